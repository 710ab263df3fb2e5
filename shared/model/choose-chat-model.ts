import type { Environment } from "../runtime/environment.ts";
import type { ChatModel } from "./chat-model.ts";
import { geminiModel } from "./gemini-model.ts";
import { createOfflineModel } from "./offline/create-offline-model.ts";

/** Gemini when there is a key, the rule-based offline model when there is none. */
export function chooseChatModel({ googleApiKey, googleBaseUrl, chatModel }: Environment): ChatModel {
  if (googleApiKey) return geminiModel({ apiKey: googleApiKey, modelId: chatModel, baseUrl: googleBaseUrl });
  return {
    model: createOfflineModel(),
    settings: ({ tone, skills, today, timezone, userName }) => ({
      providerOptions: { offline: { tone: { ...tone }, skills, today, timezone, ...(userName ? { userName } : {}) } },
    }),
  };
}
