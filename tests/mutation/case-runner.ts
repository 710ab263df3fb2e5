import { fileURLToPath } from "node:url";
import { onServer } from "../support/template.ts";
import type { CaseAnswer, CaseRequest } from "./run-case.ts";

/** After so many tests that failed, the process is replaced: each may leave a stack behind that nobody closed. */
const MAX_FAILED = 25;
/** What a request may take beyond the test's own limit: loading the project. */
const LOADING_MS = 60_000;

/** Runs single tests in a process that is used again and again. */
export interface CaseRunner {
  run(request: CaseRequest): Promise<CaseAnswer>;
  close(): Promise<void>;
}

export function createCaseRunner(server: string): CaseRunner {
  let child: ReturnType<typeof start> | null = null;
  let failed = 0;
  const stop = async () => {
    await child?.stop();
    child = null;
    failed = 0;
  };
  return {
    async run(request) {
      child ??= start(server);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), request.limit + LOADING_MS);
      });
      const answer = await Promise.race([child.ask(request), silence]);
      clearTimeout(timer);
      if (answer === null) {
        await stop();
        await dropCopies(server);
        return { tests: [], failure: "the process gave no answer", undecided: true, ms: request.limit, violated: [] };
      }
      if (answer.failure !== null && ++failed >= MAX_FAILED) await stop();
      if (answer.failure !== null) await dropCopies(server);
      return answer;
    },
    close: stop,
  };
}

function start(server: string) {
  const { TEST_POOL: _, ...env } = Deno.env.toObject();
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", fileURLToPath(new URL("./run-case.ts", import.meta.url))],
    clearEnv: true,
    env: { ...env, NO_COLOR: "1", TEST_DATABASE_URL: server, LITE_AUTH_BCRYPT_COST: "4" },
    stdin: "piped",
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const writer = process.stdin.getWriter();
  const reader = process.stdout.pipeThrough(new TextDecoderStream()).getReader();
  return {
    /** Null: the process is gone. */
    async ask(request: CaseRequest): Promise<CaseAnswer | null> {
      await writer.write(new TextEncoder().encode(`${JSON.stringify(request)}\n`));
      let text = "";
      while (!text.endsWith("\n")) {
        const { value, done } = await reader.read();
        if (done) return null;
        text += value;
      }
      return JSON.parse(text) as CaseAnswer;
    },
    async stop() {
      try {
        process.kill("SIGKILL");
      } catch {
        // It has ended by itself.
      }
      await process.status;
    },
  };
}

/** Databases of tests that ended before they closed them. */
async function dropCopies(server: string): Promise<void> {
  await onServer(server, async (sql) => {
    const copies = await sql<
      { name: string }[]
    >`select datname as name from pg_database where datname ~ '^la_test_[0-9a-f]{32}$'`;
    for (const { name } of copies) await sql.unsafe(`drop database if exists ${name} with (force)`);
  });
}
