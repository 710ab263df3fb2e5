import { parseArgs } from "node:util";
import { runTask } from "../local/run-task.ts";
import type { Measurement } from "./measurement.ts";
import { printTable } from "./print-table.ts";

const HELP = `deno task bench [memory]

Measures and prints one table on stdout; progress goes to stderr. Ends with 1 when a target is missed.

  deno task bench          skill detection, fixed tokens, turns and resident memory on the embedded stack: two minutes
  deno task bench memory   search, round trips and consolidation on a real Postgres 17: some minutes. The server is started
                           for this run and removed afterwards (see deno task postgres:up); with DATABASE_URL that one is
                           used, in databases of its own
  --help                   this text`;

await runTask(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: "boolean", short: "h", default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  const [what, ...more] = positionals;
  if (more.length > 0 || (what !== undefined && what !== "memory")) throw new Error("measure what? See --help");
  // Loaded when asked for: --help and one half must not wait for the other.
  const rows: Measurement[] = what === "memory"
    ? await (await import("./memory.ts")).memory()
    : await (await import("./turns.ts")).turns();
  printTable(rows);
  Deno.exit(rows.some(({ ok }) => ok === false) ? 1 : 0);
});
