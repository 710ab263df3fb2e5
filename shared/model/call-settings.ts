import type { JSONObject } from "@ai-sdk/provider";

/** The settings of a model call that differ from model to model. */
export interface CallSettings {
  temperature?: number;
  reasoning?: "low" | "medium";
  providerOptions?: Record<string, JSONObject>;
}
