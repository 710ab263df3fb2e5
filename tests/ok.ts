import { runTask } from "../local/run-task.ts";

const HELP = `deno task ok

What CI runs first, in this order, until something fails: deno fmt --check, deno lint, deno check, deno task test, and
deno task eval with the stand-in, which has to pass as many scenarios as evals/floors.json says. Prints in the end which share of
the branches of shared/packs and shared/catalog their unit tests take.`;

const COVERED = ["packs", "catalog"];

await runTask(async () => {
  if (Deno.args.includes("--help")) return console.info(HELP);
  Deno.exit(await firstFailure());
});

/** The exit code of the first that fails, 0 when none does. */
async function firstFailure(): Promise<number> {
  for (const args of [["fmt", "--check"], ["lint"]]) {
    const { code } = await command(args).spawn().status;
    if (code !== 0) return code;
  }
  // Types keep one core busy, and some tests wait for a clock: meanwhile the other core does these two. They are printed in the end.
  const aside = new AbortController();
  const measured = measure(aside.signal);
  for (const args of [["check", "."], ["task", "test"]]) {
    const { code } = await command(args).spawn().status;
    if (code === 0) continue;
    aside.abort();
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

/** The floors of the stand-in, whatever key the shell has, and then the coverage. */
async function measure(signal: AbortSignal): Promise<Deno.CommandOutput[]> {
  const floors = await command(["task", "eval", "--floors", "evals/floors.json"], {
    env: { GOOGLE_GENERATIVE_AI_API_KEY: "" },
    signal,
  }).output();
  return floors.code === 0 ? [floors, await measureCoverage(signal)] : [floors];
}

/** Ten seconds: the tests of these folders are run once more, alone, and only their own files are looked at. */
async function measureCoverage(signal: AbortSignal): Promise<Deno.CommandOutput> {
  const folder = await Deno.makeTempDir();
  const tests = COVERED.map((name) => `tests/unit/${name}`);
  try {
    const run = await command(["test", "-A", "--no-check", `--coverage=${folder}`, ...tests], { signal }).output();
    if (run.code !== 0) return run;
    return await command(["coverage", `--include=/shared/(${COVERED.join("|")})/`, folder], { signal }).output();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function command(args: string[], options: Deno.CommandOptions = {}): Deno.Command {
  return new Deno.Command(Deno.execPath(), { args, cwd: new URL("../", import.meta.url), ...options });
}
