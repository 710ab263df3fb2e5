/**
 * Where a sentence ends: at a line's end, or at a sign before a capital. The point of "Dr.", "Sra." or "S. Paulo" is no end, so
 * none is seen after a capitalised word of up to five letters either; the point of a number has no space behind it.
 */
const END = /(?<=[.!?])(?<!(?<!\p{L})(?:\p{Lu}\p{L}{0,4}|dra?|sra?|profa?)\.)\s+(?=\p{Lu})|\n+/u;

/** A text by its sentences, without the space between them. */
export function splitSentences(text: string): string[] {
  return text.split(END).map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}

/** The question that a text ends with; null where it ends otherwise. */
export function lastQuestion(text: string): string | null {
  const last = splitSentences(text).at(-1);
  return last !== undefined && /\?[^\p{L}\p{N}]*$/u.test(last) ? last : null;
}

/** The first of them; empty where there is none. */
export function firstSentence(text: string): string {
  return splitSentences(text)[0] ?? "";
}
