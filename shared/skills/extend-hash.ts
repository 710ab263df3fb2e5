/**
 * A hash with one more character code in it, beginning with 0. 30 bits, so that it stays a small integer: seven in a million
 * unknown words look like one of 7,000 known ones.
 */
export function extendHash(hash: number, code: number): number {
  return (Math.imul(hash ^ code, 0x01000193) + 0x9e3779b) & 0x3fffffff;
}
