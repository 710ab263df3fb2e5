/** Nothing that enters an offer or an answer is longer. */
const MOST = 300;

// Signs without a shape: they hide text, turn it around or make two names look alike. Emoji are joined by two of them.
const HIDDEN = new RegExp(
  "(?<!\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Modifier})\\u200D|\\u200D(?!\\p{Extended_Pictographic})|" +
    "(?<!\\p{Emoji})\\uFE0F|[[\\p{Cf}\\p{Default_Ignorable_Code_Point}]--[\\u200D\\uFE0F]]",
  "gv",
);

/** A text without what cannot be seen in it, so that what is shown is what is sent. */
export function visible(text: string): string {
  return text.toWellFormed().replace(HIDDEN, "");
}

/**
 * A text as one line: line breaks, control and direction characters and what cannot be seen are gone, and what is too long
 * ends in "…". A text of nothing else becomes "…", so that nobody takes it for absent.
 */
export function oneLine(text: string, most = MOST): string {
  const line = visible(text).replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (line === "") return text.trim() === "" ? "" : "…";
  const characters = [...line];
  if (characters.length <= most) return line;
  return `${characters.slice(0, most - 1).join("").replace(/[\s\u200D]+$/u, "")}…`;
}

/** A JSON value with each of its texts on one line and without the quotation marks that sentences put around them. */
export function oneLineTexts<T>(value: T): T {
  return mapTexts(value) as T;
}

function mapTexts(value: unknown): unknown {
  if (typeof value === "string") return oneLine(value).replaceAll("“", "‘").replaceAll("”", "’");
  if (Array.isArray(value)) return value.map(mapTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapTexts(member)]));
}

const PLAIN = /^(?!.*\. )[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&+/%ºª-]{0,79}$/u;

/** A name inside a sentence: as it is, or in quotation marks when it could be read as more of the sentence. */
export function nameInSentence(name: string): string {
  return PLAIN.test(name) ? name : `“${name}”`;
}
