import { isSlip } from "../edit-distance.ts";
import { numberWord } from "../figures/number-word.ts";

/**
 * What a phrase says about an offer: `yes`; `soft`, a yes unless a no comes with it ("ok, cancela"); `please`, a yes where
 * nothing else is asked for; `no`; `verb`, the offered act named ("registra"); `infinitive`, the same after a yes ("pode registrar"); `erase`, an act that undoes,
 * a yes only together with one; `filler`, nothing.
 */
export type ReplyClass = "yes" | "soft" | "please" | "no" | "verb" | "infinitive" | "erase" | "filler";

// Folded phrases; longer ones win. Letters held down ("simmm") and single slips are forgiven by the reader.
const PHRASES: Readonly<Record<Exclude<ReplyClass, "verb" | "infinitive" | "erase">, string>> = {
  yes:
    `sim|demoro|dmr|dmro|demorou ja|ctz|vdd|borala|pode pa|pd pa|pode cre|pd cre|pode ir sim|fecha|arrocha|fecho|fexou|fexo|lgc|ja e|jae|ja eh|s|ss|sin|sip|siminho|isso|isso ai|isso mesmo|isso sim|e isso|e isso ai|e isso mesmo|eh isso|isto|isto mesmo|foi isso|foi isso mesmo|
    e sim|eh sim|foi sim|esse mesmo|essa mesmo|essa mesma|esse ai|essa ai|confirmo|confirmado|confirmadissimo|positivo|
    afirmativo|aham|ahan|aha|arram|uhum|uhun|unhum|hum hum|um hum|yes|yep|yeah|yup|sure|bora|bora la|simbora|partiu|manda ver|manda bala|manda brasa|pode mandar bala|pode mandar brasa|
    manda|mande|manda ve|mete bronca|mete ficha|toca ficha|toca o barco|taca ficha|vai em frente|vai fundo|vai la|vai nessa|va em frente|va la|
    pode sim|podes sim|pode crer|pode ser|pode ser sim|pode ir|pode seguir|pode mandar|pode mandar ver|pode ta|pode tar|com certeza|
    com toda certeza|certeza|acertou|na mosca|vamos nessa|vamo nessa|sem duvida|sem duvidas|pode apostar|exato|exatamente|exatinho|perfeito|perfeitamente|corretissimo|correto|esta correto|ta correto|
    certinho|ta certinho|esta certo|ta certo|isso ta certo|fechou|fechado|ta fechado|feito|demorou|dale|logico|obvio|obviamente|claro que sim|claro q sim|acho que sim|
    acho q sim|creio que sim|quero sim|sim quero|eu quero sim|aceito|concordo|de acordo|seria otimo|seria bom|gostaria|
    gostaria sim|deve|deve sim|👍|👌|✅|✔|☑|🆗|🤝|💯|🫡|👊`,
  please: `por favor|pfv|pfvr|pff|pls|please|por gentileza`,
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
/** Of these the ones that can mean nothing but to keep or to write. */
const KEEPING = /^(?:re[gj]istr?|anot|salv|grav|adicion|cadastr|guard|cri|coloc|bot|lanc|inclu)(?:[ae]|ar|ir)$/;
const ERASE = /^(?:apag|delet|exclu|remov|elimin|limp|tir|desfa)(?:a|e|ar|i|ir|er|ue|z|zer|ca)$/;
// Words that end an act named: "registra isso aí", "pode anotar o gasto".
const OBJECTS = new Set(
  ("isso ai isto esse essa este esta ele ela eles elas la aqui tudo todos todas ambos ambas o a os as um uma gasto gastos despesa despesas registro " +
    "registros conta contas valor compra compras lancamento dado dados peso treino agua sono humor habito item itens nota parcela parcelas " +
    "pagamento divida entrada renda dois duas tres sim pra mim sistema sozinha").split(" "),
);

/** Words too short in meaning to answer unless they stand alone: "é", not "e aí". */
const ONLY_ALONE = /^(?:e|eh|foi|vai|toca|num|para)$/;

const phrases = new Map<string, ReplyClass>();
/** The same without doubled letters, for letters held down: "simmm". */
const squeezedPhrases = new Map<string, ReplyClass>();
/** Single words in which a slip is forgiven. */
const longWords: string[] = [];
for (const [kind, list] of Object.entries(PHRASES) as [ReplyClass, string][]) {
  for (const entry of list.split("|")) {
    const phrase = entry.trim().replace(/\s+/g, " ");
    if (phrases.has(phrase)) continue;
    phrases.set(phrase, kind);
    if (!squeezedPhrases.has(squeeze(phrase))) squeezedPhrases.set(squeeze(phrase), kind);
    if (/^[a-z]{3,}$/.test(phrase)) longWords.push(phrase);
  }
}

/** What a message says to an offer: a plain yes, a plain no, or anything that carries more. */
export type BareReply = "confirm" | "reject" | "other";

const LONGEST_PHRASE = 4;
const MAX_WORDS = 14;
// Variation selectors, skin tones and joined genders change nothing.
const EMOJI_VARIANTS = /[\ufe0f\u200d♀♂]|\ud83c[\udffb-\udfff]/g;
const ABBREVIATIONS = new Map(Object.entries({
  msm: "mesmo",
  ctz: "certeza",
  hj: "hoje",
  td: "tudo",
  vc: "voce",
  dps: "depois",
}));
const WORDS_OR_SIGNS = /[a-z]+|\d+|[,.;:!\n…-]+|[^\s\w]/gu;

/**
 * Reads the answer to an offer. Only what consists of a yes or a no and politeness counts ("pode registrar
 * sim, obrigada", "melhor não"); whatever carries more ("sim, mas ontem", "não sei") is `other`.
 *
 * @param folded a message, or a part of one, as `fold` gives it
 */
export function readReply(folded: string): BareReply {
  if (folded.length > 200) return "other";
  const clauses = readClauses(folded.replace(EMOJI_VARIANTS, ""));
  if (clauses === null) return "other";
  const classes = clauses.flatMap((words) => classifyClause(words));
  if (classes.includes(null)) return "other";
  return decide(classes);
}

/** Whether a yes names the opposite of what was offered: "guarda tudo" where it is to be erased, "pode apagar" where it is to be written. */
export function agreesToOpposite({ folded, reply }: { folded: string; reply: BareReply }, erases: boolean): boolean {
  if (reply !== "confirm") return false;
  const words = (folded.match(/[a-z]+/g) ?? []).map((word) => COMMON_VERBS.find((verb) => isSlip(word, verb)) ?? word);
  return words.some((word) => (erases ? KEEPING : ERASE).test(squeeze(word)));
}

function decide(classes: readonly (ReplyClass | null)[]): BareReply {
  const says = (kind: ReplyClass) => classes.includes(kind);
  if (says("no")) return says("yes") || classes.some(isAct) ? "other" : "reject";
  // "apaga" alone may be meant against what was offered, "pagar conta" may be a new request.
  return says("yes") || says("soft") || says("verb") || (says("please") && !says("erase")) ? "confirm" : "other";
}

function isAct(kind: ReplyClass | null): boolean {
  return kind === "verb" || kind === "infinitive" || kind === "erase";
}

/** The words of each part between punctuation; null where a question, a foreign sign or something to be noted stands ("anota: 🎉"). */
function readClauses(folded: string): string[][] | null {
  if (/[?@#/\\<>{}[\]=+*%$]|:\s*\p{Extended_Pictographic}/u.test(folded)) return null;
  const clauses: string[][] = [[]];
  let count = 0;
  for (const [token] of folded.replace(/['"()]/g, " ").matchAll(WORDS_OR_SIGNS)) {
    if (/^[,.;:!\n…-]/.test(token)) clauses.push([]);
    else {
      if (++count > MAX_WORDS) return null;
      clauses.at(-1)!.push(ABBREVIATIONS.get(token) ?? token);
    }
  }
  return clauses.filter((words) => words.length > 0);
}

function classifyClause(words: readonly string[]): (ReplyClass | null)[] {
  const classes: (ReplyClass | null)[] = [];
  let at = 0;
  while (at < words.length) {
    const read = readPhrase(words, at) ?? readAct(words, at);
    if (read === null) return [null];
    // "não registra", "não precisa anotar isso": the no covers the act.
    const covered = isAct(read.kind) && classes.at(-1) === "no";
    if (!covered) classes.push(read.kind);
    at = read.next;
  }
  return classes;
}

/** A phrase among folded words: what it says, and the index of the first word behind it. */
export interface ReadPhrase {
  kind: ReplyClass;
  next: number;
}

/** The longest phrase of a reply that begins at a word; null where none does. */
export function readPhrase(words: readonly string[], at: number): ReadPhrase | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length >= 1; length--) {
    const kind = length === 1
      ? classOf(words[at]!)
      : squeezedPhrases.get(squeeze(words.slice(at, at + length).join(" ")));
    if (length === 1 && words.length > 1 && ONLY_ALONE.test(words[at]!)) return null;
    if (kind !== undefined) return { kind, next: at + length };
  }
  return null;
}

/** "registra isso aí pra mim": a verb of the offered kind with its object. */
function readAct(words: readonly string[], at: number): ReadPhrase | null {
  const kind = readActWord(words[at]!);
  if (kind === null) return null;
  let next = at + 1;
  while (next < words.length && OBJECTS.has(words[next]!)) next++;
  return { kind, next };
}

/** Whether a folded word names an act of an offer, letters held down and one slip forgiven: "anotaa", "registar". */
export function readActWord(word: string): ReplyClass | null {
  return actOf(word) ?? actOf(squeeze(word)) ?? slippedVerb(word);
}

function actOf(word: string): ReplyClass | null {
  if (VERB.test(word)) return "verb";
  if (INFINITIVE.test(word)) return "infinitive";
  return ERASE.test(word) ? "erase" : null;
}

const COMMON_VERBS = "registra registrar registre confirma confirmar confirme anota anotar salvar".split(" ");

function slippedVerb(word: string): ReplyClass | null {
  return COMMON_VERBS.some((verb) => isSlip(word, verb)) ? "verb" : null;
}

/** Letters held down: "simmm", "nãooo", "boraaa". Both sides are squeezed, so "isso" still meets itself. */
function squeeze(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

function classOf(word: string): ReplyClass | undefined {
  const known = phrases.get(word) ?? squeezedPhrases.get(squeeze(word));
  if (known !== undefined) return known;
  if (word.length < 3 || actOf(word) !== null || numberWord(word) !== null) {
    return undefined;
  }
  const meant = longWords.find((candidate) => isSlip(word, candidate));
  return meant === undefined ? undefined : phrases.get(meant);
}
