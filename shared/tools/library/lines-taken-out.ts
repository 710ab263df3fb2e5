import { countOf, formatDecimal } from "../../writing/format-figures.ts";
import { joinWords } from "../../writing/join-words.ts";
import { oneLine } from "../../writing/one-line.ts";
import { isJsonObject, type JsonObject } from "../definition.ts";
import { compareLines } from "./compare-lines.ts";

/** The lines that a call of update_item takes out of a text: those that its preparation found for `remove`, or that a new text lacks. */
export function linesTakenOut({ new_content }: JsonObject, { item, gone }: JsonObject): string[] {
  if (Array.isArray(gone)) return gone.map(String);
  if (typeof new_content !== "string" || !isJsonObject(item)) return [];
  return compareLines(String(item.content ?? ""), new_content).lost;
}

const MOST_SHOWN = 3;
/** In characters. Of a longer line is told how long it is. */
const SHOWN_OF_LINE = 60;

/** " Saem 4 linhas: “arroz”, “feijão”, “sal” e mais 1."; empty if all lines stay. */
export function tellLinesTakenOut(lines: readonly string[], [goes, go] = ["Sai", "Saem"]): string {
  if (lines.length === 0) return "";
  const more = lines.length > MOST_SHOWN ? [`mais ${lines.length - MOST_SHOWN}`] : [];
  return ` ${lines.length === 1 ? goes : go} ${countOf(lines.length, "linha", "linhas")}: ${
    joinWords([...lines.slice(0, MOST_SHOWN).map(nameLine), ...more])
  }.`;
}

/** "“arroz”", "“Voo às 10h, hotel… (500 caracteres)”" */
function nameLine(line: string): string {
  const length = line.length > SHOWN_OF_LINE ? ` (${formatDecimal(line.length)} caracteres)` : "";
  return `“${oneLine(line, SHOWN_OF_LINE).replace(/[“”]/g, "")}”${length}`;
}
