/**
 * What a phrase says about an offer: `yes`, `soft` (a yes unless a no comes with it: "ok, cancela"), `no`, `verb` (the
 * offered act named: "registra"), `infinitive` (the same after a yes: "pode registrar"), `erase` (an act that undoes, a yes only together with one) or nothing (`filler`).
 */
export type ReplyClass = "yes" | "soft" | "no" | "verb" | "infinitive" | "erase" | "filler";

// Folded phrases; longer ones win. Letters held down ("simmm") and single slips are forgiven by the reader.
const PHRASES: Readonly<Record<Exclude<ReplyClass, "verb" | "infinitive" | "erase">, string>> = {
  yes:
    `sim|demoro|dmr|dmro|demorou ja|ctz|vdd|borala|pode pa|pd pa|pode cre|pd cre|pode ir sim|fecho|fexou|fexo|lgc|ja e|jae|ja eh|s|ss|sin|sip|siminho|isso|isso ai|isso mesmo|isso sim|e isso|e isso ai|e isso mesmo|eh isso|isto|isto mesmo|foi isso|foi isso mesmo|
    e sim|eh sim|foi sim|esse mesmo|essa mesmo|essa mesma|esse ai|essa ai|confirmo|confirmado|confirmadissimo|positivo|
    afirmativo|aham|ahan|aha|arram|uhum|uhun|unhum|hum hum|um hum|yes|yep|yeah|yup|sure|bora|bora la|simbora|partiu|manda ver|manda bala|manda brasa|
    manda|mande|manda ve|mete bronca|mete ficha|toca ficha|toca o barco|taca ficha|vai em frente|vai fundo|vai la|vai nessa|va em frente|va la|
    pode sim|podes sim|pode crer|pode ser|pode ser sim|pode ir|pode seguir|pode mandar|pode mandar ver|pode ta|pode tar|com certeza|
    com toda certeza|certeza|acertou|na mosca|vamos nessa|vamo nessa|sem duvida|sem duvidas|pode apostar|exato|exatamente|exatinho|perfeito|perfeitamente|corretissimo|correto|esta correto|ta correto|
    certinho|ta certinho|esta certo|ta certo|isso ta certo|fechou|fechado|ta fechado|feito|demorou|dale|logico|obvio|obviamente|claro que sim|claro q sim|acho que sim|
    acho q sim|creio que sim|quero sim|sim quero|eu quero sim|aceito|concordo|de acordo|seria otimo|seria bom|gostaria|
    gostaria sim|deve|deve sim|por favor|pfv|pfvr|pff|pls|please|por gentileza|👍|👌|✅|✔|☑|🆗|🤝|💯|🫡|👊`,
  soft:
    `tmj|tamo junto|tamo juntos|ok|okay|okey|oki|okok|okidoki|blz|beleza|bele|belezura|claro|certo|ta|ta bom|ta bem|esta bem|esta bom|ta ok|ta otimo|ta joia|tudo bem|tudo certo|td bem|td certo|
    pode|podes|pd|pode ai|quero|eu quero|vai|vamos|vamo|segue|toca|show|show de bola|top|massa|boa|otimo|legal|maravilha|tranquilo|suave|de boa|fmz|
    firmeza|joia|combinado|por mim|por mim tudo bem|por mim ok|sem problema|sem problemas|entendi|entendido|ciente|e|eh|foi|e mesmo|eh mesmo|aprovado|aprovo|autorizo|autorizado|positivamente`,
  no:
    `nao|n|nn|nop|nope|naum|num|nem|nao nao|negativo|nunca|jamais|cancela|cancele|cancelar|cancelado|cancela isso|cancela ai|cancela essa|cancela esse|pode cancelar|quero cancelar|
    deixa|deixe|deixa pra la|deixa para la|deixa p la|deixa pla|deixe pra la|deixa la|deixa quieto|deixe quieto|deixa isso|deixa isso pra la|deixa assim|
    deixa como esta|deixa como ta|deixa por isso|deixa pra depois|deixa pra outra hora|pode deixar|pode deixar pra la|pode deixar quieto|pode esquecer|esquece|esqueca|esquece isso|esquece essa|esquece ai|
    nao precisa|n precisa|num precisa|precisa nao|nao precisa nao|nao e preciso|nao carece|nao quero|n quero|quero nao|nao quero nao|nao quero mais|
    nao vou querer|melhor nao|e melhor nao|acho melhor nao|acho que nao|acho q nao|hoje nao|agora nao|ainda nao|por enquanto nao|nao agora|
    nao por agora|nao por enquanto|por agora nao|claro que nao|claro q nao|de jeito nenhum|de jeito algum|nem pensar|nem a pau|nada|nada disso|nada nao|
    nao e isso|nao eh isso|nao foi isso|nao era isso|isso nao|errado|ta errado|esta errado|nao ta certo|nao esta certo|pode nao|nao pode|
    vai nao|nao vai|para|pare|para com isso|aborta|abortar|desisto|desisti|desiste|mudei de ideia|mais tarde|depois|depois eu vejo|outra hora|
    fica pra proxima|fica pra depois|deixa baixo|larga mao|larga|sem chance|nenhum|nenhuma|nenhum deles|nenhuma delas|nenhum desses|nenhuma dessas|nenhum dos dois|
    nenhuma das duas|dispenso|sai fora|deixa esse|deixa essa|deixa p depois|larga disso|hoje nao|👎|❌|✖|🚫|🙅|⛔`,
  filler:
    `obrigada|obrigado|brigada|brigado|obg|obgd|obrigadao|obrigadinha|brigadao|brigadinha|muito obrigada|muito obrigado|mt obrigada|mto obrigada|vlw|valeu|
    grata|grato|gratidao|thanks|agradeco|ah|ahh|oh|opa|oba|eba|eita|ne|viu|hein|uai|ue|bom|bem|entao|po|poxa|pow|hm|hmm|hum|nossa|mesmo|so|
    amiga|amigo|querida|linda|gata|miga|fofa|mana|mano|cara|amor|meu amor|meu bem|moca|bb|nega|kkk|kkkk|haha|hahaha|rs|rsrs|hehe|
    agora|ja|logo|os dois|as duas|os tres|as tres|todos|todas|tudo|ambos|ambas|pode confiar|assim|ai|assim mesmo|pra mim|para mim|por mim|por fvr|senhora|senhor|sra|relaxa|fica tranquila|voce|vc|a vontade|🙏|😊|😉|😄|😁|🙂|😀|😃|😅|😂|🤣|❤|🥰|😍|🎉|👏|💪|😘|🙌|✨|😬|😐`,
};

// Imperatives and their everyday forms; infinitives count only after a yes ("pode registrar", not "pagar conta").
const STEMS =
  "registr|regist|rejistr|anot|salv|lanc|grav|marc|adicion|cadastr|guard|cri|coloc|bot|confirm|atualiz|alter|pag|aceit|met|quit|baix";
const VERB = new RegExp(
  `^(?:(?:${STEMS})[ae]|marque|coloque|pague|inclui|inclua|faz|faca|poe|ponha|prossiga|continua|continue|siga)$`,
);
const INFINITIVE = new RegExp(`^(?:(?:${STEMS})ar|incluir|fazer|por|prosseguir|continuar|seguir|meter)$`);
const ERASE = /^(?:apag|delet|exclu|remov|elimin|limp|tir|desfa)(?:a|e|ar|i|ir|er|ue|z|zer|ca)$/;
// Words that end an act named: "registra isso aí", "pode anotar o gasto".
const OBJECTS = new Set(
  ("isso ai isto esse essa este esta ele ela eles elas la aqui tudo todos todas ambos ambas o a os as um uma gasto gastos despesa despesas registro " +
    "registros conta contas valor compra compras lancamento dado dados peso treino agua sono humor habito item itens nota parcela parcelas " +
    "pagamento divida entrada renda dois duas tres sim pra mim sistema sozinha").split(" "),
);

/** Words a reply to an offer is made of, for {@link ReplyClass}. */
export const REPLY_WORDS = {
  phrases: phraseMap(),
  isVerb: (word: string): boolean => VERB.test(word),
  isInfinitive: (word: string): boolean => INFINITIVE.test(word),
  isErase: (word: string): boolean => ERASE.test(word),
  /** Words too short in meaning to answer unless they stand alone: "é", not "e aí". */
  standsAlone: (word: string): boolean => /^(?:e|eh|foi|vai|toca|num|para)$/.test(word),
  isObject: (word: string): boolean => OBJECTS.has(word),
};

function phraseMap(): ReadonlyMap<string, ReplyClass> {
  const map = new Map<string, ReplyClass>();
  for (const [kind, list] of Object.entries(PHRASES) as [ReplyClass, string][]) {
    for (const phrase of list.split("|")) {
      const key = phrase.trim().replace(/\s+/g, " ");
      if (!map.has(key)) map.set(key, kind);
    }
  }
  return map;
}
