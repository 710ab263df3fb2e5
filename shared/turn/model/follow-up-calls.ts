import type { ToolDefinition } from "../../tools/definition.ts";
import type { ToolCall } from "../../tools/read-call.ts";
import type { Offer } from "../offer/propose.ts";
import { tellRan } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { answerOffer, answerOfferTool } from "./answer-offer.ts";
import type { UnconfirmedCall } from "./run-or-propose.ts";
import { readReplacement, replaceSavedTool } from "./replace-saved.ts";
import type { MessageAndRecords } from "./said-words.ts";
import { undoByModel, undoTool } from "./undo-tool.ts";

/** Tools that act on earlier calls: they answer a proposal, correct a write or undo it. */
export const FOLLOW_UP_TOOLS: readonly ToolDefinition[] = [answerOfferTool, replaceSavedTool, undoTool];

/** What the follow-up calls of a turn have done so far, over its steps. */
export interface FollowUpProgress {
  /** Ids of proposals that were answered. */
  answeredIds: Set<string>;
  /** The arguments of each answered proposal as JSON: as it was offered, and as it ran. */
  answeredTexts: string[];
  hasUndone: boolean;
}

/** What the follow-up calls of one step came to. */
interface FollowUpOutcome {
  /** A call was refused: the model has to answer the reason. */
  needsModel: boolean;
  /** Code has told the person what was done, or asks them about it at the end of the turn. */
  isToldByCode: boolean;
  /** Writes that replace earlier ones. They run at once or are proposed like all other writes. */
  corrections: UnconfirmedCall[];
  offers: Offer[];
}

type FollowingUp = AsyncGenerator<TurnEvent, FollowUpOutcome>;

export function isFollowUp(tool: ToolDefinition): boolean {
  return FOLLOW_UP_TOOLS.includes(tool);
}

export async function* runFollowUps(
  turn: Turn,
  message: MessageAndRecords,
  progress: FollowUpProgress,
  calls: readonly ToolCall[],
): FollowingUp {
  const total: FollowUpOutcome = { needsModel: false, isToldByCode: false, corrections: [], offers: [] };
  for (const call of calls) {
    const outcome = yield* runFollowUp(turn, message, progress, call);
    total.needsModel ||= outcome.needsModel;
    total.isToldByCode ||= outcome.isToldByCode;
    total.corrections.push(...outcome.corrections);
    total.offers.push(...outcome.offers);
  }
  return total;
}

function runFollowUp(turn: Turn, message: MessageAndRecords, progress: FollowUpProgress, call: ToolCall): FollowingUp {
  if (call.tool === replaceSavedTool) return replaceSaved(turn, message, call);
  if (call.tool === undoTool) return undo(turn, message.text, progress, call);
  return answer(turn, message, progress, call);
}

async function* replaceSaved(turn: Turn, message: MessageAndRecords, made: ToolCall): FollowingUp {
  const read = readReplacement(turn, message, made);
  if ("refused" in read) return yield* refuse(made, read.refused);
  const call = { ...read.call, toolCallId: crypto.randomUUID() };
  yield {
    type: "result",
    toolCallId: made.toolCallId,
    tool: made.tool.name,
    output: json({ status: read.mayRun ? "ok" : "waiting" }),
  };
  yield { type: "call", toolCallId: call.toolCallId, tool: call.tool, args: call.args };
  const correction = { ...call, mayRun: read.mayRun };
  return { needsModel: false, isToldByCode: false, corrections: [correction], offers: [] };
}

async function* undo(turn: Turn, text: string, progress: FollowUpProgress, call: ToolCall): FollowingUp {
  const undone = progress.hasUndone
    ? { refused: "já desfiz nesta resposta." }
    : await undoByModel(turn, text, call.args);
  if ("refused" in undone) return yield* refuse(call, undone.refused);
  progress.hasUndone = true;
  const value = { status: undone.isDone ? "done" : "refused", said: undone.sentence, shown: true };
  yield { type: "result", toolCallId: call.toolCallId, tool: call.tool.name, output: json(value) };
  yield { type: "say", text: undone.sentence };
  return { needsModel: false, isToldByCode: true, corrections: [], offers: [] };
}

async function* answer(
  turn: Turn,
  message: MessageAndRecords,
  progress: FollowUpProgress,
  call: ToolCall,
): FollowingUp {
  const read = await answerOffer(turn, message, call.args, progress.answeredIds);
  if ("refused" in read) return yield* refuse(call, read.refused);
  const { events, ran, sentences, offers, outcomes, route } = read.answered;
  for (const id of outcomes.keys()) progress.answeredIds.add(id);
  for (const event of events) {
    if (event.type === "settled") progress.answeredTexts.push(JSON.stringify([event.proposal.args, event.args]));
  }
  yield* events;
  yield { type: "result", toolCallId: call.toolCallId, tool: call.tool.name, output: json(read.output) };
  const told = [...(ran.length > 0 ? [tellRan(ran, turn)] : []), ...sentences].join("\n");
  if (told !== "") yield { type: "say", text: told };
  yield { type: "route", route };
  return { needsModel: false, isToldByCode: offers.length > 0, corrections: [], offers };
}

/** Gives the call back to the model with the reason; the person is told nothing. */
function* refuse({ toolCallId, tool }: ToolCall, reason: string): Generator<TurnEvent, FollowUpOutcome> {
  const value = reason.startsWith("Não rodei") ? reason : `Não rodei: ${reason}`;
  yield { type: "result", toolCallId, tool: tool.name, output: { type: "error-text", value } };
  return { needsModel: true, isToldByCode: false, corrections: [], offers: [] };
}

function json<T>(value: T): { type: "json"; value: T } {
  return { type: "json", value };
}
