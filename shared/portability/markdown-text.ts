import { escapeMarkdown } from "../writing/escape-markdown.ts";
import type { ExportRow } from "./read-export.ts";

/** A text of several lines as a Markdown quote; each line is escaped. */
export function quoteLines(text: string): string {
  return text.trim().split(/\r\n|[\r\n\u2028\u2029]/).map((line) => `> ${escapeMarkdown(line)}`.trimEnd()).join("\n");
}

/** One line of a list: its parts, escaped and separated by dots. Empty parts are left out. */
export function listLine(parts: (string | null | undefined)[]): string {
  return `- ${parts.filter((part): part is string => Boolean(part?.trim())).map(escapeMarkdown).join(" · ")}\n`;
}

/** A date, or a moment in the given time zone, as Brazilians write it: "16/11/2026"; with `time`, "16/11/2026 20:10". */
export function formatMoment(value: string, timezone: string, withTime = false): string {
  const day = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value);
  if (day) return `${day[3]}/${day[2]}/${day[1]}`;
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return value;
  const format = new Intl.DateTimeFormat("pt-BR", {
    timeZone: timezone,
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    ...(withTime ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } : {}),
  });
  return format.format(moment).replace(",", "");
}

/** The text in a column of a row; empty if there is none. */
export function textOf(row: ExportRow, column: string): string {
  const value = row[column];
  return typeof value === "string" ? value : "";
}

/** The number in a column of a row; null if there is none. */
export function numberOf(row: ExportRow, column: string): number | null {
  const value = row[column];
  return typeof value === "number" ? value : null;
}
