import { parseArgs } from "node:util";
import { runTask } from "../local/run-task.ts";
import { type Measurement, printTable } from "./measurement.ts";

const HELP = `deno task bench [memory | tools | weeks | money | web]

Measures and prints one table on stdout; progress goes to stderr. Ends with 1 when a target is missed.

  deno task bench          skill detection, fixed tokens, requests, turns and resident memory on the embedded stack; turns
                           and adding to memory in Postgres 17 itself: three minutes
  deno task bench memory   search, adding and consolidation on Postgres 17, by size: some minutes
  deno task bench tools    whether the right tool is offered among 15, 50 and 200, what many tools cost a turn, and how long they
                           take to be found and loaded: half a minute
  deno task bench weeks    what a turn of two played weeks costs: half a minute
  deno task bench money    the month's summary with 10,000 rows, and statements of 1,000 and 10,000 lines, on the embedded stack
                           and Postgres 17: two minutes
  deno task bench web      how fast the pages of the web client open and take letters, with thousands of rows: two minutes;
                           it needs Chromium
  --help                   this text

The server is started for this run and removed afterwards (see deno task postgres:up); with DATABASE_URL that one is used,
in databases of its own.`;

await runTask(async () => {
  const { values, positionals } = parseArgs({
    options: { help: { type: "boolean", short: "h", default: false } },
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  const [what, ...more] = positionals;
  if (more.length > 0 || !["memory", "tools", "weeks", "money", "web", undefined].includes(what)) {
    throw new Error("measure what? See --help");
  }
  // Loaded when asked for: --help and one part must not wait for the others.
  const rows: Measurement[] = what === "memory"
    ? await (await import("./memory.ts")).memory()
    : what === "tools"
    ? await (await import("./tools.ts")).tools()
    : what === "web"
    ? await (await import("./web-pages.ts")).webPages()
    : what === "money"
    ? await (await import("./money.ts")).money()
    : what === "weeks"
    ? await (await import("./played-weeks.ts")).playedWeeks()
    : await (await import("./turns.ts")).turns();
  printTable(rows);
  Deno.exit(rows.some(({ ok }) => ok === false) ? 1 : 0);
});
