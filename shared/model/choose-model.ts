import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ExtractionEnvironment, ModelEnvironment } from "../runtime/environment.ts";
import type { ChatModel } from "./chat-model.ts";
import type { Embedder } from "./embedder.ts";

/** The model that talks: Gemini when there is a key, the stand-in when there is none. Either is loaded when it is chosen. */
export async function chooseChatModel(
  environment: ModelEnvironment & { chatModel: string; chatModelFallback: string },
): Promise<ChatModel> {
  const { googleApiKey, googleBaseUrl, chatModel, chatModelFallback } = environment;
  if (googleApiKey) {
    const { geminiChatModel } = await import("./gemini.ts");
    const gemini = (modelId: string) => geminiChatModel({ apiKey: googleApiKey, modelId, baseUrl: googleBaseUrl });
    return chatModelFallback === chatModel
      ? gemini(chatModel)
      : { ...gemini(chatModel), fallback: gemini(chatModelFallback) };
  }
  return {
    model: await standIn(),
    isStandIn: true,
    settings: ({ tone, skills, today, timezone, userName }) => ({
      providerOptions: { offline: { tone: { ...tone }, skills, today, timezone, ...(userName ? { userName } : {}) } },
    }),
  };
}

/** The model that is asked for JSON at night, about what was said: chosen like the one that talks. */
export async function chooseExtractionModel(
  { googleApiKey, googleBaseUrl, extractionModel }: ExtractionEnvironment,
): Promise<LanguageModelV4> {
  if (!googleApiKey) return await standIn();
  const { geminiModel } = await import("./gemini.ts");
  return geminiModel({ apiKey: googleApiKey, modelId: extractionModel, baseUrl: googleBaseUrl });
}

/** What makes vectors of texts: Gemini when there is a key; without one memory is searched by words. */
export async function chooseEmbedder(
  { googleApiKey, googleBaseUrl, embeddingModel }: ModelEnvironment & { embeddingModel: string },
): Promise<Embedder | null> {
  if (!googleApiKey) return null;
  const { geminiEmbedder } = await import("./gemini.ts");
  return geminiEmbedder({ apiKey: googleApiKey, modelId: embeddingModel, baseUrl: googleBaseUrl });
}

async function standIn(): Promise<LanguageModelV4> {
  const { createOfflineModel } = await import("../../offline/offline-model.ts");
  return createOfflineModel();
}
