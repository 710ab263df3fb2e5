import { editDistance } from "../text/edit-distance.ts";
import { fold } from "../text/fold.ts";
import { numberWord } from "../text/number-word.ts";
import { REPLY_WORDS, type ReplyClass } from "./reply-words.ts";

/** What a message says to an offer: a plain yes, a plain no, or anything that carries more. */
export type Reply = "confirm" | "reject" | "other";

const LONGEST_PHRASE = 4;
const MAX_WORDS = 14;
// Variation selectors, skin tones and joined genders change nothing.
const EMOJI_DRESS = /[\ufe0f\u200d♀♂]|\ud83c[\udffb-\udfff]/g;
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  msm: "mesmo",
  ctz: "certeza",
  hj: "hoje",
  td: "tudo",
  vc: "voce",
  dps: "depois",
};
const WORDS_OR_SIGNS = /[a-z]+|\d+|[,.;:!\n…-]+|[^\s\w]/gu;

/**
 * Reads the answer to an offer (domain §4). Only what consists of a yes or a no and politeness counts ("pode registrar
 * sim, obrigada", "melhor não"); whatever carries more ("sim, mas ontem", "não sei") is `other`.
 */
export function readReply(text: string): Reply {
  if (text.length > 200) return "other";
  const clauses = readClauses(fold(text).replace(EMOJI_DRESS, ""));
  if (clauses === null) return "other";
  const classes = clauses.flatMap((words) => classifyClause(words));
  if (classes.includes(null)) return "other";
  return decide(classes);
}

function decide(classes: readonly (ReplyClass | null)[]): Reply {
  const says = (kind: ReplyClass) => classes.includes(kind);
  if (says("no")) return says("yes") || classes.some(isAct) ? "other" : "reject";
  // "apaga" alone may be meant against what was offered, "pagar conta" may be a new request.
  return says("yes") || says("soft") || says("verb") ? "confirm" : "other";
}

function isAct(kind: ReplyClass | null): boolean {
  return kind === "verb" || kind === "infinitive" || kind === "erase";
}

/** The words of each part between punctuation; null where a question or a foreign sign stands. */
function readClauses(folded: string): string[][] | null {
  if (/[?@#/\\<>{}[\]=+*%$]/.test(folded)) return null;
  const clauses: string[][] = [[]];
  let count = 0;
  for (const [token] of folded.replace(/['"()]/g, " ").matchAll(WORDS_OR_SIGNS)) {
    if (/^[,.;:!\n…-]/.test(token)) clauses.push([]);
    else {
      if (++count > MAX_WORDS) return null;
      clauses.at(-1)!.push(ABBREVIATIONS[token] ?? token);
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

interface ReadPhrase {
  kind: ReplyClass;
  next: number;
}

function readPhrase(words: readonly string[], at: number): ReadPhrase | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length >= 1; length--) {
    const kind = length === 1 ? classOf(words[at]!) : squeezed.get(squeeze(words.slice(at, at + length).join(" ")));
    if (length === 1 && words.length > 1 && REPLY_WORDS.standsAlone(words[at]!)) return null;
    if (kind !== undefined) return { kind, next: at + length };
  }
  return null;
}

/** "registra isso aí pra mim": a verb of the offered kind with its object. */
function readAct(words: readonly string[], at: number): ReadPhrase | null {
  const kind = actOf(words[at]!) ?? actOf(squeeze(words[at]!)) ?? slippedVerb(words[at]!);
  if (kind === null) return null;
  let next = at + 1;
  while (next < words.length && REPLY_WORDS.isObject(words[next]!)) next++;
  return { kind, next };
}

function actOf(word: string): ReplyClass | null {
  if (REPLY_WORDS.isVerb(word)) return "verb";
  if (REPLY_WORDS.isInfinitive(word)) return "infinitive";
  return REPLY_WORDS.isErase(word) ? "erase" : null;
}

const COMMON_VERBS = [
  "registra",
  "registrar",
  "registre",
  "confirma",
  "confirmar",
  "confirme",
  "anota",
  "anotar",
  "salvar",
];

function slippedVerb(word: string): ReplyClass | null {
  return COMMON_VERBS.some((verb) => isSlip(word, verb)) ? "verb" : null;
}

/** Letters held down: "simmm", "nãooo", "boraaa". Both sides are squeezed, so "isso" still meets itself. */
function squeeze(word: string): string {
  return word.replace(/(.)\1+/g, "$1");
}

const squeezed = new Map<string, ReplyClass>();
const longWords: string[] = [];
for (const [phrase, kind] of REPLY_WORDS.phrases) {
  if (!squeezed.has(squeeze(phrase))) squeezed.set(squeeze(phrase), kind);
  if (/^[a-z]{3,}$/.test(phrase)) longWords.push(phrase);
}

function classOf(word: string): ReplyClass | undefined {
  const known = REPLY_WORDS.phrases.get(word) ?? squeezed.get(squeeze(word));
  if (known !== undefined) return known;
  if (word.length < 3 || actOf(word) !== null || numberWord(word) !== null) {
    return undefined;
  }
  const meant = longWords.find((candidate) => isSlip(word, candidate));
  return meant === undefined ? undefined : REPLY_WORDS.phrases.get(meant);
}

/** Swapped neighbours in words of 3 letters or more, a letter lost or doubled from 5 on, a wrong one from 7 on. */
function isSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0] && !(typed[0] === word[1] && typed[1] === word[0])) return false;
  // "craro": r for l, as it is spoken.
  if (typed.length >= 5 && typed.replaceAll("l", "r") === word.replaceAll("l", "r")) return true;
  if (editDistance(typed, word, 1) > 1) return false;
  if (typed.length !== word.length) return Math.min(typed.length, word.length) >= 5 && typed.at(-1) === word.at(-1);
  const swapped = [...typed].sort().join("") === [...word].sort().join("");
  // A wrong last letter is another form of the word: "entendo", "confirmei".
  return swapped ? typed.length >= 3 : typed.length >= 7 && typed.at(-1) === word.at(-1);
}
