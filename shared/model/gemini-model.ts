import { createGoogle } from "@ai-sdk/google";
import type { ChatModel } from "./chat-model.ts";

/** Where and as whom Gemini is reached. `baseUrl` points at a proxy or a test server. */
export interface GeminiOptions {
  apiKey: string;
  modelId: string;
  baseUrl?: string;
}

// Newer models ignore temperature, and may come to refuse it: only these are known to honour it (platform facts, Gemini).
const HONOURS_TEMPERATURE = /^gemini-(?:1|2)\.|^gemini-3\.[0-4](?!\d)/;

/** Gemini through the AI SDK. A skill's precision is sent as temperature where that counts, else as reasoning effort. */
export function geminiModel({ apiKey, modelId, baseUrl }: GeminiOptions): ChatModel {
  const google = createGoogle({ apiKey, ...(baseUrl ? { baseURL: baseUrl } : {}) });
  return {
    model: google(modelId),
    settings: ({ temperature, effort }) => HONOURS_TEMPERATURE.test(modelId) ? { temperature } : { reasoning: effort },
  };
}
