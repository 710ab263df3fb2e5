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

/** What to do about a message: call tools, ask for what is missing, or talk. `reading` is the text that the calls come from. */
export type Decision =
  | { kind: "calls"; calls: PlannedCall[]; reading: Reading }
  | { kind: "ask"; question: string; call: PlannedCall }
  | {
    kind: "talk";
    topic: Topic;
    /** A search in memory to make before anything is said. */
    lookUp?: PlannedCall;
  };

/** A rule with a lower score only guesses, and is ignored. */
const MIN_SCORE = 0.5;

/** The candidates of the rule with the best score for a clause. Empty: no rule has a sufficient score. */
function bestCandidates(clause: Clause, reading: Reading): Candidate[] {
  let best: Candidate[] = [];
  for (const rule of RULES) {
    const found = rule(clause, reading);
    if ((found[0]?.score ?? 0) > Math.max(best[0]?.score ?? 0, MIN_SCORE - 0.001)) best = found;
  }
  return best;
}

/** More calls than this in one step would be a misreading. */
const MAX_CALLS = 6;

/** The calls that the rules find in a message. */
export interface Plan {
  calls: PlannedCall[];
  /** The text that was read: the message, or the message joined to an earlier one. */
  reading: Reading;
  /** The question to ask, when there is nothing to call. */
  ask?: { question: string; call: PlannedCall };
  /** A tool that would fit but is not available. */
  unavailable?: string;
  /** The best score of the candidates in the plan. */
  score: number;
}

/** Applies the rules to each clause, and plans the calls for which the tool is available. */
export function planCalls(
  reading: Reading,
  availableTools: ReadonlySet<string>,
  clauses: readonly Clause[] = reading.clauses,
): Plan {
  const plan: Plan = { calls: [], reading, score: 0 };
  for (const clause of clauses) {
    const own = reading.clauses.length > 1
      ? { ...reading, period: readPeriod(clause.plain, reading.today) ?? reading.period }
      : reading;
    for (const candidate of bestCandidates(clause, own)) add(plan, candidate, availableTools);
  }
  // The reminder rule reads the whole message.
  const reminder = plan.calls.find(({ tool }) => tool.endsWith("_reminder"));
  plan.calls = reminder ? [reminder] : plan.calls.slice(0, MAX_CALLS);
  return plan;
}

function add(plan: Plan, candidate: Candidate, availableTools: ReadonlySet<string>): void {
  const { tool, args, ask, instead, score } = candidate;
  if (!availableTools.has(tool)) {
    if (instead !== undefined) add(plan, instead, availableTools);
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
  // Several facts about who somebody is are one call.
  else person.args = { ...person.args, ...args };
}
