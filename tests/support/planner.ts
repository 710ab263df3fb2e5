import { createChatApp } from "../../shared/chat/create-chat-app.ts";
import { type ChatAnswer, Conversation } from "./chat.ts";
import { gemini, type GeminiReply, startFakeGemini } from "./fake-gemini.ts";
import { INCEPTION, startFakeTmdb } from "./fake-tmdb.ts";
import { startStack } from "./stack.ts";

/** A planner's answer from Gemini. Missing fields are null. */
export function planned(action: string, more: Record<string, unknown> = {}): GeminiReply {
  return gemini({ text: JSON.stringify({ action, tool: null, args: null, message: null, ...more }) });
}

/** A planner's answer that calls a tool. */
export function plannedCall(tool: string, args: unknown): GeminiReply {
  return planned("CALL_TOOL", { tool, args });
}

/** Sends a message in a planner conversation. */
export function sayPlanned(conversation: Conversation, text: string, messageId?: string): Promise<ChatAnswer> {
  return conversation.say(text, messageId, { conversationType: "planner" });
}

/** Starts a stack with a user for planner conversations, a scripted model, and films to search. */
export async function startPlanner() {
  const fake = startFakeGemini();
  const tmdb = startFakeTmdb({ movies: INCEPTION });
  const stack = await startStack({ functions: { chat: createChatApp() }, env: { ...fake.env, ...tmdb.env } });
  const user = await stack.createUser("Ana");
  const chat = () => new Conversation(stack, user);
  const close = async () => {
    await fake.close();
    await tmdb.close();
    await stack.close();
  };
  /** The roles and texts of a request. Default: the last request. */
  const sent = (at = -1) => fake.requests.at(at)!.contents.map(({ role, parts }) => [role, String(parts[0]?.text)]);
  return { fake, stack, user, chat, close, sent };
}
