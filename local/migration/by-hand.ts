import { splitStatements } from "../split-statements.ts";

/**
 * Statements that pg-delta leaves out: text search configurations, rows, jobs of pg_cron, extensions, what
 * hangs on tables of Supabase's own schemas, storage parameters, and settings of roles.
 */
const kinds = [
  /^(create|alter|drop)\s+text\s+search\b/i,
  /^(insert|update|delete)\b/i,
  /^(do|select)\b/i,
  /^(create|drop|alter)\s+extension\b/i,
  /^create\s+trigger\b[^;]*\son\s+auth\./i,
  /^alter\s+table\s+\S+\s+set\s*\(/i,
  /^alter\s+role\b/i,
];

/** A hand-written statement that a migration has to bring to a deployed database. */
export interface Difference {
  change: "added" | "removed";
  statement: string;
}

/** What differs between two sets of SQL files in statements that have to be carried by hand, comments and spaces aside. */
export function differenceByHand(before: string[], after: string[]): Difference[] {
  const [old, now] = [unmanaged(before), unmanaged(after)];
  return [
    ...[...old].filter(([key]) => !now.has(key)).map(([, statement]) => ({ change: "removed" as const, statement })),
    ...[...now].filter(([key]) => !old.has(key)).map(([, statement]) => ({ change: "added" as const, statement })),
  ];
}

function unmanaged(files: string[]): Map<string, string> {
  const texts = files.flatMap((sql) => splitStatements(sql)).map(({ text }) => text);
  return new Map(
    texts.filter((text) => kinds.some((kind) => kind.test(text))).map((text) => [
      text.replace(/^\s*--.*$/gm, "").replace(/\s+/g, " ").trim(),
      text,
    ]),
  );
}
