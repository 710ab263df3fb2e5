import type { Pack } from "../../shared/packs/pack.ts";
import { manifestJsonSchema } from "../../shared/tools/manifest.ts";
import { runTask } from "../run-task.ts";
import { FEWEST_UTTERANCES, toolsWithFewUtterances } from "./propose-utterances.ts";
import { packFolders, PACKS, readFolder } from "./read-folder.ts";
import type { ParsedPack } from "../../shared/packs/read-pack.ts";
import type { ScriptFault } from "../../shared/sandbox/run-script.ts";
import { oneLine } from "../../shared/writing/one-line.ts";
import { findOrders } from "./find-orders.ts";
import { runExample } from "./run-example.ts";
import { toolLabel } from "./tool-label.ts";

const HELP = `deno task tools:check [folder…]

Checks packs; without a folder, those in packs/. It checks all files and tools, runs all examples, and looks for tool names
that several packs have. Prints file, line and what to do; exits with 1 when there is something to do.

  --schema   write packs/tools.schema.json, with which editors check tools.yaml
  --help     this text`;

const FAULTS: Record<ScriptFault, string> = {
  too_slow: "took too long",
  too_big: "took too much memory, or gave too much",
  threw: "threw",
  not_a_script: "has no function as its default export, or that gave nothing",
};

await runTask(async () => {
  const [flags, folders] = [true, false].map((isFlag) => Deno.args.filter((arg) => arg.startsWith("-") === isFlag));
  const unknown = flags!.find((flag) => !["--schema", "--help", "-h"].includes(flag));
  if (unknown !== undefined) throw new Error(`no flag ${unknown}; --help lists them`);
  if (flags!.includes("--schema")) {
    return await Deno.writeTextFile(`${PACKS}/tools.schema.json`, JSON.stringify(manifestJsonSchema(), null, 2) + "\n");
  }
  if (flags!.length > 0) return console.info(HELP);
  const named = folders!.length > 0 ? folders! : await packFolders(PACKS);
  const checked = await Promise.all(named.map(check));
  const repeatedNames = reportRepeatedNames(checked.flatMap(({ pack }) => pack ?? []));
  const count = checked.reduce((sum, { problemCount }) => sum + problemCount, repeatedNames);
  if (count > 0) throw new Error(`${count} ${count === 1 ? "problem" : "problems"} to fix`);
});

/** A checked pack, if it could be read, and the number of its problems. */
interface Checked {
  pack?: Pack;
  problemCount: number;
}

/** Prints the tool names that several packs have, and gives their number. A deployment can store only one of these packs. */
function reportRepeatedNames(packs: Pack[]): number {
  const named = packs.flatMap(({ name, tools }) => tools.map((tool) => ({ tool: tool.name, pack: name })));
  const byTool = Map.groupBy(named, ({ tool }) => tool);
  // A pack that is named twice on the command line is counted once.
  const repeated = [...byTool].map(([tool, found]) => ({ tool, names: [...new Set(found.map(({ pack }) => pack))] }))
    .filter(({ names }) => names.length > 1);
  for (const { tool, names } of repeated) {
    const last = names.pop();
    console.error(`${tool}: the packs ${names.join(", ")} and ${last} have a tool of this name: rename one`);
  }
  return repeated.length;
}

/** Checks a pack and prints its problems. */
async function check(folder: string): Promise<Checked> {
  const read = await readFolder(folder);
  if ("problems" in read) {
    const problems = read.problems.toSorted((one, other) =>
      one.file.localeCompare(other.file) || one.line - other.line
    );
    for (const { file, line, message } of problems) console.error(`${folder}/${file}:${line}: ${message}`);
    return { problemCount: read.problems.length };
  }
  const { pack, examples } = read;
  const problems = await exampleProblems(read);
  for (const problem of problems) console.error(`${folder}/${problem}`);
  if (problems.length > 0) return { pack, problemCount: problems.length };
  const names = pack.tools.map(toolLabel).join(", ");
  const count = Object.values(examples).flat().length;
  console.log(`${pack.name} ${pack.version}: ${names}; ${count} examples pass`);
  for (const advice of advise(folder, read)) console.log(`advice: ${advice}`);
  return { pack, problemCount: 0 };
}

/** Runs all examples. When several examples fail at the same place of a script, the place is reported once. */
async function exampleProblems({ pack, examples, outputSchemas, lineOf }: ParsedPack): Promise<string[]> {
  const problems: string[] = [];
  const broken = new Map<string, string[]>();
  for (const tool of pack.tools) {
    for (const [index, example] of (examples[tool.name] ?? []).entries()) {
      const problem = await runExample(pack, tool, example, outputSchemas[tool.name]);
      if (problem === null) continue;
      const named = `${tool.name}: example "${example.title}"`;
      if (problem.broken) {
        const { place, fault, said } = problem.broken;
        const failure = `${place}: ${FAULTS[fault]}${said === "" ? "" : `: ${oneLine(said)}`}`;
        broken.set(failure, [...broken.get(failure) ?? [], named]);
      } else {
        problems.push(`tools.yaml:${lineOf(tool.name, ["examples", index])}: ${named} ${problem.message}`);
      }
    }
  }
  const scripts = [...broken].map(([failure, [first, ...more]]) =>
    `${failure} (${first}${more.length === 0 ? "" : `, and ${more.length} more`})`
  );
  return [...scripts, ...problems];
}

/** Advice about things that are allowed but could be better. */
function advise(folder: string, { pack, lineOf }: ParsedPack): string[] {
  const orders = pack.tools.filter(({ reference }) => !reference).flatMap((tool) =>
    findOrders(tool).map(({ path, words }) => {
      const place = `${folder}/tools.yaml:${lineOf(tool.name, path)}: ${tool.name}`;
      return `${place}: "${words}" is an order: a description says what the tool does; when and how to use it belongs into SKILL.md`;
    })
  );
  const withFew = toolsWithFewUtterances(pack).map(({ name }) => name).join(", ");
  const utterances =
    `fewer than ${FEWEST_UTTERANCES} utterances: ${withFew}; deno task tools:utterances ${folder} proposes some`;
  return withFew === "" ? orders : [...orders, utterances];
}
