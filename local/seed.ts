import type { Database } from "./database.ts";
import { applySql } from "./migrate.ts";

/** Whom supabase/seed.sql signs up. Local data only: the seed is not for a server that others reach. */
export const demoUser = { email: "demo@example.com", password: "demo-1234" };

/** Notes, before the first migration of an empty database, that the seed shall run on it. */
export async function markForSeed(database: Database): Promise<void> {
  await database.query(
    `insert into supabase_migrations.seed_files (path, hash)
     select 'supabase/seed.sql', 'waiting'
     where not exists (select from supabase_migrations.schema_migrations)
     on conflict do nothing`,
  );
}

const path = "supabase/seed.sql";

/**
 * Runs the seed once per database, in one transaction. `markForSeed` must have been called while the database had no
 * migrations: a database that was filled in some other way is left alone. A start that broke off is made up for.
 */
export async function seed(database: Database, sql: string): Promise<boolean> {
  return await database.transaction(async (session) => {
    const waiting = await session.query(
      "select 1 from supabase_migrations.seed_files where path = $1 and hash = 'waiting' for update",
      [path],
    );
    if (waiting.length === 0) return false;
    await applySql(session, "seed.sql", sql);
    await session.query("update supabase_migrations.seed_files set hash = $2 where path = $1", [
      path,
      await sha256(sql),
    ]);
    return true;
  });
}

async function sha256(text: string): Promise<string> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toHex();
}
