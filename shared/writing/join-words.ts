/** "a", "a e b", "a, b e c". Intl.ListFormat would add 10 ms to each start of a function. */
export function joinWords(words: Iterable<string>): string {
  const all = [...words];
  const last = all.pop() ?? "";
  return all.length === 0 ? last : `${all.join(", ")} e ${last}`;
}

/** A text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase("pt-BR") + text.slice(1);
}

/** A text as a sentence: with a capital, and with a full stop unless it ends with another mark. */
export function asSentence(text: string): string {
  const capital = capitalize(text.trim());
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
}
