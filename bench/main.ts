import { parseArgs } from "node:util";
import { runTask } from "../local/run-task.ts";
import { type Measurement, printTable } from "./measurement.ts";

const HELP = `deno task bench [memory | tools | weeks | money | web | load]

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
  deno task bench load     many people who talk at once, in Postgres, to the product and to LangGraph, which npm installs for
                           the run: eight minutes
  --seconds 60             of load: how long they talk in each measurement
  --people 50,200,500      of load: how many
  --help                   this text

The server is started for this run and removed afterwards (see deno task postgres:up); with DATABASE_URL that one is used,
in databases of its own.`;

await runTask(async () => {
  const { values, positionals } = parseArgs({
    options: {
      help: { type: "boolean", short: "h", default: false },
      seconds: { type: "string", default: "60" },
      people: { type: "string", default: "50,200,500" },
    },
    allowPositionals: true,
  });
  if (values.help) return console.log(HELP);
  const [what, ...more] = positionals;
  // Loaded when asked for: --help and one part must not wait for the others.
  const parts: Record<string, () => Promise<Measurement[]>> = {
    all: async () => await (await import("./turns.ts")).turns(),
    memory: async () => await (await import("./memory.ts")).memory(),
    tools: async () => await (await import("./tools.ts")).tools(),
    weeks: async () => await (await import("./played-weeks.ts")).playedWeeks(),
    money: async () => await (await import("./money.ts")).money(),
    web: async () => await (await import("./web-pages.ts")).webPages(),
    load: () => load(Number(values.seconds), values.people.split(",").map(Number)),
  };
  const measure = parts[what ?? "all"];
  if (!measure || what === "all" || more.length > 0) throw new Error("measure what? See --help");
  const rows = await measure();
  printTable(rows);
  Deno.exit(rows.some(({ ok }) => ok === false) ? 1 : 0);
});

async function load(seconds: number, people: number[]): Promise<Measurement[]> {
  if (!(seconds > 0 && seconds <= 3_600)) throw new Error("--seconds takes seconds, up to an hour");
  if (people.some((one) => !(one >= 1 && one <= 500))) throw new Error("--people takes numbers up to 500");
  const { onPostgres } = await import("./memory/start-server.ts");
  const { load } = await import("./load.ts");
  return await onPostgres([(server) => load(server, seconds, people)]);
}
