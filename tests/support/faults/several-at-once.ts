// Most combinations wait for a time limit; a turn itself needs little time.
const AT_ONCE = 12;

/**
 * Does the work for each, a dozen at a time: all at once would wait longer for the database than the short limits allow.
 *
 * @returns what the work gives, in the order of `all`
 */
export async function severalAtOnce<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const waiting = all.entries();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (const [at, one] of waiting) results[at] = await work(one);
  }));
  return results;
}
