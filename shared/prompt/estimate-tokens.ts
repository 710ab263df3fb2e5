const OF_ASCII = Float64Array.from({ length: 128 }, (_, code) => tokensOf(String.fromCharCode(code)));

/**
 * Tokens a text takes, without a tokenizer: within −14…+6 % on samples of pt-BR prompts and JSON schemas. An estimate;
 * the real figure is the model's `usage`.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  // A turn weighs its whole window: most signs are looked up, not matched.
  for (let at = 0; at < text.length; at++) {
    const known = OF_ASCII[text.charCodeAt(at)];
    if (known !== undefined) {
      tokens += known;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(at)!);
    at += character.length - 1;
    tokens += tokensOf(character);
  }
  // Sums of fractions miss whole numbers by a hair.
  return Math.max(0, Math.ceil(tokens - 1e-6));
}

function tokensOf(character: string): number {
  if (/\d/.test(character)) return 1;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)) return 0.75;
  return /[\p{L}\p{M}\s]/u.test(character) ? 1 / 4.5 : 0.5;
}

const CUT = " [… cortado no meio …] ";

/** A text within so many estimated tokens: what is too much goes from its middle, and it says so. */
export function shortenMiddle(text: string, tokens: number): string {
  const all = estimateTokens(text);
  if (all <= tokens) return text;
  const characters = [...text];
  let kept = Math.floor(characters.length * Math.max(0, tokens - estimateTokens(CUT)) / all);
  while (true) {
    const head = Math.ceil(kept * 2 / 3);
    const shortened = characters.slice(0, head).join("") + CUT +
      characters.slice(characters.length - (kept - head)).join("");
    // What is left may be dearer than what went.
    if (kept === 0 || estimateTokens(shortened) <= tokens) return kept === 0 ? CUT.trim() : shortened;
    kept = Math.floor(kept * 0.9);
  }
}
