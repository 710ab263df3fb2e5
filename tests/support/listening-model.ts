import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import type { ChatModel } from "../../shared/model/chat-model.ts";

/** A model that only says "Estou te ouvindo." and calls no tool. So everything in memory was learned after the conversation. */
export function listeningModel(): ChatModel {
  const usage = {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 0, text: 0, reasoning: 0 },
  };
  const model = new MockLanguageModelV4({
    doStream: async () => ({
      stream: simulateReadableStream({
        chunks: [
          { type: "text-start", id: "1" },
          { type: "text-delta", id: "1", delta: "Estou te ouvindo." },
          { type: "text-end", id: "1" },
          { type: "finish", finishReason: { unified: "stop", raw: "STOP" }, usage },
        ],
        initialDelayInMs: null,
        chunkDelayInMs: null,
      }),
    }),
  });
  return { model, isStandIn: true, settings: () => ({}) };
}
