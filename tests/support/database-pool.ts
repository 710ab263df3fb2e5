import { deserialize, serialize } from "node:v8";
import type { Database, Row } from "../../local/database.ts";
import { listen } from "../../local/listen.ts";
import { generateSecrets, type Secrets } from "../../local/secrets.ts";
import { type RunningStack, startStack } from "../../local/start-stack.ts";
import { cleanSlate } from "./clean-slate.ts";
import { openTestDatabase, type TestDatabaseOptions } from "./test-database.ts";

/**
 * A process with databases, with REST and sign-in, that test files reuse one after the other: on PGlite, opening a database
 * takes 2.5 s and restoring it 0.05 s. `deno task test` starts the process and sets TEST_POOL to its URL. A test file has its
 * database to itself. A database whose tables or functions were redefined is not reused.
 */

/** A database that nobody else uses until it is released. */
interface Lease {
  url: string;
  secrets: Secrets;
  query<T = Row>(text: string, parameters?: unknown[]): Promise<T[]>;
  release(): Promise<void>;
}

interface Slot {
  key: string;
  secrets: Secrets;
  stack: RunningStack;
  clean(): Promise<boolean>;
}

/** Takes a database from the pool at this URL. */
export async function lease(pool: string, options: TestDatabaseOptions): Promise<Lease> {
  const ask = async <T>(path: string, body: unknown): Promise<T> => {
    const response = await fetch(`${pool}/${path}`, { method: "POST", body: new Uint8Array(serialize(body)) });
    const answer = deserialize(await response.bytes());
    if (!response.ok) throw Object.assign(new Error(answer.message), answer);
    return answer as T;
  };
  const { id, url, secrets } = await ask<{ id: string; url: string; secrets: Secrets }>("lease", options);
  return {
    url,
    secrets,
    query: (text, parameters) => ask(`query/${id}`, { text, parameters }),
    release: () => ask(`release/${id}`, null),
  };
}

/** Serves a pool until it is closed. */
function startPool(log: (line: string) => void) {
  const free: Slot[] = [];
  const leased = new Map<string, Slot>();

  async function take(options: TestDatabaseOptions) {
    const key = JSON.stringify(options);
    const at = free.findLastIndex((slot) => slot.key === key);
    const slot = at >= 0 ? free.splice(at, 1)[0]! : await openSlot(key, options, log);
    const id = crypto.randomUUID();
    leased.set(id, slot);
    return { id, url: slot.stack.url, secrets: slot.secrets };
  }

  async function giveBack(id: string): Promise<void> {
    const slot = leased.get(id);
    leased.delete(id);
    if (!slot) return;
    if (await slot.clean()) free.push(slot);
    else await slot.stack.close();
    if (free.length > MAX_FREE) await free.shift()?.stack.close();
  }

  const server = listen(0, async (request) => {
    const [, action, id = ""] = new URL(request.url).pathname.split("/");
    const body = deserialize(await request.bytes());
    try {
      if (action === "lease") return answer(await take(body));
      if (action === "release") return answer(await giveBack(id) ?? null);
      return answer(await leased.get(id)!.stack.database.query(body.text, body.parameters));
    } catch (error) {
      const { message, ...fields } = error as Error;
      return answer({ ...JSON.parse(JSON.stringify(fields)), message }, 500);
    }
  });
  return {
    url: server.url,
    async close() {
      await server.close(0);
      for (const { stack } of [...free, ...leased.values()]) await stack.close();
    },
  };
}

/** The number of free databases that stay open. Each takes 280 MB. */
const MAX_FREE = 3;

async function openSlot(key: string, options: TestDatabaseOptions, log: (line: string) => void): Promise<Slot> {
  const secrets = await generateSecrets();
  const openDatabase: () => Promise<Database> = await openTestDatabase(options);
  const stack = await startStack({
    openDatabase,
    secrets,
    migrations: [],
    functions: () => Promise.resolve(null),
    port: 0,
    log,
  });
  return { key, secrets, stack, clean: await cleanSlate(stack.database) };
}

function answer(body: unknown, status = 200): Response {
  return new Response(new Uint8Array(serialize(body)), { status });
}

/** Errors that many tests provoke. */
const EXPECTED = /^\[api\] (PT4|42501|23514)/;

/** Prints the log line of a failed API request, unless many tests provoke it. */
export function logUnexpected(line: string): void {
  if (!EXPECTED.test(line)) console.error(line);
}

// Run as a program, this serves a pool until its standard input ends, which happens when the process that started it ends.
if (import.meta.main) {
  Deno.env.set("LITE_AUTH_BCRYPT_COST", "4");
  const pool = startPool(logUnexpected);
  console.log(JSON.stringify({ url: pool.url }));
  await Deno.stdin.readable.pipeTo(new WritableStream());
  await pool.close();
}
