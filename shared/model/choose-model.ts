import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { ExtractionEnvironment, ModelEnvironment } from "../runtime/environment.ts";
import type { ChatModel } from "./chat-model.ts";
import type { Embedder } from "./embedder.ts";

/** The model for chats: Gemini if there is a key, else the stand-in. Its code is loaded only when it is chosen. */
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

/** The model that reads messages at night and answers in JSON: Gemini if there is a key, else the stand-in. */
export async function chooseExtractionModel(
  { googleApiKey, googleBaseUrl, extractionModel }: ExtractionEnvironment,
): Promise<LanguageModelV4> {
  if (!googleApiKey) return await standIn();
  const { geminiModel } = await import("./gemini.ts");
  return geminiModel({ apiKey: googleApiKey, modelId: extractionModel, baseUrl: googleBaseUrl });
}

/** The model that turns texts into vectors: Gemini if there is a key. Without a key, memory is searched by words. */
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
