import type { JsonObject } from "../../shared/tools/definition.ts";
import { readPeriod } from "../reading/period.ts";
import type { Clause, Reading } from "../reading/read-message.ts";
import type { Candidate } from "../rules/rule.ts";
import { RULES } from "../rules/rules.ts";
import type { Topic } from "../speech/find-topic.ts";

/** A call to make. */
export interface PlannedCall {
  tool: string;
  args: JsonObject;
}

/** What to do about a message: call tools, ask for what is missing, or talk. `reading` is what the calls were read from. */
export type Decision =
  | { kind: "calls"; calls: PlannedCall[]; reading: Reading }
  | { kind: "ask"; question: string; call: PlannedCall }
  | {
    kind: "talk";
    topic: Topic;
    /** Asked of memory before anything is said. */
    lookUp?: PlannedCall;
  };

/** Below this a rule only guesses. */
const ENOUGH = 0.5;

/** The candidates of the rule that is surest about a clause; none when no rule is sure enough. */
function bestCandidates(clause: Clause, reading: Reading): Candidate[] {
  let best: Candidate[] = [];
  for (const rule of RULES) {
    const found = rule(clause, reading);
    if ((found[0]?.score ?? 0) > Math.max(best[0]?.score ?? 0, ENOUGH - 0.001)) best = found;
  }
  return best;
}

/** More calls than this in one step are a misreading. */
const MOST_CALLS = 6;

/** What the rules make of a message, with the tools given. */
export interface Plan {
  calls: PlannedCall[];
  /** What it was read from: the message, or the message together with what it completes. */
  reading: Reading;
  /** The first thing that has to be asked, when there is nothing to call. */
  ask?: { question: string; call: PlannedCall };
  /** A tool that would fit but is not given. */
  unavailable?: string;
  /** Score of the surest candidate used. */
  score: number;
}

/** Reads each clause by the rules and keeps what the given tools can do. */
export function planCalls(
  reading: Reading,
  given: ReadonlySet<string>,
  clauses: readonly Clause[] = reading.clauses,
): Plan {
  const plan: Plan = { calls: [], reading, score: 0 };
  for (const clause of clauses) {
    const own = reading.clauses.length > 1
      ? { ...reading, period: readPeriod(clause.plain, reading.today) ?? reading.period }
      : reading;
    for (const candidate of bestCandidates(clause, own)) add(plan, candidate, given);
  }
  // A reminder was read from all that was said.
  const reminder = plan.calls.find(({ tool }) => tool.endsWith("_reminder"));
  plan.calls = reminder ? [reminder] : plan.calls.slice(0, MOST_CALLS);
  return plan;
}

function add(plan: Plan, candidate: Candidate, given: ReadonlySet<string>): void {
  const { tool, args, ask, instead, score } = candidate;
  if (!given.has(tool)) {
    if (instead !== undefined) add(plan, instead, given);
    else plan.unavailable ??= tool;
    return;
  }
  plan.score = Math.max(plan.score, score);
  if (ask !== undefined) {
    plan.ask ??= { question: ask, call: { tool, args } };
    return;
  }
  if (plan.calls.some((call) => call.tool === tool && JSON.stringify(call.args) === JSON.stringify(args))) return;
  const person = tool === "update_person"
    ? plan.calls.find((call) => call.tool === tool && call.args.name === args.name)
    : undefined;
  if (person === undefined) plan.calls.push({ tool, args });
  // Two things that say who somebody is are one call.
  else person.args = { ...person.args, ...args };
}
