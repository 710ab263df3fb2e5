import { parseFlags, runTask } from "../local/run-task.ts";
import { belowFloors, explain, type Prices, type Report, table } from "./report.ts";
import { CAPABILITIES } from "./scenario.ts";

const HELP = `deno task eval [flags]

Walks scenarios through the real functions on the embedded stack, with the model that is configured, and prints a table by
capability. Graded by effect: calls, rows, what waits for a yes, what was written without one, words that must or must not
be said. Conversations that were played by hand (evals/played) are walked with the answers they had.

  --model NAME          the chat model; needs GOOGLE_GENERATIVE_AI_API_KEY, default CHAT_MODEL. Without a key the stand-in
  --only PATTERN        scenarios whose name or capability matches; a played conversation's is "played"
  --played              the played conversations and nothing else
  --repeat N            walks each N times; it has passed when all N have
  --jobs N              how many are walked at once, default 1: more only helps with a model far away
  --prices IN,OUT       US dollars for a million tokens, for the column of costs
  --json FILE           where the results go, default .local/eval-MODEL.json
  --compare FILE        results of an earlier run, to be seen beside these
  --floors FILE         ends with 1 when of a capability fewer pass than it says; of all scenarios, so without --only
  --list                names the scenarios
  --help                this text`;

await runTask(async () => {
  const flags = parseFlags({
    model: { type: "string" },
    only: { type: "string" },
    played: { type: "boolean", default: false },
    repeat: { type: "string", default: "1" },
    jobs: { type: "string", default: "1" },
    prices: { type: "string" },
    json: { type: "string" },
    compare: { type: "string" },
    floors: { type: "string" },
    list: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  });
  if (flags.help) return console.log(HELP);
  if (flags.model && !Deno.env.get("GOOGLE_GENERATIVE_AI_API_KEY")) {
    throw new Error("--model needs GOOGLE_GENERATIVE_AI_API_KEY: without a key the stand-in answers");
  }
  const [repeat, jobs] = [readCount("--repeat", flags.repeat), readCount("--jobs", flags.jobs)];
  const prices = readPrices(flags.prices);
  const before = flags.compare ? await readJson(flags.compare, isReport, "the results of an earlier run") : undefined;
  const floors = flags.floors ? await readJson(flags.floors, areFloors, "a number for each capability") : {};
  // Loaded when asked for: --help does not wait for the functions.
  const { allScenarios } = flags.played ? { allScenarios: [] } : await import("./scenarios/all.ts");
  const { readReplays } = await import("./read-replay.ts");
  const played = (await readReplays(new URL("./played/", import.meta.url)))
    .map((replay) => ({ ...replay, capability: "played" as const }));
  const chosen = choose([...allScenarios, ...played], flags.only);
  if (flags.list) return chosen.forEach(({ capability, name }) => console.log(`${capability}: ${name}`));
  const { evaluate } = await import("./evaluate.ts");
  const scenarios = chosen.filter((one) => "steps" in one);
  const report = await evaluate(
    scenarios,
    { model: flags.model, repeat, jobs },
    chosen.filter((one) => "lines" in one),
  );
  const file = flags.json ?? `.local/eval-${report.model.replace(/[^\w.-]/g, "_")}.json`;
  await Deno.mkdir(file.replace(/[^/]*$/, "") || ".", { recursive: true });
  await Deno.writeTextFile(file, JSON.stringify(report, null, 1));
  console.log(`${report.model}\n\n${table(report, prices, before)}\n`);
  for (const line of explain(report, before)) console.log(line);
  console.log(`\n${file}`);
  const missed = belowFloors(report, floors);
  if (missed.length > 0) throw new Error(missed.join("; "));
});

function readCount(flag: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${flag} takes a number from 1 on, not ${text}`);
  return count;
}

function choose<S extends { name: string; capability: string }>(all: S[], only = ""): S[] {
  const pattern = readPattern(only);
  const chosen = all.filter(({ name, capability }) => pattern.test(name) || pattern.test(capability));
  if (chosen.length === 0) throw new Error(`no scenario matches ${only}; --list names them`);
  return chosen;
}

function readPattern(text: string): RegExp {
  try {
    return new RegExp(text, "i");
  } catch (cause) {
    throw new Error(`--only takes a regular expression, not ${text}`, { cause });
  }
}

function readPrices(text: string | undefined): Prices | null {
  if (text === undefined) return null;
  const [input, output] = text.split(",").map(Number);
  if (!(input! >= 0 && output! >= 0)) throw new Error(`--prices takes IN,OUT, not ${text}`);
  return { input: input!, output: output! };
}

async function readJson<T>(file: string, isWanted: (value: unknown) => value is T, what: string): Promise<T> {
  let value: unknown;
  try {
    value = JSON.parse(await Deno.readTextFile(file));
  } catch (cause) {
    const reason = cause instanceof Deno.errors.NotFound ? "does not exist" : "cannot be read as JSON";
    throw new Error(`${file} ${reason}`, { cause });
  }
  if (!isWanted(value)) throw new Error(`${file} does not hold ${what}`);
  return value;
}

function isReport(value: unknown): value is Report {
  return typeof value === "object" && value !== null && "results" in value && Array.isArray(value.results);
}

function areFloors(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null &&
    Object.entries(value).every(([name, floor]) =>
      (CAPABILITIES as readonly string[]).includes(name) && Number.isInteger(floor)
    );
}
