import type { Database } from "../../local/database.ts";
import { openPostgres } from "../../local/open-postgres.ts";
import { databaseUrl } from "./database-url.ts";
import { onServer } from "./on-server.ts";

/** A database of its own on the server, copied from a template and dropped when it is closed. */
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
