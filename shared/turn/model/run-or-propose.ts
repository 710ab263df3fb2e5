import { readOrder } from "../../language/orders/order.ts";
import { breathe } from "../../runtime/breathe.ts";
import { isDeepEqual } from "../../runtime/is-deep-equal.ts";
import { isJsonObject, type JsonObject, recordKindOf } from "../../tools/definition.ts";
import { mayRunAtOnce } from "../../tools/said/may-run.ts";
import { isDone, isDoneKind } from "../../language/meaning/done.ts";
import { isToldPlainly } from "../../language/meaning/told-plainly.ts";
import { isToldForStandingYes } from "../../tools/said/told-for-standing-yes.ts";
import { findUnsaidLines } from "../../tools/said/unsaid-lines.ts";
import { wordsOfCall } from "../../tools/said/wanted-write.ts";
import type { UndecidedCall } from "../offer/look-up.ts";
import { prepareCalls, type PreparedCall, type PreparedStep } from "../offer/prepare-calls.ts";
import { type Offer, propose } from "../offer/propose.ts";
import { runCalls, type RunnableCall } from "../offer/run-calls.ts";
import { hasStandingYes, STANDING_YES_TOOL } from "../offer/standing-yes.ts";
import { tellRan, writtenCalls } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { repeatsOrder } from "../../tools/said/repeats-order.ts";
import { collectSaidWords, type MessageAndRecords } from "./said-words.ts";

/** A write that the model called and that the person has not said yes to. It runs at once only if their words order it. */
export interface UnconfirmedCall {
  toolCallId: string;
  tool: string;
  args: JsonObject;
  /** The words of the message in which the model sees the order. */
  order?: string;
  /** Only of a correction: the calls whose writes it replaces. */
  replaces?: string[];
  /** Only of a correction: whether the person's words cover the change. */
  mayRun?: boolean;
}

/** What can run or be proposed in one step. */
export interface RunOrProposeInput {
  unconfirmed: readonly UnconfirmedCall[];
  /** Reads that found several candidates: the person has to choose one. */
  undecided: readonly UndecidedCall[];
  /** Arguments of the proposals that the same message answered, as texts. */
  answeredTexts: readonly string[];
  /**
   * Whether the model had read something from outside in this turn when it made these calls. Then nobody can tell whether the words
   * are the person's or came from there, and nothing runs without a yes.
   */
  hasReadOutside: boolean;
}

export interface RunOrProposeOutcome {
  /** Proposals, which are put into words at the end of the turn. */
  offers: Offer[];
  /** Whether a call could neither run nor be proposed: the model has read why. */
  hasFailed: boolean;
  hasRun: boolean;
}

/**
 * Runs the writes that the person ordered, if code can check the order, in one transaction. Proposes the others. The model gets the
 * reason for each call that can be neither run nor proposed.
 */
export async function* runOrPropose(
  turn: Turn,
  message: MessageAndRecords,
  { unconfirmed, undecided, answeredTexts, hasReadOutside }: RunOrProposeInput,
): AsyncGenerator<TurnEvent, RunOrProposeOutcome> {
  const outcome: RunOrProposeOutcome = { offers: [], hasFailed: false, hasRun: false };
  const steps = await prepareAll(turn, unconfirmed);
  const ordered: RunnableCall[] = [];
  for (const { calls, replaces } of hasReadOutside ? [] : steps) {
    for (const prepared of calls) {
      const call = unconfirmed.find(({ toolCallId }) => toolCallId === prepared.call.toolCallId);
      const runnable = call &&
        asRunnable(turn, { ...message, calls: unconfirmed }, answeredTexts, call, prepared, replaces);
      if (runnable) ordered.push(runnable);
      // A long message takes tens of milliseconds for each call.
      await breathe();
    }
  }
  // One order is carried out once: a second record of it is proposed.
  const said = collectSaidWords(turn, message.text);
  const before = callsThatWrote(turn);
  const withoutRepeats = ordered.filter((call, index) =>
    call.replaces !== undefined || !repeatsOrder(call, [...before, ...ordered.slice(0, index)], said)
  );
  const { events, ran, failed } = await runAtOnce(turn, withoutRepeats);
  yield* events;
  outcome.hasRun = ran.size > 0;
  outcome.hasFailed = failed.size > 0;
  const remaining = unconfirmed.filter(({ toolCallId }) => !ran.has(toolCallId) && !failed.has(toolCallId));
  // A remaining call may be about a record that has just been written, such as an income that was recorded and has come in.
  const remainingSteps = ran.size > 0 && remaining.length > 0 ? await prepareAll(turn, remaining) : steps;
  for (const step of [...remainingSteps, { calls: [...undecided], replaces: [], replaced: [] }]) {
    const calls = step.calls.filter(({ call }) => !ran.has(call.toolCallId) && !failed.has(call.toolCallId));
    const tray = [...turn.opened.context.tray, ...turn.record.proposed];
    const proposed = propose(turn, { ...step, calls }, { skills: turn.record.skills, tray });
    yield* proposed.events;
    outcome.offers.push(...proposed.offers);
    outcome.hasFailed ||= proposed.refusals.length > 0;
  }
  return outcome;
}

/** Prepares each correction by itself, since its offer leaves out what it replaces, and all other calls together. */
async function prepareAll(turn: Turn, calls: readonly UnconfirmedCall[]): Promise<PreparedStep[]> {
  const corrections = calls.filter(({ replaces }) => replaces !== undefined);
  const others = calls.filter(({ replaces }) => replaces === undefined);
  return await Promise.all([
    prepareCalls(turn, others.map(({ order: _, ...call }) => call)),
    ...corrections.map(({ toolCallId, tool, args, replaces }) =>
      prepareCalls(turn, [{ toolCallId, tool, args }], replaces)
    ),
  ]);
}

/** The call as it runs at once; null if it has to be proposed. */
function asRunnable(
  turn: Turn,
  { text, records, calls }: MessageAndRecords & { calls: readonly UnconfirmedCall[] },
  answeredTexts: readonly string[],
  call: UnconfirmedCall,
  prepared: PreparedCall,
  replaces: string[],
): RunnableCall | null {
  const tool = turn.catalog.find(call.tool);
  if (tool === undefined || prepared.status !== "ready") return null;
  const { args, facts = {} } = prepared;
  const runnable = { ...prepared.call, args, facts: prepared.facts, replaces: call.replaces ? replaces : undefined };
  const said = collectSaidWords(turn, text);
  if (call.mayRun !== undefined) {
    return call.mayRun && findUnsaidLines(args, facts, said).length === 0 ? runnable : null;
  }
  // To be asked again takes nothing from the person: "volta a perguntar".
  if (call.tool === STANDING_YES_TOOL && args.is_on === false) return runnable;
  const { order } = call;
  if (order !== undefined) {
    const write = { tool, facts, quote: order, said, otherTargets: answeredTexts, otherCalls: records };
    // The preparation may have replaced a name with another one: the arguments before it have to be said as well.
    const isReplaced = Object.entries(call.args).some(([name, value]) => !isDeepEqual(args[name], value));
    if ((isReplaced ? [call.args, args] : [args]).every((wanted) => mayRunAtOnce({ ...write, args: wanted }).runs)) {
      return runnable;
    }
    if (deniesOrder(text, order)) return null;
  }
  const kind = recordKindOf(tool, args);
  const told = { tool, args, facts, quote: "", said, otherTargets: [] };
  if (!hasStandingYes(turn, kind, calls) || !isToldForStandingYes(told)) return null;
  const words = wordsOfCall(told);
  const isTold = isToldPlainly(text, words, said.today) && (!isDoneKind(kind) || isDone(kind, text, words, said.today));
  return isTold ? runnable : null;
}

/** The calls that have written in this turn: those of the model in earlier steps, and the proposals that the message answered. */
function callsThatWrote({ record: { written, messages, settled } }: Turn): { tool: string; args: JsonObject }[] {
  const ids = new Set(written.map(({ toolCallId }) => toolCallId));
  const called = messages.flatMap(({ parts }) => parts).flatMap(({ type, toolCallId, toolName, input }) =>
    type === "tool-call" && ids.has(String(toolCallId)) && isJsonObject(input)
      ? [{ tool: String(toolName), args: input }]
      : []
  );
  return [...called, ...settled.filter(({ toolCallId }) => ids.has(toolCallId))];
}

/** Whether the quoted words deny or doubt the order: then not even a standing yes lets it run. */
function deniesOrder(text: string, order: string): boolean {
  const read = readOrder(text, order);
  return !read.found && read.reason !== "no_command" && read.reason !== "not_verbatim";
}

const UNDO_HINT = "(“desfaz” tira.)";

/** Runs all calls in one transaction. A call that fails is left out, and the others are tried again without it. */
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
      events.push({ type: "say", text: `${tellRan(outcome.ran, turn)} ${UNDO_HINT}` });
      return { events, ran: new Set(outcome.ran.map(({ toolCallId }) => toolCallId)), failed };
    }
    const { toolCallId, sentence, hasChanged } = outcome.fault;
    const broken = remaining.find((call) => call.toolCallId === toolCallId) ?? remaining[0]!;
    remaining = remaining.filter((call) => call !== broken);
    // Its facts changed after the preparation: it is proposed like any other write.
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
