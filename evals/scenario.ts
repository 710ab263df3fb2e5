import { whereItIs } from "../tests/integration/consolidation/zone-at-hour.ts";

/** What a scenario is about; the table has a line for each. */
export const CAPABILITIES = [
  "money",
  "bills and debts",
  "health",
  "habits and trends",
  "people",
  "reports",
  "reminders",
  "library",
  "commands",
  "memory",
  "memory over days",
  "contradictions",
  "corrections",
  "several at once",
  "answers to offers",
  "skills",
  "crisis",
  "injection",
  "conversation",
  "ways of writing",
  "planner",
] as const;

export type Capability = typeof CAPABILITIES[number];

/** A value that is looked for: as it is, or a text by its pattern. Objects match when what they name matches. */
export type Expected = string | number | boolean | null | RegExp | { [key: string]: Expected } | Expected[];

/** A tool call, run or offered. Arguments that are not named may be anything. */
export interface ExpectedCall {
  tool: string;
  args?: { [name: string]: Expected };
}

/** Rows of the user's: as many of a table as match. The column `*` is the whole row, as JSON. */
export interface RowGoal {
  table: string;
  where: { [column: string]: Expected };
  /** `gone`: none, where there was one. */
  count: number | "some" | "gone";
}

/** What is checked once a step is over. Whatever is not named may be anything. */
export interface Expectation {
  /** Each is among the calls of this turn, whether it ran or was offered. */
  calls?: ExpectedCall[];
  /** What the message orders in so many words: it runs in this turn and waits for nothing. Whatever else runs is an unwanted write. */
  ordered?: (string | ExpectedCall)[];
  /** Tools whose calls may run as well as wait: the words can be taken for an order, and need not be. */
  mayRun?: string[];
  /** Tools that this turn does not call. */
  never?: string[];
  /** The calls that wait for a yes after it, in any order and no others, those that waited before it with them; none: []. */
  offered?: (string | ExpectedCall)[];
  rows?: RowGoal[];
  /** What the answer must hold, and must not hold. */
  text?: RegExp[];
  not?: RegExp[];
}

/** What happens: something is said, a button pressed, a night of learning, another conversation begun. */
export type Action =
  | { say: string }
  | { press: "yes" | "no" }
  | { night: true }
  | { newConversation: true };

export type Step = Action & { expect?: Expectation };

/** Rows by table, in the order in which they are written. */
type Seed = Record<string, Record<string, unknown>[]>;

export interface Scenario {
  /** Unique; says what the person wants and what makes it hard. */
  name: string;
  capability: Capability;
  /** Of the conversations in it; general without. */
  conversationType?: "counselor" | "planner";
  /** Rows of the user's that are there before; made anew for each run where one names another's id. */
  seed?: Seed | (() => Seed);
  steps: Step[];
}

/** Nothing is written without a yes: tools that only code runs after one are checked after every step, in all scenarios. */
export const scenarios = (capability: Capability, ...given: Omit<Scenario, "capability">[]): Scenario[] =>
  given.map((scenario) => ({ capability, ...scenario }));

const DAY_MS = 86_400_000;

/** Where the users of scenarios live: where it is noon, so that no run comes to a midnight. */
export const ZONE = whereItIs(12);

/** `YYYY-MM-DD` of a day where they live; 1 is yesterday. */
export function daysAgo(days: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(Date.now() - days * DAY_MS);
}

/** The first of a month where they live; 0 is this month, -1 the last, 1 the next. */
export function monthFrom(months: number): string {
  const [year = 0, month = 0] = daysAgo(0).split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** A belief of a month ago, for a seed. */
export function belief(area: string, content: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  const monthAgo = new Date(Date.now() - 30 * DAY_MS).toISOString();
  const rest = { type: "fact", source: "conversation", confidence: 0.95, stated_at: monthAgo, filed_at: monthAgo };
  return { area, title: content, content, ...rest, ...more };
}

/** Somebody in the user's life, for a seed. */
export function person(name: string, person_metadata: Record<string, unknown>, more: Record<string, unknown> = {}) {
  return belief("relationships", name, { type: "person", person_metadata, ...more });
}

const CURRENT = { deleted_at: null, superseded_at: null };

/** Beliefs that stand, by their words. */
export function believes(content: RegExp, count: RowGoal["count"] = "some"): RowGoal {
  return { table: "knowledge_items", where: { content, ...CURRENT }, count };
}

/** Beliefs that stand, by any of their columns. */
export function knows(where: RowGoal["where"], count: RowGoal["count"] = "some"): RowGoal {
  return { table: "knowledge_items", where: { ...where, ...CURRENT }, count };
}

/** Expenses that stand. */
export function spent(amount: number, where: RowGoal["where"] = {}, count: RowGoal["count"] = 1): RowGoal {
  return { table: "expenses", where: { amount, deleted_at: null, ...where }, count };
}

/** No expense stands. */
export const nothingSpent: RowGoal = { table: "expenses", where: { deleted_at: null }, count: 0 };

/** Measures that stand, in kg, ml, hours, minutes or points. */
export function measured(metric: string, value: number, count: RowGoal["count"] = 1): RowGoal {
  return { table: "tracking_entries", where: { metric, value, deleted_at: null }, count };
}
