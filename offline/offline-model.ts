import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { estimateTokens } from "../shared/prompt/estimate-tokens.ts";
import { answerJson } from "./json-answers.ts";
import { respond, type Response } from "./respond.ts";

/** An estimate of the tokens that a language model would have used for prompt, tools and answer. Nothing is billed. */
function estimateUsage(
  { prompt, tools = [] }: LanguageModelV4CallOptions,
  response: Response,
): LanguageModelV4Usage {
  const input = estimateTokens(JSON.stringify(prompt)) + (tools.length > 0 ? estimateTokens(JSON.stringify(tools)) : 0);
  const text = estimateTokens(response.text);
  const calls = response.calls.reduce((sum, call) => sum + estimateTokens(JSON.stringify(call)), 0);
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: text + calls, text, reasoning: 0 },
  };
}

const MODEL_ID = "offline-rules";

/**
 * The model that answers when there is no key. It uses rules for pt-BR and no network, and it does not learn; README.md explains
 * how it works. The same prompt gives the same answer, except for the ids of calls.
 *
 * `providerOptions.offline` is `{ tone, skills, today, timezone, userName? }`. A missing field gets a default.
 */
export function createOfflineModel(): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "offline",
    modelId: MODEL_ID,
    supportedUrls: {},
    doGenerate: async (options) => {
      options.abortSignal?.throwIfAborted();
      const response = answer(options);
      return {
        content: [
          ...(response.text === "" ? [] : [{ type: "text" as const, text: response.text }]),
          ...toolCalls(response),
        ],
        finishReason: finishReason(response),
        usage: estimateUsage(options, response),
        response: { modelId: MODEL_ID },
        warnings: [],
      };
    },
    doStream: async (options) => {
      options.abortSignal?.throwIfAborted();
      return { stream: ReadableStream.from(streamParts(answer(options), options)) };
    },
  };
}

function answer(options: LanguageModelV4CallOptions): Response {
  const json = answerJson(options);
  return json === null ? respond(options) : { text: json, calls: [] };
}

function toolCalls({ calls }: Response): LanguageModelV4ToolCall[] {
  return calls.map(({ tool, args }) => ({
    type: "tool-call",
    toolCallId: crypto.randomUUID(),
    toolName: tool,
    input: JSON.stringify(args),
  }));
}

function finishReason({ calls }: Response): LanguageModelV4FinishReason {
  return calls.length > 0 ? { unified: "tool-calls", raw: "tool-calls" } : { unified: "stop", raw: "stop" };
}

/** Yields the answer word by word, as fast as the reader takes it. After an abort it throws the signal's reason. */
function* streamParts(response: Response, options: LanguageModelV4CallOptions): Generator<LanguageModelV4StreamPart> {
  yield { type: "stream-start", warnings: [] };
  yield { type: "response-metadata", modelId: MODEL_ID };
  if (response.text !== "") {
    const id = "0";
    yield { type: "text-start", id };
    for (const delta of response.text.match(/\S+\s*|\s+/g) ?? []) {
      options.abortSignal?.throwIfAborted();
      yield { type: "text-delta", id, delta };
    }
    yield { type: "text-end", id };
  }
  yield* toolCalls(response);
  yield { type: "finish", finishReason: finishReason(response), usage: estimateUsage(options, response) };
}
