import type { LanguageModelV4Message } from "@ai-sdk/provider";
import type { ModelMessage } from "ai";
import { buildWindow, type StoredMessage, type WindowOptions } from "../../history/build-window.ts";
import { quoteData } from "../../prompt/quote-data.ts";

/** What a message was answered with that was not answered. */
const NOOP = JSON.stringify({ action: "NOOP", tool: null, args: null, message: null });

/**
 * The conversation as a planner is sent it, in its own protocol and in words alone: a user's message, the action it was answered
 * with, the next message. What a call came to, and what was said of it, stands quoted before the message that follows.
 */
export function plannerWindow(rows: StoredMessage[], options: Pick<WindowOptions, "awaiting"> = {}): ModelMessage[] {
  const window: { role: "user" | "assistant"; content: string }[] = [];
  let told: string[] = [];
  const act = (action: string) => {
    const last = window.at(-1);
    if (last?.role === "assistant") last.content += `\n${action}`;
    else window.push({ role: "assistant", content: action });
  };
  for (const message of buildWindow(answered(rows), { ...options, modelId: null })) {
    const text = textOf(message);
    switch (message.role) {
      case "user":
        window.push({ role: "user", content: [...told, text].join("\n\n") });
        told = [];
        break;
      case "tool":
        told.push(quoteData("resultado", JSON.stringify(outputsOf(message))));
        break;
      case "assistant": {
        const calls = callsOf(message);
        calls.forEach(act);
        if (text === NOOP) act(text);
        else if (calls.length > 0 || told.length > 0) told.push(...(text === "" ? [] : [quoteData("dito", text)]));
        else act(JSON.stringify({ action: "RESPOND", tool: null, args: null, message: text }));
      }
    }
  }
  return window;
}

/** A message that nothing was said to is not to be answered together with the next one. */
function answered(rows: StoredMessage[]): StoredMessage[] {
  return rows.filter((row) => row.role !== "user" || row.parts.some(isText)).flatMap((row, index, kept) =>
    row.role === "user" && kept[index - 1]?.role === "user"
      ? [{ role: "assistant" as const, parts: [{ type: "text", text: NOOP }] }, row]
      : [row]
  );
}

function isText({ type, text }: StoredMessage["parts"][number]): boolean {
  return type === "text" && typeof text === "string" && text !== "";
}

function callsOf({ content }: LanguageModelV4Message & { role: "assistant" }): string[] {
  return content.flatMap((part) =>
    part.type === "tool-call"
      ? [JSON.stringify({ action: "CALL_TOOL", tool: part.toolName, args: part.input, message: null })]
      : []
  );
}

function textOf({ content }: LanguageModelV4Message): string {
  if (typeof content === "string") return content;
  return content.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n");
}

function outputsOf({ content }: LanguageModelV4Message & { role: "tool" }): unknown[] {
  return content.flatMap((part) => part.type === "tool-result" ? [part.output] : []);
}
