// deno run -A bench/contradictions.ts [pairs.jsonl …] [--consolidate | --extract] [--errors]
//
// False and missed supersessions on pairs of what is known and what is said next, one
// `{"known", "stated", "relation", "slot", "supersedes"}` a line, through add_knowledge over HTTP. With --consolidate the
// sentence goes the way of a nightly run without a model: the offline extraction, then what else it changes in memory;
// with --extract only the extraction. --errors lists the misses.
import { extractFacts } from "../offline/facts/extract-facts.ts";
import { type Stack, startStack, type TestUser } from "../tests/support/stack.ts";
import type { Measurement } from "./measurement.ts";

interface Pair {
  known: string;
  stated: string;
  relation: string;
  slot: string | null;
  supersedes: boolean;
}

/** What became of a pair: was the known item superseded, and was the user to be asked? */
interface Outcome extends Pair {
  superseded: boolean;
  asked: boolean;
}

interface Statement {
  type: string;
  area: string;
  content: string;
  person?: string | null;
}

/** False and missed supersessions of one set. */
export interface ContradictionRates {
  name: string;
  pairs: number;
  falseRate: number;
  missedRate: number;
  asked: number;
  outcomes: Outcome[];
}

const FOLDER = new URL("../tests/unit/memory/data/", import.meta.url);
const FALSE_TARGET = 0.02;
const MISSED_TARGET = 0.15;

/** How a sentence reaches memory: as it stands, extracted by the offline rules, or as a nightly run without a model does. */
export type Way = "stated" | "extracted" | "consolidated";

/** Plays the pairs of a file, or every so many of them, each against a fresh memory. */
export async function settlePairs(file: string | URL, way: Way = "stated", every = 1): Promise<ContradictionRates> {
  const all = (await Deno.readTextFile(file)).split("\n").filter((line) => line.trim() !== "");
  const lines = all.filter((_, index) => index % every === 0);
  const stack = await startStack();
  try {
    const user = await stack.createUser("Ana");
    const outcomes: Outcome[] = [];
    for (const line of lines) {
      outcomes.push(await settle(stack, user, JSON.parse(line) as Pair, way));
      await stack.sql("delete from public.knowledge_items where user_id = $1", [user.userId]);
    }
    return rates(`${String(file).split("/").at(-1)}, ${way}`, outcomes);
  } finally {
    await stack.close();
  }
}

async function settle(stack: Stack, user: TestUser, pair: Pair, way: Way): Promise<Outcome> {
  await add(user, { type: "fact", area: areaOf(pair), content: pair.known });
  for (const statement of statements(pair, way)) await add(user, statement);
  if (way === "consolidated") await stack.sql("select private.settle_said($1, $2)", [user.userId, pair.stated]);
  const { data, error } = await user.client.from("knowledge_items").select("content, superseded_at, needs_resolution");
  if (error) throw error;
  return {
    ...pair,
    superseded: data.some((item) => item.content === pair.known && item.superseded_at !== null),
    asked: data.some((item) => item.needs_resolution),
  };
}

function statements(pair: Pair, way: Way): Statement[] {
  if (way === "stated") return [{ type: "fact", area: areaOf(pair), content: pair.stated }];
  const today = new Date().toISOString().slice(0, 10);
  return extractFacts(pair.stated, today).map(({ subject, ...fact }) => ({ ...fact, person: subject }));
}

async function add(user: TestUser, { type, area, content, person }: Statement): Promise<void> {
  const { error } = await user.client.rpc("add_knowledge", {
    type,
    area,
    content,
    person: person ?? null,
    confidence: 0.95,
    tool_call_id: crypto.randomUUID(),
  });
  if (error) throw new Error(`${content}: ${error.message}`);
}

function areaOf({ slot }: Pair): string {
  if (slot === "employment" || slot?.startsWith("work")) return "career";
  if (slot === "weight" || slot === "height" || slot === "diet") return "health";
  return slot === "goal" || slot === "study" ? "personal_growth" : "relationships";
}

function rates(name: string, outcomes: Outcome[]): ContradictionRates {
  const stay = outcomes.filter((pair) => !pair.supersedes);
  const go = outcomes.filter((pair) => pair.supersedes);
  return {
    name,
    pairs: outcomes.length,
    falseRate: share(stay, (pair) => pair.superseded),
    missedRate: share(go, (pair) => !pair.superseded),
    asked: outcomes.filter((pair) => pair.asked).length,
    outcomes,
  };
}

function share(pairs: Outcome[], holds: (pair: Outcome) => boolean): number {
  return pairs.length === 0 ? 0 : pairs.filter(holds).length / pairs.length;
}

/** Both sets, as stated and consolidated without a model. */
export async function contradictions(): Promise<Measurement[]> {
  const rows: Measurement[] = [];
  for (const name of ["pairs-dev.jsonl", "pairs-holdout.jsonl"]) {
    for (const way of ["stated", "consolidated"] as const) {
      rows.push(...measurements(await settlePairs(new URL(name, FOLDER), way)));
    }
  }
  return rows;
}

function measurements({ name, falseRate, missedRate }: ContradictionRates): Measurement[] {
  return [
    {
      name: `${name}: false supersessions`,
      value: 100 * falseRate,
      unit: "%",
      target: "≤ 2 %",
      ok: falseRate <= FALSE_TARGET,
    },
    {
      name: `${name}: missed supersessions`,
      value: 100 * missedRate,
      unit: "%",
      target: "≤ 15 %",
      ok: missedRate <= MISSED_TARGET,
    },
  ];
}

if (import.meta.main) {
  const named = Deno.args.filter((argument) => !argument.startsWith("--"));
  const way = Deno.args.includes("--consolidate")
    ? "consolidated"
    : Deno.args.includes("--extract")
    ? "extracted"
    : "stated";
  for (const file of named.length > 0 ? named : [new URL("pairs-dev.jsonl", FOLDER)]) {
    const result = await settlePairs(file, way);
    for (const { known, stated, relation, supersedes, superseded, asked } of result.outcomes) {
      if (!Deno.args.includes("--errors") || supersedes === superseded) continue;
      console.log(`${superseded ? "FALSE " : "MISSED"} ${relation}${asked ? ", asked" : ""}: ${known} | ${stated}`);
    }
    const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
    console.log(
      `${result.name}: ${result.pairs} pairs, false ${percent(result.falseRate)}, missed ${
        percent(result.missedRate)
      }, ` +
        `${result.asked} asked`,
    );
  }
}
