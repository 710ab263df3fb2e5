/** Patterns and words are indexed by this many first letters. With three, twice as many patterns are compiled. */
export const KEY_LETTERS = 5;

const LETTER = /^[a-z](?![?*+{])/;
const CLASS = /^\[([a-z]+)\](?![?*+{])/;
const DIGITS = /^(?:\\d|\d|\[[\d-]+\])(?!\?|\*|\{0)/;

/** An alternative of a pattern: the letters it begins with ("#" is any digit), and the pattern narrowed to that alternative. */
interface PrefixedPattern {
  prefix: string;
  source: string;
}

/**
 * Splits a pattern into alternatives by their first letters: "(?:meu|[oa]) pai" begins with "meu", "o" or "a". A prefix has at
 * most five letters and ends before the first character that is no letter. It is empty when the pattern may begin with anything.
 */
export function patternPrefixes(pattern: string): PrefixedPattern[] {
  return alternatives(pattern).flatMap((part) => split("", "", part));
}

/**
 * @param head the source that was read already: assertions and the letters of `prefix`
 * @param rest the source still to be read, without alternatives outside groups
 */
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

/** Splits the group at the beginning of `rest`, or moves past the assertion there; undefined when `rest` begins with neither. */
function splitGroup(head: string, prefix: string, rest: string): PrefixedPattern[] | undefined {
  const end = rest.startsWith("(?") ? groupEnd(rest) : 0;
  const quantifier = rest[end] ?? "";
  if (end === 0 || "*+{".includes(quantifier || " ")) return undefined;
  if (!rest.startsWith("(?:")) return split(head + rest.slice(0, end), prefix, rest.slice(end));
  const isOptional = quantifier === "?";
  const after = rest.slice(isOptional ? end + 1 : end);
  const inner = alternatives(rest.slice("(?:".length, end - 1));
  return [
    ...inner.flatMap((part) => split(head, prefix, part + after)),
    ...(isOptional ? split(head, prefix, after) : []),
  ];
}

/** Splits "a|b", but not inside groups. */
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

/** The index behind the parenthesis that closes the group with which the source begins. */
function groupEnd(source: string): number {
  let depth = 0;
  for (const [character, index] of syntax(source)) {
    if (character === "(") depth++;
    else if (character === ")" && --depth === 0) return index + 1;
  }
  throw new SyntaxError(`Unterminated group: ${source}`);
}

/** The characters that are neither escaped nor inside a character class, with their indices. */
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
