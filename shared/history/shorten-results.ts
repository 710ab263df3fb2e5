import { findBuiltInTool } from "../tools/registry.ts";
import { cutAtWord } from "../prompt/earlier-talk.ts";
import type { StoredMessage } from "./build-window.ts";

/** The newest turns keep their results whole: the person may still talk about them ("apaga o segundo"). The current turn counts. */
const WHOLE_TURNS = 3;
/** In characters. For a shorter result, the short form would save nothing. */
const LARGE = 600;
const SHORT = 300;
/**
 * Tools that settle earlier calls: those calls tell what came of it. The results of these tools stay whole, since calling them again
 * would not give the same result.
 */
export const FOLLOW_UP_TOOL_NAMES = new Set(["answer_offer", "replace_saved", "undo"]);

/**
 * Shortens the large results of reads in older turns: they can be read again. Results of writes stay whole, since a write may be
 * corrected. A shortened result is the same in all later turns.
 */
export function shortenOldResults<Message extends StoredMessage>(turns: Message[][]): Message[][] {
  return turns.map((rows, at) => at >= turns.length - WHOLE_TURNS ? rows : rows.map(shortenReads));
}

function shortenReads<Message extends StoredMessage>(row: Message): Message {
  if (row.role !== "tool" || !row.parts.some(isLargeRead)) return row;
  return { ...row, parts: row.parts.map((part) => isLargeRead(part) ? shorten(part) : part) };
}

type Part = StoredMessage["parts"][number];

function isLargeRead({ type, toolName, output }: Part): boolean {
  if (type !== "tool-result" || typeof toolName !== "string" || FOLLOW_UP_TOOL_NAMES.has(toolName)) return false;
  const { value = null } = (output ?? {}) as { value?: unknown };
  return (findBuiltInTool(toolName)?.confirmation ?? "none") === "none" && JSON.stringify(value).length > LARGE;
}

function shorten(part: Part): Part {
  const { value } = part.output as { value: unknown };
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return {
    ...part,
    output: { type: "text", value: `${cutAtWord(text, SHORT)} (só o começo; para o resto, chame de novo)` },
  };
}
