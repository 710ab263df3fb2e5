import { findBuiltInTool } from "../tools/registry.ts";
import { cutAtWord } from "../prompt/earlier-talk.ts";
import type { StoredMessage } from "./build-window.ts";

/** Turns whose results stand whole: what was read there may still be talked about ("apaga o segundo"). The last is under way. */
const WHOLE_TURNS = 3;
/** Characters. A shorter result costs less than what would be said in its place. */
const LARGE = 600;
const GIST = 300;
/** What these did is told by the calls that they settled; calling them again would not tell it. */
export const SETTLING = new Set(["answer_offer", "replace_saved", "undo"]);

/**
 * Turns with what was read long ago in short: it can be read again. What was written stays as it is, since it may be corrected.
 * A result has one short form, and once it has it keeps it.
 */
export function gistOldResults<Message extends StoredMessage>(turns: Message[][]): Message[][] {
  return turns.map((rows, at) => at >= turns.length - WHOLE_TURNS ? rows : rows.map(withGists));
}

function withGists<Message extends StoredMessage>(row: Message): Message {
  if (row.role !== "tool" || !row.parts.some(isLargeRead)) return row;
  return { ...row, parts: row.parts.map((part) => isLargeRead(part) ? gistOf(part) : part) };
}

type Part = StoredMessage["parts"][number];

function isLargeRead({ type, toolName, output }: Part): boolean {
  if (type !== "tool-result" || typeof toolName !== "string" || SETTLING.has(toolName)) return false;
  const { value = null } = (output ?? {}) as { value?: unknown };
  return (findBuiltInTool(toolName)?.confirmation ?? "none") === "none" && JSON.stringify(value).length > LARGE;
}

function gistOf(part: Part): Part {
  const { value } = part.output as { value: unknown };
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return {
    ...part,
    output: { type: "text", value: `${cutAtWord(text, GIST)} (só o começo; para o resto, chame de novo)` },
  };
}
