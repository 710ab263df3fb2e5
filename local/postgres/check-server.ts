import postgres from "postgres";
import { StartError } from "../run-task.ts";

const EXTENSIONS = ["pg_trgm", "pgcrypto", "unaccent", "vector"];

/**
 * Checks that the server of DATABASE_URL can be used.
 * @param extensions which it needs besides those that the migrations load
 * @throws {StartError} when it cannot be reached, is older than 17 or lacks an extension
 */
export async function checkServer(url: string, extensions: readonly string[] = []): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} });
  try {
    const [row] = await sql<{ version: number; missing: string[] }[]>`
      select current_setting('server_version_num')::int as version, array(
        select name from unnest(${[...EXTENSIONS, ...extensions]}::text[]) as name
        where name not in (select a.name from pg_catalog.pg_available_extensions a)) as missing`;
    if (!row || row.version < 170_000) throw new StartError("DATABASE_URL must be a Postgres 17 server or newer");
    if (row.missing.length > 0) {
      throw new StartError(`the server of DATABASE_URL lacks the extensions ${row.missing.join(", ")}`);
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const reason = cause instanceof Error ? cause.message || Reflect.get(cause, "code") : cause;
    throw new StartError(`cannot use DATABASE_URL: ${reason}`, { cause });
  } finally {
    await sql.end({ timeout: 1 });
  }
}
