import type { ToolDefinition } from "../../tools/definition.ts";
import type { ToolCall } from "../../tools/read-call.ts";
import type { RunningCall } from "../../tools/said/unmet-figures.ts";
import type { Offer } from "../offer/propose.ts";
import { tellRan } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { answerOffer, answerOfferTool } from "./answer-offer.ts";
import type { HeldCall } from "./hold-calls.ts";
import { readReplacement, replaceSavedTool } from "./replace-saved.ts";
import { undoByModel, undoTool } from "./undo-tool.ts";

/** Tools that answer what waits, correct what was written, and take it back. */
export const SETTLING_TOOLS: readonly ToolDefinition[] = [answerOfferTool, replaceSavedTool, undoTool];

/** What a message has settled so far, over the steps of its turn. */
export interface Settled {
  /** Ids of proposals that were answered. */
  answered: Set<string>;
  /** Arguments of what was answered, as it waited and as it ran. */
  answeredWith: string[];
  hasUndone: boolean;
}

/** What the settling calls of one step came to. */
interface SettledInStep {
  needsAnswer: boolean;
  isTold: boolean;
  /** Corrections, which run or wait like every other write. */
  held: HeldCall[];
  offers: Offer[];
}

type Settling = AsyncGenerator<TurnEvent, SettledInStep>;

export function isSettling(tool: ToolDefinition): boolean {
  return SETTLING_TOOLS.includes(tool);
}

/** @param beside other records of the step: every figure of an order is in one of them */
export async function* settleCalls(
  turn: Turn,
  text: string,
  settled: Settled,
  calls: readonly ToolCall[],
  beside: readonly RunningCall[],
): Settling {
  const done: SettledInStep = { needsAnswer: false, isTold: false, held: [], offers: [] };
  for (const call of calls) {
    const one = call.tool === replaceSavedTool
      ? yield* replaceSaved(turn, text, call, beside)
      : call.tool === undoTool
      ? yield* undo(turn, text, settled, call)
      : yield* answer(turn, text, settled, call, beside);
    done.needsAnswer ||= one.needsAnswer;
    done.isTold ||= one.isTold;
    done.held.push(...one.held);
    done.offers.push(...one.offers);
  }
  return done;
}

async function* replaceSaved(turn: Turn, text: string, made: ToolCall, beside: readonly RunningCall[]): Settling {
  const read = readReplacement(turn, text, made, beside);
  if ("refused" in read) return yield* refuse(made, read.refused);
  const call = { ...read.call, toolCallId: crypto.randomUUID() };
  yield {
    type: "result",
    toolCallId: made.toolCallId,
    tool: made.tool.name,
    output: json({ status: read.runs ? "ok" : "waiting" }),
  };
  yield { type: "call", toolCallId: call.toolCallId, tool: call.tool, args: call.args };
  return { needsAnswer: false, isTold: false, held: [{ ...call, runs: read.runs }], offers: [] };
}

async function* undo(turn: Turn, text: string, settled: Settled, call: ToolCall): Settling {
  const undone = settled.hasUndone
    ? { refused: "já desfiz nesta resposta." }
    : await undoByModel(turn, text, call.args);
  if ("refused" in undone) return yield* refuse(call, undone.refused);
  settled.hasUndone = true;
  const value = { status: undone.isDone ? "done" : "refused", said: undone.sentence, shown: true };
  yield { type: "result", toolCallId: call.toolCallId, tool: call.tool.name, output: json(value) };
  yield { type: "say", text: undone.sentence };
  return { needsAnswer: false, isTold: true, held: [], offers: [] };
}

async function* answer(
  turn: Turn,
  text: string,
  settled: Settled,
  call: ToolCall,
  beside: readonly RunningCall[],
): Settling {
  const read = await answerOffer(turn, { text, beside }, call.args, settled.answered);
  if ("refused" in read) return yield* refuse(call, read.refused);
  const { events, ran, sentences, offers, outcomes, route } = read.answered;
  for (const id of outcomes.keys()) settled.answered.add(id);
  for (const event of events) {
    if (event.type === "settled") settled.answeredWith.push(JSON.stringify([event.proposal.args, event.args]));
  }
  yield* events;
  yield { type: "result", toolCallId: call.toolCallId, tool: call.tool.name, output: json(read.output) };
  const told = [...(ran.length > 0 ? [tellRan(ran, turn)] : []), ...sentences].join("\n");
  if (told !== "") yield { type: "say", text: told };
  yield { type: "route", route };
  return { needsAnswer: false, isTold: offers.length > 0, held: [], offers };
}

/** The model reads why, and goes on from it; the person does not. */
function* refuse({ toolCallId, tool }: ToolCall, reason: string): Generator<TurnEvent, SettledInStep> {
  const value = reason.startsWith("Não rodei") ? reason : `Não rodei: ${reason}`;
  yield { type: "result", toolCallId, tool: tool.name, output: { type: "error-text", value } };
  return { needsAnswer: true, isTold: false, held: [], offers: [] };
}

function json<T>(value: T): { type: "json"; value: T } {
  return { type: "json", value };
}
