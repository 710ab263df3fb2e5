import { checkGrantsKept, createApi } from "./create-api.ts";
import { createGateway, type RequestCounts } from "./create-gateway.ts";
import type { Database } from "./database.ts";
import type { SendMail } from "./dev-mail.ts";
import { type FunctionContext, functionEnvironment } from "./function-context.ts";
import { listen, waitAtMost } from "./listen.ts";
import type { FindFunction } from "./load-functions.ts";
import { migrate, type Migration } from "./migrate.ts";
import type { Log } from "./redacted-console.ts";
import { startSchedule, storeInVault } from "./schedule/start-schedule.ts";
import type { Secrets } from "./secrets.ts";
import { markForSeed, seed } from "./seed.ts";

/** How long a stop waits for open streams and background work. Work that is cut is resumed at the next start, as after a kill. */
const graceMs = 3_000;

/** What a stack needs to start. */
export interface StackParts {
  /** Called once the port is open. The stack closes the database when it stops. */
  openDatabase: () => Promise<Database>;
  secrets: Secrets;
  migrations: Migration[];
  /** SQL that runs once, at the first start. */
  seedSql?: string;
  functions: FindFunction;
  /** More variables for the functions. Undefined hides a variable of the process. */
  environment?: Record<string, string | undefined>;
  /** 0 picks a free port. */
  port: number;
  /** Whether to run cron jobs and send the requests of net. */
  schedule?: boolean;
  /** Answers requests that are no service's: the web client. */
  servePage?: (request: Request) => Promise<Response | null>;
  /** Delivers the mails of the sign-in service. Without it they are dropped. */
  sendMail?: SendMail;
  /** Gets a line for each failed request to REST or auth. Default: stderr. */
  log?: Log;
}

/** An embedded Supabase that answers requests. */
export interface RunningStack {
  url: string;
  database: Database;
  counts: RequestCounts;
  /** The migration files that this start applied. */
  applied: string[];
  seeded: boolean;
  /** Resolves when no function has background work left. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Starts the stack: port, database, API, migrations, seed. A request that arrives earlier waits until the stack is ready. */
export async function startStack(parts: StackParts): Promise<RunningStack> {
  const ready = Promise.withResolvers<ReturnType<typeof createGateway>>();
  ready.promise.catch(() => {});
  const listener = listen(parts.port, async (request, peerAddress) => (await ready.promise)(request, peerAddress));
  const { url } = listener;
  let database: Database | undefined;
  try {
    database = await parts.openDatabase();
    const { api, applied, seeded } = await prepare(database, parts, url);
    const stopSchedule = parts.schedule ? await startSchedule(database) : () => Promise.resolve();
    const context: FunctionContext = {
      environment: { ...functionEnvironment(url, parts.secrets), ...parts.environment },
      background: new Set(),
    };
    const counts: RequestCounts = { rest: 0, chunks: 0, auth: 0, functions: 0 };
    ready.resolve(createGateway({ api, functions: parts.functions, context, counts, servePage: parts.servePage }));
    return toRunningStack({ url, database, counts, applied, seeded }, stopSchedule, listener.close, context.background);
  } catch (error) {
    ready.reject(error);
    await listener.close(0);
    await database?.close();
    throw error;
  }
}

async function prepare(database: Database, { secrets, migrations, seedSql, log, sendMail }: StackParts, url: string) {
  const api = await createApi(database, secrets, url, log, sendMail);
  if (seedSql !== undefined) await markForSeed(database);
  const applied = await migrate(database, migrations);
  const seeded = seedSql !== undefined && await seed(database, seedSql);
  await storeInVault(database, "project_url", url);
  await storeInVault(database, "secret_key", secrets.secretKey);
  await clearLeases(database);
  await checkGrantsKept(database, api, secrets, url);
  return { api, applied, seeded };
}

function toRunningStack(
  parts: Pick<RunningStack, "url" | "database" | "counts" | "applied" | "seeded">,
  stopSchedule: () => Promise<void>,
  stopListening: (graceMs: number) => Promise<void>,
  background: Set<Promise<unknown>>,
): RunningStack {
  const settled = async () => {
    while (background.size > 0) await Promise.all(background);
  };
  return {
    ...parts,
    settled,
    async close() {
      await waitAtMost(graceMs, stopSchedule());
      // Background work still needs the port, so it is awaited first. The last requests may start more of it, so it is awaited again.
      await waitAtMost(graceMs, settled());
      await stopListening(graceMs);
      await waitAtMost(graceMs, settled());
      await parts.database.close();
    },
  };
}

/** The leases that a process takes: the table, the column with the end of the lease, and the condition for leased rows. */
const LEASES = [
  { schema: "public", table: "turns", column: "lease_until", leased: "status = 'running'" },
  { schema: "private", table: "consolidation_queue", column: "locked_until", leased: "locked_until is not null" },
] as const;

/** Ends the leases of turns and consolidations that a stopped process left, when no other process can be using the database. */
export async function clearLeases(database: Database): Promise<void> {
  if (!database.exclusive) return;
  for (const { schema, table, column, leased } of LEASES) {
    const columns = await database.query(
      "select 1 from information_schema.columns where table_schema = $1 and table_name = $2 and column_name = $3",
      [schema, table, column],
    );
    if (columns.length === 0) continue;
    await database.run(
      `update ${schema}.${table} set ${column} = pg_catalog.clock_timestamp() - interval '1 second' where ${leased}`,
    );
  }
}
