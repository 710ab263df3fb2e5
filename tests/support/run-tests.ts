import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { testFiles, writeGroups } from "./test-groups.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The result of a run of `deno test`. */
interface TestCounts {
  code: number;
  tests: number;
  steps: number;
  pgTap: number;
  /** How many combinations of a fault and a step were tested. */
  faults: number;
}

/**
 * Runs test files in parallel, with databases from one pool, and prints their output. Types are not checked. `env` may name a
 * Postgres server in TEST_DATABASE_URL.
 */
export async function runTests(args: string[], env: Record<string, string> = {}): Promise<TestCounts> {
  const groups = await Deno.makeTempDir({ prefix: "test-groups-" });
  try {
    return await run(await toGroups(args, groups), env);
  } finally {
    await Deno.remove(groups, { recursive: true });
  }
}

/** Puts the test files into groups. A single file needs none. The first flag and all words after it are passed on unchanged. */
async function toGroups(args: string[], folder: string): Promise<string[]> {
  const flags = args.findIndex((arg) => arg.startsWith("-"));
  const paths = flags < 0 ? args : args.slice(0, flags);
  const files = await testFiles(paths.map((path) => resolve(root, path)));
  return [...(files.length > 1 ? await writeGroups(files, folder) : files), ...args.slice(paths.length)];
}

async function run(args: string[], env: Record<string, string>): Promise<TestCounts> {
  const pool = await startPoolProcess(env);
  const child = new Deno.Command(Deno.execPath(), {
    args: ["test", "--allow-all", "--no-check", "--parallel", ...args],
    cwd: root,
    // One more job than cores, because some files wait for a clock. With two more, what waits for a clock fails where a build runs beside it.
    env: { NO_COLOR: "1", DENO_JOBS: `${navigator.hardwareConcurrency + 1}`, ...env, TEST_POOL: pool.url },
    stdout: "piped",
  }).spawn();
  const counts = { tests: 0, steps: 0, pgTap: 0, faults: 0 };
  let rest = "";
  for await (const text of child.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      console.log(withoutGroup(line));
      count(line, counts);
    }
  }
  if (rest !== "") console.log(withoutGroup(rest));
  const { code } = await child.status;
  await pool.stop();
  return { code, ...counts };
}

/** Removes the name of the group file from a line. The error of a failed test still names the test's own file. */
function withoutGroup(line: string): string {
  return line.replace(/^\S*\/group-\d+_test\.ts => /, "");
}

/** Starts the pool. It ends when its standard input ends, so also when this process is killed. */
async function startPoolProcess(env: Record<string, string>) {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", fileURLToPath(new URL("./database-pool.ts", import.meta.url))],
    env: { NO_COLOR: "1", ...env },
    stdin: "piped",
    stdout: "piped",
  }).spawn();
  const reader = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const { value = "" } = await reader.read();
  return {
    url: JSON.parse(value).url as string,
    async stop() {
      await child.stdin.close();
      await reader.cancel();
      await child.status;
    },
  };
}

function count(line: string, counts: Omit<TestCounts, "code">): void {
  counts.pgTap += Number(/^pgTAP: (\d+) passed/.exec(line)?.[1] ?? 0);
  counts.faults += Number(/^faults: (\d+) combinations/.exec(line)?.[1] ?? 0);
  const [, passed, steps, failed] = /^\w+ \| (\d+) passed(?: \((\d+) steps?\))? \| (\d+) failed/.exec(line) ?? [];
  counts.tests += Number(passed ?? 0) + Number(failed ?? 0);
  counts.steps += Number(steps ?? 0);
}
