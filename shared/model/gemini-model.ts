// The language model alone: the package's main entry brings all that Google offers, 90 KB that no turn uses.
import { GoogleLanguageModel } from "@ai-sdk/google/internal";
import type { ChatModel } from "./chat-model.ts";
import { geminiAccess, type GeminiOptions } from "./gemini-access.ts";

// Newer models ignore temperature, and may come to refuse it: only these are known to honour it (platform facts, Gemini).
const HONOURS_TEMPERATURE = /^gemini-(?:1|2)\.|^gemini-3\.[0-4](?!\d)/;

/** Gemini through the AI SDK. A skill's precision is sent as temperature where that counts, else as reasoning effort. */
export function geminiModel(options: GeminiOptions): ChatModel {
  const { modelId } = options;
  const generateId = () => crypto.randomUUID();
  return {
    model: new GoogleLanguageModel(modelId, { provider: "google.generative-ai", ...geminiAccess(options), generateId }),
    settings: ({ temperature, effort }) => HONOURS_TEMPERATURE.test(modelId) ? { temperature } : { reasoning: effort },
  };
}
