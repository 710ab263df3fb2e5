/**
 * Puts data into the prompt between tags that it cannot close: angle brackets become look-alikes, so that no content can write the
 * closing tag or any other. Control characters are removed, and so are characters that hide text from a reader or change its direction:
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
