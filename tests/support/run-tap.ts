import { onServer } from "./template.ts";

/** The result of a pgTAP file. */
export interface TapResult {
  passed: number;
  /** Each failed test with its diagnostics. */
  failed: string[];
}

/** Runs a pgTAP file as pg_prove does: every row with a single text column is a line of TAP. */
export async function runTap(url: string, sql: string): Promise<TapResult> {
  const results = await onServer(url, (connection) => connection.unsafe(sql).simple());
  const rows = [...results].flat() as Record<string, unknown>[];
  const lines = rows.map((row) => Object.values(row)).filter((values) => values.length === 1)
    .flatMap(([value]) => String(value).split("\n"));
  const failed: string[] = [];
  let passed = 0;
  for (const line of lines) {
    if (/^ok /.test(line)) passed++;
    else if (/^not ok /.test(line)) failed.push(line);
    else if (/^# +\S/.test(line) && failed.length > 0) failed[failed.length - 1] += `\n${line}`;
  }
  return { passed, failed };
}
