/** Longer messages say what they are about at the beginning; this bounds the time. */
const MOST_WORDS = 60;
const PREFIXES = [4, 5, 6];

/**
 * What a message is weighed by: its words, the beginnings of longer ones ("namor" of "namorando"), and pairs of
 * neighbours. Takes the result of normalizeMessage().
 */
export function leaningFeatures(text: string): Set<string> {
  const words = (text.replace(/\d[\d.,]*/g, "#").match(/[a-z#]+/g) ?? []).slice(0, MOST_WORDS);
  const features = new Set<string>();
  let previous = "^";
  for (const word of words) {
    features.add(word);
    features.add(`${previous}_${word}`);
    for (const length of PREFIXES) if (word.length > length) features.add(`${word.slice(0, length)}*`);
    previous = word;
  }
  features.add(`${previous}_$`);
  return features;
}
