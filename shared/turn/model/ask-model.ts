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
import { throwIfStopped } from "../turn-stopped.ts";
import { keptItems } from "./kept-items.ts";

/** What a model is asked in one step of a turn. */
export interface TurnQuestion {
  chatModel: ChatModel;
  composed: Pick<ComposedSkills, "temperature" | "effort" | "tone">;
  instructions: string;
  /** The conversation for a model, without the signatures of other models; for null, without any signature. */
  messages(modelId: string | null): ModelMessage[];
  tools: ToolDefinition[];
  /** Whether the model has to answer in words, without a call. */
  mustAnswerInWords: boolean;
  jsonShape?: JsonShape;
  limits: TurnLimits;
  /** Aborted when the turn's time is over. */
  deadline: AbortSignal;
}

/**
 * Runs one step of the model. Passes its words on as they come, then what the step cost.
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
  throwIfStopped(turn);
  const deadline = AbortSignal.any([question.deadline, turn.stop]);
  try {
    const telemetry = turn.measures.options.trace?.telemetry;
    return await turn.measures.timeModel(() =>
      runModelStep({ ...question, onText, deadline, telemetry, turn: modelTurn(turn, composed) })
    );
  } catch (error) {
    throwIfStopped(turn);
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

/** The window with other words in the user's last message; unchanged if the text is empty, since then a button was pressed. */
export function replaceLastUserText(window: StoredMessage[], text: string): StoredMessage[] {
  if (text === "") return window;
  const last = window.findLastIndex(({ role }) => role === "user");
  return window.map((message, index) => index === last ? { ...message, parts: [{ type: "text", text }] } : message);
}

/** Parts of another write, which tells about them. */
const TOLD_BY_ANOTHER: ReadonlySet<string> = new Set(["replace_writes", "undo_writes"]);

/** The calls that an earlier attempt of this turn ran. A proposal that it ran is left out: its call stands in an earlier turn. */
function earlierExecutions({ opened: { context } }: Turn): ExecutedCall[] {
  const proposed = new Set(context.decided.map(({ toolCallId }) => toolCallId));
  return context.executions.filter(({ toolCallId, tool }) => !proposed.has(toolCallId) && !TOLD_BY_ANOTHER.has(tool));
}

/** The records that an earlier attempt of this turn wrote. Knowledge items are left out, since the text need not tell them. */
export function resumedWrites(turn: Turn): ExecutedCall[] {
  return earlierExecutions(turn).filter(({ tool, result }) => {
    const writes = turn.catalog.find(tool)?.confirmation;
    return writes === "required" || writes === "quoted" && keptItems(tool, result).length === 0;
  });
}

/** Takes over the calls that an earlier attempt of this turn ran, so that none of them runs or is asked for again. */
export function resumedExecutions(turn: Turn): TurnEvent[] {
  const executions = earlierExecutions(turn);
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
