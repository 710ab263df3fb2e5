import { createChatApp } from "../../shared/chat/create-chat-app.ts";
import { type ChatAnswer, Conversation } from "./chat.ts";
import { gemini, type GeminiReply, startFakeGemini } from "./fake-gemini.ts";
import { INCEPTION, startFakeTmdb } from "./fake-tmdb.ts";
import { startStack } from "./stack.ts";

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

/** A stack with somebody who talks to a planner, a model that answers as told, and films to be found. */
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
  /** What is sent in the last message of a request, and what the whole conversation is there. */
  const sent = (at = -1) => fake.requests.at(at)!.contents.map(({ role, parts }) => [role, String(parts[0]?.text)]);
  return { fake, stack, user, chat, close, sent };
}
