import { formatDecimal } from "./format-figures.ts";

/** The longest text in an offer or an answer. */
const MOST = 300;

// Invisible characters: they hide text, reverse its direction or make two names look the same. Two of them also join emojis, where
// they stay.
const INVISIBLE = new RegExp(
  "(?<!\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Modifier})\\u200D|\\u200D(?!\\p{Extended_Pictographic})|" +
    "(?<!\\p{Emoji})\\uFE0F|[[\\p{Cf}\\p{Default_Ignorable_Code_Point}]--[\\u200D\\uFE0F]]",
  "gv",
);

/** A text without its invisible characters, so that the person sees exactly what is sent. */
export function removeInvisible(text: string): string {
  return text.toWellFormed().replace(INVISIBLE, "");
}

/**
 * A text as one line, without line breaks, control characters and invisible ones. A text that is too long is cut and ends in "…". A
 * text that has only invisible characters becomes "…", so that nobody takes it for absent.
 */
export function oneLine(text: string, most = MOST): string {
  const line = removeInvisible(text).replace(/[\s\p{Cc}]+/gu, " ").trim();
  if (line === "") return text.trim() === "" ? "" : "…";
  const characters = [...line];
  if (characters.length <= most) return line;
  return `${characters.slice(0, most - 1).join("").replace(/[\s\u200D]+$/u, "")}…`;
}

/** Whether `oneLine` cuts a text. */
export function isCut(text: string): boolean {
  return [...oneLine(text, text.length)].length > MOST;
}

/** A JSON value whose strings are one line each. Their “…” become ‘…’, since sentences put “…” around them. */
export function oneLineTexts<T>(value: T): T {
  return mapTexts(value, oneLine) as T;
}

/** The same for an offer: a text that is cut says how long it is, "Era uma vez… (8.000 caracteres)", since a yes writes all of it. */
export function offeredTexts<T>(value: T): T {
  return mapTexts(value, (text) => {
    const length = isCut(text) ? ` (${formatDecimal([...text].length)} caracteres)` : "";
    return `${oneLine(text)}${length}`;
  }) as T;
}

function mapTexts(value: unknown, toLine: (text: string) => string): unknown {
  if (typeof value === "string") return toLine(value).replaceAll("“", "‘").replaceAll("”", "’");
  if (Array.isArray(value)) return value.map((member) => mapTexts(member, toLine));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapTexts(member, toLine)]));
}

/** A short name in which nothing looks like the end of a sentence or a quotation mark. */
const PLAIN_NAME = /^(?!.*\. )[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&+/%ºª-]{0,79}$/u;

/** A name as it stands inside a sentence: in quotation marks when it might be read as part of the sentence. */
export function nameInSentence(name: string): string {
  return PLAIN_NAME.test(name) ? name : `“${name}”`;
}
