/**
 * Damerau-Levenshtein distance, at most `limit + 1`. A swap of two adjacent letters counts as one edit, since it is one of the
 * usual typing slips, like a doubled, missing or wrong letter.
 */
export function editDistance(a: string, b: string, limit = 3): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) value = Math.min(value, before[j - 2]! + 1);
      current.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length]!, limit + 1);
}

/**
 * Whether `typed` is `word` with one typing slip: two letters swapped in words of 3 letters or more, a letter missing or doubled
 * in words of 5 or more, a wrong letter in words of 7 or more.
 */
export function isSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0] && !(typed[0] === word[1] && typed[1] === word[0])) return false;
  // "craro" for "claro": r for l, as some people pronounce it.
  if (typed.length >= 5 && typed.replaceAll("l", "r") === word.replaceAll("l", "r")) return true;
  if (editDistance(typed, word, 1) > 1) return false;
  if (typed.length !== word.length) return Math.min(typed.length, word.length) >= 5 && typed.at(-1) === word.at(-1);
  const hasSameLetters = [...typed].sort().join("") === [...word].sort().join("");
  // A different last letter makes another form of the word: "entendo", "confirmei".
  return hasSameLetters ? typed.length >= 3 : typed.length >= 7 && typed.at(-1) === word.at(-1);
}
