import { REPLY_PHRASES, type ReplyClass } from "./reply-phrases.ts";
import { isSlip } from "../edit-distance.ts";
import { numberWord } from "../figures/number-word.ts";
import { readSentences } from "../sentences.ts";

// Imperatives and their everyday forms. An infinitive counts only behind a yes: "pode registrar" is one, "pagar conta" is none.
const STEMS =
  "registr|regist|rejistr|anot|salv|lanc|grav|marc|adicion|cadastr|guard|cri|coloc|bot|confirm|atualiz|alter|pag|aceit|met|quit|baix";
const VERB = new RegExp(
  `^(?:(?:${STEMS})[ae]|marque|coloque|pague|inclui|inclua|faz|faca|poe|ponha|prossiga|continua|continue|siga)$`,
);
const INFINITIVE = new RegExp(`^(?:(?:${STEMS})ar|incluir|fazer|por|prosseguir|continuar|seguir|meter)$`);
/** Those verbs that can only mean to keep or to record something. */
const KEEPING =
  /^(?:re[gj]istr?|anot|salv|grav|adicion|cadastr|guard|cri|coloc|bot|lanc|inclu|marc|atualiz|alter|pag|quit)(?:[ae]|ar|ir)$/;
/** "confirma o gasto": the record, and not that it goes. */
const CONFIRMS_RECORD =
  /\bconfirm[a-z]+ (?:o|a|ess[ea]|est[ea]|meu|minha) (?:gasto|despesa|registro|valor|compra|conta|nota|item)\b/;
const ERASE = /^(?:apag|delet|exclu|remov|elimin|limp|tir|desfa)(?:a|e|ar|i|ir|er|ue|z|zer|ca)$/;
// Words that may follow the verb: "registra isso aí", "pode anotar o gasto".
const OBJECTS = new Set(
  ("isso ai isto esse essa este esta ele ela eles elas la aqui tudo todos todas ambos ambas o a os as um uma " +
    "gasto gastos despesa despesas registro " +
    "registros conta contas valor compra compras lancamento dado dados peso treino agua sono humor habito item " +
    "itens nota parcela parcelas " +
    "pagamento divida entrada renda dois duas tres sim pra mim sistema sozinha").split(" "),
);

/** Words that answer only when they stand alone: "é", not "e aí". */
const ONLY_ALONE = /^(?:e|eh|foi|vai|toca|num|para)$/;

/** The class of each phrase. */
const phrases = new Map<string, ReplyClass>();
/** The same by the phrase without doubled letters, to find repeated letters: "simmm". */
const squeezedPhrases = new Map<string, ReplyClass>();
/** Single words in which one typing slip is forgiven. */
const longWords: string[] = [];
for (const [kind, list] of Object.entries(REPLY_PHRASES) as [ReplyClass, string][]) {
  for (const entry of list.split("|")) {
    const phrase = entry.trim().replace(/\s+/g, " ");
    if (phrases.has(phrase)) continue;
    phrases.set(phrase, kind);
    if (!squeezedPhrases.has(squeeze(phrase))) squeezedPhrases.set(squeeze(phrase), kind);
    if (/^[a-z]{3,}$/.test(phrase)) longWords.push(phrase);
  }
}

/** What a message says to an offer: only a yes, only a no, or anything else. */
export type BareReply = "confirm" | "reject" | "other";

const LONGEST_PHRASE = 4;
const MAX_WORDS = 14;
// Variation selectors, skin tones and genders of an emoji do not change its meaning.
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
 * Reads the answer to an offer. It is a yes or a no only when it consists of that and polite words ("pode registrar sim,
 * obrigada", "melhor não"). A message that says more ("sim, mas ontem", "não sei") is `other`.
 *
 * @param folded a message, or a part of one
 */
export function readReply(folded: string): BareReply {
  const classes = readClasses(folded);
  return classes.includes(null) ? "other" : decide(classes);
}

/**
 * Whether a yes says more than that the offer was heard. Where something is to be erased, "entendi" and "ah, tá" are no yes, and "uhum,
 * entendi" is none either: beside such words stands an explicit yes or the act ("sim, entendi", "legal, pode apagar").
 * So it is with "tá bom assim".
 *
 * @param folded a yes (`readReply`), or a sentence with one
 */
export function isMoreThanHeard(folded: string): boolean {
  const classes = readClasses(folded.replace(/\b(ah+), */g, "$1 "));
  const isHeard = classes.includes("heard") || LEAVES_AS_IS.test(folded);
  return !isHeard || classes.some(isAct) || EXPLICIT.test(folded) || /\bpode\b/.test(folded);
}

/** "tá bom assim", "já tá certo": it may stay as it is. "acho que sim" is not sure. */
const LEAVES_AS_IS = /\b(?:assim|ja (?:ta|esta)|so isso|acho que)\b/;

/** The class of each phrase of an answer; null among them where the answer says more than a yes or a no. */
function readClasses(folded: string): (ReplyClass | null)[] {
  if (folded.length > 200) return [null];
  const clauses = readClauses(folded.replace(EMOJI_VARIANTS, ""));
  return clauses === null ? [null] : clauses.flatMap((words) => classifyClause(words));
}

/**
 * Whether a yes names the opposite of what was offered: "guarda tudo" to an offer to erase, "pode apagar" to an offer to record.
 *
 * @param erases whether the offer is to erase something
 */
export function agreesToOpposite(
  { folded, bareReply }: { folded: string; bareReply: BareReply },
  erases: boolean,
): boolean {
  if (bareReply !== "confirm") return false;
  const words = (folded.match(/[a-z]+/g) ?? []).map((word) => COMMON_VERBS.find((verb) => isSlip(word, verb)) ?? word);
  if (erases && CONFIRMS_RECORD.test(folded)) return true;
  return words.some((word) => (erases ? KEEPING : ERASE).test(squeeze(word)));
}

function decide(classes: readonly (ReplyClass | null)[]): BareReply {
  const says = (kind: ReplyClass) => classes.includes(kind);
  if (says("no")) return says("yes") || classes.some(isAct) ? "other" : "reject";
  // "apaga" alone may be directed against the offer, and "pagar conta" may be a new request.
  const agrees = says("yes") || says("soft") || says("heard") || says("verb");
  return agrees || (says("please") && !says("erase")) ? "confirm" : "other";
}

function isAct(kind: ReplyClass | null): boolean {
  return kind === "verb" || kind === "infinitive" || kind === "erase";
}

/**
 * The words of each part between punctuation marks. Null when the text has a question mark, a sign that answers do not have, or a
 * colon with something to be noted ("anota: 🎉").
 */
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
    // "não entendi" is a question.
    if (read === null || read.kind === "heard" && classes.at(-1) === "no") return [null];
    // "não registra", "não precisa anotar isso": the act belongs to the no before it.
    const isNegated = isAct(read.kind) && classes.at(-1) === "no";
    if (!isNegated) classes.push(read.kind);
    at = read.next;
  }
  return classes;
}

/** The class of a phrase, and the index of the first word behind it. */
export interface ReadPhrase {
  kind: ReplyClass;
  next: number;
}

/** The longest known phrase that begins at the word with index `at`; null when there is none. */
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

/** A verb for recording or erasing, with its object: "registra isso aí pra mim". */
function readAct(words: readonly string[], at: number): ReadPhrase | null {
  const kind = readActWord(words[at]!);
  if (kind === null) return null;
  let next = at + 1;
  while (next < words.length && OBJECTS.has(words[next]!)) next++;
  return { kind, next };
}

/** The class of a verb for recording or erasing; null for any other word. Forgives repeated letters and one slip: "anotaa", "registar". */
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

/**
 * Makes repeated letters single: "simmm", "nãooo", "boraaa". The known phrases are squeezed too, so that "isso" is still found.
 */
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

const EXPLICIT =
  /\b(?:(?<!acho que )sim|confirmo|confirmado|tenho certeza|com certeza|certeza absoluta|positivo|afirmativo)\b/;
/** A permission with the verb of the act: "pode apagar tudo". */
const CLEARS = new RegExp(
  String.raw`\b(?:pode|quero|sim)\b(?: \w+){0,2}? (?:apagar?|apague|excluir?|exclua|delet(?:ar|a|e)|` +
    String.raw`limpar?|esquecer?|zerar?|remover?|(?<!quero )confirmar?|encerrar?)\b`,
);
/** Said beside a yes: "sim, eu sei que não tem volta", "sem dúvida", "é isso que eu quero", "sim senhora", "tô ciente". */
const SURE = new RegExp(
  String
    .raw`\b(?:(?:eu )?sei(?: que)?(?: e)?(?: nao tem volta| pra sempre| nao da pra (?:desfazer|voltar))?|nao tem volta|` +
    String
      .raw`sem (?:nenhuma )?duvida|e isso(?: que)?(?: eu)?(?: quero)?|senhora?|de verdade|(?:estou|esta|to|tou) ciente|faz isso)\b`,
  "g",
);
/** The only words that an explicit yes may have. A noun may name something else than was asked about: "pode apagar a conta". */
const EXPLICIT_WORDS = new Set(
  ("sim confirmo confirmado tenho certeza com absoluta total toda positivo afirmativo pode quero " +
    "eu claro que isso mesmo apagar apaga apague excluir exclui exclua deletar " +
    "deleta delete limpar limpa esquecer esquece esqueca zerar zera remover " +
    "remove remova confirmar confirma encerrar encerra tudo todos todas " +
    "de vez pra sempre sobre mim minha minhas meu meus o a os as " +
    "por favor pfv agora ja logo " +
    "obrigada obrigado").split(" "),
);

/**
 * Whether the whole message is a yes that is explicit enough for an act that cannot be undone. An acknowledgement is not enough
 * ("ok", "beleza", "entendi").
 */
export function isExplicitYes(text: string): boolean {
  if (text.length > 120) return false;
  const sentences = readSentences(text);
  const words = sentences.flatMap(({ words }) => words);
  if (sentences.some(({ isQuestion }) => isQuestion) || words.some(({ isQuoted }) => isQuoted)) return false;
  const plainWords = words.filter(({ isMark }) => !isMark).map(({ plain }) => plain);
  const plain = plainWords.join(" ");
  const others = plain.replace(SURE, " ").split(" ").filter((word) => word !== "");
  return others.every((word) => EXPLICIT_WORDS.has(word)) && (EXPLICIT.test(plain) || CLEARS.test(plain));
}

/** The verb of the offer "Quer que eu esqueça isto?". */
const FORGET = /\besque[cq][a-z]*\b/g;

/**
 * Whether an answer to an offer to forget says yes with its verb: "pode esquecer", "esquece sim". To any other offer, and without "pode" or
 * "sim", these words are a no.
 */
export function agreesToForget({ text, folded }: { text: string; folded: string }): boolean {
  if (folded.search(FORGET) < 0) return false;
  return isExplicitYes(text) ||
    /\b(?:pode|sim)\b/.test(folded) && readReply(folded.replace(FORGET, "apagar")) === "confirm";
}
