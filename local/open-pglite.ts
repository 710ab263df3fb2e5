import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { vector } from "@electric-sql/pglite/vector";
import { createPgliteConnection } from "@supabase/lite/pglite";
import type { Database, Row, Session } from "./database.ts";
import { createGate, type Gate } from "./gate.ts";
import { keepExitCode } from "./keep-exit-code.ts";

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
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const connection = await keepExitCode(() => connect(options));
  const { driver } = connection;
  const queue = createGate();
  const gate: Gate = (work) => queue(() => keepExitCode(work));
  const direct = sessionOver(driver);
  return {
    connection,
    exclusive: true,
    gate,
    query: (text, parameters) => gate(() => direct.query(text, parameters)),
    run: (text) => gate(() => direct.run(text)),
    transaction: (work) => gate(() => driver.transaction((statements) => work(sessionOver(statements)))),
    async listen(channel, notified) {
      const unlisten = await gate(() => driver.listen(channel, notified));
      return () => gate(() => unlisten());
    },
    dump: () => gate(() => driver.dumpDataDir("none")),
    close: () => gate(() => connection.close()),
  };
}

async function connect({ folder, snapshot }: PgliteOptions) {
  const connection = await createPgliteConnection({
    url: folder,
    pgliteOptions: { extensions: { vector, unaccent, pg_trgm }, ...(snapshot && { loadDataDir: snapshot }) },
  });
  await connection.driver.waitReady;
  return connection;
}

function sessionOver(statements: Statements): Session {
  return {
    query: async <T = Row>(text: string, parameters?: unknown[]) => (await statements.query<T>(text, parameters)).rows,
    run: async (text) => void await statements.exec(text),
  };
}
