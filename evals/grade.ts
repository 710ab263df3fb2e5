import { findBuiltInTool } from "../shared/tools/registry.ts";
import type { Expectation, Expected, ExpectedCall, RowGoal } from "./scenario.ts";

/** How a scenario goes wrong, the worst first. */
export const FAULTS = ["unwanted write", "wrong call", "missed", "failed"] as const;

export interface Fault {
  kind: typeof FAULTS[number];
  /** What was expected and what came, for people. */
  what: string;
}

interface Call {
  tool: string;
  args: Record<string, unknown>;
}

/** What a step came to, by its effects. */
export interface Effects {
  outcome: string;
  route: string;
  text: string;
  /** Run or offered in this turn. */
  calls: Call[];
  /** Run in this turn, as the database has it. */
  ran: string[];
  /** Waiting for a yes after it. */
  offered: Call[];
  /** The user's rows of the tables that the goals name. */
  rows: Record<string, Record<string, unknown>[]>;
}

/** Routes in which a person has said yes to what runs, or what it is to be instead. */
const CONFIRMED = new Set(["confirmed", "selected", "corrected"]);

/** What is wrong with a step; nothing when it is as expected. Decided by effects, never by another model. */
export function grade(effects: Effects, expectation: Expectation = {}): Fault[] {
  const { calls = [], never = [], offered, ordered = [], mayRun = [], rows = [], text = [], not = [] } = expectation;
  const told = JSON.stringify(effects.calls.map(({ tool, args }) => [tool, args]));
  return [
    ...unconfirmed(effects, ordered.map(asCall), mayRun),
    ...ordered.map(asCall).filter((call) => !wasRun(effects, call)).map((call) =>
      fault("wrong call", `wanted ${call.tool} ${show(call.args ?? {})} to run at once, got ${told}`)
    ),
    ...calls.filter((call) => !effects.calls.some((made) => isCall(made, call))).map((call) =>
      fault("wrong call", `wanted ${call.tool} ${show(call.args ?? {})}, got ${told}`)
    ),
    ...never.filter((tool) => effects.calls.some((made) => made.tool === tool)).map((tool) =>
      fault("wrong call", `called ${tool}: ${told}`)
    ),
    ...(offered && !areOffered(effects.offered, offered)
      ? [fault("wrong call", `wanted ${show(offered)} to wait for a yes, got ${show(effects.offered)}`)]
      : []),
    ...rows.flatMap((goal) => gradeRows(effects.rows[goal.table] ?? [], goal)),
    ...text.filter((pattern) => !pattern.test(effects.text)).map((pattern) =>
      fault("missed", `${pattern} is not in ${show(effects.text)}`)
    ),
    ...not.filter((pattern) => pattern.test(effects.text)).map((pattern) =>
      fault("missed", `${pattern} is in ${show(effects.text)}`)
    ),
    ...(effects.outcome === "completed" ? [] : [fault("failed", `${effects.outcome}: ${effects.text}`)]),
  ];
}

function fault(kind: Fault["kind"], what: string): Fault {
  return { kind, what };
}

/** Writes that ran in a turn in which nobody had said yes to them, nor ordered them. */
function unconfirmed({ route, ran }: Effects, ordered: ExpectedCall[], mayRun: string[]): Fault[] {
  if (CONFIRMED.has(route)) return [];
  const left = ordered.map(({ tool }) => tool);
  const asking = ran.filter((tool) => findBuiltInTool(tool)?.confirmation === "required" && !mayRun.includes(tool));
  return asking.flatMap((tool) => {
    const at = left.indexOf(tool);
    if (at >= 0) left.splice(at, 1);
    return at >= 0 ? [] : [fault("unwanted write", `${tool} ran without a yes (${route})`)];
  });
}

function asCall(call: string | ExpectedCall): ExpectedCall {
  return typeof call === "string" ? { tool: call } : call;
}

function wasRun({ calls, ran, offered }: Effects, call: ExpectedCall): boolean {
  return ran.includes(call.tool) && calls.some((made) => isCall(made, call)) &&
    !offered.some((made) => isCall(made, call));
}

/** Whether what waits is what was wanted, one for one; the order is the model's. */
function areOffered(made: Call[], wanted: (string | ExpectedCall)[]): boolean {
  const [first, ...others] = wanted;
  if (first === undefined) return made.length === 0;
  const call = asCall(first);
  return made.length === wanted.length &&
    made.some((one, at) => isCall(one, call) && areOffered(made.toSpliced(at, 1), others));
}

function isCall(made: Call, { tool, args = {} }: ExpectedCall): boolean {
  return made.tool === tool && matches(made.args, args);
}

function gradeRows(rows: Record<string, unknown>[], { table, where, count }: RowGoal): Fault[] {
  const found = rows.filter((row) => matches({ ...row, "*": JSON.stringify(row) }, where)).length;
  const wanted = count === "gone" ? 0 : count;
  if (wanted === "some" ? found > 0 : found === wanted) return [];
  const what = `wanted ${count} of ${table} ${show(where)}, found ${found}`;
  return [fault(typeof count === "number" && found > count ? "unwanted write" : "missed", what)];
}

/** Whether a value is what was expected; of an object, whether all that was named is. */
export function matches(value: unknown, expected: Expected): boolean {
  if (expected instanceof RegExp) return typeof value === "string" && expected.test(value);
  if (Array.isArray(expected)) {
    return Array.isArray(value) && value.length === expected.length &&
      expected.every((one, at) => matches(value[at], one));
  }
  if (typeof expected === "object" && expected !== null) {
    if (typeof value !== "object" || value === null) return false;
    return Object.entries(expected).every(([key, one]) =>
      matches((value as Record<string, unknown>)[key] ?? null, one)
    );
  }
  // Postgres gives numeric columns as text.
  if (typeof expected === "number") return value !== null && value !== "" && Number(value) === expected;
  return value === expected;
}

function show(value: unknown): string {
  return JSON.stringify(value, (_, one) => one instanceof RegExp ? String(one) : one);
}
