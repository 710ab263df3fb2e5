import {
  type ModelMessage,
  streamText,
  type TextStreamPart,
  type Tool,
  tool,
  ToolChoiceViolationError,
  type ToolSet,
  zodSchema,
} from "ai";
import type { z } from "zod";
import { OwnError } from "../runtime/log-failure.ts";
import type { ChatModel, ModelTurn } from "./chat-model.ts";
import { ModelFailure, type ModelFailureReason, schemaRefusal } from "./model-failure.ts";

/** What a model is shown of a tool. */
export interface ModelTool {
  name: string;
  description: string;
  inputSchema: z.ZodType<Record<string, unknown>>;
}

export interface ModelStepInput<T extends ModelTool> {
  chatModel: ChatModel;
  turn: ModelTurn;
  instructions: string;
  messages: ModelMessage[];
  tools: T[];
  /** The last step has to answer in words. Its tools stay declared: a model calls those it saw before all the same. */
  inWords: boolean;
  /** Aborted when the step has taken too long. */
  signal: AbortSignal;
  onText(delta: string): void;
}

/** A tool call of a step whose tool exists and whose arguments its schema accepts. */
export interface ModelCall<T extends ModelTool> {
  toolCallId: string;
  tool: T;
  args: Record<string, unknown>;
  /** What the provider wants back with the call (Gemini's thought signature). */
  providerOptions?: Record<string, unknown>;
}

export interface ModelStep<T extends ModelTool> {
  calls: ModelCall<T>[];
  usage: { inputTokens: number; outputTokens: number };
}

type StreamPart = TextStreamPart<ToolSet>;

// Calls that code made have no thought signature, which the provider makes up for and warns of at every step.
globalThis.AI_SDK_LOG_WARNINGS = false;

// One retry of a refused request: a person is waiting.
const MAX_RETRIES = 1;
// Nobody reads more; a model that runs on is out of its mind.
const MAX_CHARACTERS = 40_000;

/**
 * One call of the model, streamed. Its tools have no `execute`: the turn runs them, so that it can hold writes back.
 *
 * @throws ModelFailure on anything but a complete answer in words or valid tool calls
 */
export async function runModelStep<T extends ModelTool>(input: ModelStepInput<T>): Promise<ModelStep<T>> {
  const { chatModel: { model, settings }, turn, instructions, messages, tools, inWords, signal } = input;
  const stop = new AbortController();
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages,
      ...(tools.length > 0 ? { tools: toolSet(tools), toolChoice: inWords ? "none" : "auto" } : {}),
      maxRetries: MAX_RETRIES,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      // Errors come as parts of the stream; by default they are logged with all that was said.
      onError: () => {},
      ...settings(turn),
    });
    return await readStep(stream, input);
  } catch (cause) {
    throw cause instanceof ModelFailure ? cause : new ModelFailure("interrupted", cause);
  } finally {
    // Lets go of the connection: what else the model has to say is of no use.
    stop.abort();
  }
}

async function readStep<T extends ModelTool>(
  stream: AsyncIterable<StreamPart>,
  { tools, signal, onText }: ModelStepInput<T>,
): Promise<ModelStep<T>> {
  const step: ModelStep<T> = { calls: [], usage: { inputTokens: 0, outputTokens: 0 } };
  let said = false;
  let length = 0;
  let finishReason: string | undefined;
  for await (const part of stream) {
    switch (part.type) {
      case "text-delta":
        said ||= part.text.trim() !== "";
        length += part.text.length;
        if (length > MAX_CHARACTERS) throw new ModelFailure("unusable");
        onText(part.text);
        break;
      case "tool-call":
        step.calls.push(readCall(part, tools));
        break;
      case "finish-step":
        finishReason = part.finishReason;
        step.usage = { inputTokens: part.usage.inputTokens ?? 0, outputTokens: part.usage.outputTokens ?? 0 };
        break;
      case "abort":
        throw new ModelFailure("too_slow", signal.reason);
      case "error":
        throw new ModelFailure(reasonOf(part.error, signal, said || step.calls.length > 0), part.error);
    }
  }
  if (signal.aborted) throw new ModelFailure("too_slow", signal.reason);
  if (finishReason === "content-filter") throw new ModelFailure("blocked");
  if (finishReason === "error") throw new ModelFailure("unusable");
  if (finishReason !== "stop" && finishReason !== "tool-calls") throw new ModelFailure("interrupted");
  if (!said && step.calls.length === 0) throw new ModelFailure("unusable");
  return step;
}

/** @param begun whether there were words or calls before the error */
function reasonOf(error: unknown, signal: AbortSignal, begun: boolean): ModelFailureReason {
  if (signal.aborted) return "too_slow";
  if (ToolChoiceViolationError.isInstance(error)) return "invalid_call";
  return begun ? "interrupted" : "unavailable";
}

/** @throws ModelFailure `invalid_call` for a tool that was not given, or arguments that the tool's schema refuses */
function readCall<T extends ModelTool>(call: Extract<StreamPart, { type: "tool-call" }>, tools: T[]): ModelCall<T> {
  const definition = tools.find(({ name }) => name === call.toolName);
  if (!definition) throw new ModelFailure("invalid_call", new OwnError("call of a tool that was not given"));
  if (call.invalid) {
    throw new ModelFailure("invalid_call", schemaRefusal(call.error) ?? new OwnError("arguments that are no JSON"));
  }
  // An id of our own: some providers count from one in every answer, and a repeated id would get the stored result.
  const toolCallId = crypto.randomUUID();
  return { toolCallId, tool: definition, args: call.input, providerOptions: call.providerMetadata };
}

const shown = new WeakMap<ModelTool, Tool>();

/** What a model is shown of tools: their schemas are written once a process. */
function toolSet(tools: ModelTool[]): ToolSet {
  return Object.fromEntries(tools.map((definition) => {
    const { name, description, inputSchema } = definition;
    const made = shown.get(definition) ?? tool({ description, inputSchema: zodSchema(inputSchema) });
    shown.set(definition, made);
    return [name, made];
  }));
}
