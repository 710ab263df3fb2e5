import { MONTH_NAMES } from "../text/calendar-day.ts";
import { editDistance } from "../text/edit-distance.ts";
import { fold } from "../text/fold.ts";
import { numberWord } from "../text/number-word.ts";
import { stemWord } from "../text/stem-word.ts";
import { readReply } from "./confirmation.ts";
import { readPositions } from "./positions.ts";
import {
  AROUND_REPLY,
  BOTH,
  DENIAL,
  ELLIPSIS,
  ENDING,
  EXISTING,
  FILLER,
  LATER,
  NEGATION,
  NEITHER,
  NO,
  OTHER_BUSINESS,
  STATED,
  TOWARDS,
  YES,
} from "./resolution-words.ts";

/** What the user says to "you mentioned X, but now said Y: has anything changed?" */
export type Resolution = "keep_existing" | "use_new" | "keep_both" | "neither" | "later";

/** The two beliefs as they were put to the user: what was known and what was said since. */
export interface QuestionSides {
  existing: string;
  stated: string;
}

/** An answer; `rest` is what the message says besides, "" when nothing. */
export interface ReadAnswer {
  resolution: Resolution;
  rest: string;
}

const MAX_LENGTH = 240;
const MAX_WORDS = 16;

/**
 * Reads the answer to a question about two beliefs: "sim", "recife", "não moro mais em salvador", "o segundo", "os dois",
 * "nenhum", "tanto faz"; null when the message is about something else.
 */
export function readResolution(text: string, sides: QuestionSides): ReadAnswer | null {
  const whole = readAnswer(text, sides);
  if (whole !== null) return { resolution: whole, rest: "" };
  // "Recife. E quanto gastei esse mês?", "nenhum dos dois, agora moro em Natal"
  const composed = text.normalize("NFC");
  const head = /^[^.!?;,\n]+(?=[.!;,\n])/.exec(composed)?.[0];
  const resolution = head === undefined ? null : readAnswer(head, sides);
  if (head === undefined || resolution === null) return null;
  const rest = composed.slice(head.length).replace(/^[\s.!;,]+(?:e |mas )?/, "");
  return { resolution, rest: wordsOf(fold(rest)).every((word) => FILLER.has(word)) ? "" : rest };
}

function readAnswer(text: string, sides: QuestionSides): Resolution | null {
  if (text.length > MAX_LENGTH) return null;
  const folded = fold(text).replace(/\ufe0f|[\u{1f3fb}-\u{1f3ff}]/gu, "").replace(/,?\s*\bne\s*\?\s*$/, "").trim();
  if (folded === "" || folded.includes("?")) return null;
  if (folded === fold(sides.existing).trim()) return "keep_existing";
  if (folded === fold(sides.stated).trim()) return "use_new";
  if (wordsOf(folded).length > MAX_WORDS) return null;
  const beliefs = compareBeliefs(sides);
  return byPhrase(folded, beliefs) ?? byClauses(folded, beliefs) ?? byPosition(folded) ??
    // "Ok", "beleza", "cancela": heard, and nothing said about which is true.
    (readReply(text) === "other" ? null : "later");
}

/** "Os dois", "nenhum", "tanto faz", with nothing of its own around it. */
function byPhrase(folded: string, beliefs: Beliefs): Resolution | null {
  const phrases: [RegExp, Resolution][] = [[NEITHER, "neither"], [BOTH, "keep_both"], [LATER, "later"]];
  for (const [pattern, resolution] of phrases) {
    const found = pattern.exec(folded);
    if (!found) continue;
    const around = folded.replace(found[0], " ");
    // "Faço plantão nos dois": what it is said of may come before.
    const allowed = resolution === "keep_both" && found.index + found[0].length === folded.length ? 2 : 0;
    if (foreignWords(around, beliefs).length <= allowed && !OTHER_BUSINESS.test(around)) return resolution;
  }
  return null;
}

type Side = "existing" | "stated";

/** What the clauses say, the last one that says it with words of a belief counting most. */
function byClauses(folded: string, beliefs: Beliefs): Resolution | null {
  const clauses = folded.split(/(?<!\d)[,.](?!\d)|[,.](?!\d)|[;:!\n…]+|\bmas\b|(?<=[a-z0-9])\s+-\s+/).map((clause) =>
    clause.trim()
  ).filter(
    Boolean,
  );
  const votes = clauses.map((clause) => sideOfClause(clause, beliefs));
  const plain = clauses.map(plainAnswer);
  const side = votes.findLast((vote) => vote !== null) ?? plain.find((answer) => answer !== null) ?? null;
  if (side === null) return null;
  const unknown = foreignWords(folded, beliefs);
  const known = (word: string) => beliefs.all.has(stemAmong(word, beliefs));
  const hits = wordsOf(folded).filter(known).length;
  const business = OTHER_BUSINESS.exec(folded);
  if (business && !wordsOf(business[0]).some(known)) return null;
  // After a plain yes or no a reason may follow: "sim, fui demitida em março".
  const allowed = plain[0] !== null ? 4 : hits >= 2 || STATED.test(folded) || EXISTING.test(folded) ? 1 : 0;
  if (unknown.length > allowed) return null;
  return side === "existing" ? "keep_existing" : "use_new";
}

function plainAnswer(clause: string): Side | null {
  // Letters held down: "siiim", "nãooo".
  const words = clause.split(/\s+/).map((word) => word.replace(/(.)\1+/gu, "$1"));
  const isAll = (reply: ReadonlySet<string>) =>
    words.some((word) => reply.has(word)) && words.every((word) => reply.has(word) || AROUND_REPLY.has(word));
  if (isAll(YES)) return "stated";
  return isAll(NO) ? "existing" : null;
}

function sideOfClause(clause: string, beliefs: Beliefs): Side | null {
  return sideByBelief(clause, beliefs) ?? sideByCue(clause);
}

/** "A nova", "continua igual", "não mudou nada". */
function sideByCue(clause: string): Side | null {
  const [stated, existing] = [STATED.exec(clause), EXISTING.exec(clause)];
  const cue = existing ?? stated;
  if (cue === null || (stated !== null && existing !== null && !/^continu|^segue|^sigo/.test(existing[0]))) return null;
  const side: Side = existing ? "existing" : "stated";
  const before = wordsOf(clause.slice(0, cue.index));
  const after = wordsOf(clause.slice(cue.index + cue[0].length));
  const denied = before.some((word) => DENIAL.has(word) || word === "n" || word === "nada") ||
    /^(?:nao|nada|n)$/.test(after[0] ?? "");
  return denied ? otherOf(side) : side;
}

/** By the words that only one of the beliefs has, said or denied. */
function sideByBelief(clause: string, beliefs: Beliefs): Side | null {
  const words = wordsOf(clause);
  const stems = words.map((word) => stemAmong(word, beliefs));
  if (beliefs.denied !== null) {
    const short = ELLIPSIS.exec(clause);
    if (short) return short[1] || / nao$/.test(clause) ? beliefs.denied : otherOf(beliefs.denied);
    if (!stems.some((stem) => beliefs.all.has(stem))) return null;
    return words.some((word) => DENIAL.has(word) || word === "n") ? beliefs.denied : otherOf(beliefs.denied);
  }
  const at = (side: Side) => stems.findIndex((stem) => beliefs[side].has(stem));
  const [existing, stated] = [at("existing"), at("stated")];
  if (existing < 0 && stated < 0) return null;
  if (existing >= 0 && stated >= 0) return sideOfBoth(words, existing, stated);
  const side: Side = existing >= 0 ? "existing" : "stated";
  const hit = Math.max(existing, stated);
  const denied = words.slice(0, hit).some((word) => NEGATION.has(word)) || words.some((word) => ENDING.has(word)) ||
    /^(?:nao|errad[oa])$/.test(words[hit + 1] ?? "");
  return denied ? otherOf(side) : side;
}

/** "De Salvador mudei pra Recife", "era Salvador e agora é Recife", "não é Recife e sim Salvador". */
function sideOfBoth(words: string[], existing: number, stated: number): Side | null {
  const [first, second] = [Math.min(existing, stated), Math.max(existing, stated)];
  const later: Side = second === stated ? "stated" : "existing";
  if (words.slice(first + 1, second).some((word) => TOWARDS.has(word))) return later;
  const denies = (word: string) => NEGATION.has(word) || ENDING.has(word);
  if (words.slice(0, first).some(denies)) return later;
  return words.slice(first + 1, second).some(denies) ? otherOf(later) : null;
}

/** "1", "o segundo": in the order in which the question names them, then both. */
function byPosition(folded: string): Resolution | null {
  const positions = readPositions(folded);
  if (positions?.length !== 1) return null;
  const order: Record<number, Resolution> = { 1: "keep_existing", 2: "use_new", 3: "keep_both", [-1]: "use_new" };
  return order[positions[0]!] ?? null;
}

/** Stems of the beliefs, and which of them is a denial of the other ("Tem filhos", "Não tem filhos"). */
interface Beliefs {
  existing: ReadonlySet<string>;
  stated: ReadonlySet<string>;
  all: ReadonlySet<string>;
  words: readonly string[];
  denied: Side | null;
}

function compareBeliefs(sides: QuestionSides): Beliefs {
  const [existing, stated] = [wordsOf(fold(sides.existing)), wordsOf(fold(sides.stated))];
  const [denies, deniesToo] = [existing, stated].map((words) => words.some((word) => DENIAL.has(word)));
  const stems = (words: string[]) =>
    new Set(words.filter((word) => !FILLER.has(word) && !DENIAL.has(word)).map(stemWord));
  const [known, said] = [stems(existing), stems(stated)];
  return {
    existing: known.difference(said),
    stated: said.difference(known),
    all: known.union(said),
    words: [...existing, ...stated].filter((word) => word.length >= 5 && !/\d/.test(word)),
    denied: denies === deniesToo ? null : denies ? "existing" : "stated",
  };
}

/** Words that belong neither to the beliefs nor to an answer. */
function foreignWords(folded: string, beliefs: Beliefs): string[] {
  return wordsOf(folded.replace(STATED, " ").replace(EXISTING, " ")).filter((word) =>
    !FILLER.has(word) && !NEGATION.has(word) && !ENDING.has(word) && !TOWARDS.has(word) &&
    !beliefs.all.has(stemAmong(word, beliefs))
  );
}

/** The stem of a word as the beliefs have it, one slip of the fingers forgiven. */
function stemAmong(word: string, { all, words }: Beliefs): string {
  const stem = stemWord(word);
  if (all.has(stem) || word.length < 5 || /\d/.test(word)) return stem;
  const meant = words.find((other) => editDistance(word, other, 1) <= 1);
  return meant === undefined ? stem : stemWord(meant);
}

function otherOf(side: Side): Side {
  return side === "existing" ? "stated" : "existing";
}

const DAY = new RegExp(`\\b(\\d{1,2})(?:o|º)? de (${MONTH_NAMES.join("|")})\\b|\\b(\\d{1,2})/(\\d{1,2})\\b`, "g");

/** Words, numbers as digits and days as DD/MM. */
function wordsOf(folded: string): string[] {
  const dated = folded.replace(DAY, (_, day: string, month: string, other: string, number: string) => {
    const figures = [day ?? other, month === undefined ? number : `${MONTH_NAMES.indexOf(month) + 1}`];
    return figures.map((figure) => figure.padStart(2, "0")).join("/");
  });
  const words = dated.match(/[a-z]+|\d+(?:[.,/]\d+)*/g) ?? [];
  return words.map((word) => FILLER.has(word) ? word : String(numberWord(word) ?? word.replace(".", ",")));
}

const LONGEST_QUESTION = 60;
const ASKS_BACK =
  /^(?:(?:oi|ue|uai|hein|ah|mas|ei|nossa)[ ,]*)?(?:como assim|(?:que|qual) (?:e (?:a |o )?|a |o )?(?:duvida|pergunta|diferenca|cert[oa])|(?:por que|porque|pq|por q)(?: (?:voce|vc))?(?: (?:pergunt\w+|quer saber|ta perguntando))?(?: isso)?|(?:quando|onde)(?: (?:foi )?que)?(?: eu)? (?:disse|falei|contei)(?: isso)?|(?:eu )?(?:disse|falei|contei) isso|(?:o )?que(?: foi que)? (?:eu )?(?:disse|falei|contei)|de onde (?:voce |vc )?tirou isso|(?:nao|n|num) entendi(?: (?:a pergunta|nada))?|explica(?: (?:melhor|isso))?|mudou (?:o que|oque|onde)|o que mudou|(?:hein|oi|ue)(?=[ !.…]*\?))[ ?!.…]*$/;

/** Whether a reply asks what a question meant, instead of answering it: "como assim?", "quando eu disse isso?" */
export function asksBack(text: string): boolean {
  return text.length <= LONGEST_QUESTION && ASKS_BACK.test(fold(text).trim());
}
