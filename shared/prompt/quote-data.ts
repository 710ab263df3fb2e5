/**
 * Data inside the prompt, between delimiters it cannot close: angle brackets become look-alikes, so no content can write
 * the closing tag (or any other). Control characters go, and so do signs that hide text from a reader or turn it around:
 * Unicode's tag characters and directional overrides.
 */
export function quoteData(name: string, content: string): string {
  const safe = content
    .replace(/[<\uFF1C\uFE64]/g, "‹")
    .replace(/[>\uFF1E\uFE65]/g, "›")
    .replace(/[\u{E0000}-\u{E007F}\u202A-\u202E\u2066-\u2069]/gu, "")
    .replace(/\p{Cc}/gu, (character) => character === "\n" ? "\n" : " ");
  return `<${name}>\n${safe}\n</${name}>`;
}
