import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createGateway, type RequestCounts } from "../../local/create-gateway.ts";
import type { Row } from "../../local/database.ts";
import { functionEnvironment } from "../../local/function-context.ts";
import { listen } from "../../local/listen.ts";
import { type EdgeFunction, type FindFunction, loadFunctions } from "../../local/load-functions.ts";
import { generateSecrets, type Secrets } from "../../local/secrets.ts";
import { startStack as start } from "../../local/start-stack.ts";
import { withDescribedAnswers } from "./described-answers.ts";
import { lease, logUnexpected } from "./database-pool.ts";
import { inProject, openTestDatabase, type TestDatabaseOptions } from "./test-database.ts";

/** A stack with its own database, for one test file or one test. */
export interface Stack {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Signs users' tokens (HS256). Tests use it to forge tokens. */
  jwtSecret: string;
  /** The number of requests so far. `rest` counts SQL round trips. */
  counts: RequestCounts;
  /** Runs one statement as the superuser, inside the gate. */
  sql<T = Row>(query: string, parameters?: unknown[]): Promise<T[]>;
  /** Signs up a new user and returns a signed-in client. */
  createUser(name?: string, timezone?: string): Promise<TestUser>;
  /** A client that is not signed in (`anon`). */
  anonymous(): SupabaseClient;
  /** Resolves when no background work (`EdgeRuntime.waitUntil`) is left. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** A signed-in user. */
export interface TestUser {
  client: SupabaseClient;
  userId: string;
  token: string;
  email: string;
  password: string;
}

/** How the stack differs from the project's own. */
interface StackOptions extends TestDatabaseOptions {
  /** Functions by name, or a folder with functions, instead of supabase/functions. */
  functions?: Record<string, EdgeFunction> | string;
  /** Run scheduled jobs. On a Postgres server, this uses the database in which pg_cron runs. */
  schedule?: boolean;
  /** Keep the default limit of turns per person. Otherwise the number of turns is not limited. */
  limited?: boolean;
  /** Variables for the functions; undefined hides a variable. Model settings of the process are always hidden. By default, turns write no log line. */
  env?: Record<string, string | undefined>;
}

const hidden = {
  GOOGLE_GENERATIVE_AI_API_KEY: undefined,
  GOOGLE_GENERATIVE_AI_BASE_URL: undefined,
  CHAT_MODEL: undefined,
  EMBEDDING_MODEL: undefined,
  TMDB_API_KEY: undefined,
  OPEN_LIBRARY: "off",
  LOG_TURNS: "off",
  OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
};

/**
 * Starts the stack on a free port: REST and auth over PGlite, and the functions. The caller closes it.
 * With TEST_DATABASE_URL the database is on that Postgres server; with TEST_POOL it comes from the pool.
 */
export async function startStack({ functions, env, limited, ...database }: StackOptions = {}): Promise<Stack> {
  Deno.env.set("LITE_AUTH_BCRYPT_COST", "4");
  const { find, fetch, assertDescribed } = withDescribedAnswers(
    typeof functions === "object"
      ? (name) => Promise.resolve(functions[name] ?? null)
      : loadFunctions(functions ?? inProject("supabase/functions")),
  );
  const environment = { ...hidden, ...env };
  const pool = Deno.env.get("TEST_POOL");
  const { secrets, ...stack } = pool && !database.schedule && database.migrations === undefined
    ? await startOnPool(pool, database, find, environment)
    : await startAlone(database, find, environment);
  if (!limited && database.migrations === undefined) {
    await stack.sql(
      "update private.settings set value = '1000000' where key ~ '^(turns|reads|requests|preparations)_per_'",
    );
  }
  const connect = () =>
    createClient(stack.url, secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch },
    });
  return {
    ...stack,
    ...secrets,
    createUser: (name = "pessoa", timezone) => signUp(connect(), name, timezone),
    anonymous: connect,
    async close() {
      await stack.close();
      assertDescribed();
    },
  };
}

type Environment = Record<string, string | undefined>;
type Started = Pick<Stack, "url" | "counts" | "sql" | "settled" | "close"> & { secrets: Secrets };

/** Starts everything in this process. */
async function startAlone(
  database: TestDatabaseOptions,
  functions: FindFunction,
  environment: Environment,
): Promise<Started> {
  const secrets = await generateSecrets();
  const { url, counts, database: { query }, settled, close } = await start({
    openDatabase: await openTestDatabase(database),
    secrets,
    migrations: [],
    functions,
    environment,
    port: 0,
    schedule: database.schedule,
    log: logUnexpected,
  });
  return { url, secrets, counts, sql: query, settled, close };
}

/** Starts the functions in this process, with a database from the pool. */
async function startOnPool(
  pool: string,
  database: TestDatabaseOptions,
  functions: FindFunction,
  environment: Environment,
): Promise<Started> {
  const { secrets, url: api, query, release } = await lease(pool, database);
  const counts: RequestCounts = { rest: 0, chunks: 0, auth: 0, functions: 0 };
  const background = new Set<Promise<unknown>>();
  const gateway = Promise.withResolvers<ReturnType<typeof createGateway>>();
  const listener = listen(0, async (request, peerAddress) => (await gateway.promise)(request, peerAddress));
  const { url } = listener;
  const context = { environment: { ...functionEnvironment(url, secrets), ...environment }, background };
  gateway.resolve(createGateway({ api: { fetch: (request) => forward(request, api) }, functions, context, counts }));
  const settled = async () => {
    while (background.size > 0) await Promise.all(background);
  };
  return {
    url,
    secrets,
    counts,
    sql: query,
    settled,
    async close() {
      await settled();
      await listener.close(3_000);
      await settled();
      await release();
    },
  };
}

async function forward(request: Request, to: string): Promise<Response> {
  const { method, headers } = request;
  const { pathname, search } = new URL(request.url);
  const body = request.body ? await request.arrayBuffer() : undefined;
  const response = await fetch(to + pathname + search, { method, headers, body, redirect: "manual" });
  const answered = new Headers(response.headers);
  answered.delete("content-encoding");
  answered.delete("content-length");
  const empty = response.status === 204 || response.status === 304 || method === "HEAD";
  return new Response(empty ? null : await response.arrayBuffer(), { status: response.status, headers: answered });
}

async function signUp(client: SupabaseClient, name: string, timezone?: string): Promise<TestUser> {
  const email = `${name.toLowerCase().replace(/[^a-z0-9]/g, "") || "pessoa"}-${crypto.randomUUID()}@example.com`;
  const password = crypto.randomUUID();
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { name, timezone } } });
  if (error) throw error;
  if (!data.session) throw new Error("signing up gave no session");
  return { client, userId: data.session.user.id, token: data.session.access_token, email, password };
}
