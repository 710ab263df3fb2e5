import { expandShortForms, fold } from "../text/fold.ts";

/** The areas of life one asks about by name. */
export type AskedArea =
  | "health"
  | "mental_health"
  | "finance"
  | "relationships"
  | "career"
  | "personal_growth"
  | "leisure"
  | "spirituality";

/** What a user wants done with the assistant's memory, settled by code. */
export type MemoryRequest =
  | { action: "tell"; area?: AskedArea }
  /** `everything`: all that fits the query. `plain`: memory is named, so that nothing else can be meant. */
  | { action: "forget"; query: string; everything: boolean; plain: boolean }
  | { action: "forget_everything" };

const MAX_LENGTH = 200;
const MAX_QUERY_WORDS = 20;
const YOU = "(?:voce|vc|ce|tu)";
const POLITE =
  `^(?:(?:oi|ola|ei|ah|ai|olha|entao|agora|bom|por favor|por gentileza|pfv|pf|pfvr|(?:voce|vc) pode|pode|podes|poderia|consegue|da pra|` +
  `(?:eu )?(?:quero|queria|gostaria)(?: que ${YOU})?|me|assistente)[\\s,!.:]+)*`;
const FORGET = "(?:esquec(?:a|e|er|esse)|desaprend(?:a|e|er))(?: -?se)?";
const ERASE =
  "(?:(?:apag|delet|limp|zer|tir)(?:a|ue|e|ar)|(?:remov|exclu|elimin|descart)(?:a|e|er|ir|ar|i))(?: -?(?:me|se))?";
const KEPT =
  "(?:sabe|lembra|aprendeu|guardou|anotou|gravou|registrou|descobriu|percebeu|notou|deduziu|conhece|(?:tem|ta|esta)(?: ai)? (?:guardado|guardando|anotado|salvo|registrado|gravado)|tem(?: ai)?(?: na (?:sua |tua )?memoria)?)";
const KNOWN = `(?:(?:tudo (?:o )?(?:que )?|o que |as coisas que |qualquer coisa que )${YOU}?\\s?(?:ja )?${KEPT}` +
  `|(?:tudo (?:o )?que|o que) (?:eu )?(?:ja )?(?:te |lhe )?(?:contei|falei|disse|mencionei)(?: (?:pra|para) ${YOU})?` +
  "|(?:tudo (?:d|n))?(?:a )?(?:sua |tua )memoria(?: toda| inteira)?|(?:todas )?(?:as )?minhas memorias|tudo)";
const ABOUT = "(?:sobre|a respeito d[eoa]s?|em relacao a|de|d[ao]s?|do que eu disse sobre)";
const ME = "(?:mim|minha vida|a minha vida|minha pessoa|meu respeito)";
const TAIL = "(?: (?:da|na|de) (?:sua |tua )?memoria)?(?:[\\s,]+(?:por favor|pfv|pf|pfvr|ta|ok|agora|ja))*[\\s.!]*$";

const FORGET_ALL = new RegExp(`${POLITE}(?:${FORGET}|${ERASE}) ${KNOWN}(?: (?:sobre|de|a) ${ME})?${TAIL}`);
/** Forgetting all needs memory named: "esquece tudo" may be a "never mind", "apaga tudo" means saved items. */
const NAMES_MEMORY = new RegExp(`\\b(?:${KEPT}|contei|falei|disse|mencionei|memorias?|(?:sobre|de|a) ${ME})\\b`);
const ABOUT_SOMETHING = new RegExp(`${POLITE}(${FORGET}|${ERASE}) (${KNOWN}) ${ABOUT} (\\S.*)$`);
const ONE_FACT = new RegExp(
  `${POLITE}(?:${FORGET}|${ERASE})(?: da (?:sua |tua )?memoria)?(?: (?:isso|aquilo|o fato))?(?: de)? que (?:eu )?(\\S.*)$`,
);
const FROM_MEMORY = new RegExp(
  `${POLITE}${ERASE} (?:d[ao]|n[ao]) (?:sua |tua )?memoria (?:(?:que|sobre|isso de|o que ${YOU} sabe (?:de|sobre)) )?(?:eu )?(\\S.*)$`,
);
const NO_MORE = new RegExp(
  `${POLITE}(?:(?:nao (?:${YOU} )?(?:precisa|quero|e|eh) (?:mais )?(?:pra |para |que ${YOU} |de )?|par[ae] de )(?:lembr|guard|sab|saib|anot)[a-z]*` +
    `|nao (?:lembr[ae]|guard[ae]|anot[ae]))(?: mais)?(?: de)? que (?:eu )?(\\S.*)$`,
);
/** "isso tá errado, eu não odeio coentro", "não é verdade que eu fumo": what is denied is to be forgotten. */
const DENIED = new RegExp(
  "^(?:(?:isso|isto|aquilo|ai|aqui|esse item|essa|esse|nao,?)\\s)?(?:(?:ta|esta|e|eh|ficou|foi) (?:errad[oa]|incorret[oa]|equivocad[oa]|mentira)|voce errou|vc errou|errou|errad[oa])" +
    "[\\s,.;:!-]+(?:(?:mas|pois|porque|na verdade|eu|que)[\\s,]+)*nao (?:eh |e )?(\\S.*)$",
);
const UNTRUE = new RegExp(
  `${POLITE}(?:nao (?:e|eh) verdade|(?:e|eh) mentira|(?:eu )?(?:nunca|nao) (?:te |lhe )?(?:falei|disse|contei)|quem (?:te )?disse) que (?:eu )?(\\S.*)$`,
);
const OWN_THING = new RegExp(`${POLITE}${FORGET} (?:(?:o|a|os|as) )?((?:meu|minha|meus|minhas) \\S.*)$`);
/** "esquece a Carol", "não quero mais que você lembre do Rafa": a name says whom all is to be forgotten of. */
const SOMEBODY_OR_SOMETHING = new RegExp(
  `${POLITE}(?:(?:esquec|desaprend)[ea](?: -?se)? (?:(?:d?[oa]s?|sobre|d[eao]s?) )+|` +
    `(?:(?:nao (?:${YOU} )?(?:precisa|quero) (?:mais )?(?:pra |para |que ${YOU} |de )?(?:mais )?|par[ae] de )(?:lembr|guard|sab)[a-z]*|nao (?:lembr[ae]|guard[ae]))` +
    `(?: mais)?(?: nada)? (?:(?:sobre|de|d[ao]s?|n[ao]s?) (?:(?:o|a|os|as) )?))(\\S.*)$`,
);
/** What was said, not what is known: "esquece que eu falei isso". */
const SAID_NOT_KNOWN =
  /^(?:te |lhe )?(?:falei|disse|pedi|perguntei|comentei|mencionei|mandei|escrevi|contei|existo|existe|foi|era)\b|^(?:isso|aquilo|tudo|nada|ele|ela)[.! ]*$/;

/** Beginnings of what was proposed, asked or recorded rather than learned: "esquece o gasto de ontem". */
const NOT_ABOUT_THE_USER =
  /^(?:que|assunto|pergunta|ideia|pedido|proposta|plano|resto|primeir[oa]|segund[oa]|ultim[oa]|gastos?|despesas?|compras?|contas?|boletos?|faturas?|dividas?|parcelas?|lembretes?|habitos?|registros?|treinos?|orcamentos?|rendas?|salario|pes[oa]gem)(?![a-z])/;

const SHOW =
  "(?:(?:list|mostr|cont|fal|resum)(?:a|e|ar|ir)|diz|diga|ver|veja|exibe|exibir|traz)(?: ai| pra mim| tudo)*";
const TELL = new RegExp(
  `${POLITE}(?:${SHOW}[\\s,:]+)?(?:(?:o que|tudo (?:o )?que|que|quanto|o q|oq) (?:e que )?(?:mais )?${YOU}\\s(?:ja )?${KEPT}(?: tudo)? (?:sobre|de|d[ao]s?) (?:${ME}|(?:a |o |as |os )?(?:minha|meu|minhas|meus)s? ([a-z ]{3,30}))` +
    `|(?:${SHOW} |quais (?:sao )?)(?:as? )?(?:sua|tua|minhas?) memorias?)[\\s?.!]*$`,
);
const AREA_WORDS: readonly [AskedArea, RegExp][] = [
  ["mental_health", /^(?:saude mental|terapia|emocoes|sentimentos)$/],
  ["health", /^(?:saude(?: fisica)?|corpo|alimentacao|sono)$/],
  ["finance", /^(?:financas|dinheiro|vida financeira|dividas|contas)$/],
  ["relationships", /^(?:familia|relacionamentos?|relacoes|amigos|amizades|pessoas|vida amorosa)$/],
  ["career", /^(?:trabalho|carreira|emprego|vida profissional|profissao)$/],
  ["personal_growth", /^(?:estudos|desenvolvimento pessoal|crescimento pessoal|metas|objetivos)$/],
  ["leisure", /^(?:lazer|hobbies|passatempos|viagens|gostos)$/],
  ["spirituality", /^(?:espiritualidade|fe|religiao)$/],
];

/**
 * Reads requests about the assistant's own memory: what it knows, and what it shall forget. Pure; null when the message is
 * anything else.
 *
 * @example
 * readMemoryRequest("esquece que eu odeio coentro"); // { action: "forget", query: "odeio coentro", … }
 */
export function readMemoryRequest(text: string): MemoryRequest | null {
  const written = expandShortForms(text.normalize("NFC").trim());
  if (written.length > MAX_LENGTH) return null;
  const folded = fold(written);
  if (FORGET_ALL.test(folded) && NAMES_MEMORY.test(folded)) return { action: "forget_everything" };
  return readTell(folded) ?? readForget(written, folded);
}

function readTell(folded: string): MemoryRequest | null {
  const match = TELL.exec(folded);
  if (!match) return null;
  const named = match[1]?.trim();
  if (named === undefined) return { action: "tell" };
  const area = AREA_WORDS.find(([, words]) => words.test(named))?.[0];
  return area === undefined ? null : { action: "tell", area };
}

function readForget(written: string, folded: string): MemoryRequest | null {
  const about = ABOUT_SOMETHING.exec(folded);
  // "apaga tudo sobre dentista" is about saved things, unless memory is named.
  if (about && (about[2] !== "tudo" || /^(?:esquec|desaprend)/.test(about[1]!))) {
    return forget(written, about[3]!, { everything: true, plain: true });
  }
  const fromMemory = FROM_MEMORY.exec(folded);
  if (fromMemory) return forget(written, fromMemory[1]!, { everything: false, plain: true });
  const fact = ONE_FACT.exec(folded) ?? NO_MORE.exec(folded) ?? DENIED.exec(folded) ?? UNTRUE.exec(folded) ??
    OWN_THING.exec(folded);
  if (fact) {
    return SAID_NOT_KNOWN.test(fact[1]!) ? null : forget(written, fact[1]!, { everything: false, plain: false });
  }
  const something = SOMEBODY_OR_SOMETHING.exec(folded)?.[1];
  return something === undefined || SAID_NOT_KNOWN.test(something) || NOT_ABOUT_THE_USER.test(something)
    ? null
    : forget(written, something, { everything: true, plain: false });
}

/** The query is what stands last, as it was typed; folding keeps the length. */
function forget(written: string, last: string, how: { everything: boolean; plain: boolean }): MemoryRequest | null {
  const query = written.slice(written.length - last.length)
    .replace(/(?:[\s,]+(?:por favor|pfv|pfvr|pf|t[áa]|ok|(?:da|na) (?:sua |tua )?mem[óo]ria))*[\s.!?]*$/iu, "");
  // A second sentence asks for something more: not a command as a whole.
  if (query === "" || /[.!?;\n]\s*\S/.test(query) || query.split(/\s+/).length > MAX_QUERY_WORDS) return null;
  return { action: "forget", query, ...how };
}

/** Whether a message asks for something to be forgotten, or denies it: nothing in it is to be learned. */
export function asksToForget(text: string): boolean {
  const action = readMemoryRequest(text)?.action;
  return action === "forget" || action === "forget_everything";
}
