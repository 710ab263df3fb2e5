/**
 * Tokens a text takes, without a tokenizer: within −14…+6 % on samples of pt-BR prompts and JSON schemas. An estimate;
 * the real figure is the model's `usage`.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  let letters = 0;
  for (const character of text) {
    if (/\d/.test(character)) tokens += 1;
    else if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)) tokens += 0.75;
    else if (/[\p{L}\p{M}\s]/u.test(character)) letters += 1;
    else tokens += 0.5;
  }
  return Math.ceil(tokens + letters / 4.5);
}
