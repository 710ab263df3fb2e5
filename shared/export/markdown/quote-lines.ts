import { escapeMarkdown } from "./escape-markdown.ts";

/** Text of several lines as a block quote, each line as it was written. */
export function quoteLines(text: string): string {
  return text.trim().split(/\r\n|[\r\n\u2028\u2029]/).map((line) => `> ${escapeMarkdown(line)}`.trimEnd()).join("\n");
}
