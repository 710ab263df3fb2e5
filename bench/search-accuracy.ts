// deno run -A bench/search-accuracy.ts [PREFIX] [--errors]
//
// What search_knowledge() finds of a set of questions, PREFIX-items.jsonl and PREFIX-questions.jsonl, on the embedded stack:
// asked as the tool asks a model to, in a few plain words, and as they were typed. With --errors also what went wrong, and what was missed.
import {
  accuracy,
  ask,
  FIELDS,
  type Outcome,
  OWN_SET,
  readSet,
  type SearchSet,
} from "../tests/integration/memory/search-set.ts";
import { startStack } from "../tests/support/stack.ts";

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function printRow(field: string, outcomes: Outcome[]): void {
  const { hit, hitInTwo, precision, precisionOfFound, returned, silent } = accuracy(outcomes);
  const cells = [
    percent(hit),
    percent(hitInTwo),
    percent(precision),
    percent(precisionOfFound),
    returned.toFixed(2),
    percent(silent),
  ];
  console.log(`| ${[field, ...cells].join(" | ")} |`);
}

function printErrors(field: typeof FIELDS[number], outcomes: Outcome[], { items }: SearchSet): void {
  const told = (persona: string, ids: string[]) =>
    ids.map((id) => items.find((item) => item.persona === persona && item.id === id)!.content).join(" / ") || "–";
  for (const outcome of outcomes) {
    const { persona, answers, found } = outcome;
    if (answers.length === 0 ? found.length === 0 : found.some((id) => answers.includes(id))) continue;
    console.log(`${outcome[field]}\t${told(persona, answers)} ≠ ${told(persona, found)}`);
  }
}

const set = await readSet(Deno.args.find((argument) => !argument.startsWith("--")) ?? OWN_SET);
const stack = await startStack();
const asked: [typeof FIELDS[number], Outcome[]][] = [];
for (const field of FIELDS) asked.push([field, await ask(stack, set, field)]);
await stack.close();
if (Deno.args.includes("--errors")) {
  for (const [field, outcomes] of asked) printErrors(field, outcomes, set);
}
console.log(
  "| asked by | hit@5 | in two searches | precision | precision of what comes back | items | unanswerable, empty |",
);
console.log("|---|---:|---:|---:|---:|---:|---:|");
for (const [field, outcomes] of asked) printRow(field, outcomes);
Deno.exit();
