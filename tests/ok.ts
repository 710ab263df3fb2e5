import { runTask } from "../local/run-task.ts";

const HELP = `deno task ok

What CI runs first, in this order, until something fails: deno fmt --check, deno lint, deno check, deno task test.`;

await runTask(async () => {
  if (Deno.args.includes("--help")) return console.info(HELP);
  const cwd = new URL("../", import.meta.url);
  for (const args of [["fmt", "--check"], ["lint"], ["check", "."], ["task", "test"]]) {
    const { code } = await new Deno.Command(Deno.execPath(), { args, cwd }).spawn().status;
    if (code !== 0) Deno.exit(code);
  }
});
