import type { Database } from "./database.ts";

/** Notes, before the first migration of an empty database, that the seed shall run on it. */
export async function markForSeed(database: Database): Promise<void> {
  await database.query(
    `insert into supabase_migrations.seed_files (path, hash)
     select 'supabase/seed.sql', 'waiting'
     where not exists (select from supabase_migrations.schema_migrations)
     on conflict do nothing`,
  );
}
