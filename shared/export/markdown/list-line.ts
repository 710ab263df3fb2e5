import { escapeMarkdown } from "./escape-markdown.ts";

/** One entry of a list: its parts, escaped and separated by dots; empty ones are left out. */
export function listLine(parts: (string | null | undefined)[]): string {
  return `- ${parts.filter((part): part is string => Boolean(part?.trim())).map(escapeMarkdown).join(" · ")}\n`;
}
