import { createGoogle, type GoogleEmbeddingModelOptions } from "@ai-sdk/google";
import { embed, embedMany } from "ai";
import type { Embedder } from "./embedder.ts";
import type { GeminiOptions } from "./gemini-model.ts";
import { EMBEDDING_DIMENSIONS, unitVector } from "./unit-vector.ts";

/** Gemini's embeddings through the AI SDK. A person waits for a question's vector, so that is asked for once. */
export function geminiEmbedder({ apiKey, modelId, baseUrl }: GeminiOptions): Embedder {
  const model = createGoogle({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) }).embedding(modelId);
  return {
    model: modelId,
    async embedQuestion(text, signal) {
      const providerOptions = optionsFor("RETRIEVAL_QUERY");
      const { embedding } = await embed({ model, value: text, maxRetries: 0, abortSignal: signal, providerOptions });
      return unitVector(embedding);
    },
    async embedItems(texts, signal) {
      const providerOptions = optionsFor("RETRIEVAL_DOCUMENT");
      const { embeddings } = await embedMany({ model, values: texts, abortSignal: signal, providerOptions });
      return embeddings.map(unitVector);
    },
  };
}

function optionsFor(taskType: NonNullable<GoogleEmbeddingModelOptions["taskType"]>) {
  return { google: { taskType, outputDimensionality: EMBEDDING_DIMENSIONS } satisfies GoogleEmbeddingModelOptions };
}
