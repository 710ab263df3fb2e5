import { countOf } from "../../writing/format-figures.ts";
import { joinWords } from "../../writing/join-words.ts";
import { oneLine } from "../../writing/one-line.ts";
import { fold } from "../../language/fold.ts";

/** The lines of a text that a new text no longer has. A line whose words are all in the new text, in any place, is kept. */
export function linesTakenOut(before: string, after: string): string[] {
  const kept = new Set(wordsOf(after));
  return before.split("\n").map((line) => line.trim()).filter((line) =>
    line !== "" && !wordsOf(line).every((word) => kept.has(word))
  );
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const MOST_SHOWN = 3;

/** " Saem 4 linhas: “arroz”, “feijão”, “sal” e mais 1."; empty if all lines stay. */
export function tellLinesTakenOut(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  const shown = lines.slice(0, MOST_SHOWN).map((line) => `“${oneLine(line, 60).replace(/[“”]/g, "")}”`);
  const more = lines.length > MOST_SHOWN ? [`mais ${lines.length - MOST_SHOWN}`] : [];
  return ` ${lines.length === 1 ? "Sai" : "Saem"} ${countOf(lines.length, "linha", "linhas")}: ${
    joinWords([...shown, ...more])
  }.`;
}
