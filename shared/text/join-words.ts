const list = new Intl.ListFormat("pt-BR", { type: "conjunction" });

/** "a", "a e b", "a, b e c". */
export function joinWords(words: Iterable<string>): string {
  return list.format(words);
}
