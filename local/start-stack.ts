import { checkGrantsKept } from "./check-grants-kept.ts";
import { clearLeases } from "./clear-leases.ts";
import { createApi } from "./create-api.ts";
import { createGateway, type RequestCounts } from "./create-gateway.ts";
import type { Database } from "./database.ts";
import { functionEnvironment } from "./function-environment.ts";
import type { Secrets } from "./generate-secrets.ts";
import type { FunctionContext } from "./in-function-context.ts";
import { listen } from "./listen.ts";
import type { Migration } from "./list-migrations.ts";
import type { FindFunction } from "./load-functions.ts";
import { markForSeed } from "./mark-for-seed.ts";
import { migrate } from "./migrate.ts";
import { startSchedule } from "./schedule/start-schedule.ts";
import { keepInVault } from "./schedule/keep-in-vault.ts";
import { seed } from "./seed.ts";
import { within } from "./within.ts";
import type { Log } from "./with-redacted-console.ts";

/** How long a stop waits for open streams, and for work behind answers. What is cut is taken up again as after a kill. */
const graceMs = 3_000;

/** What a stack is made of. */
export interface StackParts {
  /** Called once the port is taken; the stack closes what it returns. */
  openDatabase: () => Promise<Database>;
  secrets: Secrets;
  migrations: Migration[];
  /** SQL for a first start. */
  seedSql?: string;
  functions: FindFunction;
  /** More variables for the functions; undefined hides one of the process's. */
  environment?: Record<string, string | undefined>;
  /** 0 takes a free port. */
  port: number;
  /** Run the jobs of cron and send the requests of net. */
  schedule?: boolean;
  /** Gets a line for each failed request to REST or auth; stderr unless given. */
  log?: Log;
}

/** An embedded Supabase that answers requests. */
export interface RunningStack {
  url: string;
  database: Database;
  counts: RequestCounts;
  /** Files that this start applied. */
  applied: string[];
  seeded: boolean;
  /** Resolves when no function has work left behind its answer. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Brings the stack up: port, database, API, migrations, seed. Requests that come early wait until it is ready. */
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
    const counts: RequestCounts = { rest: 0, auth: 0, functions: 0 };
    ready.resolve(createGateway({ api, functions: parts.functions, context, counts }));
    return running({ url, database, counts, applied, seeded }, stopSchedule, listener.close, context.background);
  } catch (error) {
    ready.reject(error);
    await listener.close(0);
    await database?.close();
    throw error;
  }
}

async function prepare(database: Database, { secrets, migrations, seedSql, log }: StackParts, url: string) {
  const api = await createApi(database, secrets, url, log);
  if (seedSql !== undefined) await markForSeed(database);
  const applied = await migrate(database, migrations);
  const seeded = seedSql !== undefined && await seed(database, seedSql);
  await keepInVault(database, "project_url", url);
  await keepInVault(database, "secret_key", secrets.secretKey);
  await clearLeases(database);
  await checkGrantsKept(database, api, secrets, url);
  return { api, applied, seeded };
}

function running(
  facts: Pick<RunningStack, "url" | "database" | "counts" | "applied" | "seeded">,
  stopSchedule: () => Promise<void>,
  stopListening: (graceMs: number) => Promise<void>,
  background: Set<Promise<unknown>>,
): RunningStack {
  const settled = async () => {
    while (background.size > 0) await Promise.all(background);
  };
  return {
    ...facts,
    settled,
    async close() {
      await within(graceMs, stopSchedule());
      // Background work still needs the port, so it goes first; then again for what the last requests left behind.
      await within(graceMs, settled());
      await stopListening(graceMs);
      await within(graceMs, settled());
      await facts.database.close();
    },
  };
}
