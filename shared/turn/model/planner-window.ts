import type { LanguageModelV4Message } from "@ai-sdk/provider";
import type { ModelMessage } from "ai";
import { buildWindow, type StoredMessage, type WindowOptions } from "../../history/build-window.ts";
import { quoteData } from "../../prompt/quote-data.ts";

/** Stands for the answer to a message that got none. */
const NOOP = JSON.stringify({ action: "NOOP", tool: null, args: null, message: null });

/**
 * The conversation as a planner's model gets it, as texts in the planner's own protocol: a user's message, the action that answered it,
 * the next message. The result of a call, and what was said about it, is quoted before the user's next message.
 */
export function buildPlannerWindow(
  rows: StoredMessage[],
  options: Pick<WindowOptions, "awaiting"> = {},
): ModelMessage[] {
  const window: { role: "user" | "assistant"; content: string }[] = [];
  let quoted: string[] = [];
  const addAction = (action: string) => {
    const last = window.at(-1);
    if (last?.role === "assistant") last.content += `\n${action}`;
    else window.push({ role: "assistant", content: action });
  };
  for (const message of buildWindow(withNoops(rows), { ...options, modelId: null })) {
    const text = textOf(message);
    switch (message.role) {
      case "user":
        window.push({ role: "user", content: [...quoted, text].join("\n\n") });
        quoted = [];
        break;
      case "tool":
        quoted.push(quoteData("resultado", JSON.stringify(outputsOf(message))));
        break;
      case "assistant": {
        const calls = actionsOf(message);
        calls.forEach(addAction);
        if (text === NOOP) addAction(text);
        else if (calls.length === 0 && quoted.length === 0) {
          addAction(JSON.stringify({ action: "RESPOND", tool: null, args: null, message: text }));
        } else if (text !== "") quoted.push(quoteData("dito", text));
      }
    }
  }
  return window;
}

/** Puts a NOOP after each user message that got no answer, so that the model does not answer it with the next one. */
function withNoops(rows: StoredMessage[]): StoredMessage[] {
  const withText = rows.filter((row) => row.role !== "user" || row.parts.some(isText));
  return withText.flatMap((row, index) => {
    const followsUser = row.role === "user" && withText[index - 1]?.role === "user";
    return followsUser ? [{ role: "assistant" as const, parts: [{ type: "text", text: NOOP }] }, row] : [row];
  });
}

function isText({ type, text }: StoredMessage["parts"][number]): boolean {
  return type === "text" && typeof text === "string" && text !== "";
}

function actionsOf({ content }: LanguageModelV4Message & { role: "assistant" }): string[] {
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
