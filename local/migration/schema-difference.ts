import { createApi } from "../create-api.ts";
import type { Database } from "../database.ts";
import { applySql } from "../migrate.ts";
import { openPostgres } from "../open-postgres.ts";
import { StartError } from "../run-task.ts";
import { generateSecrets } from "../secrets.ts";
import { supabaseCli, withoutTls } from "../supabase-cli.ts";

/** SQL files in the order in which they are applied. */
type SqlFiles = { path: string; sql: string }[];

/**
 * The statements that turn a database made by `before` into one made by `after`, as the Supabase CLI's pg-delta writes them.
 * Empty: the two are alike. Creates two databases on the server and drops them afterwards.
 */
export async function schemaDifference(server: string, before: SqlFiles, after: SqlFiles): Promise<string> {
  return await withDatabase(server, before, (from) =>
    withDatabase(server, after, async (to) => {
      const folder = await Deno.makeTempDir();
      const out = `${folder}/difference.sql`;
      try {
        const { code, stdout, stderr } = await supabaseCli([
          ...["db", "diff", "--use-pg-delta", "--from", withoutTls(from), "--to", withoutTls(to)],
          ...["-s", "public,private", "-o", out],
        ]);
        if (code !== 0) throw new StartError(`supabase db diff failed: ${stderr || stdout}`);
        return (await Deno.readTextFile(out)).trim();
      } finally {
        await Deno.remove(folder, { recursive: true });
      }
    }));
}

async function withDatabase<T>(server: string, files: SqlFiles, work: (url: string) => Promise<T>): Promise<T> {
  const name = `la_migration_${crypto.randomUUID().replaceAll("-", "")}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await runOn(server, `create database ${name} template template0`);
  try {
    await applyFiles(url.href, files);
    return await work(url.href);
  } finally {
    await runOn(server, `drop database if exists ${name} with (force)`);
  }
}

async function runOn(server: string, statement: string): Promise<void> {
  const database = await openPostgres(server);
  try {
    await database.run(statement);
  } finally {
    await database.close();
  }
}

/** Creates what Supabase provides, then applies the files. */
async function applyFiles(url: string, files: SqlFiles): Promise<void> {
  const database: Database = await openPostgres(url);
  try {
    await createApi(database, await generateSecrets(), "http://127.0.0.1");
    for (const { path, sql } of files) await database.transaction((session) => applySql(session, path, sql));
  } finally {
    await database.close();
  }
}
