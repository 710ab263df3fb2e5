import { NOUNS } from "../language/nouns.ts";
import { verbLexicon } from "../language/verb-lexicon.ts";
import { asks, isPolite } from "./asks.ts";
import { correctText } from "./correct-text.ts";
import { type Period, readPeriod } from "./period.ts";
import { readUnits, type Unit } from "./read-units.ts";
import { type Segment, splitClauses } from "./split-clauses.ts";
import { cutText } from "../../shared/writing/cut-text.ts";

/** A part of a message that says or asks one thing. */
export interface Clause {
  /** Words and values, without punctuation; those taken over from the clause before come first. */
  units: readonly Unit[];
  /** Keys of the units, one space apart: what patterns are matched against. */
  keys: string;
  /** The clause as written, without what it inherits. */
  text: string;
  /** The same with slips corrected, for readers of plain text. */
  plain: string;
  /** A question, or a wish to be shown something. */
  asks: boolean;
  /** Ends in a question mark. */
  marked: boolean;
  /** The day it speaks of, its own or one that the message said before. */
  date?: string;
  previous?: Clause;
}

/** A user message as the rules see it. */
export interface Reading {
  /** As written, normalised (NFC). */
  text: string;
  clauses: readonly Clause[];
  /** Keys of the whole message. */
  keys: string;
  /** The span of days it speaks of, if any. */
  period: Period | null;
  /** `YYYY-MM-DD` */
  today: string;
  /** `HH:MM` */
  time?: string;
}

/** A message is read up to here; what follows can hardly change what it asks for. */
const STATE = /^(?:to|ta|tava|tao|eh)$/;
const MAX_LENGTH = 2_000;
/** Rules look back at the clauses before, so their number is bounded. */
const MOST_CLAUSES = 30;
const OWN_TOPIC = new RegExp(
  `(?:^| )(?:${
    [NOUNS.weight, NOUNS.water, NOUNS.sleep, NOUNS.mood, NOUNS.energy].join(",").replaceAll(",", "|")
  })(?: |$)`,
);

/** Reads a user's message: words, values, clauses, what each asks, which day it speaks of. */
export function readMessage(message: string, today: string, time?: string): Reading {
  const text = cutText(message.normalize("NFC"), MAX_LENGTH).replace(/[^\S\n]+/g, " ");
  const units = readUnits(text, today);
  const clauses: Clause[] = [];
  for (const segment of splitClauses(units).slice(0, MOST_CLAUSES)) {
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
  const all = [...inherit(own, previous), ...own];
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
    asks: asks(keys, end === "?"),
    marked: end === "?" && !isPolite(keys),
    ...(ownDate ?? previous?.date ? { date: ownDate ?? previous?.date } : {}),
    ...(previous ? { previous } : {}),
  };
}

/** "meu humor hoje é 6 e ontem foi 8": the figure of another day. */
const OTHER_DAY = /^DATE (?:(?:foi|tava|eh|era|deu) )?(?:NUM|QTY|TIME)$/;

/** What a clause with an amount but no verb takes over: the words up to the verb of the clause before. */
function inherit(units: readonly Unit[], previous: Clause | undefined): Unit[] {
  if (previous === undefined || previous.asks) return [];
  const keys = units.map(({ key }) => key).join(" ");
  if (OTHER_DAY.test(keys)) {
    const topic = previous.units.findIndex(({ key }) => OWN_TOPIC.test(key));
    return previous.units.slice(0, topic + 1).map((unit) => ({ ...unit, inherited: true }));
  }
  if (
    !/(?:MONEY|NUM|TIME|QTY)/.test(keys) || OWN_TOPIC.test(keys) ||
    units.some(({ key }) => isFinite(key) || STATE.test(key))
  ) return [];
  const value = previous.units.findIndex(({ key }) => /^(?:MONEY|NUM|TIME|QTY)$/.test(key));
  if (value < 0) return [];
  let verb = -1;
  for (let i = 0; i < value; i++) if (isFinite(previous.units[i]!.key)) verb = i;
  return previous.units.slice(0, verb + 1).map((unit) => ({ ...unit, inherited: true }));
}

function isFinite(key: string): boolean {
  return verbLexicon.read(key).some(({ tense }) => tense === "did" || tense === "they-did" || tense === "please");
}

/** "gastei 50 no mercado e 20 no uber ontem": a day said last holds for all that share the verb. */
function spreadTrailingDate(clauses: Clause[]): void {
  for (let i = clauses.length - 2; i >= 0; i--) {
    const next = clauses[i + 1]!;
    if (clauses[i]!.date === undefined && next.date !== undefined && next.units[0]?.inherited) {
      clauses[i] = { ...clauses[i]!, date: next.date };
    }
  }
}
