import { createGoogle, type GoogleEmbeddingModelOptions } from "@ai-sdk/google";
import type { Embedder } from "./embedder.ts";
import type { GeminiOptions } from "./gemini-model.ts";
import { retryRequest } from "./retry-request.ts";
import { EMBEDDING_DIMENSIONS, unitVector } from "./unit-vector.ts";

// A batch is nobody's wait, and a busy minute at the provider not its end.
const BATCH_RETRIES = 2;

/** Gemini's embeddings through the AI SDK. A person waits for a question's vector, so that is asked for once. */
export function geminiEmbedder({ apiKey, modelId, baseUrl }: GeminiOptions): Embedder {
  const model = createGoogle({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) }).embedding(modelId);
  return {
    model: modelId,
    async embedQuestion(text, signal) {
      const providerOptions = optionsFor("RETRIEVAL_QUERY");
      const { embeddings: [embedding] } = await model.doEmbed({ values: [text], abortSignal: signal, providerOptions });
      if (!embedding) throw new Error(`${modelId} gave no vector`);
      return unitVector(embedding);
    },
    async embedItems(texts, signal) {
      const providerOptions = optionsFor("RETRIEVAL_DOCUMENT");
      const request = () => model.doEmbed({ values: texts, abortSignal: signal, providerOptions });
      const { embeddings } = await retryRequest(request, { maxRetries: BATCH_RETRIES, signal });
      return embeddings.map(unitVector);
    },
  };
}

function optionsFor(taskType: NonNullable<GoogleEmbeddingModelOptions["taskType"]>) {
  return { google: { taskType, outputDimensionality: EMBEDDING_DIMENSIONS } satisfies GoogleEmbeddingModelOptions };
}
