import { escapeMarkdown } from "../writing/escape-markdown.ts";
import { formatDecimal } from "../writing/format-figures.ts";
import { oneLine } from "../writing/one-line.ts";

/** A text that somebody wrote, on one line, shortened, and with Markdown escaped. */
export function noteText(value: string | null | undefined, most = 240): string {
  return escapeMarkdown(oneLine(value ?? "", most));
}

/** "DD/MM" of a `YYYY-MM-DD`. */
export function noteDay(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}`;
}

/** "45 min", "7h30", "8h" */
export function noteMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return `${whole} min`;
  return `${Math.floor(whole / 60)}h${whole % 60 === 0 ? "" : String(whole % 60).padStart(2, "0")}`;
}

/** A value in its metric's canonical unit, rounded: "81,4 kg", "2,1 L", "7h30", "98 mg/dL". */
export function noteValue(metric: string, value: number, unit?: string | null): string {
  switch (metric) {
    case "weight":
      return `${formatDecimal(value)} kg`;
    case "water":
      return value < 1000 ? `${formatDecimal(value, 0)} ml` : `${formatDecimal(value / 1000)} L`;
    case "sleep":
      return noteMinutes(value * 60);
    case "exercise":
      return noteMinutes(value);
    case "mood":
    case "energy":
      return formatDecimal(value);
    default:
      return [formatDecimal(value), noteText(unit, 20)].filter((part) => part !== "").join(" ");
  }
}

/** "81,7 a 84,6 kg", "5h30 a 8h45" */
export function noteRange(metric: string, lowest: number, highest: number, unit?: string | null): string {
  if (lowest === highest) return noteValue(metric, lowest, unit);
  const from = ["weight", "mood", "energy", "custom"].includes(metric)
    ? formatDecimal(lowest)
    : noteValue(metric, lowest);
  return `${from} a ${noteValue(metric, highest, unit)}`;
}

/** A Markdown list of the first lines, and the number of the others; empty when there are none. */
export function noteList(lines: readonly string[], total = lines.length, most = 12): string {
  const more = total > most ? [`e mais ${formatDecimal(total - most, 0)}`] : [];
  return [...lines.slice(0, most), ...more].map((line) => `- ${line}`).join("\n");
}

/** A Markdown table, with a dash for each cell that is null; empty without rows. */
export function noteTable(heads: readonly string[], rows: readonly (string | null)[][]): string {
  if (rows.length === 0) return "";
  const line = (cells: readonly (string | null)[]) => `| ${cells.map((cell) => cell ?? "–").join(" | ")} |`;
  return [line(heads), `|${"---|".repeat(heads.length)}`, ...rows.map(line)].join("\n");
}
