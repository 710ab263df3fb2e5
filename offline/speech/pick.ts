/** One of several wordings, the same for the same message: variety without chance. */
export function pick<T>(variants: readonly [T, ...T[]], seed: string): T {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return variants[hash % variants.length]!;
}
