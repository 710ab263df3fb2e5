import { createGoogleGenerativeAI } from "@ai-sdk/google";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { embedMany } from "ai";
import type { ChatModel } from "./chat-model.ts";
import { type Embedder, EMBEDDING_DIMENSIONS, unitVector } from "./embedder.ts";

/** Which of Gemini's models, and where and as whom it is reached. `baseUrl` points at a proxy or a test server. */
export interface GeminiOptions {
  apiKey: string;
  modelId: string;
  baseUrl?: string;
}

type TaskType = "RETRIEVAL_QUERY" | "RETRIEVAL_DOCUMENT";

// From the second embedding model on, task types are ignored: what a text is for stands in the text.
const TAKES_INSTRUCTIONS = /^gemini-embedding-(?!001$)/;
const INSTRUCTIONS: Record<TaskType, (text: string) => string> = {
  RETRIEVAL_QUERY: (text) => `task: search result | query: ${text}`,
  RETRIEVAL_DOCUMENT: (text) => `title: none | text: ${text}`,
};

// A batch is nobody's wait, and a busy minute at the provider not its end.
const BATCH_RETRIES = 2;

// From Gemini 3 on it is to be left alone, and effort says how much thought an answer takes.
const HONOURS_TEMPERATURE = /^gemini-(?:1|2)\./;

/** A language model of Gemini's. */
export function geminiModel(options: GeminiOptions): LanguageModelV4 {
  return provider(options)(options.modelId);
}

/** Gemini as it talks. A skill's precision is sent as temperature where that counts, else as reasoning effort. */
export function geminiChatModel(options: GeminiOptions): ChatModel {
  const honoursTemperature = HONOURS_TEMPERATURE.test(options.modelId);
  return {
    model: geminiModel(options),
    settings: ({ temperature, effort }) => honoursTemperature ? { temperature } : { reasoning: effort },
  };
}

/** Gemini's embeddings. A person waits for a question's vector, so that is asked for once. */
export function geminiEmbedder(options: GeminiOptions): Embedder {
  const model = provider(options).embeddingModel(options.modelId);
  const instructed = TAKES_INSTRUCTIONS.test(options.modelId);
  const embed = async (texts: string[], taskType: TaskType, maxRetries: number, abortSignal: AbortSignal) => {
    const task = instructed ? {} : { taskType };
    const { embeddings } = await embedMany({
      model,
      values: instructed ? texts.map(INSTRUCTIONS[taskType]) : texts,
      maxRetries,
      abortSignal,
      providerOptions: { google: { ...task, outputDimensionality: EMBEDDING_DIMENSIONS } },
    });
    return embeddings.map(unitVector);
  };
  return {
    model: options.modelId,
    async embedQuestion(text, signal) {
      const [vector] = await embed([text], "RETRIEVAL_QUERY", 0, signal);
      return vector!;
    },
    embedItems: (texts, signal) => embed(texts, "RETRIEVAL_DOCUMENT", BATCH_RETRIES, signal),
  };
}

function provider({ apiKey, baseUrl }: GeminiOptions) {
  return createGoogleGenerativeAI({
    apiKey,
    fetch: fetchWithoutRedirects,
    ...(baseUrl ? { baseURL: baseUrl.replace(/\/$/, "") } : {}),
  });
}

/** A redirect would take the key, and what was said, to wherever it points. */
function fetchWithoutRedirects(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, redirect: "error" });
}
