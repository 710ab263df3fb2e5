import { createApi } from "../../local/create-api.ts";
import type { Database } from "../../local/database.ts";
import { generateSecrets } from "../../local/secrets.ts";
import { remote, supabaseCli } from "../../local/supabase-cli.ts";

/** Migrates an empty database like a deployment: creates what Supabase provides, then runs `supabase db push`. */
export async function pushMigrations(database: Database, url: string, more: string[] = []): Promise<void> {
  await createApi(database, await generateSecrets(), "http://127.0.0.1");
  const { code, stdout, stderr } = await supabaseCli(["db", "push", remote(url), "--yes", ...more]);
  if (code !== 0) throw new Error(`supabase db push failed: ${stderr || stdout}`);
}
