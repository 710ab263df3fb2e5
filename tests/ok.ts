import { runTask } from "../local/run-task.ts";

const HELP = `deno task ok

What CI runs first, in this order, until something fails: deno fmt --check, deno lint, deno check, deno task test, and
deno task eval with the stand-in, which has to pass as many scenarios as evals/floors.json says.`;

await runTask(async () => {
  if (Deno.args.includes("--help")) return console.info(HELP);
  const cwd = new URL("../", import.meta.url);
  const floors = ["task", "eval", "--floors", "evals/floors.json"];
  for (const args of [["fmt", "--check"], ["lint"], ["check", "."], ["task", "test"], floors]) {
    // The floors are the stand-in's, whatever key the shell has.
    const env: Record<string, string> = args === floors ? { GOOGLE_GENERATIVE_AI_API_KEY: "" } : {};
    const { code } = await new Deno.Command(Deno.execPath(), { args, cwd, env }).spawn().status;
    if (code !== 0) Deno.exit(code);
  }
});
