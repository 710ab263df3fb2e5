import type { Database } from "./database.ts";
import { applySql } from "./migrate.ts";

/** The user that supabase/seed.sql creates. The password is public: never run the seed on a server that others can reach. */
export const demoUser = { email: "demo@example.com", password: "demo-1234" };

/** Marks a database without migrations as one that gets the seed. Call it before the first migration. */
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
 * Runs the seed once per database, in one transaction, when `markForSeed` has marked it. A database that was filled in another
 * way is not marked and gets no seed. When a start breaks off before the seed, the next start runs it.
 * @returns whether the seed ran
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
