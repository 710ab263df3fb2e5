import { type Document, isMap, isNode, isScalar, isSeq, Lexer, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";

/** A problem in a pack's files: where it is, and what to do about it. */
export interface Problem {
  file: string;
  line: number;
  message: string;
}

/** A parsed YAML file, with the line of each value. */
export interface YamlFile {
  value: unknown;
  /** The line of a value, or of the nearest one around it. */
  lineOf(path: readonly PropertyKey[]): number;
}

/** Nobody writes longer files by hand: they are refused without being parsed. */
export const LONGEST_FILE = 512 * 1024;

/** As many as 100 KB of an OpenAPI document have. Each takes 5 to 10 microseconds, and nothing else runs meanwhile. */
const MOST_TOKENS = 20_000;

/** Parses YAML. @param firstLine the line of the file where the text begins */
export function readYaml(file: string, text: string, firstLine = 1): YamlFile | { problems: Problem[] } {
  if (text.length > LONGEST_FILE) {
    return {
      problems: [{ file, line: 1, message: `is longer than ${LONGEST_FILE / 1024} KB: cut it down to what is used` }],
    };
  }
  if (!hasAtMost(MOST_TOKENS, new Lexer().lex(text))) {
    return { problems: [{ file, line: 1, message: "has too many values: cut it down to what is used" }] };
  }
  const lines = new LineCounter();
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  // Only the first error is told: after an unclosed bracket or quotation mark, the parser reports every line.
  const [first] = document.errors;
  if (first) {
    const isTooDeep = /call stack/.test(first.message);
    const message = isTooDeep ? "is nested too deeply: use fewer levels" : `cannot be read: ${first.message}`;
    const at = isTooDeep ? first.pos[0] : causeOf(document, text, first.pos[0]);
    return { problems: [{ file, line: lineAt(at), message }] };
  }
  const repeated = findRepeatedKey(document);
  if (repeated !== undefined) {
    return { problems: [{ file, line: lineAt(repeated), message: "cannot be read: Map keys must be unique" }] };
  }
  const alias = findAlias(document);
  if (alias !== undefined) {
    return { problems: [{ file, line: lineAt(alias), message: "repeats a value by an alias: write it out" }] };
  }
  return {
    value: document.toJS(),
    lineOf(path) {
      let node: unknown = document.contents;
      let line = firstLine;
      for (const key of path) {
        const pair = isMap(node) ? node.items.find((one) => isScalar(one.key) && one.key.value === key) : undefined;
        const next = pair ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined;
        const place = pair?.key ?? next;
        if (!isNode(place) || !place.range) break;
        line = lineAt(place.range[0]);
        node = next;
      }
      return line;
    },
  };
}

/** The place of the first alias. A value may hold itself by one, or be as large as a power of what was written. */
function findAlias(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Alias(_, { range }) {
      found = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

function hasAtMost(most: number, all: Iterable<unknown>): boolean {
  let count = 0;
  for (const _ of all) if (++count > most) return false;
  return true;
}

/** The place of the first key that its map has already. The parser's own check compares each key with all others. */
function findRepeatedKey(document: Document): number | undefined {
  let repeated: number | undefined;
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (keys.has(key.value)) {
          repeated = key.range?.[0] ?? 0;
          return visit.BREAK;
        }
        keys.add(key.value);
      }
    },
  });
  return repeated;
}

/** The place to report for an error: the start of a quoted text that runs over several lines up to the error; else the error itself. */
function causeOf(document: Document, text: string, at: number): number {
  let cause = at;
  const end = text.slice(0, at).trimEnd().length;
  visit(document, {
    Scalar(_, { type, range }) {
      const isQuoted = type === "QUOTE_DOUBLE" || type === "QUOTE_SINGLE";
      if (!isQuoted || !range || range[0] >= at) return;
      const isUpToThere = range[1] >= end;
      if (isUpToThere && text.slice(range[0], end).includes("\n")) cause = range[0];
    },
  });
  return cause;
}

const MOST_PROBLEMS = 50;

/** Turns the issues that zod found in a file into problems with lines. */
export function problemsOf(file: string, { lineOf }: YamlFile, issues: readonly z.core.$ZodIssue[]): Problem[] {
  // Nobody mends more at a time, and the line of each is looked for.
  return issues.slice(0, MOST_PROBLEMS).flatMap((issue): Problem[] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.slice(0, MOST_PROBLEMS).map((key) => ({
        file,
        line: lineOf([...issue.path, key]),
        message: `${[...issue.path, key].join(".")}: unknown field; take it out`,
      }));
    }
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      // The member of the union with the fewest issues is probably the one that was meant.
      const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length);
      return problemsOf(
        file,
        { value: null, lineOf },
        nearest!.map((one) => ({ ...one, path: [...issue.path, ...one.path] })),
      );
    }
    // The issues of an invalid key are nested inside.
    if (issue.code === "invalid_key") {
      return problemsOf(file, { value: null, lineOf }, issue.issues.map((one) => ({ ...one, path: issue.path })));
    }
    const where = issue.path.join(".");
    const message = describeIssue(issue);
    return [{ file, line: lineOf(issue.path), message: where === "" ? message : `${where}: ${message}` }];
  });
}

/** The message of the schema; for a missing value or one of another type, what to write there. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_type" || !issue.message.startsWith("Invalid input")) return issue.message;
  return issue.message.endsWith("undefined")
    ? `is missing: add it, as ${issue.expected}`
    : `write ${issue.expected} here`;
}
