import { functionEnvironment } from "./function-environment.ts";
import type { Secrets } from "./generate-secrets.ts";
import type { FunctionContext } from "./in-function-context.ts";
import { listen } from "./listen.ts";
import { loadFunctions } from "./load-functions.ts";
import { preloadFunctions } from "./preload-functions.ts";
import { serveFunction } from "./serve-function.ts";
import { within } from "./within.ts";

const graceMs = 3_000;

/** What a process that serves functions only is made of. */
export interface FunctionsParts {
  /** 0 takes a free port. */
  port: number;
  /** Where REST and auth are. */
  supabaseUrl: string;
  /** Null leaves keys and secret to the process's environment, named as on Supabase. */
  secrets: Secrets | null;
  folder: string;
}

/** Serves the functions of a folder under `/functions/v1`, as one of any number of such processes. */
export async function runFunctions({ port, supabaseUrl, secrets, folder }: FunctionsParts) {
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
      await within(graceMs, settled());
    },
  };
}
