import { type FinishReason, type ModelMessage, streamText, type TextStreamPart, tool, type ToolSet } from "ai";
import { z } from "zod";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import type { ChatModel } from "./chat-model.ts";
import { ModelFailure } from "./model-failure.ts";
import type { ModelTurn } from "./model-turn.ts";

/** A tool call of a step whose tool exists and whose arguments its schema accepts. */
export interface ModelCall {
  toolCallId: string;
  tool: ToolDefinition;
  args: JsonObject;
  /** What the provider wants back with the call (Gemini's thought signature). */
  providerOptions?: JsonObject;
}

export interface ModelStepInput {
  chatModel: ChatModel;
  turn: ModelTurn;
  instructions: string;
  messages: ModelMessage[];
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
 * One call of the model, streamed. Tools carry no `execute`: the turn runs them itself, so that it can hold writes back.
 *
 * @throws ModelFailure on anything but a complete answer in words or valid tool calls
 */
export async function runModelStep(input: ModelStepInput): Promise<ModelStep> {
  const { chatModel, signal } = input;
  const stop = new AbortController();
  try {
    const result = streamText({
      model: chatModel.model,
      instructions: input.instructions,
      messages: input.messages,
      tools: toolSet(input.tools),
      toolChoice: input.tools.length > 0 ? "auto" : "none",
      maxRetries: MAX_RETRIES,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      onError: () => {},
      ...chatModel.settings(input.turn),
    });
    return await readStep(result.stream, input);
  } catch (cause) {
    // Lets go of the connection: what else the model has to say is of no use.
    stop.abort();
    if (cause instanceof ModelFailure) throw cause;
    if (signal.aborted) throw new ModelFailure("too_slow", cause);
    throw new ModelFailure("interrupted", cause);
  }
}

async function readStep(stream: AsyncIterable<TextStreamPart<ToolSet>>, input: ModelStepInput): Promise<ModelStep> {
  const step: ModelStep = { calls: [], usage: { inputTokens: 0, outputTokens: 0 } };
  let said = false;
  let length = 0;
  let finishReason: FinishReason | undefined;
  for await (const part of untilAborted(stream, input.signal)) {
    if (part.type === "text-delta") {
      said ||= part.text.trim() !== "";
      length += part.text.length;
      if (length > MAX_CHARACTERS) throw new ModelFailure("unusable");
      input.onText(part.text);
    } else if (part.type === "tool-call") {
      step.calls.push(readCall(part, input.tools));
    } else if (part.type === "finish-step") {
      finishReason = part.finishReason;
      step.usage = { inputTokens: part.usage.inputTokens ?? 0, outputTokens: part.usage.outputTokens ?? 0 };
    } else if (part.type === "error") {
      throw new ModelFailure(said || step.calls.length > 0 ? "interrupted" : "unavailable", part.error);
    } else if (part.type === "abort") {
      throw new ModelFailure("too_slow");
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
  const aborted = new Promise<never>((_, reject) => {
    const fail = () => reject(new ModelFailure("too_slow", signal.reason));
    if (signal.aborted) fail();
    else signal.addEventListener("abort", fail, { once: true });
  });
  aborted.catch(() => {});
  const iterator = stream[Symbol.asyncIterator]();
  while (true) {
    const next = await Promise.race([iterator.next(), aborted]);
    if (next.done) return;
    yield next.value;
  }
}

function toolSet(tools: ToolDefinition[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, inputSchema }) => [name, tool({ description, inputSchema })]),
  );
}

const callPart = z.object({
  toolName: z.string(),
  input: z.record(z.string(), z.unknown()),
  invalid: z.boolean().optional(),
  providerMetadata: z.record(z.string(), z.unknown()).optional(),
});

function readCall(part: unknown, tools: ToolDefinition[]): ModelCall {
  const call = callPart.safeParse(part);
  const definition = call.success && !call.data.invalid
    ? tools.find(({ name }) => name === call.data.toolName)
    : undefined;
  if (!call.success || !definition) {
    throw new ModelFailure("invalid_call", new Error(`call of ${call.data?.toolName ?? "something unreadable"}`));
  }
  const { input, providerMetadata } = call.data;
  // An id of our own: some providers count from one in every answer, and a repeated id would get the stored result.
  return { toolCallId: crypto.randomUUID(), tool: definition, args: input, providerOptions: providerMetadata };
}
