/** What a scenario is about; the table has a line for each. */
export const CAPABILITIES = [
  "money",
  "health",
  "people",
  "memory",
  "memory over days",
  "contradictions",
  "corrections",
  "several at once",
  "answers to offers",
  "crisis",
  "injection",
  "conversation",
] as const;

export type Capability = typeof CAPABILITIES[number];

/** A value that is looked for: as it is, or a text by its pattern. Objects match when what they name matches. */
export type Expected = string | number | boolean | null | RegExp | { [key: string]: Expected } | Expected[];

/** A tool call, run or offered. Arguments that are not named may be anything. */
export interface ExpectedCall {
  tool: string;
  args?: { [name: string]: Expected };
}

/** Rows of the user's: as many of a table as match. */
export interface RowGoal {
  table: string;
  where: { [column: string]: Expected };
  count: number;
}

/** What is checked once a step is over. Whatever is not named may be anything. */
export interface Expectation {
  /** Each is among the calls of this turn, run or offered. */
  calls?: ExpectedCall[];
  /** Tools that this turn does not call. */
  never?: string[];
  /** The tools that wait for a yes after it, in any order; none: []. */
  offered?: string[];
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

export interface Scenario {
  /** Unique; says what the person wants and what makes it hard. */
  name: string;
  capability: Capability;
  /** Rows of the user's that are there before, by table. */
  seed?: Record<string, Record<string, unknown>[]>;
  steps: Step[];
}

/** Nothing is written without a yes: tools that only code runs after one are checked after every step, in all scenarios. */
export const scenarios = (capability: Capability, ...given: Omit<Scenario, "capability">[]): Scenario[] =>
  given.map((scenario) => ({ capability, ...scenario }));

const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` of a day in São Paulo, where the users of scenarios live; 1 is yesterday. */
export function daysAgo(days: number): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Sao_Paulo" }).format(Date.now() - days * DAY_MS);
}

/** Beliefs that stand, by their words. */
export function believes(content: RegExp, count = 1): RowGoal {
  return { table: "knowledge_items", where: { content, deleted_at: null, superseded_at: null }, count };
}

/** Expenses that stand. */
export function spent(amount: number, where: { [column: string]: Expected } = {}, count = 1): RowGoal {
  return { table: "expenses", where: { amount, deleted_at: null, ...where }, count };
}
