import { runTask } from "../local/run-task.ts";
import { runTests } from "./support/run-tests.ts";

const HELP = `deno task test [files…]

Runs the unit tests and the integration tests. Without files it runs all of them, which takes 5 minutes on two cores. The
integration tests talk over HTTP to embedded stacks, which share a few databases. Types are not checked; deno check . does that.

  files…   test files or folders
  --help   print this text

Flags of deno test, such as --filter, can follow the files. A single file also runs with deno test -A FILE.

Example: deno task test tests/unit/local --filter costOf`;

await runTask(async () => {
  if (Deno.args.includes("--help")) return console.info(HELP);
  const { code } = await runTests(Deno.args.length > 0 ? Deno.args : ["tests", "offline"]);
  Deno.exit(code);
});
