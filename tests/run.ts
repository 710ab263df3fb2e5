import { runTask } from "../local/run-task.ts";
import { runTests } from "./support/run-tests.ts";

const HELP = `deno task test [files…]

Runs the unit tests, and the integration tests against the embedded stack over HTTP, as many files at once as the machine has
cores, in groups that load the project once. Files take turns at a few databases that one process keeps open; a single file
also runs without all that, by deno test -A FILE. Flags of deno test (--filter), after the files, go on to it. Types are
deno check's.`;

await runTask(async () => {
  if (Deno.args.includes("--help")) return console.info(HELP);
  const { code } = await runTests(Deno.args.length > 0 ? Deno.args : ["tests", "offline"]);
  Deno.exit(code);
});
