const SAME_SOUND: [RegExp, string][] = [
  [/ss/g, "s"],
  [/ss/g, "c"],
  [/s/g, "z"],
  [/z/g, "s"],
  [/c(?=[ei])/g, "s"],
  [/s(?=[ei])/g, "c"],
  [/s(?=[aeiou])/g, "ss"],
  [/x/g, "ch"],
  [/ch/g, "x"],
  [/g(?=[ei])/g, "j"],
  [/j(?=[ei])/g, "g"],
  [/m(?=[pb])/g, "n"],
  [/n(?=[tdcgsfv])/g, "m"],
  [/qu(?=[ei])/g, "k"],
  [/c(?=[aou])/g, "k"],
  [/rr/g, "r"],
  [/^h/g, ""],
  [/lh/g, "li"],
  [/l(?=[^aeiouhl])/g, "u"],
  [/u(?=[^aeiou])/g, "l"],
  [/e/g, "i"],
  [/i/g, "e"],
  [/o/g, "u"],
  [/u/g, "o"],
  [/ao$/g, "aum"],
  [/sc(?=[ei])/g, "c"],
  [/x(?=[pt])/g, "s"],
  [/am$/g, "ao"],
  [/ei/g, "e"],
  [/ou/g, "o"],
];

/**
 * The slips people make with a word on a phone: a letter dropped, doubled or swapped with its neighbour, or another
 * letter for the same sound. Folded in, folded out; the word itself is not among them. Short words only get those
 * slips that can hardly be another word.
 */
export function misspellings(word: string): Set<string> {
  const found = new Set<string>();
  for (let i = 0; i < word.length; i++) {
    const before = word.slice(0, i);
    const after = word.slice(i + 1);
    found.add(before + word[i] + word[i] + after);
    if (word.length >= 6 && i > 0) found.add(before + after);
    if (i + 1 < word.length) found.add(before + word[i + 1] + word[i] + word.slice(i + 2));
  }
  if (word.length >= 6) { for (const slip of soundSlips(word)) found.add(slip); }
  found.delete(word);
  return found;
}

function* soundSlips(word: string): Generator<string> {
  for (const [sound, other] of SAME_SOUND) {
    for (const match of word.matchAll(sound)) {
      yield word.slice(0, match.index) + other + word.slice(match.index + match[0].length);
    }
  }
}
