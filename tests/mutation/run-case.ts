import { pathToFileURL } from "node:url";

/**
 * A process that runs single tests, each by itself, as often as it is asked. `deno test` would load the whole project for each:
 * 5 s of a core. It reads one request a line and writes one answer a line.
 */

/** Asks for one test of a file, or for the number of its tests. */
export interface CaseRequest {
  /** Absolute path. */
  file: string;
  /** The place of the test in its file; -1 only loads the file. */
  test: number;
  /** SQL that is run in each database before the test has it. */
  change: string | null;
  /** After so many milliseconds the test is given up. */
  limit: number;
}

/** What became of it. */
export interface CaseAnswer {
  /** The names of the file's tests. */
  tests: string[];
  /** Why the test failed, with its step; null: it passed. */
  failure: string | null;
  /** The change could not be made, or the time was over. */
  undecided: boolean;
  ms: number;
  /** Constraints that a response over HTTP said were violated. */
  violated: string[];
}

type Test = { name: string; run: (t: Deno.TestContext) => void | Promise<void> };

let collected: Test[] = [];
let violated = new Set<string>();

/** Stands in for `Deno.test`, in the two forms that the tests use. */
function collect(name: string, second: Deno.TestDefinition | Test["run"], third?: Test["run"]): void {
  collected.push({ name, run: third ?? (typeof second === "function" ? second : second.fn) });
}

/** A context whose first failed step ends the test: one failure is enough. */
function context(name: string): Deno.TestContext {
  const step = async (title: string, run: Test["run"]) => {
    try {
      await run(context(title));
    } catch (error) {
      if (error instanceof StepFailed) throw error;
      throw new StepFailed(`${title}: ${firstLine(error)}`);
    }
    return true;
  };
  return { name, origin: "", step } as unknown as Deno.TestContext;
}

class StepFailed extends Error {}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n").map((line) => line.trim()).filter((line) => line !== "").slice(0, 2).join(" ").slice(0, 200);
}

async function runCase({ file, test, change, limit }: CaseRequest, run: number): Promise<CaseAnswer> {
  collected = [];
  violated = new Set();
  const began = performance.now();
  if (change === null) Deno.env.delete("TEST_DATABASE_CHANGE");
  else Deno.env.set("TEST_DATABASE_CHANGE", change);
  // Each run has a module of its own, as its state may be the last run's.
  await import(`${pathToFileURL(file).href}?run=${run}`);
  const tests = collected.map(({ name }) => name);
  const answer = (failure: string | null, undecided = false): CaseAnswer => ({
    tests,
    failure,
    undecided,
    ms: Math.round(performance.now() - began),
    violated: [...violated],
  });
  if (test < 0) return answer(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the time was over")), limit);
  });
  try {
    const { name, run } = collected[test]!;
    await Promise.race([run(context(name)), over]);
    return answer(null);
  } catch (error) {
    const failure = error instanceof StepFailed ? error.message : firstLine(error);
    return answer(failure, /TEST_DATABASE_CHANGE|the time was over/.test(failure));
  } finally {
    clearTimeout(timer);
  }
}

/** Notes which constraints a refused request names. */
function watchResponses(): void {
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await ask(input, init);
    if (response.status < 400 || response.status >= 500 || !response.headers.get("content-type")?.includes("json")) {
      return response;
    }
    const text = await response.clone().text();
    for (const [, name] of text.matchAll(/violates \w+ constraint \\"(\w+)\\"/g)) violated.add(name!);
    return response;
  };
}

if (import.meta.main) {
  Object.assign(Deno, { test: collect });
  Object.assign(console, { log: console.error, info: console.error });
  watchResponses();
  // After a failure, what the test had begun in the background goes on against a database that is gone.
  for (const kind of ["error", "unhandledrejection"]) {
    globalThis.addEventListener(kind, (event) => event.preventDefault());
  }
  const write = async (line: string) => void await Deno.stdout.write(new TextEncoder().encode(`${line}\n`));
  let rest = "";
  let run = 0;
  for await (const text of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) await write(JSON.stringify(await runCase(JSON.parse(line), ++run)));
  }
  Deno.exit(0);
}
