import { z } from "zod";
import { isStorable } from "../database/plain-text.ts";
import type { Outside } from "../outside/outside.ts";
import type { JsonObject, LookUpResult, Refused, ToolContext } from "../tools/definition.ts";
import { oneLine } from "../writing/one-line.ts";
import { askService } from "./call-http.ts";
import { askRemote } from "./call-remote.ts";
import { isResultOfScript, type Pack, type PackTool, waitsForYes } from "./pack.ts";
import { BrokenScript } from "./report-tool-failure.ts";

const VALIDATOR_MS = 500;
const SCRIPT_MS = 1_000;
/** Characters of a result that a model can still use. A processor has to shorten longer ones. */
const LONGEST_RESULT = 16_000;
/** Levels of a result. What looks through it, here and at the model's provider, goes a level deeper with each. */
const MOST_LEVELS = 64;

/** What a script gives to refuse a call. */
const refusalSchema = z.object({ error: z.string() });
/** What a validator gives when it accepts a call: the arguments, perhaps corrected. */
const acceptedSchema = z.object({ args: z.record(z.string(), z.unknown()) });

/** The arguments of a call, and the person's date. */
export type ToolInput = { args: JsonObject; today: ToolContext["today"] };

/** Runs the validator, then the call or the script, then the processor. @throws BrokenScript */
export async function runPackTool(
  pack: Pack,
  tool: PackTool,
  given: ToolInput,
  outside: Outside,
): Promise<LookUpResult> {
  // A call that waited for a yes was validated before its offer, and runs exactly as it was shown.
  const checked = waitsForYes(pack, tool) ? { args: given.args } : await validateArguments(pack, tool, given);
  if ("refused" in checked) return checked;
  const input = { ...given, args: checked.args };
  if (tool.reference) return { args: { result: { text: pack.references[String(input.args.text)] ?? "" } } };
  if (tool.script !== undefined) return checkResult(tool, await runScriptOf(pack, tool.script, input, SCRIPT_MS));
  if (!tool.call && !tool.remote) throw new Error("calls nothing");
  const answer = await (tool.call ? askService : askRemote)(pack, tool, input.args, outside);
  return "refused" in answer ? answer : checkResult(tool, await processResponse(pack, tool, input, answer.value));
}

/** Runs the validator, if the tool has one, which corrects or refuses the arguments. @throws BrokenScript */
export async function validateArguments(pack: Pack, { validator }: PackTool, given: ToolInput) {
  if (validator === undefined) return { args: given.args };
  const checked = await runScriptOf(pack, validator, given, VALIDATOR_MS);
  const refused = refusalSchema.safeParse(checked).data;
  return refused ? { refused: oneLine(refused.error) } : { args: acceptedSchema.parse(checked).args };
}

/** Runs the processor, if the tool has one, on the answer of the service. @throws BrokenScript */
export async function processResponse(
  pack: Pack,
  { processor }: PackTool,
  given: ToolInput,
  response: unknown,
): Promise<unknown> {
  if (processor !== undefined) return await runScriptOf(pack, processor, { ...given, response }, SCRIPT_MS);
  return Array.isArray(response) ? { items: response } : response;
}

/** @throws BrokenScript */
async function runScriptOf(pack: Pack, path: string, input: object, ms: number): Promise<unknown> {
  if (pack.own) throw new Error("a person's own pack has no scripts");
  // Loaded only when needed: most turns, and most deployments, run no script.
  const { runScript, ScriptFailure } = await import("../sandbox/run-script.ts");
  const { scripts, helpers = {} } = pack;
  const modules = Object.fromEntries(Object.entries(helpers).map(([name, file]) => [name, scripts[file] ?? ""]));
  try {
    return await runScript(scripts[path] ?? "", input, ms, modules);
  } catch (error) {
    if (!(error instanceof ScriptFailure)) throw error;
    const file = helpers[error.place?.helper ?? ""] ?? path;
    throw new BrokenScript(`${file}${error.place ? `:${error.place.line}` : ""}`, error.fault, error.said);
  }
}

/** Checks a result. A script may refuse in its result; a result that is too long or cannot be stored becomes a refusal. */
export function checkResult(tool: PackTool, result: unknown): { args: JsonObject } | Refused {
  const { title } = tool;
  const refused = isResultOfScript(tool) ? refusalSchema.safeParse(result).data : undefined;
  if (refused) return { refused: oneLine(refused.error) };
  if ((JSON.stringify(result) ?? "").length > LONGEST_RESULT || !hasLevels(result, MOST_LEVELS)) {
    const toldToPerson = `${title} respondeu com coisa demais para ler.`;
    return { refused: `${toldToPerson} Peça uma parte menor, ou diga que não coube.`, toldToPerson };
  }
  const value = z.record(z.string(), z.unknown()).parse(result);
  if (!isStorable(value)) {
    const toldToPerson = `${title} respondeu com caracteres que não se pode guardar.`;
    return { refused: `${toldToPerson} Siga sem esse dado.`, toldToPerson };
  }
  return { args: { result: value } };
}

/** Whether a value has at most so many levels. It goes no deeper to find out. */
function hasLevels(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return most > 0 && Object.values(value).every((member) => hasLevels(member, most - 1));
}
