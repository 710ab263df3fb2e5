import assert from "node:assert/strict";
import { detectSkills } from "../../../shared/skills/detect.ts";

interface Example {
  text: string;
  labels: string[];
}

const file = new URL("./data/dev.jsonl", import.meta.url);
const examples = Deno.readTextFileSync(file).trim().split("\n").map((line) => JSON.parse(line) as Example);

Deno.test("detectSkills() keeps its quality on the development set", () => {
  const right = examples.filter(({ text, labels }) => detectSkills(text)[0]?.name === labels[0]);
  assert.ok(examples.length >= 600);
  assert.ok(right.length / examples.length >= 0.95, `${right.length} of ${examples.length} dominant skills right`);
});
