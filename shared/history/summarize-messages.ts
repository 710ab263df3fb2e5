import { z } from "zod";
import { cutAtWord, LONGEST_GIST, type SummaryEntry } from "../prompt/earlier-talk.ts";
import { oneLine } from "../writing/one-line.ts";
import { firstSentence } from "../language/split-sentences.ts";
import type { JsonObject } from "../tools/definition.ts";
import { findBuiltInTool } from "../tools/registry.ts";
import type { RecordedMessage } from "./fit-window.ts";
import { FOLLOW_UP_TOOL_NAMES } from "./shorten-results.ts";

/** The length at which a text is cut before it is cut to a gist, only to save work. */
const LONGEST_LINE = 2_000;
/** A day that no record has, so that no sentence says "hoje": a summary is read on another day. */
const NO_DAY = { today: "0001-01-01", timezone: "UTC" };

const resultPart = z.object({
  type: z.literal("tool-result"),
  toolName: z.string(),
  output: z.object({ type: z.string(), value: z.unknown().optional() }),
});

/**
 * Messages in short, by rules: each message in a line, and each tool call with its outcome ("create_expense: ok, R$ 50,00 em alimentação
 * (mercado), de 20/11/2026", "get_habits: ok, 3 itens"). A message without words or results makes no entry. Neither does a refused call:
 * later nobody needs its reason.
 */
export function summarizeMessages(rows: RecordedMessage[]): SummaryEntry[] {
  return rows.flatMap(({ seq, role, parts }) => {
    const gists = role === "tool" ? parts.flatMap(outcomeOf) : [textOfParts(parts)];
    return gists.flatMap((gist) =>
      gist === "" ? [] : [{ seq, role, gist: cutAtWord(oneLine(gist, LONGEST_LINE), LONGEST_GIST) }]
    );
  });
}

function textOfParts(parts: RecordedMessage["parts"]): string {
  return parts.flatMap(({ type, text }) => type === "text" && typeof text === "string" ? [text.trim()] : []).join(" ");
}

/** "create_expense: ok, …"; nothing for a part that is not a result. */
function outcomeOf(part: JsonObject): string[] {
  const { data } = part.type === "tool-result" ? resultPart.safeParse(part) : {};
  if (!data) return [];
  const { toolName, output } = data;
  if (FOLLOW_UP_TOOL_NAMES.has(toolName)) return [];
  if (output.type === "execution-denied") return [`${toolName}: não executado`];
  if (output.type.startsWith("error")) return [];
  const result = z.record(z.string(), z.unknown()).safeParse(output.value).data;
  const told = result && (countOf(toolName, result) ?? sentenceOf(toolName, result));
  return [told ? `${toolName}: ok, ${told}` : `${toolName}: ok`];
}

/** How many items a read has found: "3 itens". */
function countOf(toolName: string, result: JsonObject): string | null {
  if (findBuiltInTool(toolName)?.confirmation !== "none") return null;
  const lists = (Array.isArray(result.items) ? [result.items] : Object.values(result)).filter(Array.isArray);
  if (lists.length === 0) return null;
  const count = lists.reduce((sum, list) => sum + list.length, 0);
  return count === 1 ? "1 item" : `${count} itens`;
}

/** The first sentence of the tool's own answer, without "Registrei" at its beginning. */
function sentenceOf(toolName: string, result: JsonObject): string | null {
  try {
    const answer = findBuiltInTool(toolName)?.answer(result, NO_DAY) ?? "";
    return firstSentence(answer).replace(/^\p{Lu}\p{Ll}+ei\s+/u, "").replace(/[.:]$/, "") || null;
  } catch {
    // The result may be of another version of the tool.
    return null;
  }
}
