import { readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { MEASURE_WORDS, RECORD_NOUNS } from "../../language/record-nouns.ts";
import { isDeepEqual } from "../../runtime/is-deep-equal.ts";
import type { JsonObject, ToolDefinition } from "../definition.ts";
import { METRIC_NOUNS, METRICS } from "../../writing/format-measure.ts";
import type { RunningCall } from "./call-values.ts";
import type { SaidWords } from "./unsaid-arguments.ts";

/** A proposal that the last answer did not ask. */
export interface OlderProposal {
  /** That answer made another one. */
  hasNewer: boolean;
  /** It ended with talk that asks something. */
  hasQuestion: boolean;
  /** Too much depends on it for a "sim pra tudo": it has to be named. */
  mustBeNamed: boolean;
  /** It was asked shortly before, and the same words say yes to all that was asked last. */
  isWithNewer?: boolean;
}

/** A write that the model called for, and the words on which it wants to run at once. */
export interface WantedWrite {
  tool: ToolDefinition;
  args: JsonObject;
  /** What the tool's preparation found in the database, such as the name of the row that an id points to. */
  facts: JsonObject;
  /** The words of this message that the model quotes: the person's order, or their yes to the proposal. */
  quote: string;
  said: SaidWords;
  /** What else this message may be about: other proposals or records, each as its text and arguments. */
  otherTargets: readonly string[];
  /** The proposal that the quote says yes to, changed or not; `item` is its number in the list of `items`. */
  proposal?: { args: JsonObject; item: number; items: number; older?: OlderProposal };
  /** The quote takes back a record and tells it anew: "desfaz, foi 870". That needs no other order. */
  takesBackRecord?: boolean;
  /** Other writes that run on the same message. */
  otherCalls?: readonly RunningCall[];
}

/** Whether a write differs from the proposal that it answers. */
export function isChanged({ args, proposal }: WantedWrite): boolean {
  return proposal !== undefined && !isDeepEqual(args, proposal.args);
}

/** The words and figures by which a person may mean a call. */
export interface CallWords {
  stems: Set<string>;
  numbers: Set<number>;
  dates: Set<string>;
  /** `HH:MM` */
  times: Set<string>;
  /** What records of its kind are called, folded: "o lembrete sim, a conta não". */
  kindNouns: Set<string>;
}

/** By the kind of a record or the name of its tool. */
const NOUNS_BY_KIND: readonly [RegExp, readonly string[]][] = [
  [/_reminder$|^reminders /, RECORD_NOUNS.reminder],
  [/_habit$|^habits /, RECORD_NOUNS.habit],
  [/_expense$|^expenses /, RECORD_NOUNS.expense],
  [/_metric$|^measures /, RECORD_NOUNS.metric],
  [/bill/, RECORD_NOUNS.bill],
  [/debt/, RECORD_NOUNS.debt],
  [/income/, RECORD_NOUNS.income],
  [/loan_given/, RECORD_NOUNS.loan],
];

/** The words of a call's arguments, of what its preparation found, and of its proposal. */
export function wordsOfCall({ tool, args, facts, said, proposal }: WantedWrite): CallWords {
  const values = [args, facts, proposal?.args ?? {}].flatMap((object) => Object.values(object));
  const texts = values.flat().filter((value) => typeof value === "string");
  const metric = METRICS.find((known) => known === args.metric || known === facts.metric);
  const measure = metric === undefined ? "" : `${METRIC_NOUNS[metric]} ${MEASURE_WORDS[metric] ?? ""}`;
  const figures = texts.flatMap((text) => readFigures(text, said.today));
  const numbers = [...values.filter((value) => typeof value === "number"), ...figures.flatMap((one) => one.numbers)];
  return {
    stems: new Set([...meaningStems([...texts, measure].join(" ")), ...shortNamesIn(said.now, texts)]),
    // Sleep is recorded in hours, and may be said in minutes.
    numbers: new Set([...numbers, ...numbers.flatMap((value) => metric === "sleep" ? [value * 60] : [])]),
    dates: new Set(figures.flatMap(({ dates }) => dates)),
    times: new Set(figures.flatMap(({ times }) => times)),
    kindNouns: new Set(kindNounsOf(tool.name, args)),
  };
}

/** "a hidro" of "Hidroginástica": stems of the message's words that are the first letters of a much longer one. */
function shortNamesIn(message: string, texts: readonly string[]): string[] {
  const long = wordsIn(texts.join(" "));
  const short = wordsIn(message).filter((word) =>
    word.length >= 5 && long.some((one) => one.startsWith(word) && one.length >= word.length + 4)
  );
  return short.flatMap(meaningStems);
}

function wordsIn(text: string): string[] {
  return fold(text).match(/\p{L}+/gu) ?? [];
}

/** What records are called that a tool writes, folded: "gasto" for `create_expense`. */
export function kindNounsOf(tool: string, { kind = "" }: JsonObject): string[] {
  return NOUNS_BY_KIND.flatMap(([pattern, nouns]) => pattern.test(`${kind} ${tool}`) ? nouns : []);
}

/** Stems of the words that name the other things this message may be about. */
export function stemsOfOtherTargets({ otherTargets }: WantedWrite): Set<string> {
  return new Set(otherTargets.flatMap(meaningStems));
}
