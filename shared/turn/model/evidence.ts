import type { StoredMessage } from "../../history/build-window.ts";
import { userMemoryText } from "../../prompt/user-memory-text.ts";
import { lastQuestion } from "../../language/split-sentences.ts";
import type { JsonObject } from "../../tools/definition.ts";
import type { Evidence } from "../../tools/said/grounding.ts";
import type { ToolOutput } from "../transcript.ts";
import type { Turn } from "../turn.ts";

/** What a write without a yes may rest on: the user's words in the conversation, the profile, whom they know, what was read of memory. */
export function evidenceFor(turn: Turn, text: string): Evidence {
  const { record, toolContext, opened: { context } } = turn;
  const results = resultsIn(record.messages);
  const read = [...resultsIn(context.window), ...results].flatMap((result) => memoryRead(turn, result));
  return {
    messages: [...context.said, text],
    known: [
      userMemoryText(context.userMemory ?? {}),
      context.profile.displayName ?? "",
      ...context.people,
      // "Quem é a Ju?" was answered in the turn before: whom "ela" means is known since then.
      ...read.flatMap(textsIn),
    ],
    items: read.flatMap(itemsIn),
    question: questionBefore(context.window),
    outside: results.some((result) => readsOf(turn, result) === "outside"),
    today: toolContext.today,
  };
}

/** The texts of a message, one after the other. */
export function textsOf({ parts }: StoredMessage): string[] {
  return parts.flatMap((part) => part.type === "text" ? [String(part.text)] : []);
}

function resultsIn(messages: readonly StoredMessage[]): JsonObject[] {
  return messages.flatMap(({ role, parts }): JsonObject[] => role === "tool" ? parts : []);
}

function readsOf(turn: Turn, { toolName }: JsonObject) {
  return turn.catalog.find(String(toolName))?.reads;
}

/** Keys of a result that repeat what the model asked with, and what the tool says of that. */
const ASKED_WITH = new Set(["query", "name", "found_by_part", "note"]);

/** What a tool read of memory, or ended there; nothing of what it was asked with, nor of a refusal. */
function memoryRead(turn: Turn, result: JsonObject): JsonObject[] {
  const told = result.output as ToolOutput | undefined;
  if (told?.type !== "json" || typeof told.value !== "object" || told.value === null) return [];
  // What was kept was checked then, and what gave way to it may still be so in part: both may be said again.
  if (result.toolName === "add_knowledge") {
    const { ended, item } = told.value as JsonObject;
    return [{ ended, item }];
  }
  if (readsOf(turn, result) !== "memory") return [];
  return [Object.fromEntries(Object.entries(told.value).filter(([key]) => !ASKED_WITH.has(key)))];
}

/** Items of memory in a result, wherever they stand in it. */
function itemsIn(value: unknown): { id: string; content: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, content } = value as JsonObject;
  const own = typeof id === "string" && typeof content === "string" ? [{ id, content }] : [];
  return [...own, ...Object.values(value).flatMap(itemsIn)];
}

/** What the assistant asked at the end of its last answer. */
function questionBefore(window: StoredMessage[]): string | null {
  const answer = window.findLast(({ role }) => role === "assistant");
  return lastQuestion(answer === undefined ? "" : textsOf(answer).join("\n"));
}

const ID_OR_INSTANT = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\d{4}-\d{2}-\d{2}[T ].*)$/i;

/** The texts of a JSON value; the digits of an id and the minute of a row are nobody's figures. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return ID_OR_INSTANT.test(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
