import { NOUNS } from "../language/nouns.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";
import { isPoliteRequest, isQuestion } from "./questions.ts";
import { correctText } from "./correct-text.ts";
import { type Period, readPeriod } from "./period.ts";
import { readUnits } from "./read-units.ts";
import type { Unit } from "./unit.ts";
import { type Segment, splitClauses } from "./split-clauses.ts";
import { cutText } from "../../shared/writing/cut-text.ts";

/** A part of a message that says or asks one thing. */
export interface Clause {
  /** Words and values, without punctuation. Units copied from the clause before come first. */
  units: readonly Unit[];
  /** The keys of the units, separated by spaces. Patterns are matched against them. */
  keys: string;
  /** The text of the clause, without inherited units. */
  text: string;
  /** The same text with corrected spelling. */
  plain: string;
  /** Whether it asks something, or asks to be shown something. */
  isQuestion: boolean;
  /** Whether it ends with a question mark and is not a polite request. */
  hasQuestionMark: boolean;
  /** The day that it is about: its own, or the last one named before. */
  date?: string;
  previous?: Clause;
}

/** A user's message, prepared for the rules. */
export interface Reading {
  /** The text in normal form NFC. */
  text: string;
  clauses: readonly Clause[];
  /** Keys of the whole message. */
  keys: string;
  /** The span of days that the message names. */
  period: Period | null;
  /** `YYYY-MM-DD` */
  today: string;
  /** `HH:MM` */
  time?: string;
}

const STATE = /^(?:to|ta|tava|tao|eh)$/;
/** Only the first characters of a message are read. The rest hardly ever changes what it asks for. */
const MAX_LENGTH = 2_000;
/** Rules look back at earlier clauses, so the number of clauses is limited. */
const MAX_CLAUSES = 30;
const OWN_TOPIC = new RegExp(
  `(?:^| )(?:${
    [NOUNS.weight, NOUNS.water, NOUNS.sleep, NOUNS.mood, NOUNS.energy].join(",").replaceAll(",", "|")
  })(?: |$)`,
);

/** Reads a user's message: its words, values, clauses, questions and days. */
export function readMessage(message: string, today: string, time?: string): Reading {
  const text = cutText(message.normalize("NFC"), MAX_LENGTH).replace(/[^\S\n]+/g, " ");
  const units = readUnits(text, today);
  const clauses: Clause[] = [];
  for (const segment of splitClauses(units).slice(0, MAX_CLAUSES)) {
    clauses.push(readClause(segment, text, clauses.at(-1)));
  }
  spreadTrailingDate(clauses);
  return {
    text,
    clauses,
    keys: units.filter(({ key }) => /^[A-Za-z]/.test(key)).map(({ key }) => key).join(" "),
    period: readPeriod(correctText(text).text, today),
    today,
    ...(time === undefined ? {} : { time }),
  };
}

function readClause({ units, end }: Segment, text: string, previous: Clause | undefined): Clause {
  const own = /^(?:e|mas|ai|entao)$/.test(units[0]?.key ?? "") && units.length > 1 && previous !== undefined
    ? units.slice(1)
    : units;
  const all = [...inheritedUnits(own, previous), ...own];
  const keys = all.map(({ key }) => key).join(" ");
  const ownDate = own.flatMap(({ mention }) => mention?.kind === "date" ? [mention.date] : [])[0];
  const first = own[0];
  const last = own.at(-1);
  const said = first && last ? text.slice(first.start, last.end) : "";
  return {
    units: all,
    keys,
    text: said,
    plain: correctText(said).text,
    isQuestion: isQuestion(keys, end === "?"),
    hasQuestionMark: end === "?" && !isPoliteRequest(keys),
    ...(ownDate ?? previous?.date ? { date: ownDate ?? previous?.date } : {}),
    ...(previous ? { previous } : {}),
  };
}

/** A value for another day: "meu humor hoje é 6 e ontem foi 8". */
const OTHER_DAY = /^DATE (?:(?:foi|tava|eh|era|deu) )?(?:NUM|QTY|TIME)$/;

/** The units that a clause with an amount and no verb inherits: those of the clause before, up to its verb. */
function inheritedUnits(units: readonly Unit[], previous: Clause | undefined): Unit[] {
  if (previous === undefined || previous.isQuestion) return [];
  const keys = units.map(({ key }) => key).join(" ");
  if (OTHER_DAY.test(keys)) {
    const topic = previous.units.findIndex(({ key }) => OWN_TOPIC.test(key));
    return previous.units.slice(0, topic + 1).map((unit) => ({ ...unit, inherited: true }));
  }
  if (
    !/(?:MONEY|NUM|TIME|QTY)/.test(keys) || OWN_TOPIC.test(keys) ||
    units.some(({ key }) => isFiniteVerb(key) || STATE.test(key))
  ) return [];
  const value = previous.units.findIndex(({ key }) => /^(?:MONEY|NUM|TIME|QTY)$/.test(key));
  if (value < 0) return [];
  let verb = -1;
  for (let i = 0; i < value; i++) if (isFiniteVerb(previous.units[i]!.key)) verb = i;
  return previous.units.slice(0, verb + 1).map((unit) => ({ ...unit, inherited: true }));
}

function isFiniteVerb(key: string): boolean {
  return verbLexicon.read(key).some(({ tense }) => tense === "did" || tense === "they-did" || tense === "please");
}

/** In "gastei 50 no mercado e 20 no uber ontem", the day counts for all clauses that share the verb. */
function spreadTrailingDate(clauses: Clause[]): void {
  for (let i = clauses.length - 2; i >= 0; i--) {
    const next = clauses[i + 1]!;
    if (clauses[i]!.date === undefined && next.date !== undefined && next.units[0]?.inherited) {
      clauses[i] = { ...clauses[i]!, date: next.date };
    }
  }
}
