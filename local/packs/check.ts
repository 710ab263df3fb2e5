import { manifestJsonSchema } from "../../shared/tools/manifest.ts";
import { runTask } from "../run-task.ts";
import { FEWEST, toolsToSay } from "./propose-utterances.ts";
import { packFolders, PACKS, readFolder } from "./read-folder.ts";
import { runExample } from "./run-example.ts";

const HELP = `deno task tools:check [folder…]

Checks packs, those in packs/ when none is named: every file, every tool, and every example, which is run. Says file, line and
what to do; exits with 1 where there is something to do.

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
  const wrong = (await Promise.all(named.map(check))).reduce((sum, count) => sum + count, 0);
  if (wrong > 0) throw new Error(`${wrong} to mend`);
});

/** Says what is wrong with a pack; how much that is. */
async function check(folder: string): Promise<number> {
  const read = await readFolder(folder);
  if ("problems" in read) {
    for (const { file, line, message } of read.problems) console.error(`${folder}/${file}:${line}: ${message}`);
    return read.problems.length;
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
  const names = pack.tools.map(({ name, replaces }) => replaces ? `${name}, in place of the built-in one` : name)
    .join(", ");
  if (wrong > 0) return wrong;
  console.log(`${pack.name} ${pack.version}: ${names}; ${count} examples come out as told`);
  const unsaid = toolsToSay(pack).map(({ name }) => name).join(", ");
  if (unsaid !== "") {
    console.log(
      `advice: fewer than ${FEWEST} utterances: ${unsaid}; deno task tools:utterances ${folder} proposes some`,
    );
  }
  return wrong;
}
