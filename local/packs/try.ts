import type { Pack, PackTool } from "../../shared/packs/pack.ts";
import { definePackTool } from "../../shared/packs/define-pack-tool.ts";
import { pinRemoteTools } from "../../shared/packs/pin-remote-tools.ts";
import { BrokenScript, type ToolFailure } from "../../shared/packs/report-tool-failure.ts";
import { createOutside } from "../../shared/outside/outside.ts";
import { describeFailure } from "../../shared/runtime/log-failure.ts";
import { readToolVariable } from "../../shared/runtime/environment.ts";
import {
  type JsonObject,
  outsideWriteOf,
  type PackToolDefinition,
  type ToolContext,
} from "../../shared/tools/definition.ts";
import { readCall } from "../../shared/tools/read-call.ts";
import { oneLine } from "../../shared/writing/one-line.ts";
import { OUTSIDE_HELP, readRoutes, routeOutside } from "../route-outside.ts";
import { parseWords, runTask } from "../run-task.ts";
import { findFolder, readFolder } from "./read-folder.ts";

const HELP = `deno task tools:try PACK TOOL ['{…}'] [flags]

Calls a tool of a pack once, as a turn would: arguments, validator, service or script, processor. Prints what the model would get.
PACK is a folder, or the name of one in packs/. Nothing is stored, and no stack is needed. TOOL_… variables are taken from the
environment.

  --yes                 send a call that waits for a yes; without it only the question is printed
  --today 2026-11-22    the person's date; the default is today
${OUTSIDE_HELP}
  --help                this text`;

await runTask(async () => {
  const { values: flags, positionals } = parseWords({
    yes: { type: "boolean", default: false },
    today: { type: "string", default: new Date().toISOString().slice(0, 10) },
    outside: { type: "string", multiple: true, default: [] as string[] },
    help: { type: "boolean", short: "h", default: false },
  });
  if (flags.help) return console.info(HELP);
  const [named, name, json = "{}", ...more] = positionals;
  if (named === undefined || name === undefined || more.length > 0) {
    throw new Error("write PACK TOOL '{…}': calculos split_bill '{\"total\": 90, \"people\": 3}'");
  }
  routeOutside(readRoutes(flags.outside));
  const { pack, tool } = await findTool(await findFolder(named), name);
  const definition = definePackTool(pack, tool, printFailure);
  const read = readCall({ toolCallId: "try", toolName: name, input: parseArguments(json), isValid: false }, [
    definition,
  ]);
  if ("reason" in read) return print("the call is refused, and the model gets", read.reason);
  const context = { today: flags.today, timezone: "America/Sao_Paulo" };
  await (definition.confirmation === "none" ? ask : offer)(definition, read.call.args, context, flags.yes);
});

async function findTool(folder: string, name: string): Promise<{ pack: Pack; tool: PackTool }> {
  const parsed = await readFolder(folder);
  const read = "problems" in parsed ? parsed : await pinRemoteTools(parsed);
  if ("problems" in read) {
    const { file, line, message } = read.problems[0]!;
    throw new Error(`${folder}/${file}:${line}: ${message}; deno task tools:check ${folder} lists all problems`);
  }
  const unset = read.pack.variables.filter((variable) => readToolVariable(variable) === undefined);
  if (unset.length > 0) {
    throw new Error(
      `set ${unset.join(", ")}: without ${unset.length > 1 ? "them" : "it"} the pack is left out of turns`,
    );
  }
  const tool = read.pack.tools.find((one) => one.name === name);
  if (!tool) {
    throw new Error(`${folder} has no tool ${name}: it has ${read.pack.tools.map((one) => one.name).join(", ")}`);
  }
  return { pack: read.pack, tool };
}

function parseArguments(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Error(`${json} is not JSON: write the arguments in single quotes, '{"total": 90}'`);
  }
}

async function ask({ lookUp }: PackToolDefinition, args: JsonObject, context: ToolContext): Promise<void> {
  const found = await lookUp!(args, createOutside(undefined), context);
  if ("refused" in found) print("the model gets, in place of a result", found.refused);
  else print("the model gets", "args" in found ? found.args.result : found);
}

/** A call that waits for a yes: prints the offer, and with --yes makes the call. */
async function offer(tool: PackToolDefinition, args: JsonObject, context: ToolContext, isYes: boolean): Promise<void> {
  const completed = await tool.normalizeArguments?.(args, { now: `${context.today}T12:00` }) ?? { args };
  if ("refused" in completed) return print("the model gets, in place of an offer", completed.refused);
  print("the person is asked", tool.offer!(completed.args, {}, context));
  if (!isYes) return console.log("nothing was sent: --yes sends it");
  const write = outsideWriteOf(tool);
  if (!write) return await ask(tool, completed.args, context);
  print(
    "after the yes",
    await write.send(completed.args, createOutside(undefined), context, crypto.randomUUID()),
  );
}

function print(label: string, value: unknown): void {
  console.log(`${label}:\n${typeof value === "string" ? value : JSON.stringify(value, null, 2)}`);
}

/** Prints the failure that a turn would log, with the text of the script's own error, which a log never has. */
function printFailure({ host, reason, status, error }: ToolFailure): void {
  const details = error instanceof BrokenScript
    ? `${error.place}: ${error.fault}${error.said === "" ? "" : `: ${oneLine(error.said)}`}`
    : [host, reason, status, error === undefined ? undefined : describeFailure(error)].filter(Boolean).join(" ");
  console.error(`failed: ${details}`);
}
