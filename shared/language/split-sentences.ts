/**
 * The end of a sentence: a line break, or a mark with a space and a capital behind it. To leave "Dr.", "Sra." and "S. Paulo" whole,
 * the full stop after a capitalized word of up to five letters is no end either.
 */
const END = /(?<=[.!?])(?<!(?<!\p{L})(?:\p{Lu}\p{L}{0,4}|dra?|sra?|profa?)\.)\s+(?=\p{Lu})|\n+/u;

/** The sentences of a text, as they were written. */
export function splitSentences(text: string): string[] {
  return text.split(END).map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}

/** The question with which a text ends; null when it does not end with one. */
export function lastQuestion(text: string): string | null {
  const last = splitSentences(text).at(-1);
  return last !== undefined && /\?[^\p{L}\p{N}]*$/u.test(last) ? last : null;
}

/** The first sentence of a text; empty when it has none. */
export function firstSentence(text: string): string {
  return splitSentences(text)[0] ?? "";
}

/** Whether a sentence only looks like a question: "Mercado com os meninos rende sempre mais, né?" needs no answer. */
export function isRemark(sentence: string): boolean {
  return /(?:,| )(?:né|hein|hem|viu|tá)\?$/i.test(sentence);
}
