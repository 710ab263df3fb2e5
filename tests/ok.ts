import { runTask } from "../local/run-task.ts";

const HELP = `deno task ok

What CI runs first, in this order, until something fails: deno fmt --check, deno lint, deno check, deno task test, and
deno task eval with the stand-in, which has to pass as many scenarios as evals/floors.json says. Prints in the end which share of
the branches of shared/packs its unit tests take.`;

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
  // Beside the types, which keep one core busy, and told in the end. The floors are the stand-in's, whatever key the shell has.
  await using floors = command(["task", "eval", "--floors", "evals/floors.json"], {
    env: { GOOGLE_GENERATIVE_AI_API_KEY: "" },
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const told = floors.output();
  for (const args of [["check", "."], ["task", "test"]]) {
    const { code } = await command(args).spawn().status;
    if (code !== 0) return code;
  }
  const { code, stdout, stderr } = await told;
  await new Blob([stderr as BlobPart, stdout as BlobPart]).stream().pipeTo(Deno.stdout.writable, {
    preventClose: true,
  });
  return code === 0 ? await printCoverage() : code;
}

/** Ten seconds: the tests of packs alone are run once more, and only files under shared/packs are looked at. */
async function printCoverage(): Promise<number> {
  const folder = await Deno.makeTempDir();
  try {
    const quiet = { stdout: "null", stderr: "null" } as const;
    const args = ["test", "-A", "--no-check", `--coverage=${folder}`, "tests/unit/packs"];
    const { code } = await command(args, quiet).spawn().status;
    if (code !== 0) return code;
    return (await command(["coverage", "--include=/shared/packs/", folder]).spawn().status).code;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function command(args: string[], options: Deno.CommandOptions = {}): Deno.Command {
  return new Deno.Command(Deno.execPath(), { args, cwd: new URL("../", import.meta.url), ...options });
}
