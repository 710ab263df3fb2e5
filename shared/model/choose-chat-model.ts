import type { Environment } from "../runtime/environment.ts";
import type { ChatModel } from "./chat-model.ts";

/**
 * Gemini when there is a key, the rule-based offline model when there is none. Loaded when chosen: either takes longer to
 * start than the rest of the function.
 */
export async function chooseChatModel(
  environment: Pick<Environment, "googleApiKey" | "googleBaseUrl" | "chatModel">,
): Promise<ChatModel> {
  const { googleApiKey, googleBaseUrl, chatModel } = environment;
  if (googleApiKey) {
    const { geminiModel } = await import("./gemini-model.ts");
    return geminiModel({ apiKey: googleApiKey, modelId: chatModel, baseUrl: googleBaseUrl });
  }
  const { createOfflineModel } = await import("../../offline/offline-model.ts");
  return {
    model: createOfflineModel(),
    settings: ({ tone, skills, today, timezone, userName }) => ({
      providerOptions: { offline: { tone: { ...tone }, skills, today, timezone, ...(userName ? { userName } : {}) } },
    }),
  };
}
