/**
 * A pure function of texts that remembers its last results: the checks of one message ask for the same reading again and again. The
 * results are shared, so that nobody may change them. They are in the memory of this process only, and the texts with them.
 *
 * @param most how many results it remembers; the one that was asked for longest ago goes first
 */
export function remember<Texts extends string[], Result>(
  most: number,
  read: (...texts: Texts) => Result,
): (...texts: Texts) => Result {
  const results = new Map<string, Result>();
  return (...texts) => {
    const key = texts.join("\0");
    const result = results.has(key) ? results.get(key)! : read(...texts);
    results.delete(key);
    results.set(key, result);
    if (results.size > most) results.delete(results.keys().next().value!);
    return result;
  };
}
