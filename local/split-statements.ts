/** One SQL statement and the line of the file it starts on, counted from 1. */
export interface Statement {
  text: string;
  line: number;
}

/**
 * A part of SQL that is read as a whole, so that a semicolon inside it ends no statement: a comment, quoted text, a quoted name,
 * a dollar-quoted body. `open` and `close` count the depth of `begin atomic … end`. The alternatives are tried in order; the last
 * one matches any character.
 */
const TOKEN = new RegExp(
  [
    "(?<blank>\\s+|--[^\\n]*|/\\*[\\s\\S]*?\\*/)",
    "(?<open>\\bbegin\\s+atomic\\b|\\bcase\\b)",
    "(?<close>\\bend\\b)",
    "\\b[eE]'(?:[^'\\\\]|\\\\[\\s\\S]|'')*'",
    "'(?:[^']|'')*'",
    '"(?:[^"]|"")*"',
    "\\$(?<tag>[A-Za-z_]\\w*)?\\$[\\s\\S]*?\\$\\k<tag>\\$",
    "\\w+",
    "(?<end>;)",
    "[\\s\\S]",
  ].join("|"),
  "giy",
);

/** Splits a file into statements, without their final semicolons and leading comments. */
export function splitStatements(sql: string): Statement[] {
  const statements: Statement[] = [];
  let start = -1;
  let depth = 0;
  const finish = (end: number) => {
    if (start >= 0) {
      statements.push({ text: sql.slice(start, end).trim(), line: sql.slice(0, start).split("\n").length });
    }
    start = -1;
    depth = 0;
  };
  for (const match of sql.matchAll(TOKEN)) {
    const { blank, open, close, end } = match.groups ?? {};
    if (blank !== undefined) continue;
    if (end !== undefined && depth === 0) {
      finish(match.index);
      continue;
    }
    if (start < 0) start = match.index;
    // `case` counts only inside an atomic body, where its `end` must not close the body.
    if (open !== undefined && (depth > 0 || /^begin/i.test(open))) depth++;
    if (close !== undefined && depth > 0) depth--;
  }
  finish(sql.length);
  return statements;
}
