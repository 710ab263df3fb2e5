/** Patterns and words are indexed by so many of their first letters: with three, twice as much is compiled. */
export const KEY_LETTERS = 5;

const LETTER = /^[a-z](?![?*+{])/;
const CLASS = /^\[([a-z]+)\](?![?*+{])/;
const DIGITS = /^(?:\\d|\d|\[[\d-]+\])(?!\?|\*|\{0)/;

/** One way of reading a pattern: what it begins with ("#" is any digit), and the pattern narrowed to that. */
interface PrefixedPattern {
  prefix: string;
  source: string;
}

/**
 * The alternatives of a pattern, by their first letters: "(?:meu|[oa]) pai" begins with "meu", "o" or "a". A prefix has
 * five letters at most and ends before anything that is no letter; it is empty when the pattern may begin with anything.
 */
export function patternPrefixes(pattern: string): PrefixedPattern[] {
  return alternatives(pattern).flatMap((part) => split("", "", part));
}

/** `rest` has no alternatives at the top; `head` is what came before it: assertions and the letters of `prefix`. */
function split(head: string, prefix: string, rest: string): PrefixedPattern[] {
  if (prefix.length === KEY_LETTERS) return [{ prefix, source: head + rest }];
  if (LETTER.test(rest)) return split(head + rest[0], prefix + rest[0], rest.slice(1));
  const letters = CLASS.exec(rest);
  if (letters) {
    const after = rest.slice(letters[0].length);
    return [...letters[1] as string].flatMap((letter) => split(head + letter, prefix + letter, after));
  }
  if (prefix === "" && DIGITS.test(rest)) return [{ prefix: "#", source: head + rest }];
  if (rest.startsWith("^")) return split(`${head}^`, prefix, rest.slice(1));
  return splitGroup(head, prefix, rest) ?? [{ prefix, source: head + rest }];
}

/** Opens a group or passes over an assertion at the beginning of `rest`; undefined when it begins with neither. */
function splitGroup(head: string, prefix: string, rest: string): PrefixedPattern[] | undefined {
  const end = rest.startsWith("(?") ? groupEnd(rest) : 0;
  const quantifier = rest[end] ?? "";
  if (end === 0 || "*+{".includes(quantifier || " ")) return undefined;
  if (!rest.startsWith("(?:")) return split(head + rest.slice(0, end), prefix, rest.slice(end));
  const optional = quantifier === "?";
  const after = rest.slice(optional ? end + 1 : end);
  const inner = alternatives(rest.slice("(?:".length, end - 1));
  return [
    ...inner.flatMap((part) => split(head, prefix, part + after)),
    ...(optional ? split(head, prefix, after) : []),
  ];
}

/** `a|b` at the top. */
function alternatives(source: string): string[] {
  if (!source.includes("|")) return [source];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [character, index] of syntax(source)) {
    if (character === "(") depth++;
    else if (character === ")") depth--;
    else if (character === "|" && depth === 0) {
      parts.push(source.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, source.slice(start)];
}

/** Index after the parenthesis that closes the group at the beginning. */
function groupEnd(source: string): number {
  let depth = 0;
  for (const [character, index] of syntax(source)) {
    if (character === "(") depth++;
    else if (character === ")" && --depth === 0) return index + 1;
  }
  throw new SyntaxError(`Unterminated group: ${source}`);
}

/** The characters that are syntax: not escaped, not inside a class. */
function* syntax(source: string): Generator<[string, number]> {
  let inClass = false;
  for (let index = 0; index < source.length; index++) {
    const character = source[index] as string;
    if (character === "\\") index++;
    else if (character === "[") inClass = true;
    else if (character === "]") inClass = false;
    else if (!inClass) yield [character, index];
  }
}
