import type { ChatAnswer, Conversation } from "./chat.ts";
import { gemini, type GeminiReply } from "./fake-gemini.ts";

/** A planner's answer as Gemini sends it; what is not given is null. */
export function planned(action: string, more: Record<string, unknown> = {}): GeminiReply {
  return gemini({ text: JSON.stringify({ action, tool: null, args: null, message: null, ...more }) });
}

/** The call of a tool, as a planner answers it. */
export function plannedCall(tool: string, args: unknown): GeminiReply {
  return planned("CALL_TOOL", { tool, args });
}

/** Says something in a planner conversation. */
export function sayPlanned(conversation: Conversation, text: string, messageId?: string): Promise<ChatAnswer> {
  return conversation.say(text, messageId, { conversationType: "planner" });
}
