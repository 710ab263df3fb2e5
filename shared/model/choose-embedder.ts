import type { Embedder } from "./embedder.ts";

/** What of the environment says how texts are embedded. */
export interface EmbeddingEnvironment {
  googleApiKey?: string;
  googleBaseUrl?: string;
  embeddingModel: string;
}

/** Gemini's embeddings when there is a key; without one memory is searched by words. Loaded when chosen. */
export async function chooseEmbedder(environment: EmbeddingEnvironment): Promise<Embedder | null> {
  const { googleApiKey, googleBaseUrl, embeddingModel } = environment;
  if (!googleApiKey) return null;
  const { geminiEmbedder } = await import("./gemini-embedder.ts");
  return geminiEmbedder({ apiKey: googleApiKey, modelId: embeddingModel, baseUrl: googleBaseUrl });
}
