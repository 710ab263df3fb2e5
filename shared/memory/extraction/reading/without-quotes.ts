import { fold } from "../../../text/fold.ts";
import { verbIndex } from "../language/verb-index.ts";

const QUOTE = /["“”«]([^"“”«»\n]{1,500})["“”»]/gu;

/** A text without what it quotes of others; a quoted name or title stays, without its marks. */
export function withoutQuotes(text: string): string {
  return text.replace(QUOTE, (_, quoted: string) => isSpeech(quoted) ? "…" : quoted);
}

function isSpeech(quoted: string): boolean {
  const words = fold(quoted).match(/\p{L}+/gu) ?? [];
  return words.length > 6 ||
    words.some((word) => word !== "a" && verbIndex(word).some(({ person }) => person === "I" || person === "we"));
}
