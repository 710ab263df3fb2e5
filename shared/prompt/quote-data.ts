/**
 * Data inside the prompt, between delimiters it cannot close: angle brackets become look-alikes, so no content can write
 * the closing tag (or any other), and control characters go.
 */
export function quoteData(name: string, content: string): string {
  const safe = content
    .replace(/[<\uFF1C\uFE64]/g, "‹")
    .replace(/[>\uFF1E\uFE65]/g, "›")
    .replace(/\p{Cc}/gu, (character) => character === "\n" ? "\n" : " ");
  return `<${name}>\n${safe}\n</${name}>`;
}
