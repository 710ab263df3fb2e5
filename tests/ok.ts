import { buildWeb } from "../local/build-web.ts";
import { runTask } from "../local/run-task.ts";

const HELP = `deno task ok

Runs everything that has to pass before a commit, and stops at the first failure:

  deno fmt --check, deno lint, deno check
  deno task test
  deno task eval with the offline model, which must pass as many scenarios as evals/floors.json says

At the end it prints how many branches of shared/packs and shared/catalog their unit tests cover. CI runs it, and then
deno task test:postgres.`;

const MEASURED_FOLDERS = ["packs", "catalog"];

await runTask(async () => {
  if (Deno.args.includes("--help")) return console.info(HELP);
  Deno.exit(await runChecks());
});

/** Runs the commands, and returns the exit code of the first that fails, or 0. */
async function runChecks(): Promise<number> {
  for (const args of [["fmt", "--check"], ["lint"]]) {
    const { code } = await command(args).spawn().status;
    if (code !== 0) return code;
  }
  // The type check uses one core, and some tests wait for a clock. So the evaluation and the coverage run at the same time; their
  // output is printed at the end.
  const abort = new AbortController();
  const measured = measure(abort.signal);
  // While types are checked: else the first tests of the web client would each build it. They say so if it cannot be built.
  void buildWeb().folder.catch(() => {});
  for (const args of [["check", "."], ["task", "test"]]) {
    const { code } = await command(args).spawn().status;
    if (code === 0) continue;
    abort.abort();
    await measured;
    return code;
  }
  for (const { code, stdout, stderr } of await measured) {
    const output = new Blob([stderr as BlobPart, stdout as BlobPart]);
    await output.stream().pipeTo(Deno.stdout.writable, { preventClose: true });
    if (code !== 0) return code;
  }
  return 0;
}

/** Evaluates the offline model, even if the shell has a key, and then measures the coverage. */
async function measure(signal: AbortSignal): Promise<Deno.CommandOutput[]> {
  const floors = await command(["task", "eval", "--floors", "evals/floors.json"], {
    env: { GOOGLE_GENERATIVE_AI_API_KEY: "" },
    signal,
  }).output();
  return floors.code === 0 ? [floors, await measureCoverage(signal)] : [floors];
}

/** Runs the unit tests of the measured folders once more, on their own, which takes ten seconds. */
async function measureCoverage(signal: AbortSignal): Promise<Deno.CommandOutput> {
  const folder = await Deno.makeTempDir();
  const tests = MEASURED_FOLDERS.map((name) => `tests/unit/${name}`);
  try {
    const run = await command(["test", "-A", "--no-check", `--coverage=${folder}`, ...tests], { signal }).output();
    if (run.code !== 0) return run;
    return await command(["coverage", `--include=/shared/(${MEASURED_FOLDERS.join("|")})/`, folder], { signal })
      .output();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function command(args: string[], options: Deno.CommandOptions = {}): Deno.Command {
  return new Deno.Command(Deno.execPath(), { args, cwd: new URL("../", import.meta.url), ...options });
}
