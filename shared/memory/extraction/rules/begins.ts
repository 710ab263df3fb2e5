import { expandPattern } from "./expand-pattern.ts";

/** A pattern for how a complement begins, whole words. */
export function begins(source: string): RegExp {
  return new RegExp(`^(?:${expandPattern(source)})(?= |$)`);
}
