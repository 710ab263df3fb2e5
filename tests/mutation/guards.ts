/** A guard within a function: a statement that refuses, counts or changes who acts. */
export interface Guard {
  /** The function that it calls, and what that raises if it is `raise`. */
  name: string;
  /** Its line in the function's body, as Postgres counts in the context of an error. */
  line: number;
  /** `create or replace function` without it. */
  without: string;
  /** `create or replace function` with a thousand times its limit; null: it has none. */
  lifted: string | null;
}

/** Functions called as guards: `check_…`, `expect_…`, `refuse_…` and these. */
const GUARD =
  /\bperform\s+private\.(raise|count_use|act_for_assistant|act_as|hold_turn|(?:check|expect|refuse)_\w+)\s*\(/gi;

/**
 * The guards of a function written in PL/pgSQL. A statement is cut from `perform` to its semicolon and becomes `null;`, so that the
 * branch it stood in remains, and all lines keep their numbers.
 *
 * @param definition what pg_get_functiondef says
 */
export function guardsOf(definition: string): Guard[] {
  const opening = /\bAS (\$\w*\$)/.exec(definition);
  if (!opening) return [];
  const start = opening.index + opening[0].length;
  const end = definition.lastIndexOf(opening[1]!);
  const body = definition.slice(start, end);
  const code = codeOf(body);
  const put = (from: number, to: number, text: string) =>
    definition.slice(0, start) + body.slice(0, from) + text + body.slice(to) + definition.slice(end);
  return [...code.matchAll(GUARD)].map((match) => {
    const stop = code.indexOf(";", match.index) + 1;
    const statement = body.slice(match.index, stop);
    const [, raised] = /raise\s*\(\s*\d+,\s*'(\w+)'/.exec(statement) ?? [];
    const [, limit] = /expect_few\s*\(.*\b(\d+)\s*\)\s*;$/s.exec(statement) ?? [];
    const limitAt = match.index + statement.lastIndexOf(limit ?? "");
    return {
      name: raised ? `${match[1]} ${raised}` : match[1]!,
      line: code.slice(0, match.index).split("\n").length,
      without: put(match.index, stop, `null;${statement.replace(/[^\n]/g, "")}`),
      lifted: limit ? put(limitAt, limitAt + limit.length, `${Number(limit) * 1000}`) : null,
    };
  });
}

/** The text with blanks for what stands in comments and quotes, so that a semicolon in it is the end of a statement. */
function codeOf(body: string): string {
  return body.replace(
    /--[^\n]*|\/\*[\s\S]*?\*\/|\be'(?:\\[\s\S]|''|[^'\\])*'|'(?:''|[^'])*'|(\$\w*\$)[\s\S]*?\1/gi,
    (quoted) => quoted.replace(/[^\n]/g, " "),
  );
}
