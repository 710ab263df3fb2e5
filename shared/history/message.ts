import type { LanguageModelV4Message } from "@ai-sdk/provider";
import type { JsonObject } from "../tools/definition.ts";

/** A message as stored: role and parts in the shape the model is sent (contracts, "The turn in Postgres"). */
export interface StoredMessage {
  role: "user" | "assistant" | "tool";
  parts: JsonObject[];
}

/** A part of an assistant's message, as the model is sent it. */
export type AssistantPart = Extract<LanguageModelV4Message, { role: "assistant" }>["content"][number];
