import postgres from "postgres";
import type { Database } from "../../local/database.ts";
import type { Migration } from "../../local/migrate.ts";
import { openPostgres } from "../../local/open-postgres.ts";
import { seed } from "../../local/seed.ts";
import { fingerprint, prepareDatabase, project } from "./snapshot.ts";

/** Migrates an empty database. */
type Prepare = (database: Database, url: string) => Promise<void>;

/**
 * Makes a migrated database on the server, once for each set of migrations, as a template for copies. Nobody may stay connected
 * to it.
 *
 * @param prepare migrates it (default: as the stack does)
 * @returns its name
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
    // Test processes that start together take turns, so only the first makes it.
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

/** Copies a template to a new database, which is dropped when it is closed. */
export async function openCopy(server: string, template: string): Promise<Database & { url: string }> {
  const name = `la_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await onServer(server, (sql) => sql.unsafe(`create database ${name} template ${template}`));
  const url = databaseUrl(server, name);
  const database = await openPostgres(url);
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await onServer(server, (sql) => sql.unsafe(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Does work on a copy of the project's database, with or without its seed, and drops the copy. */
export async function withCopy<T>(
  server: string,
  { seed }: { seed: boolean },
  work: (database: Database, url: string) => Promise<T>,
): Promise<T> {
  const seedSql = seed ? await project.seed() : undefined;
  const copy = await openCopy(server, await template(server, await project.migrations(), seedSql));
  try {
    return await work(copy, copy.url);
  } finally {
    await copy.close();
  }
}

/** Does work on a server, with one connection as its superuser. */
export async function onServer<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Defines a test that needs a real Postgres server. `deno task test:postgres` starts one and names it in TEST_DATABASE_URL.
 * Without that variable the test is not defined.
 */
export function postgresTest(name: string, test: (t: Deno.TestContext, server: string) => Promise<void>): void {
  const server = Deno.env.get("TEST_DATABASE_URL");
  if (server) Deno.test(name, (t) => test(t, server));
}
