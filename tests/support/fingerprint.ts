import type { Migration } from "../../local/list-migrations.ts";

const bootstrap = ["bootstrap.sql", "schedule/cron.sql", "schedule/net.sql", "schedule/vault.sql"];

/** Changes with anything that a migrated database is made from. */
export async function fingerprint(migrations: Migration[], seedSql?: string): Promise<string> {
  const parts = [
    await Deno.readTextFile(new URL("../../import_map.json", import.meta.url)),
    ...await Promise.all(bootstrap.map((file) => Deno.readTextFile(new URL(`../../local/${file}`, import.meta.url)))),
    ...migrations.flatMap((migration) => [migration.file, migration.sql]),
    // A seed lays dates relative to the day it runs on.
    seedSql ? `${seedSql} on ${new Date().toLocaleDateString("sv", { timeZone: "America/Sao_Paulo" })}` : "",
  ];
  const bytes = new TextEncoder().encode(parts.join("\0"));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex().slice(0, 20);
}
