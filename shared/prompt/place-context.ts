import type { ModelMessage } from "ai";

/** Texts that are added to the messages. An empty text is left out. */
export interface PlacedContext {
  /** The earlier conversation in short (`earlierTalk`). It changes only when the window moves. */
  earlier: string;
  /** What changes with each message (`buildTurnContext`). */
  context: string;
}

/**
 * Adds the texts to the messages, where they change the beginning of a request least, since providers cache the beginning: the earlier
 * conversation before the first message of the user, and what changes with each message before the last one.
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
