import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import type { ChatModel } from "../shared/model/chat-model.ts";

const usage = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** What the model calls; searches, each for something else, unless given. */
export interface ZeroLatencyCall {
  toolName: string;
  input: Record<string, unknown>;
}

/**
 * A model that makes `toolCalls` calls in one step and then says one word, at once: what is left is the turn's own time.
 */
export function zeroLatencyModel(toolCalls: number, call?: ZeroLatencyCall): ChatModel {
  // The same call is not run twice in a turn.
  const calls = Array.from(
    { length: toolCalls },
    (_, place) => call ?? { toolName: "search_knowledge", input: { query: SEARCHED[place] } },
  );
  return modelThatCalls(() => calls);
}

const SEARCHED = ["mercado", "farmácia", "padaria"];

/** A model that at once makes the calls which `choose` gives for a person's message, and then says one word. */
export function modelThatCalls(choose: (message: string) => ZeroLatencyCall[]): ChatModel {
  const model = new MockLanguageModelV4({
    doStream: async ({ prompt }) => {
      const last = prompt.at(-1);
      const texts = last?.role === "user" ? last.content.map((part) => part.type === "text" ? part.text : "") : null;
      const calls = texts ? choose(texts.join("\n")) : [];
      const chunks = calls.length > 0 ? steps(calls) : words();
      return { stream: simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }) };
    },
  });
  return { model, settings: () => ({}) };
}

function steps(calls: ZeroLatencyCall[]): LanguageModelV4StreamPart[] {
  const parts = calls.map(({ toolName, input }): LanguageModelV4StreamPart => ({
    type: "tool-call",
    toolCallId: crypto.randomUUID(),
    toolName,
    input: JSON.stringify(input),
  }));
  return [...parts, { type: "finish", finishReason: { unified: "tool-calls", raw: "STOP" }, usage }];
}

function words(): LanguageModelV4StreamPart[] {
  return [
    { type: "text-start", id: "1" },
    { type: "text-delta", id: "1", delta: "Oi" },
    { type: "text-end", id: "1" },
    { type: "finish", finishReason: { unified: "stop", raw: "STOP" }, usage },
  ];
}
