import type { ModelMessage } from "ai";
import type { StoredMessage } from "../../history/build-window.ts";
import type { ChatModel, ModelTurn } from "../../model/chat-model.ts";
import { type AnsweredStep, runModelStep } from "../../model/run-model-step.ts";
import type { JsonShape } from "../../model/stream-step.ts";
import type { ComposedSkills } from "../../skills/compose.ts";
import type { ToolDefinition } from "../../tools/definition.ts";
import type { ExecutedCall } from "../offer/proposal.ts";
import { writtenCalls } from "../offer/tell-results.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn, TurnLimits } from "../turn.ts";
import { expectGoing } from "../turn-stopped.ts";
import { keptItems } from "./kept-items.ts";

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
}

/**
 * One step of the model in a turn: its words as they come, as events, then what it cost.
 *
 * @throws ModelFailure
 * @throws TurnStopped
 */
export async function* askModel(turn: Turn, question: TurnQuestion): AsyncGenerator<TurnEvent, AnsweredStep> {
  const words: string[] = [];
  let wake = Promise.withResolvers<void>();
  const asking = ask(turn, question, (delta) => {
    words.push(delta);
    wake.resolve();
  });
  const answered = asking.then(() => true, () => true);
  while (true) {
    const isAnswered = await Promise.race([answered, wake.promise]);
    wake = Promise.withResolvers<void>();
    for (const text of words.splice(0)) yield { type: "delta", text };
    if (isAnswered === true) break;
  }
  const step = await asking;
  yield { type: "asked-model", usage: step.usage };
  return step;
}

async function ask(
  turn: Turn,
  { composed, ...question }: TurnQuestion,
  onText: (delta: string) => void,
): Promise<AnsweredStep> {
  expectGoing(turn);
  const deadline = AbortSignal.any([question.deadline, turn.stop]);
  try {
    const telemetry = turn.measures.options.trace?.telemetry;
    return await turn.measures.timeModel(() =>
      runModelStep({ ...question, onText, deadline, telemetry, turn: modelTurn(turn, composed) })
    );
  } catch (error) {
    expectGoing(turn);
    throw error;
  }
}

function modelTurn({ record, toolContext, opened }: Turn, composed: TurnQuestion["composed"]): ModelTurn {
  return {
    temperature: composed.temperature,
    effort: composed.effort,
    tone: composed.tone,
    skills: [...record.skills],
    ...toolContext,
    userName: opened.context.profile.displayName ?? undefined,
  };
}

/** The window as if the user had said only what is left to be answered; as it is where a button was pressed. */
export function withWords(window: StoredMessage[], text: string): StoredMessage[] {
  if (text === "") return window;
  const last = window.findLastIndex(({ role }) => role === "user");
  return window.map((message, index) => index === last ? { ...message, parts: [{ type: "text", text }] } : message);
}

/** What belongs to another write, which tells it. */
const UNTOLD: ReadonlySet<string> = new Set(["replace_writes", "undo_writes"]);

/** What an earlier attempt of this turn ran. What was proposed before was called in the turn that proposed it. */
function executionsOf({ opened: { context } }: Turn): ExecutedCall[] {
  const proposed = new Set(context.decided.map(({ toolCallId }) => toolCallId));
  return context.executions.filter(({ toolCallId, tool }) => !proposed.has(toolCallId) && !UNTOLD.has(tool));
}

/** What an earlier attempt of this turn recorded; memory apart, which the text need not tell. */
export function resumedWrites(turn: Turn): ExecutedCall[] {
  return executionsOf(turn).filter(({ tool, result }) => {
    const writes = turn.catalog.find(tool)?.confirmation;
    return writes === "required" || writes === "quoted" && keptItems(tool, result).length === 0;
  });
}

/** What an earlier attempt of this turn ran stands as if this one had: it is not run and not asked for again. */
export function resumedExecutions(turn: Turn): TurnEvent[] {
  const executions = executionsOf(turn);
  const kept = executions.flatMap(({ tool, result }) => keptItems(tool, result));
  const written = resumedWrites(turn);
  return [
    ...executions.map(({ toolCallId, tool, args }): TurnEvent => ({ type: "call", toolCallId, tool, args })),
    ...executions.map((call): TurnEvent => ({
      type: "result",
      toolCallId: call.toolCallId,
      tool: call.tool,
      output: {
        type: "json",
        value: written.includes(call) ? { ...call.result, shown: true } : call.result,
      },
    })),
    ...(kept.length > 0 ? [{ type: "kept", items: kept } as const] : []),
    ...(written.length > 0 ? [{ type: "written", calls: writtenCalls(written, turn) } as const] : []),
  ];
}
