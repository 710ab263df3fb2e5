import type { Database } from "../../local/database.ts";
import type { Migration } from "../../local/migrate.ts";
import { openPostgres } from "../../local/open-postgres.ts";
import { prepareDatabase } from "./snapshot.ts";
import { databaseUrl } from "./template.ts";

const marker = "used by the tests of life-assistant";

/**
 * Opens the one database of the server in which pg_cron runs jobs, and empties it before and after. One test at a time can
 * have it.
 * @throws Error when it has tables that no test has created
 */
export async function openCronDatabase(server: string, migrations: Migration[]): Promise<Database> {
  const name = await cronDatabaseName(server);
  const url = databaseUrl(server, name);
  const guard = await openPostgres(url, { connections: 1 });
  await guard.run("select pg_catalog.pg_advisory_lock(7353)");
  await claim(guard, name);
  await guard.run(wipe);
  const database = await openPostgres(url);
  await prepareDatabase(database, migrations);
  return {
    ...database,
    async close() {
      await database.close();
      await guard.run(wipe);
      await guard.close();
    },
  };
}

async function cronDatabaseName(server: string): Promise<string> {
  const database = await openPostgres(server);
  try {
    const [row] = await database.query<{ name: string }>("select current_setting('cron.database_name') as name");
    return row?.name ?? "postgres";
  } finally {
    await database.close();
  }
}

async function claim(database: Database, name: string): Promise<void> {
  const [row] = await database.query<{ marked: boolean; tables: number }>(
    `select
       pg_catalog.shobj_description(d.oid, 'pg_database') is not distinct from $1 as marked,
       (select count(*)::int from pg_catalog.pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'cron')) as tables
     from pg_catalog.pg_database d where d.datname = current_database()`,
    [marker],
  );
  if (row?.tables && !row.marked) throw new Error(`the database ${name}, in which pg_cron runs jobs, is not empty`);
  await database.run(`comment on database ${JSON.stringify(name)} is '${marker}'`);
}

// The extension pg_cron is not dropped: its launcher notices changes in a known cron.job table, but not always a new table.
const wipe = `
  do $$
  declare
    name text;
  begin
    if to_regclass('cron.job') is not null then
      delete from cron.job;
      delete from cron.job_run_details;
    end if;
    -- Migrations revoke this for the whole database, and the database outlives its schemas.
    alter default privileges grant execute on functions to public;
    for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'cron') loop
      execute format('drop schema %I cascade', name);
    end loop;
    create schema public authorization pg_database_owner;
    grant usage on schema public to public;
  end;
  $$`;
