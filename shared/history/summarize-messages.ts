import { z } from "zod";
import { cutAtWord, LONGEST_GIST, type SummaryEntry } from "../prompt/earlier-talk.ts";
import { oneLine } from "../writing/one-line.ts";
import { firstSentence } from "../language/split-sentences.ts";
import type { JsonObject } from "../tools/definition.ts";
import { findBuiltInTool } from "../tools/registry.ts";
import type { RecordedMessage } from "./fit-window.ts";
import { SETTLING } from "./gist-results.ts";

/** More than a gist can be, before it is cut. */
const LONGEST_LINE = 2_000;
/** No day that a sentence could call "hoje": what is told in a summary is read on another day. */
const NO_DAY = { today: "0001-01-01", timezone: "UTC" };

const resultPart = z.object({
  type: z.literal("tool-result"),
  toolName: z.string(),
  output: z.object({ type: z.string(), value: z.unknown().optional() }),
});

/**
 * Messages in short, by rules: who said what in a line, and of each tool call what came of it ("create_expense: ok, R$ 50,00 em
 * alimentação (mercado), de 20/11/2026", "get_habits: ok, 3 itens"). A message without words or results leaves no entry, and neither
 * does a call that was refused: why it was is of use to nobody later.
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

/** "create_expense: ok, …"; nothing for a part that is no result. */
function outcomeOf(part: JsonObject): string[] {
  const { data } = resultPart.safeParse(part);
  if (!data) return [];
  const { toolName, output } = data;
  if (SETTLING.has(toolName)) return [];
  if (output.type === "execution-denied") return [`${toolName}: não executado`];
  if (output.type.startsWith("error")) return [];
  const result = z.record(z.string(), z.unknown()).safeParse(output.value).data;
  const told = result && (countOf(toolName, result) ?? sentenceOf(toolName, result));
  return [told ? `${toolName}: ok, ${told}` : `${toolName}: ok`];
}

/** How much a read found. */
function countOf(toolName: string, result: JsonObject): string | null {
  if (findBuiltInTool(toolName)?.confirmation !== "none") return null;
  const lists = (Array.isArray(result.items) ? [result.items] : Object.values(result)).filter(Array.isArray);
  if (lists.length === 0) return null;
  const count = lists.reduce((sum, list) => sum + list.length, 0);
  return count === 1 ? "1 item" : `${count} itens`;
}

/** What the tool itself says of its result, without the "Registrei" before it: the first sentence. */
function sentenceOf(toolName: string, result: JsonObject): string | null {
  try {
    const answer = findBuiltInTool(toolName)?.answer(result, NO_DAY) ?? "";
    return firstSentence(answer).replace(/^\p{Lu}\p{Ll}+ei\s+/u, "").replace(/[.:]$/, "") || null;
  } catch {
    // A result of another version of the tool.
    return null;
  }
}
