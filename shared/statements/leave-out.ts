import type { Statement } from "./statement.ts";

const REASON = "Fica de fora, como você pediu.";

/** A statement without the lines that the person leaves out, by their ids. They are told with those that were not read. */
export function leaveOut(statement: Statement, ids: readonly string[]): Statement {
  const left = new Set(ids);
  if (left.size === 0) return statement;
  const { true: out = [], false: lines = [] } = Object.groupBy(
    statement.lines,
    ({ id }) => left.has(id) ? "true" : "false",
  );
  return {
    ...statement,
    lines,
    refused: [...statement.refused, ...out.map(({ index }) => ({ index, reason: REASON }))],
  };
}
