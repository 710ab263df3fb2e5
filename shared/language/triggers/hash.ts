// The features of the word model are numbers of 24 bits, which these functions make. Changing one makes the learned weights useless.

/** The feature of a name: of a heading, a skill or a kind of number. */
export function hashName(name: string): number {
  let hash = 1;
  for (let i = 0; i < name.length; i++) hash = extendHash(hash, name.charCodeAt(i));
  return hash >>> 8;
}

/** A hash with one more character. */
export function extendHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193) + 0x9e3779b | 0;
}

/** The feature of two neighbours. */
export function hashPair(before: number, after: number): number {
  return Math.imul(Math.imul(before, 0x9e3779b1) ^ after, 0x85ebca6b) >>> 8;
}
