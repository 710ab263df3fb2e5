import type {
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import type { ToolDefinition } from "../tools/definition.ts";
import type { ChatModel } from "./chat-model.ts";
import { jsonSchema } from "./json-schema.ts";
import { ModelFailure } from "./model-failure.ts";
import type { ModelTurn } from "./model-turn.ts";
import { orAborted } from "./or-aborted.ts";
import { type ModelCall, readCall } from "./read-call.ts";
import { retryRequest } from "./retry-request.ts";

export interface ModelStepInput {
  chatModel: ChatModel;
  turn: ModelTurn;
  instructions: string;
  messages: LanguageModelV4Message[];
  /** Empty on the last step, which has to answer in words. */
  tools: ToolDefinition[];
  /** Aborted when the step has taken too long. */
  signal: AbortSignal;
  onText(delta: string): void;
}

export interface ModelStep {
  calls: ModelCall[];
  usage: { inputTokens: number; outputTokens: number };
}

// One retry of a refused request: a person is waiting.
const MAX_RETRIES = 1;
// Nobody reads more; a model that runs on is out of its mind.
const MAX_CHARACTERS = 40_000;

/**
 * One call of the model, streamed. The turn runs the tools it calls, so that it can hold writes back.
 *
 * @throws ModelFailure on anything but a complete answer in words or valid tool calls
 */
export async function runModelStep(input: ModelStepInput): Promise<ModelStep> {
  const stop = new AbortController();
  try {
    const parts = await request(input, AbortSignal.any([input.signal, stop.signal]));
    return await readStep(untilAborted(parts, input.signal), input);
  } catch (cause) {
    if (cause instanceof ModelFailure) throw cause;
    throw new ModelFailure(input.signal.aborted ? "too_slow" : "interrupted", cause);
  } finally {
    // Lets go of the connection: what else the model has to say is of no use.
    stop.abort();
  }
}

/** @throws ModelFailure when the provider does not begin to answer */
async function request(input: ModelStepInput, signal: AbortSignal): Promise<AsyncIterable<LanguageModelV4StreamPart>> {
  const { chatModel: { model, settings }, turn, instructions, messages, tools } = input;
  const options: LanguageModelV4CallOptions = {
    prompt: [{ role: "system", content: instructions }, ...messages],
    ...(tools.length > 0 ? { tools: tools.map(functionTool), toolChoice: { type: "auto" } } : {}),
    abortSignal: signal,
    ...settings(turn),
  };
  const answer = retryRequest(() => model.doStream(options), { maxRetries: MAX_RETRIES, signal });
  const { stream } = await orAborted(answer, input.signal).catch((cause) => {
    throw new ModelFailure(input.signal.aborted ? "too_slow" : "unavailable", cause);
  });
  return stream;
}

function functionTool({ name, description, inputSchema }: ToolDefinition): LanguageModelV4FunctionTool {
  return { type: "function", name, description, inputSchema: jsonSchema(inputSchema) };
}

async function readStep(parts: AsyncIterable<LanguageModelV4StreamPart>, input: ModelStepInput): Promise<ModelStep> {
  const step: ModelStep = { calls: [], usage: { inputTokens: 0, outputTokens: 0 } };
  let said = false;
  let length = 0;
  let finishReason: string | undefined;
  for await (const part of parts) {
    if (part.type === "text-delta") {
      said ||= part.delta.trim() !== "";
      length += part.delta.length;
      if (length > MAX_CHARACTERS) throw new ModelFailure("unusable");
      input.onText(part.delta);
    } else if (part.type === "tool-call") {
      step.calls.push(readCall(part, input.tools));
    } else if (part.type === "finish") {
      finishReason = part.finishReason.unified;
      step.usage = { inputTokens: part.usage.inputTokens.total ?? 0, outputTokens: part.usage.outputTokens.total ?? 0 };
    } else if (part.type === "error") {
      throw new ModelFailure(said || step.calls.length > 0 ? "interrupted" : "unavailable", part.error);
    }
  }
  if (finishReason === "content-filter") throw new ModelFailure("blocked");
  if (finishReason === "error") throw new ModelFailure("unusable");
  if (finishReason !== "stop" && finishReason !== "tool-calls") throw new ModelFailure("interrupted");
  if (!said && step.calls.length === 0) throw new ModelFailure("unusable");
  return step;
}

/** Ends a stream at the abort even when the model ignores the signal. */
async function* untilAborted<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = stream[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await orAborted(iterator.next(), signal);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    // Not waited for: a model that ignores the signal would hold it up.
    Promise.resolve(iterator.return?.()).catch(() => {});
  }
}
