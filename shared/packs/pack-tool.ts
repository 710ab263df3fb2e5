import { z } from "zod";
import type { Outside } from "../outside/outside.ts";
import { nameInSentence, oneLine, visible } from "../writing/one-line.ts";
import { isStorable } from "../database/plain-text.ts";
import type {
  AddedTool,
  JsonObject,
  LookUpResult,
  OutsideResult,
  OutsideWrite,
  Refused,
  ScriptTool,
  ToolContext,
} from "../tools/definition.ts";
import { argumentSchema } from "./argument-schema.ts";
import { addressOf, askService, NO_ADDRESS, writeToService } from "./call-http.ts";
import { askRemote, writeToRemote } from "./call-remote.ts";
import type { Pack, PackTool } from "./pack.ts";
import { BrokenScript, logToolFailure, type ReportFailure, reportingOutside } from "./report-tool-failure.ts";
import { withQuirks } from "./tell-quirks.ts";

const VALIDATOR_MS = 500;
const SCRIPT_MS = 1_000;
/** What a model can make use of; more is to be cut down by a processor. */
const LONGEST_RESULT = 16_000;
/** Longer than any argument: what a yes is asked for is shown whole. */
const LONGEST_ARGUMENT = 4_000;

const refusal = z.object({ error: z.string() });
const mended = z.object({ args: z.record(z.string(), z.unknown()) });

/** Whether a tool may change something outside, by what it calls and never by what is said of it there. */
export function writesOutside({ own }: Pick<Pack, "own">, { call, remote }: PackTool): boolean {
  return call ? call.method !== "GET" : remote !== undefined && (own || !remote.readOnly);
}

/** Whether each call waits for a yes: what writes does, and a person's own tool; the deployment may want it of others. */
export function waitsForYes(pack: Pick<Pack, "own">, tool: PackTool): boolean {
  return pack.own || writesOutside(pack, tool) || tool.confirmed === true;
}

/**
 * A tool of a pack, in the form of those that are built in. What a service answered is nobody's words here: a turn that has read it
 * writes nothing more without a yes.
 *
 * @param report told of what fails
 */
export function packTool(pack: Pack, tool: PackTool, report: ReportFailure = logToolFailure): AddedTool {
  const reports = reportingOf(pack, tool, report);
  const common = {
    name: tool.name,
    title: tool.title,
    searchTerms: searchTermsOf(tool),
    utterances: tool.utterances,
    description: tool.description,
    inputSchema: argumentSchema(tool.inputSchema),
    confirmation: waitsForYes(pack, tool) ? "required" as const : "none" as const,
    source: sourceOf(pack, tool),
    ...(waitsForYes(pack, tool) && { complete: completing(pack, tool, reports) }),
    offer: (args: JsonObject) => `Quer que eu ${deed(pack, tool)}${written(args)}?`,
    answer: (result: JsonObject) =>
      typeof result.summary === "string" && (writesOutside(pack, tool) || speaks(tool))
        ? oneLine(result.summary)
        : `Consultei: ${oneLine(tool.title)}.`,
  };
  if (!tool.call && !tool.remote) return { ...common, kind: "script", lookUp: reading(pack, tool, reports) };
  return {
    ...common,
    kind: tool.call ? "http" : "remote",
    reads: "outside",
    ...(writesOutside(pack, tool)
      ? { writesOutside: writing(pack, tool, reports) }
      : { lookUp: reading(pack, tool, reports) }),
  };
}

/** Without headers, which may hold what is secret. */
function sourceOf({ name, own, server }: Pack, { call, remote, script, reference }: PackTool): string {
  const address = call && [call.method, call.url, call.query, call.body];
  return JSON.stringify([name, own, address, server?.url, remote, script, reference]);
}

/** Whether a result is made by the pack, whose words may be told; else it is what the service says, which is data. */
function speaks({ script, processor }: PackTool): boolean {
  return (script ?? processor) !== undefined;
}

/** The titles of its examples, and what is said of its arguments. */
function searchTermsOf({ examples = [], inputSchema: { properties } }: PackTool): string {
  const told = Object.values(properties).flatMap((one) => [one.description ?? "", "enum" in one ? one.enum ?? [] : []]);
  return [examples, told].flat(2).join(" ");
}

/** How the failures of one tool are reported. */
interface Reports {
  /** What broke off here: a script, or the product. */
  broke(error: unknown): void;
  reporting(outside: Outside): Outside;
}

function reportingOf(pack: Pack, tool: PackTool, report: ReportFailure): Reports {
  const named = { pack: pack.name, tool: tool.name };
  return {
    broke: (error) =>
      error instanceof BrokenScript
        ? report({ ...named, script: error.place, reason: "script", error })
        : report({ ...named, reason: "internal", error }),
    reporting: (outside) => reportingOutside(outside, { pack, tool, report }),
  };
}

function reading(pack: Pack, tool: PackTool, { broke, reporting }: Reports): ScriptTool["lookUp"] {
  return async (args, outside, context) => {
    try {
      const found = await run(pack, tool, { args, today: context.today }, reporting(outside));
      return withQuirks(tool, found);
    } catch (error) {
      broke(error);
      return broken(tool);
    }
  };
}

function broken({ title }: PackTool): Refused {
  const told = `${title} falhou por um problema interno.`;
  return { refused: `${told} Diga isso em uma frase e siga sem esse dado.`, toldToPerson: told };
}

/** Arguments are mended before they are offered, so that the yes is to what is sent. */
function completing(pack: Pack, tool: PackTool, { broke }: Reports): AddedTool["complete"] {
  return async (args, { now }) => {
    try {
      const shown = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, asShown(value)]));
      const checked = await validate(pack, tool, { args: shown, today: now.slice(0, 10) });
      if ("refused" in checked) return checked;
      return tool.call && addressOf(tool.call, checked.args) === null ? { refused: NO_ADDRESS } : checked;
    } catch (error) {
      broke(error);
      return broken(tool);
    }
  };
}

function writing(pack: Pack, tool: PackTool, reports: Reports): OutsideWrite {
  const host = hostOf(pack, tool);
  const resultIfUnheard: OutsideResult = {
    status: "unknown",
    summary:
      `Não sei se isto chegou a ${host} (${tool.title}): a resposta não veio. Confira lá antes de pedir de novo.`,
  };
  return {
    resultIfUnheard,
    async send(args, outside, { today }, toolCallId) {
      try {
        const asked = reports.reporting(outside);
        const sent = tool.call
          ? await writeToService(pack, tool, args, asked, toolCallId)
          : await writeToRemote(pack, tool, args, asked);
        if (sent.status === "unknown") return resultIfUnheard;
        if (sent.status === "refused") return { status: "refused", summary: sent.why };
        const response = await readResponse(pack, tool, { args, today }, sent.value, reports);
        const told = speaks(tool) && typeof response?.summary === "string" ? ` ${oneLine(response.summary)}` : "";
        return { status: "done", summary: `Feito em ${host}: ${tool.title}.${told}`, ...(response && { response }) };
      } catch (error) {
        reports.broke(error);
        return resultIfUnheard;
      }
    },
  };
}

function asShown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asShown);
  return typeof value === "string" ? visible(value) : value;
}

/** What the service answered to a write, as far as it is of use; it is done in any case. */
async function readResponse(
  pack: Pack,
  tool: PackTool,
  given: Input,
  value: unknown,
  { broke }: Reports,
): Promise<JsonObject | undefined> {
  if (value === undefined) return undefined;
  try {
    const found = withQuirks(tool, readFound(tool, await process(pack, tool, given, value)));
    return "args" in found ? found.args.result as JsonObject : undefined;
  } catch (error) {
    broke(error);
    return undefined;
  }
}

function hostOf({ server }: Pack, { call, remote }: PackTool): string {
  return URL.parse((remote ? server?.url : call?.url) ?? "")?.hostname ?? "outro lugar";
}

const METHOD_WORDS = {
  GET: "",
  POST: "envie dados a",
  PUT: "substitua dados em",
  PATCH: "altere dados em",
  DELETE: "apague dados em",
};

/** What the yes is to: what is done, and where. */
function deed(pack: Pack, tool: PackTool): string {
  const { call, remote, title } = tool;
  const host = hostOf(pack, tool);
  const named = asWritten(title);
  if (!writesOutside(pack, tool)) return `consulte ${named}${call || remote ? ` em ${host}` : ""}`;
  const words = call ? METHOD_WORDS[call.method] : `use a ferramenta ${nameInSentence(oneLine(remote!.tool))} de`;
  return `${words} ${host}, sem volta: ${named}`;
}

/** " (cep: 01001-000)": all that goes out, for the person to see before it does. */
function written(args: JsonObject): string {
  const told = Object.entries(args).map(([name, value]) => `${name}: ${[value].flat().map(asWritten).join(", ")}`);
  return told.length === 0 ? "" : ` (${told.join("; ")})`;
}

function asWritten(value: unknown): string {
  return nameInSentence(oneLine(String(value), LONGEST_ARGUMENT).replaceAll("“", "‘").replaceAll("”", "’"));
}

type Input = { args: JsonObject; today: ToolContext["today"] };

/** Validator, then call or script, then processor. @throws BrokenScript */
async function run(pack: Pack, tool: PackTool, given: Input, outside: Outside): Promise<LookUpResult> {
  // What waited for a yes runs as it was shown.
  const checked = waitsForYes(pack, tool) ? { args: given.args } : await validate(pack, tool, given);
  if ("refused" in checked) return checked;
  const input = { ...given, args: checked.args };
  if (tool.reference) return { args: { result: { text: pack.references[String(input.args.text)] ?? "" } } };
  if (tool.script !== undefined) return readFound(tool, await runScriptOf(pack, tool.script, input, SCRIPT_MS));
  if (!tool.call && !tool.remote) throw new Error("calls nothing");
  const answer = await (tool.call ? askService : askRemote)(pack, tool, input.args, outside);
  return "refused" in answer ? answer : readFound(tool, await process(pack, tool, input, answer.value));
}

/** @throws BrokenScript */
async function validate(pack: Pack, { validator }: PackTool, given: Input) {
  if (validator === undefined) return { args: given.args };
  const checked = await runScriptOf(pack, validator, given, VALIDATOR_MS);
  const refused = refusal.safeParse(checked).data;
  return refused ? { refused: oneLine(refused.error) } : { args: mended.parse(checked).args };
}

/** @throws BrokenScript */
async function process(pack: Pack, { processor }: PackTool, given: Input, response: unknown): Promise<unknown> {
  if (processor !== undefined) return await runScriptOf(pack, processor, { ...given, response }, SCRIPT_MS);
  return Array.isArray(response) ? { items: response } : response;
}

/** @throws BrokenScript */
async function runScriptOf(pack: Pack, path: string, input: object, ms: number): Promise<unknown> {
  if (pack.own) throw new Error("a person's own pack has no scripts");
  // Most turns, and most deployments, run none.
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

/** A script may refuse too; what is too long or cannot be stored is no result. */
function readFound(tool: PackTool, result: unknown): { args: JsonObject } | Refused {
  const { title } = tool;
  const refused = speaks(tool) ? refusal.safeParse(result).data : undefined;
  if (refused) return { refused: oneLine(refused.error) };
  const value = z.record(z.string(), z.unknown()).parse(result);
  if (JSON.stringify(value).length > LONGEST_RESULT) {
    const told = `${title} respondeu com coisa demais para ler.`;
    return { refused: `${told} Peça uma parte menor, ou diga que não coube.`, toldToPerson: told };
  }
  if (!isStorable(value)) {
    const told = `${title} respondeu com caracteres que não se pode guardar.`;
    return { refused: `${told} Siga sem esse dado.`, toldToPerson: told };
  }
  return { args: { result: value } };
}
