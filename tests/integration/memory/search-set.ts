import assert from "node:assert/strict";
import type { Stack, TestUser } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";

/** Something known of a persona, as a set of questions has it. */
interface KnownItem {
  persona: string;
  id: string;
  type: string;
  area: string;
  content: string;
}

/** How a question is asked: as it was typed, in a few plain words, or as the tool's description asks a model to. */
export const FIELDS = ["terms", "query", "question"] as const;
type Field = typeof FIELDS[number];

/** A question with the items that answer it, none when nothing does. */
interface AskedQuestion extends Record<Field, string> {
  persona: string;
  answers: string[];
}

/** PREFIX-items.jsonl and PREFIX-questions.jsonl. */
export interface SearchSet {
  items: KnownItem[];
  questions: AskedQuestion[];
}

/** What came back for one question, as ids of the set, best first. */
export interface Outcome extends AskedQuestion {
  found: string[];
  /** What a second search finds by the first part that the first says finds something. */
  foundByPart: string[];
}

/** How good a set's answers are, each a share but `returned`. */
export interface Accuracy {
  /** Of what can be answered: an answer among the first five. */
  hit: number;
  /** The same, where a search that finds nothing is made once more, by a part of it. */
  hitInTwo: number;
  /** Of what can be answered: the mean of answers among what came back, nothing where nothing did. */
  precision: number;
  /** The same mean over those alone for which something came back. */
  precisionOfFound: number;
  /** Items that come back for what can be answered, on average. */
  returned: number;
  /** Of what nothing answers: nothing came back. */
  silent: number;
}

/** The committed set, one persona, by somebody who has not seen the search. */
export const OWN_SET = new URL("../../../data/search/search-dev", import.meta.url).pathname;

/** Two personas, by somebody who has not seen the search either; the words asked by are of one who saw the tool's description and the questions alone. Nobody who tunes it reads them. */
export const HELD_OUT = new URL("../../../data/search/search-held-out", import.meta.url).pathname;

/** Two more, by another author. What went wrong there was read when the tool's description was chosen. */
export const HELD_OUT_2 = new URL("../../../data/search/search-held-out-2", import.meta.url).pathname;

/** Reads the set of a path prefix. */
export async function readSet(prefix: string): Promise<SearchSet> {
  const lines = async <T>(file: string) =>
    (await Deno.readTextFile(file)).split("\n").filter((line) => line.trim() !== "").map((line) =>
      JSON.parse(line) as T
    );
  return {
    items: await lines<KnownItem>(`${prefix}-items.jsonl`),
    questions: await lines<AskedQuestion>(`${prefix}-questions.jsonl`),
  };
}

/** Asks every question of a set, each of a user who is its persona. */
export async function ask(
  stack: Stack,
  { items, questions }: SearchSet,
  field: Field,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const persona of new Set(items.map((item) => item.persona))) {
    const user = await stack.createUser(persona);
    const ids = await know(user, items.filter((item) => item.persona === persona));
    for (const asked of questions.filter((question) => question.persona === persona)) {
      const found = await search(user, asked[field]);
      const [part] = found.found_by_part ?? [];
      const again = part === undefined ? undefined : await search(user, part);
      const inSet = ({ items }: Found) => items.map(({ id }) => ids.get(id)!);
      outcomes.push({ ...asked, found: inSet(found), foundByPart: again ? inSet(again) : [] });
    }
  }
  return outcomes;
}

interface Found {
  items: { id: string }[];
  found_by_part?: string[];
}

async function search({ client }: TestUser, query: string): Promise<Found> {
  return await call<Found>(client, "search_knowledge", { query });
}

/** Writes items down as add_knowledge would: what comes later about somebody is a fact about them. Returns their ids in the set. */
async function know({ client }: TestUser, items: KnownItem[]): Promise<Map<string, string>> {
  const people = new Map<string, string>();
  const rows = items.map(({ type, area, content }, index) => {
    const id = crypto.randomUUID();
    const name = type === "person" ? content.split(",")[0]! : null;
    const subject = name === null ? "self" : people.get(name) ?? "self";
    if (name !== null && subject === "self") people.set(name, id);
    const title = name !== null && subject === "self" ? name : content;
    return {
      id,
      type: subject === "self" ? type : "fact",
      area,
      title: title.slice(0, 80),
      content,
      subject,
      source: "conversation",
      confidence: 0.9,
      // Among equals the newest comes first.
      stated_at: new Date(Date.UTC(2026, 0, 1, 0, index)),
    };
  });
  assert.ifError((await client.from("knowledge_items").insert(rows)).error);
  return new Map(rows.map(({ id }, index) => [id, items[index]!.id]));
}

/** How good the answers are. */
export function accuracy(outcomes: Outcome[]): Accuracy {
  const answerable = outcomes.filter(({ answers }) => answers.length > 0);
  const precise = answerable.map(({ answers, found }) =>
    found.length === 0 ? null : found.filter((id) => answers.includes(id)).length / found.length
  );
  const hits = (found: string[], answers: string[]) => found.slice(0, 5).some((id) => answers.includes(id));
  return {
    hit: mean(answerable.map(({ answers, found }) => Number(hits(found, answers)))),
    hitInTwo: mean(
      answerable.map(({ answers, found, foundByPart }) => Number(hits(found, answers) || hits(foundByPart, answers))),
    ),
    precision: mean(precise.map((share) => share ?? 0)),
    precisionOfFound: mean(precise.filter((share) => share !== null)),
    returned: mean(answerable.map(({ found }) => found.length)),
    silent: mean(outcomes.filter(({ answers }) => answers.length === 0).map(({ found }) => Number(found.length === 0))),
  };
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
