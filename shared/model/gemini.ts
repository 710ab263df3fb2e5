import { createGoogleGenerativeAI } from "@ai-sdk/google";
import type { LanguageModelV4 } from "@ai-sdk/provider";
import { embedMany } from "ai";
import type { ChatModel } from "./chat-model.ts";
import { type Embedder, EMBEDDING_DIMENSIONS, unitVector } from "./embedder.ts";

/** A model of Gemini and the key to it. `baseUrl` is the address of a proxy or a test server. */
export interface GeminiOptions {
  apiKey: string;
  modelId: string;
  baseUrl?: string;
}

type TaskType = "RETRIEVAL_QUERY" | "RETRIEVAL_DOCUMENT";

// Embedding models after gemini-embedding-001 ignore task types. Their task is written into the text instead.
const MODELS_WITH_INSTRUCTIONS = /^gemini-embedding-(?!001$)/;
const INSTRUCTIONS: Record<TaskType, (text: string) => string> = {
  RETRIEVAL_QUERY: (text) => `task: search result | query: ${text}`,
  RETRIEVAL_DOCUMENT: (text) => `title: none | text: ${text}`,
};

// Nobody waits for a batch, so a busy provider is asked again.
const BATCH_RETRIES = 2;

// From Gemini 3 on, Google asks not to change the temperature. Reasoning effort is set instead.
const MODELS_WITH_TEMPERATURE = /^gemini-(?:1|2)\./;

/** A language model of Gemini. */
export function geminiModel(options: GeminiOptions): LanguageModelV4 {
  return provider(options)(options.modelId);
}

/** A Gemini model for chats. Models before Gemini 3 get the turn's temperature, newer ones its reasoning effort. */
export function geminiChatModel(options: GeminiOptions): ChatModel {
  const takesTemperature = MODELS_WITH_TEMPERATURE.test(options.modelId);
  return {
    model: geminiModel(options),
    settings: ({ temperature, effort }) => takesTemperature ? { temperature } : { reasoning: effort },
  };
}

/** Embeddings of Gemini. A person waits for the vector of a question, so a failed request for it is not repeated. */
export function geminiEmbedder(options: GeminiOptions): Embedder {
  const model = provider(options).embeddingModel(options.modelId);
  const takesInstructions = MODELS_WITH_INSTRUCTIONS.test(options.modelId);
  const embed = async (texts: string[], taskType: TaskType, maxRetries: number, abortSignal: AbortSignal) => {
    const task = takesInstructions ? {} : { taskType };
    const { embeddings } = await embedMany({
      model,
      values: takesInstructions ? texts.map(INSTRUCTIONS[taskType]) : texts,
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

/** Refuses redirects: they would send the key and the messages to another address. */
function fetchWithoutRedirects(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(input, { ...init, redirect: "error" });
}
