import type { Database, Session } from "./database.ts";
import { StartError } from "./run-task.ts";
import { splitStatements } from "./split-statements.ts";

/** A migration file, named `<version>_<name>.sql` as the Supabase CLI names them. */
export interface Migration {
  version: string;
  name: string;
  file: string;
  sql: string;
}

/** The migrations of a folder in the order of their versions. Other files are ignored. A missing folder has no migrations. */
export async function listMigrations(folder: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of await fileNames(folder)) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
    if (!version || !name) continue;
    migrations.push({ version, name, file, sql: await Deno.readTextFile(`${folder}/${file}`) });
  }
  migrations.sort((a, b) => a.file < b.file ? -1 : 1);
  const duplicate = migrations.find((migration, index) => migration.version === migrations[index + 1]?.version);
  if (duplicate) throw new StartError(`two migrations have the version ${duplicate.version}: rename one`);
  return migrations;
}

async function fileNames(folder: string): Promise<string[]> {
  try {
    return (await Array.fromAsync(Deno.readDir(folder))).filter((entry) => entry.isFile).map((entry) => entry.name);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

/**
 * Applies the migrations that the database does not have yet, each in its own transaction, and returns their file names.
 * Processes that start together on one server take turns, so only the first applies them.
 * @throws {StartError} naming the file and the statement that failed; migrations before it stay applied
 */
export async function migrate(database: Database, migrations: Migration[]): Promise<string[]> {
  const applied: string[] = [];
  for (const { version, name, file, sql } of migrations) {
    await database.transaction(async (session) => {
      await session.query("select pg_catalog.pg_advisory_xact_lock(7351)");
      const found = await session.query(
        "select 1 from supabase_migrations.schema_migrations where version = $1",
        [version],
      );
      if (found.length > 0) return;
      const statements = await applySql(session, file, sql);
      await session.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        [version, name, statements],
      );
      applied.push(file);
    });
  }
  await database.connection.clearSchemaCache();
  return applied;
}

/**
 * Checks that the database was made by these migrations. Until the first release, the baseline migration is rewritten whenever
 * the schema changes, and a database that was made by another baseline cannot be updated.
 * @throws {StartError} when the database has a migration that is not in the list, or was made by another baseline
 */
export async function checkBaseline(
  database: Database,
  [baseline, ...later]: Migration[],
  place: string,
): Promise<void> {
  const [history] = await database.query("select to_regclass('supabase_migrations.schema_migrations') as name");
  if (!baseline || history?.name === null) return;
  const [{ unknown, same } = {}] = await database.query<{ unknown: number; same: boolean | null }>(
    `select (count(*) filter (where version <> all ($1)))::int as unknown,
       bool_and(statements = $3) filter (where version = $2) as same
     from supabase_migrations.schema_migrations`,
    [
      [baseline, ...later].map(({ version }) => version),
      baseline.version,
      splitStatements(baseline.sql).map(({ text }) => text),
    ],
  );
  if (unknown === 0 && same !== false) return;
  throw new StartError(
    `${place} was made by other migrations than those of this checkout; --reset starts a new one and deletes its data`,
  );
}

/**
 * Runs a file's statements one by one and returns their texts.
 * @throws {StartError} naming the file, the line and the statement that failed
 */
export async function applySql(session: Session, file: string, sql: string): Promise<string[]> {
  const statements = splitStatements(sql);
  for (const { text, line } of statements) {
    try {
      await session.run(text);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new StartError(`${file} failed at line ${line}: ${reason}; statement: ${text.slice(0, 200)}`, { cause });
    }
  }
  return statements.map((statement) => statement.text);
}
