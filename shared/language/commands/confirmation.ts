import { REPLY_PHRASES, type ReplyClass } from "./reply-phrases.ts";
import { isSlip } from "../edit-distance.ts";
import { numberWord } from "../figures/number-word.ts";
import { readSentences } from "../sentences.ts";

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

/** By phrase what it says. */
const phrases = new Map<string, ReplyClass>();
/** The same without doubled letters, for letters held down: "simmm". */
const squeezedPhrases = new Map<string, ReplyClass>();
/** Single words in which a slip is forgiven. */
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

const EXPLICIT = /\b(?:sim|confirmo|confirmado|tenho certeza|com certeza|certeza absoluta|positivo|afirmativo)\b/;
const CLEARS = new RegExp(
  String.raw`\b(?:pode|quero|sim)\b(?: \w+){0,2}? (?:apagar?|apague|excluir?|exclua|delet(?:ar|a|e)|` +
    String.raw`limpar?|esquecer?|zerar?|remover?|confirmar?|encerrar?)\b`,
);
const EXPLICIT_WORDS = new Set(
  ("sim confirmo confirmado tenho certeza com absoluta total toda positivo afirmativo pode quero " +
    "eu claro que isso mesmo apagar apaga apague excluir exclui exclua deletar " +
    "deleta delete limpar limpa esquecer esquece esqueca zerar zera remover " +
    "remove remova confirmar confirma encerrar encerra tudo todos todas " +
    "de vez pra sempre sobre mim minha minhas meu meus o a os as " +
    "memoria conta dados coisas itens historico por favor pfv agora ja logo entendi " +
    "obrigada obrigado").split(" "),
);

/**
 * Whether a message is, as a whole, a yes to what cannot be undone; an acknowledgement is none ("ok", "beleza",
 * "entendi").
 */
export function isExplicitYes(message: string): boolean {
  if (message.length > 120) return false;
  const sentences = readSentences(message);
  const words = sentences.flatMap(({ words }) => words);
  if (sentences.some(({ isQuestion }) => isQuestion) || words.some(({ isQuoted }) => isQuoted)) return false;
  const plain = words.filter(({ isMark }) => !isMark).map((word) => word.plain);
  const text = plain.join(" ");
  return plain.every((word) => EXPLICIT_WORDS.has(word)) && (EXPLICIT.test(text) || CLEARS.test(text));
}
