import type { LanguageModelV4Message } from "@ai-sdk/provider";
import type { ModelMessage } from "ai";
import { buildWindow, type StoredMessage, type WindowOptions } from "../history/build-window.ts";
import { quoteData } from "../prompt/quote-data.ts";

/** A message that was not answered, as the planner would have left it. */
const NOOP = JSON.stringify({ action: "NOOP", tool: null, args: null, message: null });

/**
 * The conversation as a planner is sent it, in its own protocol and in words alone: a user's message, the action it was answered
 * with, the next message. What a call came to, and what was said of it, stands quoted before the message that follows.
 */
export function plannerWindow(rows: StoredMessage[], options: Pick<WindowOptions, "awaiting"> = {}): ModelMessage[] {
  const window: ModelMessage[] = [];
  let told: string[] = [];
  for (const message of buildWindow(answered(rows), { ...options, modelId: null })) {
    switch (message.role) {
      case "user": {
        const content = [...told, textOf(message)].join("\n\n");
        told = [];
        window.push({ role: "user", content });
        break;
      }
      case "tool":
        told.push(quoteData("resultado", JSON.stringify(outputsOf(message))));
        break;
      case "assistant": {
        const content = told.length === 0 ? actionsOf(message) : "";
        if (content === "") told.push(quoteData("dito", textOf(message)));
        else window.push({ role: "assistant", content });
      }
    }
  }
  return window;
}

/** A message that nothing was said to is answered by NOOP: it is not to be answered with the next one. */
function answered(rows: StoredMessage[]): StoredMessage[] {
  return rows.flatMap((row, index) =>
    row.role === "user" && rows[index - 1]?.role === "user"
      ? [{ role: "assistant" as const, parts: [{ type: "text", text: NOOP }] }, row]
      : [row]
  );
}

/** The actions of a message: its calls, or its words where it calls nothing. */
function actionsOf(message: LanguageModelV4Message & { role: "assistant" }): string {
  const calls = message.content.flatMap((part) =>
    part.type === "tool-call"
      ? [JSON.stringify({ action: "CALL_TOOL", tool: part.toolName, args: part.input, message: null })]
      : []
  );
  const text = textOf(message);
  if (calls.length > 0 || text === NOOP) return calls.join("\n") || text;
  return JSON.stringify({ action: "RESPOND", tool: null, args: null, message: text });
}

function textOf({ content }: LanguageModelV4Message): string {
  if (typeof content === "string") return content;
  return content.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n");
}

function outputsOf({ content }: LanguageModelV4Message & { role: "tool" }): unknown[] {
  return content.flatMap((part) => part.type === "tool-result" ? [part.output] : []);
}
