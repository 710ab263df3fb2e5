/**
 * One line of Markdown that shows a text as it was written: nothing in it becomes a heading, a list, a link or HTML.
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
