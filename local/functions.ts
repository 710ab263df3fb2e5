import { fileURLToPath } from "node:url";
import { parseFlags } from "./parse-flags.ts";
import { readPort } from "./read-port.ts";
import { readSecrets } from "./read-secrets.ts";
import { runFunctions } from "./run-functions.ts";
import { runTask } from "./run-task.ts";
import { StartError } from "./start-error.ts";
import { stopOnSignal } from "./stop-on-signal.ts";

const help = `deno task functions --supabase-url URL [flags]

Serves the functions in a process of its own, beside a running stack or a Supabase project.

  --supabase-url URL             where REST and auth are, e.g. http://127.0.0.1:54321
  --port 54331                   port on 127.0.0.1; 0 takes a free one
  --secrets .local/secrets.json  the stack's keys. Without the file the process's own environment counts:
                                 SUPABASE_PUBLISHABLE_KEYS, SUPABASE_SECRET_KEYS, SUPABASE_JWT_SECRET or SUPABASE_JWKS
  --help                         this text

Prints one line of JSON when ready; logs go to stderr.`;

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
    throw new StartError("--supabase-url must say where REST and auth are; --help lists the flags");
  }
  return {
    help: values.help,
    port: readPort(values.port),
    secrets: values.secrets,
    supabaseUrl: supabaseUrl.replace(/\/$/, ""),
  };
}
