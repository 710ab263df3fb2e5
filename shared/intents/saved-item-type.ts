import type { SavedItemType } from "./intent.ts";

const TYPES: readonly [SavedItemType, RegExp][] = [
  ["tv_show", /\b(?:series?|seriados?|novelas?|animes?|tv ?shows?)\b/],
  ["movie", /\b(?:filmes?|filminhos?|longas?|movies?)\b/],
  ["video", /\b(?:videos?|videozinhos?|youtube|yt)\b/],
  ["link", /\b(?:links?|sites?|urls?|paginas?|artigos?|favoritos)\b/],
  ["note", /\b(?:notas?|notinhas?|anotac(?:ao|oes)|anotacoezinhas|lembretes?|recados?|textos?|ideias?)\b/],
];

/** The kind of saved item named in folded text, the first one named; undefined when none is. */
export function savedItemType(folded: string): SavedItemType | undefined {
  let first: { type: SavedItemType; at: number } | undefined;
  for (const [type, pattern] of TYPES) {
    const at = folded.search(pattern);
    if (at >= 0 && (first === undefined || at < first.at)) first = { type, at };
  }
  return first?.type;
}
