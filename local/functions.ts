import { fileURLToPath } from "node:url";
import { serveFunction } from "./create-gateway.ts";
import { type FunctionContext, functionEnvironment } from "./function-context.ts";
import { listen, waitAtMost } from "./listen.ts";
import { loadFunctions, preloadFunctions } from "./load-functions.ts";
import { parseFlags, readPort, runTask, StartError, stopOnSignal } from "./run-task.ts";
import { readSecrets, type Secrets } from "./secrets.ts";

const help = `deno task functions --supabase-url URL [flags]

Serves the edge functions in a separate process, for a stack or Supabase project that already runs. Prints one line of
JSON with its URL when it is ready, and runs until Ctrl-C. Logs go to stderr.

  --supabase-url URL             URL of the stack or project, for REST and auth; required
  --port 54331                   port on 127.0.0.1; 0 picks a free one
  --secrets .local/secrets.json  file with the stack's keys. Without the file, these variables hold them:
                                 SUPABASE_PUBLISHABLE_KEYS, SUPABASE_SECRET_KEYS, SUPABASE_JWT_SECRET or SUPABASE_JWKS
  --help                         print this text

Example: deno task functions --supabase-url http://127.0.0.1:54321`;

for (const method of ["log", "debug", "warn"] as const) console[method] = console.error;
await runTask(async () => {
  const flags = readFlags(Deno.args);
  if (flags.help) console.info(help);
  else await serve(flags);
});

async function serve(flags: ReturnType<typeof readFlags>): Promise<void> {
  const secrets = await readSecrets(flags.secrets);
  if (!secrets && !Deno.env.get("SUPABASE_PUBLISHABLE_KEYS")) {
    throw new StartError(`there is no ${flags.secrets} and no SUPABASE_PUBLISHABLE_KEYS; start deno task dev first`);
  }
  const { url, problems, close } = await runFunctions({
    port: flags.port,
    supabaseUrl: flags.supabaseUrl,
    secrets,
    folder: fileURLToPath(new URL("../supabase/functions", import.meta.url)),
  });
  for (const problem of problems) console.error(problem);
  console.info(JSON.stringify({ event: "ready", url }));
  stopOnSignal(close);
}

function readFlags(args: string[]) {
  const values = parseFlags({
    "supabase-url": { type: "string" },
    port: { type: "string", default: "54331" },
    secrets: { type: "string", default: ".local/secrets.json" },
    help: { type: "boolean", short: "h", default: false },
  }, args);
  const supabaseUrl = values["supabase-url"] ?? "";
  if (!values.help && !URL.canParse(supabaseUrl)) {
    throw new StartError("--supabase-url must be the URL of the stack or project; --help lists the flags");
  }
  return {
    help: values.help,
    port: readPort(values.port),
    secrets: values.secrets,
    supabaseUrl: supabaseUrl.replace(/\/$/, ""),
  };
}

const graceMs = 3_000;

interface FunctionServerOptions {
  /** 0 picks a free port. */
  port: number;
  /** Where REST and auth are. */
  supabaseUrl: string;
  /** Null: the process's environment has the keys, under the names that Supabase uses. */
  secrets: Secrets | null;
  folder: string;
}

/** Serves the functions of a folder under `/functions/v1`. Any number of processes can do so at the same time. */
async function runFunctions({ port, supabaseUrl, secrets, folder }: FunctionServerOptions) {
  const functions = loadFunctions(folder);
  const problems = await preloadFunctions(folder, functions);
  const context: FunctionContext = {
    environment: secrets ? functionEnvironment(supabaseUrl, secrets) : { SUPABASE_URL: supabaseUrl },
    background: new Set(),
  };
  const listener = listen(port, async (request) => {
    if (new URL(request.url).pathname.startsWith("/functions/v1/")) {
      return await serveFunction(request, functions, context);
    }
    await request.body?.cancel();
    return Response.json({ message: "only functions are served here" }, { status: 404 });
  });
  const settled = async () => {
    while (context.background.size > 0) await Promise.all(context.background);
  };
  return {
    url: listener.url,
    problems,
    async close() {
      await listener.close(graceMs);
      await waitAtMost(graceMs, settled());
    },
  };
}
