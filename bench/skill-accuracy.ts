// deno run --allow-read bench/skill-accuracy.ts [file.jsonl] [--errors]
//
// Precision and recall of detectSkills() on labelled messages, one `{"text", "labels"}` a line, dominant skill first.
// Labels of skills that do not exist (yet) count as `general`.
import { detectSkills } from "../shared/skills/detect.ts";
import { skills } from "../shared/skills/registry.ts";

interface Example {
  text: string;
  labels: string[];
}

interface Outcome extends Example {
  found: string[];
}

const OWN_FILE = new URL("../data/skills/dev.jsonl", import.meta.url);
const names: string[] = skills.map((skill) => skill.name);

async function readExamples(file: string | URL): Promise<Example[]> {
  const lines = (await Deno.readTextFile(file)).split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const { text, labels } = JSON.parse(line) as Example;
    const known = labels.map((label) => names.includes(label) ? label : "general");
    const specific = [...new Set(known)].filter((label) => label !== "general");
    return { text, labels: specific.length > 0 ? specific : ["general"] };
  });
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${(100 * part / whole).toFixed(1)} %`;
}

function report(outcomes: Outcome[]): void {
  console.log("skill          examples  precision  recall");
  for (const name of names) {
    const wanted = outcomes.filter((outcome) => outcome.labels.includes(name));
    const found = outcomes.filter((outcome) => outcome.found.includes(name));
    const both = wanted.filter((outcome) => outcome.found.includes(name)).length;
    const cells = [String(wanted.length), percent(both, found.length), percent(both, wanted.length)];
    console.log(name.padEnd(14), ...cells.map((cell) => cell.padStart(9)));
  }
  const dominant = outcomes.filter((outcome) => outcome.found[0] === outcome.labels[0]).length;
  const exact = outcomes.filter((outcome) => same(outcome.found, outcome.labels)).length;
  console.log(`dominant ${percent(dominant, outcomes.length)}, all labels ${percent(exact, outcomes.length)}`);
}

function same(found: string[], labels: string[]): boolean {
  return found.toSorted().join() === labels.toSorted().join();
}

const file = Deno.args.find((argument) => !argument.startsWith("--")) ?? OWN_FILE;
const outcomes = (await readExamples(file)).map((example) => ({
  ...example,
  found: detectSkills(example.text).map((skill) => skill.name as string),
}));
if (Deno.args.includes("--errors")) {
  for (const { text, labels, found } of outcomes) {
    if (!same(found, labels)) console.log(`${labels.join("+")} ≠ ${found.join("+")}\t${text}`);
  }
}
report(outcomes);
