import { splitStatements } from "../split-statements.ts";

/**
 * Statements that pg-delta ignores: text search configurations, rows, pg_cron jobs, extensions, triggers on tables of
 * Supabase's own schemas, storage parameters, and settings of roles.
 */
const IGNORED_BY_PG_DELTA = [
  /^(create|alter|drop)\s+text\s+search\b/i,
  /^(insert|update|delete)\b/i,
  /^(do|select)\b/i,
  /^(create|drop|alter)\s+extension\b/i,
  /^create\s+trigger\b[^;]*\son\s+auth\./i,
  /^alter\s+table\s+\S+\s+set\s*\(/i,
  /^alter\s+role\b/i,
];

/** A statement that pg-delta ignores, and that somebody has to write into the migration by hand. */
export interface Difference {
  change: "added" | "removed";
  statement: string;
}

/** Compares two sets of SQL files by the statements that pg-delta ignores. Comments and spaces do not count. */
export function differenceByHand(before: string[], after: string[]): Difference[] {
  const [old, now] = [ignoredStatements(before), ignoredStatements(after)];
  return [
    ...[...old].filter(([key]) => !now.has(key)).map(([, statement]) => ({ change: "removed" as const, statement })),
    ...[...now].filter(([key]) => !old.has(key)).map(([, statement]) => ({ change: "added" as const, statement })),
  ];
}

/** The statements by their text without comments and extra spaces. */
function ignoredStatements(files: string[]): Map<string, string> {
  const texts = files.flatMap((sql) => splitStatements(sql)).map(({ text }) => text);
  return new Map(
    texts.filter((text) => IGNORED_BY_PG_DELTA.some((kind) => kind.test(text))).map((text) => [
      text.replace(/^\s*--.*$/gm, "").replace(/\s+/g, " ").trim(),
      text,
    ]),
  );
}
