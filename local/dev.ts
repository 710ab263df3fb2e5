import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { Database } from "./database.ts";
import { describeMail } from "./dev-mail.ts";
import { loadFunctions, preloadFunctions } from "./load-functions.ts";
import { checkBaseline, listMigrations, type Migration } from "./migrate.ts";
import { type DataFolder, openDataFolder, openFolderDatabase } from "./open-data-folder.ts";
import { openPglite } from "./open-pglite.ts";
import { openPostgres } from "./open-postgres.ts";
import { parseFlags, readPort, runTask, StartError, stopOnSignal } from "./run-task.ts";
import { OUTSIDE_HELP, type OutsideRoutes, readRoutes, routeOutside } from "./route-outside.ts";
import { generateSecrets, readOrMakeSecrets } from "./secrets.ts";
import { demoUser } from "./seed.ts";
import { startStack } from "./start-stack.ts";
import { startWebClient } from "./web-client.ts";

/**
 * Runs `deno task dev`. Stdout gets the ready message and nothing else; logs go to stderr. When the stack cannot start, one
 * line on stderr says why and the exit code is 1. Ctrl-C and SIGTERM close it cleanly.
 */
export async function dev(args: string[], paths?: ProjectPaths): Promise<void> {
  for (const method of ["log", "debug", "warn"] as const) console[method] = console.error;
  await runTask(async () => {
    const flags = readFlags(args);
    if (flags.help) console.info(helpText);
    else stopOnSignal(await runDev(flags, paths));
  });
}

/** What `deno task dev --help` prints. */
const helpText = `deno task dev [flags]

Starts Life Assistant on an embedded Supabase: database, sign-in, REST and functions behind one port. The first start
creates a demo user with sample data. Prints the URL, the keys and the demo user when it is ready, and runs until Ctrl-C.

  --port 54321          port on 127.0.0.1; 0 picks a free one
  --data .local         folder that holds the database and the keys
  --memory              keep everything in memory; it is gone when the stack stops
  --reset               delete the database and the keys in the data folder, and start again
  --database-url URL    use this Postgres 17 server instead of the embedded database; connect as a superuser
${OUTSIDE_HELP}
  --no-web              serve no web client
  --json                print the ready message as one line of JSON
  --help                print this text

With GOOGLE_GENERATIVE_AI_API_KEY set, Gemini models answer. Without it, the offline model answers by rules.

Next, in another terminal: deno task talk`;

/** The flags of `deno task dev`. */
export interface Flags {
  port: number;
  /** The data folder; null with --memory. */
  data: string | null;
  reset: boolean;
  databaseUrl?: string;
  outside: OutsideRoutes;
  web: boolean;
  json: boolean;
  help: boolean;
}

const OPTIONS = {
  port: { type: "string", default: "54321" },
  data: { type: "string" },
  memory: { type: "boolean", default: false },
  reset: { type: "boolean", default: false },
  "database-url": { type: "string" },
  outside: { type: "string", multiple: true, default: [] as string[] },
  "no-web": { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/**
 * Reads the command line.
 * @throws {StartError} for an unknown flag, a bad value or flags that contradict each other
 */
export function readFlags(args: string[]): Flags {
  const values = parseFlags(OPTIONS, args);
  const databaseUrl = values["database-url"];
  if (values.memory && values.data !== undefined) throw new StartError("--memory and --data exclude each other");
  if (values.memory && databaseUrl !== undefined) {
    throw new StartError("--memory and --database-url exclude each other");
  }
  if (values.reset && databaseUrl !== undefined) {
    throw new StartError(
      "--reset empties a data folder and not a server: recreate the database of --database-url yourself",
    );
  }
  return {
    port: readPort(values.port),
    data: values.memory ? null : values.data ?? ".local",
    reset: values.reset,
    databaseUrl,
    outside: readRoutes(values.outside),
    web: !values["no-web"],
    json: values.json,
    help: values.help,
  };
}

/** Where the migrations, the seed, the functions and the web client are. Tests use other folders. */
export interface ProjectPaths {
  migrations: string;
  seed: string;
  functions: string;
  /** Without it there is no web client. */
  web?: string;
}

/** Those of this project. */
export const project: ProjectPaths = {
  migrations: inProject("supabase/migrations"),
  seed: inProject("supabase/seed.sql"),
  functions: inProject("supabase/functions"),
  web: inProject("web"),
};

/**
 * Starts the stack and prints the ready message on stdout.
 * @returns a function that stops the stack
 * @throws {StartError} with the line to show
 */
async function runDev(flags: Flags, paths: ProjectPaths = project): Promise<() => Promise<void>> {
  const folder = flags.data === null ? null : await openDataFolder(flags.data, flags);
  try {
    routeOutside(flags.outside);
    const functions = loadFunctions(paths.functions);
    const preloaded = preloadFunctions(paths.functions, functions);
    const secrets = folder ? await readOrMakeSecrets(folder.secrets) : await generateSecrets();
    const migrations = await listMigrations(paths.migrations);
    const { publishableKey, secretKey } = secrets;
    let url = "";
    const web = flags.web && paths.web !== undefined
      ? startWebClient(() => ({ url, publishableKey, demo: demoUser, mail: "terminal" }))
      : undefined;
    const stack = await startStack({
      openDatabase: () => openDatabase(flags, folder, migrations),
      secrets,
      migrations,
      seedSql: await readSeed(paths.seed),
      functions,
      port: flags.port,
      schedule: true,
      servePage: web?.serve,
      sendMail: (mail) => console.error(describeMail(mail)),
    });
    url = stack.url;
    for (const file of stack.applied) console.error(`applied ${file}`);
    if (stack.seeded) console.error("applied seed.sql");
    for (const problem of await preloaded) console.error(problem);
    const where = flags.databaseUrl ? "the Postgres server" : flags.data ?? "in memory, gone when this stops";
    console.info(describeReady({ url: stack.url, publishableKey, secretKey, demo: demoUser }, { ...flags, where }));
    const gcTimer = setTimeout(collectGarbage, 2_000);
    return async () => {
      clearTimeout(gcTimer);
      web?.close();
      await stack.close();
      folder?.release();
    };
  } catch (error) {
    folder?.release();
    throw error;
  }
}

/** Loading and migrating leave 200 to 400 MB of garbage, which V8 does not free before the process needs more memory. */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}

async function openDatabase(
  { databaseUrl, data }: Flags,
  folder: DataFolder | null,
  migrations: Migration[],
): Promise<Database> {
  if (databaseUrl) return await openPostgres(databaseUrl);
  if (!folder) return await openPglite();
  const database = await openFolderDatabase(folder);
  try {
    await checkBaseline(database, migrations, `the data folder ${data}`);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function readSeed(file: string): Promise<string | undefined> {
  try {
    return await Deno.readTextFile(file);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

function inProject(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

/** What a developer needs to talk to the stack. */
export interface Ready {
  url: string;
  publishableKey: string;
  secretKey: string;
  demo: { email: string; password: string };
}

/** The ready message: for people, or with `json` the one line that a program waits for. */
function describeReady(ready: Ready, { json, where }: { json: boolean; where: string }): string {
  const { url, publishableKey, secretKey, demo } = ready;
  if (json) return JSON.stringify({ event: "ready", url, publishableKey, secretKey, demo });
  return `Life Assistant is ready.

  URL              ${url}
  Publishable key  ${publishableKey}
  Secret key       ${secretKey}
  Demo user        ${demo.email}
  Password         ${demo.password}
  Data             ${where}

To talk to it in the terminal: ${talkCommand(ready)}
In the browser, open ${url}

Ctrl-C stops it.`;
}

/** The command names the key, so that it also works for a stack in memory, which has no file with keys. */
function talkCommand({ url, publishableKey }: Ready): string {
  return `npx -y deno@2.9.6 task talk --url ${url} --key ${publishableKey}`;
}

if (import.meta.main) await dev(Deno.args);
