import { expandPattern } from "./expand-pattern.ts";

/** A pattern for words anywhere in a complement. */
export function holds(source: string): RegExp {
  return new RegExp(`(?:^| )(?:${expandPattern(source)})(?= |$)`);
}
