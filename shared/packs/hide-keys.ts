import { readToolVariable } from "../runtime/environment.ts";
import { variablesIn } from "../tools/manifest.ts";
import type { Pack } from "./pack.ts";

/** What stands in an answer in the place of a key. */
const HIDDEN = "•••";
/** Shorter values are no keys, and could be words of any answer. */
const SHORTEST_KEY = 8;
/** A value of more words is a text, and each word of it no key: "Bearer x" has two. */
const MOST_WORDS = 4;
/** Headers that say how to answer, and not who asks. */
const NO_KEYS = /^(?:accept(?:-.*)?|content-type|user-agent)$/i;

/**
 * The keys among the headers of a call. In the deployment's packs they are the values of variables. In a person's own pack each value
 * may be one: "Bearer x" holds the key x.
 *
 * @param written the headers as they stand in the pack
 * @param sent the headers as they are sent
 */
export function keysOf(
  { own }: Pick<Pack, "own">,
  written: Record<string, string>,
  sent: Record<string, string>,
): string[] {
  const values = own
    ? Object.entries(sent).filter(([name]) => !NO_KEYS.test(name)).flatMap(([, value]) => [value, ...wordsOf(value)])
    : Object.values(written).flatMap(variablesIn).map((name) => readToolVariable(name) ?? "");
  return [...new Set(values)].filter((value) => value.length >= SHORTEST_KEY)
    .toSorted((one, other) => other.length - one.length);
}

function wordsOf(value: string): string[] {
  const words = value.split(" ", MOST_WORDS + 1);
  return words.length > MOST_WORDS ? [] : words;
}

/**
 * Takes the keys that a service was sent out of what it answered. A service may repeat them, in an error or among the headers that it
 * got, and its answer is told to the model and stored for the person.
 *
 * @returns undefined for an answer that is nested too deeply to be looked through
 */
export function hideKeys(answer: unknown, keys: readonly string[]): unknown {
  if (keys.length === 0 || answer === undefined) return answer;
  try {
    const text = JSON.stringify(answer);
    const hidden = keys.reduce((left, key) => left.replaceAll(JSON.stringify(key).slice(1, -1), HIDDEN), text);
    return hidden === text ? answer : JSON.parse(hidden);
  } catch {
    // Older versions of V8 write JSON recursively, and throw where it is nested thousands of times.
    return undefined;
  }
}
