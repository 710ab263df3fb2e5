import type { ModelMessage } from "ai";

/** What a request says besides the conversation itself; empty texts stand nowhere. */
export interface PlacedContext {
  /** What stands before the messages, in short (`earlierTalk`): changes when the window's beginning does. */
  earlier: string;
  /** What changes from message to message (`buildTurnContext`). */
  context: string;
}

/**
 * The messages with what the system adds: what was said earlier before the first words of the person, so that the beginning stays
 * the same until the window moves, and what changes before the last ones, so that all before it stays the same from turn to turn.
 */
export function placeContext(messages: readonly ModelMessage[], { earlier, context }: PlacedContext): ModelMessage[] {
  const first = messages.findIndex(({ role }) => role === "user");
  const last = messages.findLastIndex(({ role }) => role === "user");
  return messages.map((message, at) => {
    const texts = [...(at === first ? [earlier] : []), ...(at === last ? [context] : [])].filter((text) => text !== "");
    return texts.length === 0 ? message : withTexts(message, texts);
  });
}

function withTexts(message: ModelMessage, texts: string[]): ModelMessage {
  if (message.role !== "user") return message;
  if (typeof message.content === "string") return { ...message, content: [...texts, message.content].join("\n\n") };
  return { ...message, content: [...texts.map((text) => ({ type: "text" as const, text })), ...message.content] };
}
