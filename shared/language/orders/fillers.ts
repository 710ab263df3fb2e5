/**
 * Words that may stand before an order or a yes and add nothing to it: "oxe mana, registra".
 *
 * They cannot be the fillers of reply-phrases.ts: those may stand in a message that is nothing but a yes, where "sim" and "pode" are the
 * yes itself, and "de", "mulher" or "perguntou" would be content. Nor can they be NAMELESS_STEMS of order-object.ts: those say which words
 * behind a verb name no record, such as "gasto" or "pagamento".
 */
export const FILLERS = new Set(
  ("oi ola opa ei eita aff af ah ahh oh uai ue oxe oxi vixe po poxa pow bah hein ne viu entao bom bem man mano mana cara " +
    "prof amiga amigo miga querida criatura gente moca perguntou k kkk kkkk rs rsrs haha hehe e tambem " +
    "ja agora logo so me por favor pfv pfvr na verdade assim ai la mesmo boa obrigada obrigado valeu vlw " +
    "pelo pela amor deus de meu minha mulher filha fia tudo isso beleza ok sim claro pode isto")
    .split(" "),
);

/** Whether words of a clause are only fillers: "viu, mana". */
export function isFiller(text: string): boolean {
  return text === "" || text.split(" ").every((word) => FILLERS.has(word) || /^k+$/.test(word));
}

/** Words that may stand between "pode" or "quero" and the verb: "pode já me registrar". */
export const BEFORE_VERB = /^(?:que|como|voce|me|ja|ai|logo|tambem|sim|pra|mim|so|entao|agora|de|ir)$/;
