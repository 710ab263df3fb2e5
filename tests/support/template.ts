import type { Database } from "../../local/database.ts";
import type { Migration } from "../../local/list-migrations.ts";
import { openPostgres } from "../../local/open-postgres.ts";
import { seed } from "../../local/seed.ts";
import { databaseUrl } from "./database-url.ts";
import { fingerprint } from "./fingerprint.ts";
import { onServer } from "./on-server.ts";
import { prepareDatabase } from "./prepare-database.ts";

/** Fills an empty database; the stack's own way unless a lane has another, as the Supabase CLI. */
export type Prepare = (database: Database, url: string) => Promise<void>;

/**
 * The name of a migrated database on the server that others are copied from, made once per set of migrations. Nobody may
 * stay connected to it.
 */
export async function template(
  server: string,
  migrations: Migration[],
  seedSql?: string,
  prepare: Prepare = (database) => prepareDatabase(database, migrations),
): Promise<string> {
  const migrated = await make(server, await fingerprint(migrations), "template0", prepare);
  if (seedSql === undefined) return migrated;
  return await make(server, await fingerprint(migrations, seedSql), migrated, async (database) => {
    await database.run("insert into supabase_migrations.seed_files values ('supabase/seed.sql', 'waiting')");
    await seed(database, seedSql);
  });
}

async function make(server: string, print: string, origin: string, prepare: Prepare): Promise<string> {
  const name = `la_template_${print}`;
  await onServer(server, async (sql) => {
    // Test processes that start together take turns, and the second finds the work done.
    await sql`select pg_catalog.pg_advisory_lock(7352)`;
    const [found] = await sql`select 1 from pg_catalog.pg_database where datname = ${name}`;
    if (found) return;
    const unfinished = `${name}_unfinished`;
    await sql.unsafe(`drop database if exists ${unfinished} with (force)`);
    await sql.unsafe(`create database ${unfinished} template ${origin}`);
    await fill(databaseUrl(server, unfinished), prepare);
    await sql.unsafe(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

async function fill(url: string, prepare: Prepare): Promise<void> {
  const database = await openPostgres(url);
  try {
    await prepare(database, url);
  } finally {
    await database.close();
  }
}
