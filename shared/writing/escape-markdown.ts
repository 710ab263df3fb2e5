/**
 * Text as one line of Markdown that reads as it was written: nothing in it is a heading, a list, a link or HTML.
 *
 * @example
 * escapeMarkdown("# 2 * 3"); // "\\# 2 \\* 3"
 */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").trim()
    .replace(/[\\`*_[\]<>#|~&]/g, "\\$&")
    .replace(/^[-+=]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");
}
