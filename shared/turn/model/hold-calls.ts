import { readOrder } from "../../language/orders/order.ts";
import { isDeepEqual } from "../../runtime/is-deep-equal.ts";
import { type JsonObject, recordKindOf } from "../../tools/definition.ts";
import { mayRunAtOnce } from "../../tools/said/may-run.ts";
import type { RunningCall } from "../../tools/said/unmet-figures.ts";
import { unsaidIn } from "../../tools/said/unsaid-arguments.ts";
import { type UndecidedCall } from "../offer/look-up.ts";
import { prepareCalls, type PreparedCall, type PreparedStep } from "../offer/prepare-calls.ts";
import { type Offer, propose } from "../offer/propose.ts";
import { runCalls, type RunnableCall } from "../offer/run-calls.ts";
import { isStanding } from "../offer/standing-yes.ts";
import { tellRan, writtenCalls } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { evidenceFor } from "./evidence.ts";
import { saidWords } from "./said-words.ts";

/** A write of this step that no yes is known of: what the model called, and the words in which it says the person ordered it. */
export interface HeldCall {
  toolCallId: string;
  tool: string;
  args: JsonObject;
  order?: string;
  /** Of a correction of something written: what is taken back first, and whether the person's words bear it. */
  replaces?: string[];
  runs?: boolean;
}

/** A message and all the records that the model called for it: every figure of an order stands in one of them. */
export interface SaidInStep {
  text: string;
  calls: readonly RunningCall[];
}

/** What came of held calls: proposals to be put into words at the end of the turn, and whether one could be neither run nor proposed. */
export interface HeldOutcome {
  offers: Offer[];
  hasFailed: boolean;
  hasRun: boolean;
}

/**
 * Runs the writes that the person ordered, where code can check it, in one transaction; leaves the others to wait for a yes. What
 * can be neither is the model's to mend.
 *
 * @param undecided reads that found several candidates, of which the person has to choose one
 * @param answered arguments of what the same message answered
 */
export async function* holdCalls(
  turn: Turn,
  said: SaidInStep,
  held: readonly HeldCall[],
  undecided: readonly UndecidedCall[],
  answered: readonly string[] = [],
): AsyncGenerator<TurnEvent, HeldOutcome> {
  const steps = await prepareAll(turn, held);
  const outcome: HeldOutcome = { offers: [], hasFailed: false, hasRun: false };
  const ordered = steps.flatMap((step) =>
    step.calls.flatMap((one) => runnableOf(turn, { ...said, answered }, held, step, one) ?? [])
  );
  // One order is carried out once; a second record just like it is asked for.
  const atOnce = ordered.filter((call, index) => !ordered.slice(0, index).some((other) => isSameWrite(call, other)));
  const { events, ran, failed } = await runAtOnce(turn, atOnce);
  yield* events;
  outcome.hasRun = ran.size > 0;
  outcome.hasFailed = failed.size > 0;
  const waiting = held.filter(({ toolCallId }) => !ran.has(toolCallId) && !failed.has(toolCallId));
  // What waits may be about what has just run: the income that was recorded and has come in.
  const anew = ran.size > 0 && waiting.length > 0 ? await prepareAll(turn, waiting) : steps;
  for (const step of [...anew, { calls: [...undecided], replaces: [], replaced: [] }]) {
    const waits = {
      ...step,
      calls: step.calls.filter(({ call }) => !ran.has(call.toolCallId) && !failed.has(call.toolCallId)),
    };
    const tray = [...turn.opened.context.tray, ...turn.record.proposed];
    const proposed = propose(turn, waits, { skills: turn.record.skills, tray });
    yield* proposed.events;
    outcome.offers.push(...proposed.offers);
    outcome.hasFailed ||= proposed.refusals.length > 0;
  }
  return outcome;
}

/** What there is to offer for calls: for corrections of something written each by itself, without what it replaces. */
async function prepareAll(turn: Turn, held: readonly HeldCall[]): Promise<PreparedStep[]> {
  const replacing = held.filter(({ replaces }) => replaces !== undefined);
  const plain = held.filter(({ replaces }) => replaces === undefined);
  return await Promise.all([
    prepareCalls(turn, plain.map(({ order: _, ...call }) => call)),
    ...replacing.map(({ toolCallId, tool, args, replaces }) =>
      prepareCalls(turn, [{ toolCallId, tool, args }], replaces)
    ),
  ]);
}

/** A prepared call as it may run at once; null where it has to wait. */
function runnableOf(
  turn: Turn,
  { text, calls, answered }: SaidInStep & { answered: readonly string[] },
  held: readonly HeldCall[],
  { replaces }: PreparedStep,
  one: PreparedCall,
): RunnableCall | null {
  const call = held.find(({ toolCallId }) => toolCallId === one.call.toolCallId);
  const tool = turn.catalog.find(one.call.tool);
  if (call === undefined || tool === undefined || one.status !== "ready") return null;
  const { args, facts = {} } = one;
  const runnable = { ...one.call, args, facts: one.facts, replaces: call.replaces ? replaces : undefined };
  // Whose words they are nobody can say once something from outside was read.
  if (evidenceFor(turn, text).outside) return null;
  if (call.runs !== undefined) return call.runs ? runnable : null;
  const said = saidWords(turn, text);
  const { order } = call;
  const checked = { tool, facts, order: order ?? "", said, answered, beside: calls };
  // What the model asked with is checked as well as what was found: a name that was said may be found under another.
  const isOrdered = order !== undefined &&
    [call.args, args].every((wanted) => mayRunAtOnce({ ...checked, args: wanted }).runs);
  if (isOrdered) return runnable;
  const isAllowed = isStanding(turn, recordKindOf(tool, args)) && (order === undefined || !isRefused(text, order)) &&
    unsaidIn(tool, args, facts, said).length === 0;
  return isAllowed ? runnable : null;
}

function isSameWrite(one: RunnableCall, other: RunnableCall): boolean {
  return one.tool === other.tool && one.replaces === undefined && isDeepEqual(one.args, other.args);
}

/** A denial or a doubt in the words that were quoted holds against a standing yes too; that they order nothing does not. */
function isRefused(text: string, order: string): boolean {
  const read = readOrder(text, order);
  return !read.found && read.reason !== "no_command" && read.reason !== "not_verbatim";
}

async function runAtOnce(turn: Turn, calls: RunnableCall[]) {
  const events: TurnEvent[] = [];
  const failed = new Set<string>();
  let remaining = calls;
  while (remaining.length > 0) {
    const outcome = await runCalls(turn, remaining);
    if ("ran" in outcome) {
      for (const { toolCallId, tool, result } of outcome.ran) {
        events.push({ type: "result", toolCallId, tool, output: { type: "json", value: { ...result, shown: true } } });
      }
      events.push({ type: "written", calls: writtenCalls(outcome.ran, turn) });
      events.push({ type: "say", text: `${tellRan(outcome.ran, turn)} ${TAKES_BACK}` });
      return { events, ran: new Set(outcome.ran.map(({ toolCallId }) => toolCallId)), failed };
    }
    const { toolCallId, sentence, hasChanged } = outcome.fault;
    const broken = remaining.find((call) => call.toolCallId === toolCallId) ?? remaining[0]!;
    remaining = remaining.filter((call) => call !== broken);
    // Changed between two looks, it waits for a yes like any other.
    if (hasChanged) continue;
    failed.add(broken.toolCallId);
    events.push({
      type: "result",
      toolCallId: broken.toolCallId,
      tool: broken.tool,
      output: { type: "error-text", value: sentence },
    });
  }
  return { events, ran: new Set<string>(), failed };
}

const TAKES_BACK = "(“desfaz” tira.)";
