import type { Database } from "../database.ts";

/**
 * Puts a value into the vault under a name, for jobs that call functions. Only into a vault of our own: what is in a
 * real one was set by hand.
 */
export async function keepInVault(database: Database, name: string, secret: string): Promise<void> {
  const [real] = await database.query("select 1 from pg_catalog.pg_extension where extname = 'supabase_vault'");
  if (real) return;
  await database.query(
    `insert into vault.secrets as s (name, secret) values ($1, $2)
     on conflict (name) do update set secret = excluded.secret, updated_at = now() where s.secret <> excluded.secret`,
    [name, secret],
  );
}
