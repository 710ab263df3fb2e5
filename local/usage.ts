import { createClient } from "@supabase/supabase-js";
import { z } from "zod";
import { costOf, MODEL_PRICES, savedBy } from "../shared/writing/model-cost.ts";
import { openPostgres } from "./open-postgres.ts";
import { parseFlags, runTask, StartError } from "./run-task.ts";
import { readSecrets } from "./secrets.ts";

const HELP = `deno task usage [flags]

Prints what turns cost and how long they took, one line per day (UTC) and skill. A turn with two skills has a line of its
own with both names, so the lines add up to the total.

  --days 7                       how many days to report, today included
  --user EMAIL                   report this user only
  --json                         print JSON instead of a table
  --url http://127.0.0.1:54321   URL of the stack or project
  --secrets .local/secrets.json  file with the stack's keys; without the file, SUPABASE_SECRET_KEY holds the secret key
  --database-url URL             query this Postgres server directly, without a stack or project
  --help                         print this text

Columns:
  read, cached, written          tokens as the provider counted them; the cached tokens are included in "read"
  US$                            cost by the prices in shared/writing/model-prices.json (${MODEL_PRICES.unit}, as of ${MODEL_PRICES.read})
  saved                          how much more the cached tokens would have cost without the provider's cache
  p50 ms, p95 ms                 how long half of the turns, and 95 % of them, took at most
  first word ms                  median of the time until the first word of the answer

Model calls outside turns are not counted: learning at night, summaries, embeddings.`;

const count = z.number();
const report = z.object({
  accounts: count,
  lines: z.array(z.object({
    day: z.string(),
    skills: z.array(z.string()),
    turns: count,
    failed: count,
    p50Ms: count.nullable(),
    p95Ms: count.nullable(),
    firstWordMs: count.nullable(),
    models: z.array(z.object({
      model: z.string(),
      calls: count,
      inputTokens: count,
      outputTokens: count,
      cachedTokens: count,
    })),
  })),
});

type Line = z.infer<typeof report>["lines"][number];
type ModelUse = Line["models"][number];

/** A line of the table. `cost` covers the models with a known price. */
interface ReportLine extends Omit<Line, "models" | "skills"> {
  skill: string;
  inputTokens: number;
  outputTokens: number;
  cachedTokens: number;
  cost: number;
  /** How much more the cached tokens would have cost without the cache. */
  saved: number;
  /** Models without a known price. Their tokens are not in the cost. */
  unknown: string[];
}

type Flags = ReturnType<typeof readFlags>;

function readFlags() {
  const flags = parseFlags({
    days: { type: "string", default: "7" },
    user: { type: "string" },
    json: { type: "boolean", default: false },
    url: { type: "string", default: "http://127.0.0.1:54321" },
    secrets: { type: "string", default: ".local/secrets.json" },
    "database-url": { type: "string" },
    help: { type: "boolean", short: "h", default: false },
  });
  const days = Number(flags.days);
  if (!/^\d{1,4}$/.test(flags.days) || days < 1 || days > 3660) {
    throw new StartError(`--days takes a number from 1 to 3660; not "${flags.days}"`);
  }
  return { ...flags, days };
}

async function readReport(flags: Flags): Promise<Line[]> {
  const found = report.parse(
    flags["database-url"] ? await askPostgres(flags["database-url"], flags) : await askStack(flags),
  );
  if (flags.user && found.accounts === 0) throw new Error(`nobody signs in as ${flags.user}`);
  return found.lines;
}

async function askStack({ url, secrets, days, user }: Flags): Promise<unknown> {
  const secretKey = (await readSecrets(secrets))?.secretKey ?? Deno.env.get("SUPABASE_SECRET_KEY");
  if (!secretKey) throw new Error("no secret key: start deno task dev first, or set SUPABASE_SECRET_KEY");
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { data, error } = await client.rpc("usage_report", { days, ...(user && { email: user }) });
  if (error) throw new Error(`${url} does not answer: ${error.message}; is the stack running?`);
  return data;
}

async function askPostgres(url: string, { days, user }: Flags): Promise<unknown> {
  const database = await openPostgres(url, { connections: 1 });
  try {
    const [row] = await database.query<{ report: unknown }>("select public.usage_report($1, $2) as report", [
      days,
      user ?? null,
    ]);
    return row?.report;
  } finally {
    await database.close();
  }
}

/** Adds up the models of a line. */
function addUpModels({ models, skills, ...line }: Line): ReportLine {
  const sum = (pick: (use: ModelUse) => number) => models.reduce((all, use) => all + pick(use), 0);
  return {
    ...line,
    skill: skills.join(" + ") || "none",
    inputTokens: sum((use) => use.inputTokens),
    outputTokens: sum((use) => use.outputTokens),
    cachedTokens: sum((use) => use.cachedTokens),
    cost: sum((use) => costOf(use, line.day) ?? 0),
    saved: sum((use) => savedBy(use, line.day) ?? 0),
    unknown: models.filter((use) => costOf(use, line.day) === null).map(({ model }) => model),
  };
}

function addUpLines(lines: ReportLine[]) {
  const sum = (pick: (line: ReportLine) => number) => lines.reduce((all, line) => all + pick(line), 0);
  return {
    turns: sum(({ turns }) => turns),
    failed: sum(({ failed }) => failed),
    inputTokens: sum(({ inputTokens }) => inputTokens),
    outputTokens: sum(({ outputTokens }) => outputTokens),
    cachedTokens: sum(({ cachedTokens }) => cachedTokens),
    cost: sum(({ cost }) => cost),
    saved: sum(({ saved }) => saved),
    unknown: [...new Set(lines.flatMap(({ unknown }) => unknown))],
  };
}

const HEADERS = [
  "day",
  "skill",
  "turns",
  "failed",
  "read",
  "cached",
  "written",
  "US$",
  "saved",
  "p50 ms",
  "p95 ms",
  "first word ms",
];
/** The first columns hold text and are aligned left; the others hold figures and are aligned right. */
const TEXT_COLUMNS = 2;

function printTable(lines: ReportLine[], days: number): void {
  if (lines.length === 0) return console.log(`No turns in the last ${days} days.`);
  const { unknown, ...all } = addUpLines(lines);
  const rows = [
    HEADERS,
    ...lines.map(cells),
    cells({ ...all, unknown, day: "all", skill: "", p50Ms: null, p95Ms: null, firstWordMs: null }),
  ];
  const widths = HEADERS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  for (const row of rows) {
    const padded = row.map((cell, column) =>
      column < TEXT_COLUMNS ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)
    );
    console.log(padded.join("  ").trimEnd());
  }
  console.log(`\nPrices: ${MODEL_PRICES.unit}, ${MODEL_PRICES.source}, as of ${MODEL_PRICES.read}.`);
  if (unknown.length > 0) {
    console.log(`There is no price for ${unknown.join(", ")}: the cost does not include it (≥).`);
  }
}

function cells(line: ReportLine): string[] {
  const ms = (value: number | null) => value === null ? "" : String(value);
  return [
    line.day,
    line.skill,
    ...[line.turns, line.failed, line.inputTokens, line.cachedTokens, line.outputTokens].map(String),
    `${line.unknown.length > 0 ? "≥ " : ""}${line.cost.toFixed(4)}`,
    line.saved.toFixed(4),
    ms(line.p50Ms),
    ms(line.p95Ms),
    ms(line.firstWordMs),
  ];
}

if (import.meta.main) {
  await runTask(async () => {
    const flags = readFlags();
    if (flags.help) return console.info(HELP);
    const lines = (await readReport(flags)).map(addUpModels);
    if (flags.json) {
      console.log(
        JSON.stringify({ prices: { ...MODEL_PRICES, models: undefined }, lines, total: addUpLines(lines) }, null, 2),
      );
    } else printTable(lines, flags.days);
  });
}
