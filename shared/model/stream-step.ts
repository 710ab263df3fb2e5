import {
  jsonSchema,
  type JSONSchema7,
  type ModelMessage,
  Output,
  streamText,
  type TelemetryOptions,
  type TextStreamPart,
  type Tool,
  tool,
  ToolChoiceViolationError,
  type ToolSet,
} from "ai";
import type { z } from "zod";
import type { ChatModel, ModelTurn } from "./chat-model.ts";
import { ModelFailure, type ModelFailureReason } from "./model-failure.ts";
import { shownSchema } from "./shown-schema.ts";

/** The parts of a tool that a model is shown. */
export interface ModelTool {
  name: string;
  description: string;
  inputSchema: z.ZodType<Record<string, unknown>>;
}

/** The shape of an answer in JSON. */
export interface JsonShape {
  name: string;
  schema: JSONSchema7;
}

/** One request of a step. */
export interface StepRequest {
  chatModel: ChatModel;
  turn: ModelTurn;
  instructions: string;
  messages: ModelMessage[];
  tools: ModelTool[];
  /** Whether the model has to answer in words. The tools are still declared: without that, a model calls those it saw before anyway. */
  mustAnswerInWords: boolean;
  /** The model answers in JSON of this shape, without a call. The caller checks the JSON. */
  jsonShape?: JsonShape;
  /** Where the request is traced; if left out, nowhere. */
  telemetry?: TelemetryOptions;
  /** Aborted when the request has taken too long. */
  signal: AbortSignal;
  /** Called at the first sign of an answer, which may be a thought. */
  onBegin?(): void;
  onText(delta: string): void;
}

/** A tool call as the model made it. */
export interface ModelCall {
  toolCallId: string;
  toolName: string;
  input: unknown;
  /** Whether there is such a tool, and its schema accepts `input`. */
  isValid: boolean;
  /** Data that the provider wants back with the call (Gemini's thought signature). */
  providerOptions?: Record<string, unknown>;
}

/** Tokens as the provider counts them. `outputTokens` include thoughts, `inputTokens` include cached ones. */
export interface StepUsage {
  inputTokens: number;
  outputTokens: number;
  thoughtTokens: number;
  cachedTokens: number;
}

export interface ModelStep {
  calls: ModelCall[];
  usage: StepUsage;
}

type StreamPart = TextStreamPart<ToolSet>;

// Calls that code made have no thought signature. The SDK's provider fills it in and would log a warning at every step.
globalThis.AI_SDK_LOG_WARNINGS = false;

// Nobody reads a longer answer: a model that writes more is repeating itself.
const MAX_CHARACTERS = 40_000;
// Words and calls are stored as one message, which may have 120,000 characters with everything around them.
const MAX_CHARACTERS_WITH_CALLS = 90_000;
const VISIBLE_CHARACTER = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Sends one request to a model and streams the answer. The tools have no `execute`: the turn runs them, so that it can ask for a yes
 * before a write.
 *
 * @throws ModelFailure if there is no complete answer in words or calls
 */
export async function streamStep(request: StepRequest): Promise<ModelStep> {
  const { chatModel: { model, settings }, turn, instructions, messages, tools, mustAnswerInWords, jsonShape, signal } =
    request;
  const stop = new AbortController();
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages,
      ...(tools.length > 0 ? { tools: toolSet(tools), toolChoice: mustAnswerInWords ? "none" : "auto" } : {}),
      ...(jsonShape && { output: Output.object({ name: jsonShape.name, schema: jsonSchema(jsonShape.schema) }) }),
      // runModelStep() decides, by the failure, whether to try again.
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      // Errors also come as parts of the stream. The default handler would log them with the whole conversation.
      onError: () => {},
      // Without a listener, telemetry would still build and redact an event with the whole conversation for each step.
      telemetry: request.telemetry ?? { isEnabled: false },
      ...settings(turn),
    });
    return await readStep(stream, request);
  } catch (cause) {
    throw cause instanceof ModelFailure ? cause : new ModelFailure("interrupted", cause);
  } finally {
    // Closes the connection: the rest of the answer is not used.
    stop.abort();
  }
}

async function readStep(
  stream: AsyncIterable<StreamPart>,
  { signal, onBegin, onText }: StepRequest,
): Promise<ModelStep> {
  const calls: ModelCall[] = [];
  let usage: StepUsage = { inputTokens: 0, outputTokens: 0, thoughtTokens: 0, cachedTokens: 0 };
  let hasText = false;
  let textLength = 0;
  let callsLength = 0;
  let finishReason: string | undefined;
  for await (const part of stream) {
    switch (part.type) {
      case "reasoning-start":
      case "text-start":
        onBegin?.();
        break;
      case "text-delta":
        hasText ||= VISIBLE_CHARACTER.test(part.text);
        textLength += part.text.length;
        onText(part.text);
        if (textLength > MAX_CHARACTERS) throw new ModelFailure("unusable");
        break;
      case "tool-call":
        onBegin?.();
        calls.push(toModelCall(part));
        callsLength += part.toolName.length + JSON.stringify(part.input ?? null).length;
        if (textLength + callsLength > MAX_CHARACTERS_WITH_CALLS) throw new ModelFailure("unusable");
        break;
      case "finish-step":
        finishReason = part.finishReason;
        usage = readUsage(part.usage);
        break;
      case "abort":
        throw new ModelFailure("too_slow", signal.reason);
      case "error":
        throw new ModelFailure(reasonOf(part.error, signal, hasText || calls.length > 0), part.error);
    }
  }
  if (signal.aborted) throw new ModelFailure("too_slow", signal.reason);
  if (finishReason === "content-filter") throw new ModelFailure("blocked");
  if (finishReason === "error" || (finishReason === "other" && !hasText)) throw new ModelFailure("unusable");
  if (finishReason !== "stop" && finishReason !== "tool-calls") throw new ModelFailure("interrupted");
  if (!hasText && calls.length === 0) throw new ModelFailure("unusable");
  return { calls, usage };
}

function readUsage(usage: Extract<StreamPart, { type: "finish-step" }>["usage"]): StepUsage {
  return {
    inputTokens: usage.inputTokens ?? 0,
    outputTokens: usage.outputTokens ?? 0,
    thoughtTokens: usage.outputTokenDetails.reasoningTokens ?? 0,
    cachedTokens: usage.inputTokenDetails.cacheReadTokens ?? 0,
  };
}

/** @param begun whether there were words or calls before the error */
function reasonOf(error: unknown, signal: AbortSignal, begun: boolean): ModelFailureReason {
  if (signal.aborted) return "too_slow";
  if (ToolChoiceViolationError.isInstance(error)) return "unusable";
  return begun ? "interrupted" : "unavailable";
}

function toModelCall(call: Extract<StreamPart, { type: "tool-call" }>): ModelCall {
  return {
    // A new id: some providers count from one in every answer, and a repeated id would return the stored result of another call.
    toolCallId: crypto.randomUUID(),
    toolName: call.toolName.toWellFormed().replaceAll("\0", ""),
    input: call.input,
    isValid: !call.invalid,
    providerOptions: call.providerMetadata,
  };
}

const toolsByDefinition = new WeakMap<ModelTool, Tool>();

/** The tools as the SDK takes them. Each tool's schema is built once per process. */
function toolSet(tools: ModelTool[]): ToolSet {
  return Object.fromEntries(tools.map((definition) => {
    const { name, description, inputSchema } = definition;
    const sdkTool = toolsByDefinition.get(definition) ?? tool({
      description,
      inputSchema: jsonSchema<Record<string, unknown>>(shownSchema(inputSchema), {
        validate(value) {
          const { data, error } = inputSchema.safeParse(value);
          return error ? { success: false, error } : { success: true, value: data };
        },
      }),
    });
    toolsByDefinition.set(definition, sdkTool);
    return [name, sdkTool];
  }));
}
