import type { LanguageModelV4 } from "@ai-sdk/provider";
import type { Pack, PackTool } from "../../shared/packs/pack.ts";
import { readExtractionEnvironment } from "../../shared/runtime/environment.ts";
import { oneLine } from "../../shared/writing/one-line.ts";
import { MOST_UTTERANCES } from "../../shared/tools/manifest.ts";
import { parseWords, runTask } from "../run-task.ts";
import { addUtterances, utterancesYaml } from "./add-utterances.ts";
import {
  canHaveUtterances,
  cleanUtterances,
  FEWEST_UTTERANCES,
  toolsWithFewUtterances,
  utterancesQuestion,
} from "./propose-utterances.ts";
import { readFolder } from "./read-folder.ts";

const HELP = `deno task tools:utterances FOLDER… [flags]

Has the model propose utterances, the sentences by which a tool is found among many, for each tool of these packs that has fewer
than ${FEWEST_UTTERANCES}. Prints them as YAML to paste into tools.yaml. Read them before you keep them. Needs
GOOGLE_GENERATIVE_AI_API_KEY; the model is EXTRACTION_MODEL.

  --tool NAME   only this tool, however many it has
  --count 14    how many to ask for per tool; no tool has more than ${MOST_UTTERANCES}
  --write       write them into tools.yaml, below those that are there
  --help        this text`;

/** A tool for which utterances are wanted. */
interface Wanted {
  folder: string;
  pack: Pack;
  tool: PackTool;
}

interface Asking {
  count: number;
  write: boolean;
}

const TIMEOUT_MS = 60_000;

await runTask(async () => {
  const { values: flags, positionals: folders } = parseWords({
    tool: { type: "string" },
    count: { type: "string", default: "14" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", short: "h", default: false },
  });
  if (flags.help) return console.info(HELP);
  if (folders.length === 0) throw new Error("name the folder of a pack, packs/calculos; --help tells the rest");
  const asking = { count: readCount(flags.count), write: flags.write };
  const wanted = (await Promise.all(folders.map((folder) => wantedOf(folder, flags.tool)))).flat();
  if (wanted.length === 0 && flags.tool !== undefined) {
    throw new Error(`no tool ${flags.tool} in ${folders.join(", ")}`);
  }
  if (wanted.length === 0) {
    return console.log(`each tool has ${FEWEST_UTTERANCES} utterances or more; --tool NAME asks for more`);
  }
  const model = await openModel();
  let failed = 0;
  for (const one of wanted) {
    const problem = await propose(model, one, asking).then(() => null, (error: unknown) => describeError(error));
    if (problem === null) continue;
    failed++;
    console.error(`${one.folder}/tools.yaml: ${one.tool.name}: ${problem}`);
  }
  if (failed > 0) throw new Error(`${failed} of ${wanted.length} without utterances; ask for these again`);
});

function readCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > MOST_UTTERANCES) {
    throw new Error(`--count takes a number from 1 to ${MOST_UTTERANCES}, not ${text}`);
  }
  return count;
}

async function wantedOf(folder: string, name: string | undefined): Promise<Wanted[]> {
  const read = await readFolder(folder);
  if ("problems" in read) throw new Error(`${folder}: deno task tools:check ${folder} says what to fix first`);
  const { pack } = read;
  const chosen = name === undefined
    ? toolsWithFewUtterances(pack)
    : pack.tools.filter((tool) => tool.name === name && canHaveUtterances(tool));
  return chosen.map((tool) => ({ folder: folder.replace(/\/+$/, ""), pack, tool }));
}

/** Opens the configured model. Without a key there is only the offline stand-in, which cannot propose utterances. */
async function openModel(): Promise<LanguageModelV4> {
  const environment = readExtractionEnvironment();
  if (!environment.googleApiKey) {
    throw new Error(
      "no model to ask: set GOOGLE_GENERATIVE_AI_API_KEY, or write utterances by hand (docs/add-a-tool.md)",
    );
  }
  const { chooseExtractionModel } = await import("../../shared/model/choose-model.ts");
  return await chooseExtractionModel(environment);
}

async function propose(model: LanguageModelV4, { folder, pack, tool }: Wanted, { count, write }: Asking) {
  const before = tool.utterances ?? [];
  const most = Math.min(count, MOST_UTTERANCES - before.length);
  if (most === 0) throw new Error(`has ${MOST_UTTERANCES}, and may have no more: take some out first`);
  // Loaded only here, so that --help does not wait for the SDK.
  const { askForJson } = await import("../../shared/model/ask-for-json.ts");
  const question = utterancesQuestion(pack, tool, most);
  const { utterances } = await askForJson(model, question, AbortSignal.timeout(TIMEOUT_MS));
  const lines = cleanUtterances(utterances, before, most);
  if (lines.length === 0) throw new Error("the model proposed nothing new that can be used");
  const file = `${folder}/tools.yaml`;
  const yaml = `# ${file}, ${tool.name}\n${utterancesYaml([...before, ...lines])}`;
  if (!write) return console.log(yaml);
  // Read again: somebody may have edited the file while the model answered.
  const written = addUtterances(await Deno.readTextFile(file), tool.name, lines);
  if (written === null) {
    console.log(yaml);
    throw new Error("this file cannot be added to as it is written: paste what is printed");
  }
  await Deno.writeTextFile(file, written);
  console.log(`${file}: ${tool.name}: utterances added: ${lines.length}`);
}

function describeError(error: unknown): string {
  return oneLine(error instanceof Error ? error.message : String(error));
}
