import type { ToneConfig } from "../../shared/skills/definition.ts";

/** Every emoji, to take them out where none are wanted. */
const EMOJI = /\s?\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
/** Informal spellings and their careful form. */
const CAREFUL: readonly [RegExp, string][] = [
  [/(?<!\p{L})pro(?!\p{L})/gu, "para o"],
  [/(?<!\p{L})pra(?!\p{L})/gu, "para"],
  [/(?<!\p{L})Pra(?!\p{L})/gu, "Para"],
  [/(?<!\p{L})tô(?!\p{L})/gu, "estou"],
  [/(?<!\p{L})Tô(?!\p{L})/gu, "Estou"],
  [/(?<!\p{L})tá(?!\p{L})/gu, "está"],
  [/(?<!\p{L})Tá(?!\p{L})/gu, "Está"],
];

/**
 * Brings a text into the tone asked for: careful spelling where it is to be careful, an emoji at the end where the level
 * allows one, none where it does not.
 *
 * @param emoji what fits the text; empty for matters that want none
 */
export function applyTone(text: string, tone: ToneConfig, emoji = ""): string {
  const spelt = tone.formality === "careful-informal"
    ? CAREFUL.reduce((said, [word, form]) => said.replace(word, form), text)
    : text;
  if (tone.emojiLevel === "none") return spelt.replace(EMOJI, "").trim();
  return emoji === "" || spelt.search(EMOJI) >= 0 ? spelt : `${spelt} ${emoji}`;
}
