import { fileURLToPath } from "node:url";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { RequestCounts } from "../../local/create-gateway.ts";
import type { Database, Row } from "../../local/database.ts";
import { generateSecrets } from "../../local/generate-secrets.ts";
import { listMigrations, type Migration } from "../../local/list-migrations.ts";
import { type EdgeFunction, loadFunctions } from "../../local/load-functions.ts";
import { openPglite } from "../../local/open-pglite.ts";
import { startStack as start } from "../../local/start-stack.ts";
import { openCopy } from "./open-copy.ts";
import { openCronDatabase } from "./open-cron-database.ts";
import { snapshot } from "./snapshot.ts";
import { template } from "./template.ts";

/** A stack with a database of its own, for one test file or one test. */
export interface Stack {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Signs users' tokens (HS256), for tests that forge some. */
  jwtSecret: string;
  /** Requests so far; `rest` counts SQL round trips. */
  counts: RequestCounts;
  /** One statement as the superuser, behind the gate. */
  sql<T = Row>(query: string, parameters?: unknown[]): Promise<T[]>;
  /** Signs up somebody new and returns a signed-in client. */
  createUser(name?: string): Promise<TestUser>;
  /** A client that is nobody (`anon`). */
  anonymous(): SupabaseClient;
  /** Resolves when nothing runs behind the answers (`EdgeRuntime.waitUntil`). */
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

/** What differs from the project as it stands. */
export interface StackOptions {
  /** A folder of migrations; supabase/migrations unless given. */
  migrations?: string;
  /** True runs supabase/seed.sql, text runs that. No seed unless given. */
  seed?: boolean | string;
  /** Functions by name, or another folder of them, in place of the files under supabase/functions. */
  functions?: Record<string, EdgeFunction> | string;
  /** Run scheduled jobs; on a Postgres server, in the database in which pg_cron does. */
  schedule?: boolean;
  /** Variables for the functions; undefined hides one. The process's model settings are always hidden. */
  env?: Record<string, string | undefined>;
}

const hidden = {
  GOOGLE_GENERATIVE_AI_API_KEY: undefined,
  GOOGLE_GENERATIVE_AI_BASE_URL: undefined,
  CHAT_MODEL: undefined,
  EMBEDDING_MODEL: undefined,
};

/** Refusals that tests provoke all the time. */
const expected = /^\[api\] (PT4|42501|23514)/;

/**
 * Starts the real stack on a free port: PostgREST and GoTrue over PGlite, and the functions. Close it in the end.
 * With TEST_DATABASE_URL the database is on that Postgres server instead.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { migrations, seed, functions, env, schedule = false } = options;
  Deno.env.set("LITE_AUTH_BCRYPT_COST", "4");
  const files = await listMigrations(migrations ?? inProject("supabase/migrations"));
  const seedSql = seed === true ? await Deno.readTextFile(inProject("supabase/seed.sql")) : seed || undefined;
  const secrets = await generateSecrets();
  const openDatabase = await databaseOpener(files, seedSql, schedule);
  const { url, counts, database, settled, close } = await start({
    openDatabase,
    secrets,
    migrations: [],
    functions: typeof functions === "object"
      ? (name) => Promise.resolve(functions[name] ?? null)
      : loadFunctions(functions ?? inProject("supabase/functions")),
    environment: { ...hidden, ...env },
    port: 0,
    schedule,
    log: (line) => expected.test(line) || console.error(line),
  });
  const connect = () =>
    createClient(url, secrets.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    });
  return {
    url,
    ...secrets,
    counts,
    sql: (query, parameters) => database.query(query, parameters),
    createUser: (name = "pessoa") => signUp(connect(), name),
    anonymous: connect,
    settled,
    close,
  };
}

/** A fresh database for each stack: PGlite in memory, or one on the Postgres server of TEST_DATABASE_URL. */
async function databaseOpener(
  migrations: Migration[],
  seedSql: string | undefined,
  schedule: boolean,
): Promise<() => Promise<Database>> {
  const server = Deno.env.get("TEST_DATABASE_URL");
  if (server && schedule) return () => openCronDatabase(server, migrations);
  if (server) {
    const name = await template(server, migrations, seedSql);
    return () => openCopy(server, name);
  }
  const archive = await snapshot(migrations, seedSql);
  return () => openPglite({ snapshot: archive });
}

async function signUp(client: SupabaseClient, name: string): Promise<TestUser> {
  const email = `${name.toLowerCase().replace(/[^a-z0-9]/g, "") || "pessoa"}-${crypto.randomUUID()}@example.com`;
  const password = crypto.randomUUID();
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { name } } });
  if (error) throw error;
  if (!data.session) throw new Error("signing up gave no session");
  return { client, userId: data.session.user.id, token: data.session.access_token, email, password };
}

function inProject(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}
