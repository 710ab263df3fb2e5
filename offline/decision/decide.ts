import type { Reading } from "../reading/reading.ts";
import type { Topic, TopicName } from "../speech/find-topic.ts";
import { findTopic } from "../speech/find-topic.ts";
import { complete } from "./complete.ts";
import { continueLast } from "./continue-last.ts";
import { correctBirthday } from "./correct-birthday.ts";
import type { Decision } from "./decision.ts";
import { keepThat } from "./keep-that.ts";
import { lookUp } from "./look-up.ts";
import type { PastTurn } from "./past-turn.ts";
import { type Plan, planCalls } from "./plan-calls.ts";
import { plannedEvent } from "./planned-event.ts";
import { resolvePronoun } from "./resolve-pronoun.ts";

/** From here on a message speaks for itself, whatever was asked before. */
const CLEAR = 0.7;
const PLAIN = 0.9;
const NOT_DONE: ReadonlySet<TopicName> = new Set(["reminder", "payment", "library"]);

/** Decides what to do about a message: care first, then the tools given, then words. */
export function decide(reading: Reading, past: readonly PastTurn[], given: ReadonlySet<string>): Decision {
  const topic = findTopic(reading);
  if (topic.name === "crisis") return { kind: "talk", topic };
  const birthday = fromPlan(correctBirthday(reading, past.at(-1), given));
  if (birthday !== null) return birthday;
  const kept = fromPlan(keepThat(reading, past.at(-1), given));
  if (kept !== null) return kept;
  const plan = planCalls(reading, given);
  const meant = resolvePronoun(reading, past);
  if (meant !== null) {
    const named = planCalls(meant, given);
    if (named.score > plan.score && topic.name !== "feeling") return fromPlan(named)!;
  }
  // What this mode cannot do is said, unless a tool plainly fits.
  if (NOT_DONE.has(topic.name) && plan.score < PLAIN) return { kind: "talk", topic };
  // A feeling told without a question wants an ear, not a table.
  if (
    topic.name === "feeling" && plan.calls.every(({ tool }) => tool.startsWith("get_")) &&
    !reading.clauses.some(({ marked }) => marked)
  ) {
    return { kind: "talk", topic };
  }
  if (plan.calls.length > 0 && plan.score >= CLEAR && !leavesOut(reading)) {
    return { kind: "calls", calls: plan.calls, reading };
  }
  // "q dia é hj?" goes on with nothing.
  if (OF_ITSELF.has(topic.name) && plan.calls.length === 0 && plan.ask === undefined) return { kind: "talk", topic };
  const joined = complete(reading, past.at(-1), given) ?? continueLast(reading, past.findLast(saysSomething), given);
  return fromPlan(joined) ?? fromPlan(plan) ?? inWords(topic, plan, reading, given);
}

/** Nothing to call: what was asked is looked for in memory, the rest is talk. */
function inWords(topic: Topic, plan: Plan, reading: Reading, given: ReadonlySet<string>): Decision {
  if (plan.unavailable !== undefined) {
    return { kind: "talk", topic: { ...topic, unavailable: plan.unavailable } };
  }
  const event = DATED.has(topic.name) ? plannedEvent(reading, given) : null;
  if (event !== null) return { kind: "calls", calls: [event], reading };
  const asked = topic.name === "world" && given.has("search_knowledge") ? lookUp(reading) : null;
  return { kind: "talk", topic, ...(asked === null ? {} : { lookUp: asked }) };
}

/** Topics that no question before them makes anything else of. */
const OF_ITSELF: ReadonlySet<TopicName> = new Set(["date", "who", "joke", "export", "insult"]);

/** Topics of messages that may tell something lasting. */
const TOLD: ReadonlySet<TopicName> = new Set(["unclear", "told", "someoneElse", "good", "denied"]);

/** Topics of messages that may tell what is to happen on a day. */
const DATED: ReadonlySet<TopicName> = new Set([...TOLD, "plan", "work", "world", "greeting"]);

/** "e 20 no uber": says less than it means. */
function leavesOut({ keys }: Reading): boolean {
  return /^(?:e|mais) (?:NUM|MONEY|QTY|TIME)/.test(keys);
}

function fromPlan(plan: Plan | null): Decision | null {
  if (plan === null) return null;
  if (plan.calls.length > 0) return { kind: "calls", calls: plan.calls, reading: plan.reading };
  return plan.ask === undefined ? null : { kind: "ask", ...plan.ask };
}

/** A bare yes, no or choice settles what came before it; what the talk is about stands in the turn before. */
function saysSomething({ user }: PastTurn): boolean {
  return !/^(?:s|ss|sim|nao|n|ok|pode|isso|claro|beleza|confirma|blz|ta|👍|\d{1,2}|o \w+|a \w+)[.! ]*$/iu.test(
    user.trim(),
  );
}
