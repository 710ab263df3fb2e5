import type { StoredMessage } from "../../history/build-window.ts";
import { userMemoryText } from "../../prompt/user-memory-text.ts";
import { lastQuestion } from "../../language/split-sentences.ts";
import type { JsonObject } from "../../tools/definition.ts";
import type { Evidence } from "../../tools/said/evidence.ts";
import type { ToolOutput } from "../transcript.ts";
import type { Turn } from "../turn.ts";

/**
 * What a write without a yes may be based on: the user's words in the conversation, their profile, the people they know and what was
 * read from memory.
 */
export function collectEvidence(turn: Turn, text: string): Evidence {
  const { record, toolContext, opened: { context } } = turn;
  const results = resultsIn(record.messages);
  const read = [...resultsIn(context.window), ...results].flatMap((result) => memoryRead(turn, result));
  return {
    messages: [...context.said, text],
    leftOutMessages: context.leftOut,
    known: [
      userMemoryText(context.userMemory ?? {}),
      context.profile.displayName ?? "",
      ...context.people,
      // If the turn before answered "Quem é a Ju?", its result tells whom "ela" means now.
      ...read.flatMap(textsIn),
    ],
    items: read.flatMap(itemsIn),
    isOffMemory: context.conversation.isOffMemory,
    question: questionBefore(context.window),
    outside: results.some((result) => hasReadOutside(turn, result)),
    today: toolContext.today,
  };
}

/** The texts of a message, in order. */
export function textsOf({ parts }: StoredMessage): string[] {
  return parts.flatMap((part) => part.type === "text" ? [String(part.text)] : []);
}

function resultsIn(messages: readonly StoredMessage[]): JsonObject[] {
  return messages.flatMap(({ role, parts }): JsonObject[] => role === "tool" ? parts : []);
}

function toolOf(turn: Turn, { toolName }: JsonObject) {
  return turn.catalog.find(String(toolName));
}

/** Whether the model has read somebody else's text in a result. A refusal may quote what was found outside. */
function hasReadOutside(turn: Turn, result: JsonObject): boolean {
  const tool = toolOf(turn, result);
  const output = result.output as ToolOutput | undefined;
  const value = output?.type === "json" ? output.value : undefined;
  return tool?.reads === "outside" && (tool.hasOutsideText?.(value) ?? true);
}

/** Keys of a result that repeat the model's own arguments, or tell how the tool understood them. */
const ASKED_WITH = new Set(["query", "name", "found_by_part", "note"]);

/** What a tool read from memory, or ended there. Its arguments and refusals are left out: they may be the model's invention. */
function memoryRead(turn: Turn, result: JsonObject): JsonObject[] {
  const output = result.output as ToolOutput | undefined;
  if (output?.type !== "json" || typeof output.value !== "object" || output.value === null) return [];
  // The new item was checked when it was added, and the items that it ended may still be true in part: both may be used again.
  if (result.toolName === "add_knowledge") {
    const { ended, item } = output.value as JsonObject;
    return [{ ended, item }];
  }
  if (toolOf(turn, result)?.reads !== "memory") return [];
  return [Object.fromEntries(Object.entries(output.value).filter(([key]) => !ASKED_WITH.has(key)))];
}

/** The knowledge items in a result, at any depth. */
function itemsIn(value: unknown): { id: string; content: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const { id, content } = value as JsonObject;
  const own = typeof id === "string" && typeof content === "string" ? [{ id, content }] : [];
  return [...own, ...Object.values(value).flatMap(itemsIn)];
}

/** The question at the end of the assistant's last answer. */
export function questionBefore(window: readonly StoredMessage[]): string | null {
  const answer = window.findLast(({ role }) => role === "assistant");
  return lastQuestion(answer === undefined ? "" : textsOf(answer).join("\n"));
}

const ID_OR_INSTANT = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|\d{4}-\d{2}-\d{2}[T ].*)$/i;

/** The texts of a JSON value, without ids and instants: their digits are no figures that somebody said. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return ID_OR_INSTANT.test(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
