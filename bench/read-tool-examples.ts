import { builtInTools } from "../shared/tools/registry.ts";
import { library } from "../shared/skills/library.ts";
import { skills } from "../shared/skills/registry.ts";

const FILE = new URL("../offline/corpora/calls-dev.jsonl", import.meta.url);
/** Fewer words are answers to something ("uns 250"), which no skill can be read from. */
const FEWEST_WORDS = 3;
const CONTINUES = /^(?:e|mais|uns|umas|dia|acho) /i;

/** A message and the skills it is for. */
export interface ToolExample {
  text: string;
  labels: string[];
}

/**
 * What people tell and ask the offline model in its development set, and what they say when they need a tool of the
 * library (`utterances`), labelled with the skill that has the tool.
 */
export async function readToolExamples(): Promise<ToolExample[]> {
  const owners = new Map(skills.flatMap(({ name, tools }) => tools.map((tool): [string, string] => [tool, name])));
  return [...await toldOffline(owners), ...utteredForLibrary()];
}

/** Few labelled messages are for the library. Those of the other skills' tools beside their thousands made routing 0.6 points worse. */
function utteredForLibrary(): ToolExample[] {
  return builtInTools.filter(({ name }) => library.tools.includes(name))
    .flatMap(({ utterances = [] }) => utterances.map((text) => ({ text, labels: [library.name] })));
}

async function toldOffline(owners: ReadonlyMap<string, string>): Promise<ToolExample[]> {
  const lines = (await Deno.readTextFile(FILE)).trim().split("\n");
  return lines.flatMap((line) => {
    const { text, expect } = JSON.parse(line) as { text: string; expect: { tool: string }[] | string };
    const tools = Array.isArray(expect) ? expect.map(({ tool }) => tool) : [];
    const labels = [...new Set(tools.flatMap((tool) => owners.get(tool) ?? []))];
    const telling = labels.length > 0 && text.split(" ").length >= FEWEST_WORDS && !CONTINUES.test(text);
    return telling ? [{ text, labels }] : [];
  });
}
