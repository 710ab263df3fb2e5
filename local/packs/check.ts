import type { Pack } from "../../shared/packs/pack.ts";
import { manifestJsonSchema } from "../../shared/tools/manifest.ts";
import { runTask } from "../run-task.ts";
import { FEWEST, toolsToSay } from "./propose-utterances.ts";
import { packFolders, PACKS, readFolder } from "./read-folder.ts";
import { runExample } from "./run-example.ts";
import { tellTool } from "./tell-tool.ts";

const HELP = `deno task tools:check [folder…]

Checks packs, those in packs/ when none is named: every file, every tool, and every example, which is run; of several packs,
whether each tool has a name of its own. Says file, line and what to do; exits with 1 where there is something to do.

  --schema   write packs/tools.schema.json, by which editors know tools.yaml
  --help     this text`;

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
  const wrong = checked.reduce((sum, { wrong }) => sum + wrong, 0) +
    tellTwins(checked.flatMap(({ pack }) => pack ?? []));
  if (wrong > 0) throw new Error(`${wrong} to mend`);
});

/** A pack that could be read, and how much is wrong with it. */
interface Checked {
  pack?: Pack;
  wrong: number;
}

/** Says which tool names several packs have, of which a deployment could store only one; how many. */
function tellTwins(packs: Pack[]): number {
  const named = packs.flatMap(({ name, tools }) => tools.map((tool) => ({ tool: tool.name, pack: name })));
  const byTool = Map.groupBy(named, ({ tool }) => tool);
  // A pack that is named twice takes its own place.
  const twins = [...byTool].map(([tool, found]) => ({ tool, names: [...new Set(found.map(({ pack }) => pack))] }))
    .filter(({ names }) => names.length > 1);
  for (const { tool, names } of twins) {
    const last = names.pop();
    console.error(`${tool}: the packs ${names.join(", ")} and ${last} have a tool of this name: rename one`);
  }
  return twins.length;
}

/** Says what is wrong with a pack. */
async function check(folder: string): Promise<Checked> {
  const read = await readFolder(folder);
  if ("problems" in read) {
    for (const { file, line, message } of read.problems) console.error(`${folder}/${file}:${line}: ${message}`);
    return { wrong: read.problems.length };
  }
  const { pack, examples, outputSchemas } = read;
  let count = 0;
  let wrong = 0;
  for (const tool of pack.tools) {
    for (const example of examples[tool.name] ?? []) {
      count++;
      const problem = await runExample(pack, tool, example, outputSchemas[tool.name]);
      if (problem === null) continue;
      wrong++;
      console.error(`${folder}/tools.yaml: ${tool.name}: example "${example.title}" ${problem}`);
    }
  }
  if (wrong > 0) return { pack, wrong };
  const names = pack.tools.map(tellTool).join(", ");
  console.log(`${pack.name} ${pack.version}: ${names}; ${count} examples come out as told`);
  const unsaid = toolsToSay(pack).map(({ name }) => name).join(", ");
  if (unsaid !== "") {
    console.log(
      `advice: fewer than ${FEWEST} utterances: ${unsaid}; deno task tools:utterances ${folder} proposes some`,
    );
  }
  return { pack, wrong };
}
