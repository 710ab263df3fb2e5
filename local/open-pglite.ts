import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { vector } from "@electric-sql/pglite/vector";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { createGate, type Database, type Gate, type Row, type Session } from "./database.ts";
import { parsers } from "./parsed-values.ts";
import { requestStatements, SET_ALL, settingValues } from "./request-statements.ts";

type Driver = Awaited<ReturnType<typeof createPgliteConnection>>["driver"];
type Statements = Pick<Driver, "query" | "exec">;

/** Where PGlite keeps its files: in the folder, or in memory without one. `snapshot` is a dump to start from. */
export interface PgliteOptions {
  folder?: string;
  snapshot?: Blob;
}

/** A database that can be copied: `dump` returns what the option `snapshot` takes. */
export interface PgliteDatabase extends Database {
  dump(): Promise<Blob>;
}

/**
 * Postgres's default sizes are meant for servers; one session over a few thousand rows needs less. For a database in memory,
 * the write-ahead log is in memory too, and grew to 1 GB with the default.
 */
const SIZES = [
  "shared_buffers=32MB",
  "wal_buffers=1MB",
  "min_wal_size=32MB",
  "max_wal_size=64MB",
  "max_connections=10",
];

/** Opens Postgres inside this process. pgcrypto is always among the extensions: lite adds it. */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const connection = await keepExitCode(() => connect(options));
  const { driver } = connection;
  const queue = createGate();
  const gate: Gate = (work) => queue(() => keepExitCode(work));
  const direct = sessionOver({ query: driver.query.bind(driver), exec: driver.exec.bind(driver) });
  Object.assign(driver, { query: requestQuery(driver) });
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
    pgliteOptions: {
      extensions: { vector, unaccent, pg_trgm },
      parsers,
      startParams: [...PGlite.defaultStartParams, ...SIZES.flatMap((size) => ["-c", size])],
      ...(snapshot && { loadDataDir: snapshot }),
    },
  });
  const { driver } = connection;
  await driver.waitReady;
  // The driver copies its parsers for each result. A statement takes 0.17 ms less without the parsers for arrays of types that
  // no column here has: whole rows, ranges, the catalog's own types.
  const { rows } = await driver.query<{ type: number }>(
    "select typarray::int as type from pg_catalog.pg_type where typarray <> 0 and typname <> all (" +
      "'{bool,int2,int4,int8,float4,float8,numeric,text,varchar,bpchar,name,uuid,json,jsonb,date,time,timestamp,timestamptz}')",
  );
  const unusedTypes = new Set(rows.map(({ type }) => String(type)));
  driver.parsers = Object.fromEntries(Object.entries(driver.parsers).filter(([type]) => !unusedTypes.has(type)));
  return connection;
}

/**
 * The `query` that lite gets. A prepared statement in the simple protocol makes the settings in 0.2 ms; a statement with
 * parameters takes 0.4 ms.
 */
function requestQuery(driver: Driver) {
  const query = driver.query.bind(driver);
  let prepared = false;
  return requestStatements<{ rows: unknown[] }>({
    query,
    async open(opening) {
      if (!prepared) await driver.exec(`prepare set_all as ${SET_ALL}`);
      prepared = true;
      const values = settingValues(opening).map(literal);
      await driver.exec(`begin ${opening.readOnly ? "read only" : ""}; execute set_all (${values})`);
    },
    async finish(sql) {
      const [answer] = await driver.exec(`${sql}; commit`);
      return answer!;
    },
    result: (rows) => ({ rows }),
  });
}

function literal(value: string | null): string {
  return value === null ? "null" : `'${value.replaceAll("'", "''")}'`;
}

function sessionOver(statements: Statements): Session {
  return {
    query: async <T = Row>(text: string, parameters?: unknown[]) => (await statements.query<T>(text, parameters)).rows,
    run: async (text) => void await statements.exec(text),
  };
}

let running = 0;
let ownExitCode = 0;

/**
 * Runs the work and restores the exit code of this process. PGlite's WebAssembly sets `process.exitCode = 100` before it
 * throws, at its start and on every SQL error, although it handles both. Several databases can be at work at once.
 */
async function keepExitCode<T>(work: () => Promise<T>): Promise<T> {
  if (running++ === 0) ownExitCode = Deno.exitCode;
  try {
    return await work();
  } finally {
    running--;
    Deno.exitCode = ownExitCode;
  }
}
