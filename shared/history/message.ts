import type { AssistantContent, ToolContent } from "ai";
import type { JsonObject } from "../tools/definition.ts";

/** A message as stored: role and parts in the shape the model is sent (contracts, "The turn in Postgres"). */
export interface StoredMessage {
  role: "user" | "assistant" | "tool";
  parts: JsonObject[];
}

export type AssistantPart = Exclude<AssistantContent, string>[number];
export type ToolPart = ToolContent[number];
