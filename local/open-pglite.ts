import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { vector } from "@electric-sql/pglite/vector";
import { createPgliteConnection } from "@supabase/lite/pglite";
import type { Database, Row, Session } from "./database.ts";
import { createGate } from "./gate.ts";

type Statements = Pick<Awaited<ReturnType<typeof createPgliteConnection>>["driver"], "query" | "exec">;

/** Where PGlite keeps its files; in memory without a folder, optionally starting from a dump. */
export interface PgliteOptions {
  folder?: string;
  snapshot?: Blob;
}

/** A database that can be copied: {@link PgliteDatabase.dump} gives what `snapshot` takes. */
export interface PgliteDatabase extends Database {
  dump(): Promise<Blob>;
}

/** Opens Postgres inside this process. pgcrypto is always among the extensions: lite adds it. */
export async function openPglite({ folder, snapshot }: PgliteOptions = {}): Promise<PgliteDatabase> {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { extensions: { vector, unaccent, pg_trgm }, ...(snapshot && { loadDataDir: snapshot }) },
  });
  const { driver } = connection;
  await driver.waitReady;
  const gate = createGate();
  const direct = sessionOver(driver);
  return {
    connection,
    exclusive: true,
    gate,
    query: (text, parameters) => gate(() => direct.query(text, parameters)),
    run: (text) => gate(() => direct.run(text)),
    transaction: (work) => gate(() => driver.transaction((statements) => work(sessionOver(statements)))),
    dump: () => gate(() => driver.dumpDataDir("none")),
    close: () => gate(() => connection.close()),
  };
}

function sessionOver(statements: Statements): Session {
  return {
    query: async <T = Row>(text: string, parameters?: unknown[]) => (await statements.query<T>(text, parameters)).rows,
    run: async (text) => void await statements.exec(text),
  };
}
