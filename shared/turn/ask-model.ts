import type { ModelMessage } from "ai";
import type { StoredMessage } from "../history/build-window.ts";
import type { ChatModel, ModelTurn } from "../model/chat-model.ts";
import { type AnsweredStep, runModelStep } from "../model/run-model-step.ts";
import type { JsonShape } from "../model/stream-step.ts";
import type { ComposedSkills } from "../skills/compose.ts";
import type { ToolDefinition } from "../tools/definition.ts";
import type { Turn, TurnLimits, TurnUsage } from "./turn.ts";
import { expectGoing } from "./turn-stopped.ts";

/** What a model is asked in one step of a turn. */
export interface TurnQuestion {
  chatModel: ChatModel;
  composed: Pick<ComposedSkills, "temperature" | "effort" | "tone">;
  instructions: string;
  /** The conversation for a model. What another model signed stays out of it; for null, every signature does. */
  messages(modelId: string | null): ModelMessage[];
  tools: ToolDefinition[];
  inWords: boolean;
  inJson?: JsonShape;
  limits: TurnLimits;
  /** Aborted when the turn's time is over. */
  deadline: AbortSignal;
  onText(delta: string): void;
}

/**
 * One step of the model in a turn, whose usage is counted.
 *
 * @throws ModelFailure
 * @throws TurnStopped
 */
export async function askModel(turn: Turn, { composed, ...question }: TurnQuestion): Promise<AnsweredStep> {
  expectGoing(turn);
  const deadline = AbortSignal.any([question.deadline, turn.stop]);
  try {
    const telemetry = turn.measures.options.trace?.telemetry;
    const step = await turn.measures.timeModel(() =>
      runModelStep({ ...question, deadline, telemetry, turn: modelTurn(turn, composed) })
    );
    turn.result.modelCalls++;
    addUsage(turn.result.usage, step.usage);
    return step;
  } catch (error) {
    expectGoing(turn);
    throw error;
  }
}

function modelTurn({ result, toolContext, opened }: Turn, composed: TurnQuestion["composed"]): ModelTurn {
  return {
    temperature: composed.temperature,
    effort: composed.effort,
    tone: composed.tone,
    skills: result.skills,
    ...toolContext,
    userName: opened.context.profile.displayName ?? undefined,
  };
}

function addUsage(sum: TurnUsage, usage: TurnUsage): void {
  sum.inputTokens += usage.inputTokens;
  sum.outputTokens += usage.outputTokens;
  sum.thoughtTokens += usage.thoughtTokens;
  sum.cachedTokens += usage.cachedTokens;
}

/** The window as if the user had said only what is left to be answered. */
export function withWords(window: StoredMessage[], text: string): StoredMessage[] {
  const last = window.findLastIndex(({ role }) => role === "user");
  return window.map((message, index) => index === last ? { ...message, parts: [{ type: "text", text }] } : message);
}

/**
 * What an earlier attempt of this turn ran stands as if this one had: it is not run and not asked for again. What was offered
 * before was called in the turn that offered it.
 */
export function resumeExecutions({ transcript, opened: { context } }: Turn): void {
  const offered = new Set(context.decidedAction?.results?.map(({ toolCallId }) => toolCallId));
  const executions = context.executions.filter(({ toolCallId }) => !offered.has(toolCallId));
  for (const { toolCallId, tool, args } of executions) transcript.call(toolCallId, tool, args);
  for (const { toolCallId, tool, result } of executions) {
    transcript.end(toolCallId, tool, { type: "json", value: result });
  }
}
