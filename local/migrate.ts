import { applySql } from "./apply-sql.ts";
import type { Database } from "./database.ts";
import type { Migration } from "./list-migrations.ts";

/**
 * Applies the migrations that the database has not seen, each in a transaction of its own, and returns their file
 * names. Processes that start together on one server take turns, and the second finds the work done.
 * @throws {StartError} naming file and statement; migrations before it stay applied
 */
export async function migrate(database: Database, migrations: Migration[]): Promise<string[]> {
  const applied: string[] = [];
  for (const { version, name, file, sql } of migrations) {
    await database.transaction(async (session) => {
      await session.query("select pg_catalog.pg_advisory_xact_lock(7351)");
      const seen = await session.query(
        "select 1 from supabase_migrations.schema_migrations where version = $1",
        [version],
      );
      if (seen.length > 0) return;
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
