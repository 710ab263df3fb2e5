// deno run -A bench/contradictions.ts [pairs.jsonl …] [--errors]
//
// False and missed supersessions on pairs of what is known and what is said next, one
// `{"known", "stated", "relation", "slot", "supersedes", "reads"}` a line: `reads` records what a reader by rules, which the
// product had once, took both sentences to be about; add_knowledge settles it on the embedded stack over HTTP. What comes out
// is that reading and SQL's rules together; with Gemini the reading is Gemini's. --errors lists the misses.
import { type Stack, startStack, type TestUser } from "../tests/support/stack.ts";

interface Pair {
  known: string;
  stated: string;
  relation: string;
  slot: string | null;
  supersedes: boolean;
  reads: { known: Fact | null; stated: Fact[] };
}

/** What a sentence was read as. */
interface Fact {
  type: string;
  /** Null is the person who said it. */
  subject: string | null;
  area: string;
  content: string;
  slot: string | null;
  key: string | null;
  value: string | null;
  holds: boolean;
}

/** What became of a pair: was the known item superseded? */
interface Outcome extends Pair {
  superseded: boolean;
}

const HELD_OUT = new URL("../data/contradictions/pairs-holdout.jsonl", import.meta.url);

/** Plays the pairs of a file, each against a memory of its own. */
async function settlePairs(stack: Stack, file: string | URL): Promise<Outcome[]> {
  const lines = (await Deno.readTextFile(file)).split("\n").filter((line) => line.trim() !== "");
  const user = await stack.createUser("Ana");
  const outcomes: Outcome[] = [];
  for (const line of lines) {
    outcomes.push(await settle(user, JSON.parse(line) as Pair));
    await stack.sql("delete from public.knowledge_items where user_id = $1", [user.userId]);
  }
  return outcomes;
}

async function settle(user: TestUser, pair: Pair): Promise<Outcome> {
  const known = await add(user, pair.known, pair.reads.known);
  for (const fact of pair.reads.stated) await add(user, pair.stated, fact);
  const { data, error } = await user.client.from("knowledge_items").select("superseded_at").eq("id", known).single();
  if (error) throw error;
  return { ...pair, superseded: data.superseded_at !== null };
}

/** The id of the item that says it now. */
async function add(user: TestUser, said: string, fact: Fact | null): Promise<string> {
  const { data, error } = await user.client.rpc("add_knowledge", {
    type: fact?.type ?? "fact",
    area: fact?.area ?? "relationships",
    content: fact?.type === "person" ? fact.subject : fact?.content ?? said,
    person: fact?.subject ?? null,
    confidence: 0.95,
    quote: said,
    slot: fact?.slot ?? null,
    key: fact?.key ?? null,
    value: fact?.value ?? null,
    holds: fact?.holds ?? true,
    tool_call_id: crypto.randomUUID(),
  });
  if (error) throw new Error(`${said}: ${error.message}`);
  return data.item.id;
}

function share(pairs: Outcome[], counts: (pair: Outcome) => boolean): string {
  const found = pairs.filter(counts).length;
  return `${(100 * found / Math.max(pairs.length, 1)).toFixed(1)} % (${found} of ${pairs.length})`;
}

const errors = Deno.args.includes("--errors");
const files = Deno.args.filter((argument) => !argument.startsWith("--"));
const stack = await startStack();
try {
  for (const file of files.length > 0 ? files : [HELD_OUT]) {
    const outcomes = await settlePairs(stack, file);
    const stay = outcomes.filter((pair) => !pair.supersedes);
    const go = outcomes.filter((pair) => pair.supersedes);
    console.log(String(file).split("/").at(-1));
    console.log(`  false supersessions ${share(stay, (pair) => pair.superseded)}`);
    console.log(`  missed supersessions ${share(go, (pair) => !pair.superseded)}`);
    if (errors) console.table(outcomes.filter((pair) => pair.superseded !== pair.supersedes));
  }
} finally {
  await stack.close();
}
