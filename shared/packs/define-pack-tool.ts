import type { Outside } from "../outside/outside.ts";
import { nameInSentence, oneLine, removeInvisible } from "../writing/one-line.ts";
import type {
  JsonObject,
  OutsideResult,
  OutsideWrite,
  PackToolDefinition,
  Refused,
  ScriptTool,
} from "../tools/definition.ts";
import { argumentSchema } from "./argument-schema.ts";
import { buildUrl, NO_URL, writeToService } from "./call-http.ts";
import { writeToRemote } from "./call-remote.ts";
import { isResultOfScript, mayChangeOutside, type Pack, type PackTool, waitsForYes } from "./pack.ts";
import {
  BrokenScript,
  logToolFailure,
  namesForLog,
  type ReportFailure,
  reportOutsideFailures,
} from "./report-tool-failure.ts";
import { checkResult, processResponse, runPackTool, type ToolInput, validateArguments } from "./run-pack-tool.ts";
import { withQuirks } from "./with-quirks.ts";

/** Longer than any argument, so that an offer shows each argument in full. */
const LONGEST_ARGUMENT = 4_000;

/**
 * Defines a pack's tool in the same form as a built-in one. A service's answer may hold anybody's words: after reading one
 * (`reads: "outside"`), a turn writes nothing more without a yes.
 *
 * @param report is called with each failure
 */
export function definePackTool(pack: Pack, tool: PackTool, report: ReportFailure = logToolFailure): PackToolDefinition {
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
    ...(waitsForYes(pack, tool) && { normalizeArguments: defineNormalizing(pack, tool, reports) }),
    offer: (args: JsonObject) => `Quer que eu ${describeAction(pack, tool)}${describeArguments(args)}?`,
    answer: (result: JsonObject) =>
      typeof result.summary === "string" && (mayChangeOutside(pack, tool) || isResultOfScript(tool))
        ? oneLine(result.summary)
        : `Consultei: ${oneLine(tool.title)}.`,
  };
  if (!tool.call && !tool.remote) return { ...common, kind: "script", lookUp: defineLookUp(pack, tool, reports) };
  return {
    ...common,
    kind: tool.call ? "http" : "remote",
    reads: "outside",
    ...(mayChangeOutside(pack, tool)
      ? { writesOutside: defineWrite(pack, tool, reports) }
      : { lookUp: defineLookUp(pack, tool, reports) }),
  };
}

/** Identifies what the tool calls. Headers are left out, since they may hold secrets. */
function sourceOf({ name, own, server }: Pack, { call, remote, script, reference }: PackTool): string {
  const address = call && [call.method, call.url, call.query, call.body];
  return JSON.stringify([name, own, address, server?.url, remote, script, reference]);
}

/** The text by which the tool is found: the titles of its examples, and the descriptions and values of its arguments. */
function searchTermsOf({ examples = [], inputSchema: { properties } }: PackTool): string {
  const argumentTexts = Object.values(properties).flatMap((one) => [
    one.description ?? "",
    "enum" in one ? one.enum ?? [] : [],
  ]);
  return [examples, argumentTexts].flat(2).join(" ");
}

/** How the failures of one tool are reported. */
interface Reports {
  /** Reports an error of a script or of the product itself. */
  reportError(error: unknown): void;
  /** The same outside, which also reports its failures. */
  reporting(outside: Outside): Outside;
}

function reportingOf(pack: Pack, tool: PackTool, report: ReportFailure): Reports {
  const named = namesForLog(pack, tool.name);
  return {
    reportError: (error) =>
      error instanceof BrokenScript
        ? report({ ...named, script: error.place, reason: "script", error })
        : report({ ...named, reason: "internal", error }),
    reporting: (outside) => reportOutsideFailures(outside, { pack, tool, report }),
  };
}

function defineLookUp(pack: Pack, tool: PackTool, { reportError, reporting }: Reports): ScriptTool["lookUp"] {
  return async (args, outside, context) => {
    try {
      const found = await runPackTool(pack, tool, { args, today: context.today }, reporting(outside));
      return withQuirks(tool, found);
    } catch (error) {
      reportError(error);
      return internalError(tool);
    }
  };
}

function internalError({ title }: PackTool): Refused {
  const toldToPerson = `${title} falhou por um problema interno.`;
  return { refused: `${toldToPerson} Diga isso em uma frase e siga sem esse dado.`, toldToPerson };
}

/** Corrects the arguments before the offer, so that the person says yes to exactly what is sent. */
function defineNormalizing(
  pack: Pack,
  tool: PackTool,
  { reportError }: Reports,
): PackToolDefinition["normalizeArguments"] {
  return async (args, { now }) => {
    try {
      const visibleArgs = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, makeVisible(value)]));
      const checked = await validateArguments(pack, tool, { args: visibleArgs, today: now.slice(0, 10) });
      if ("refused" in checked) return checked;
      return tool.call && buildUrl(tool.call, checked.args) === null ? { refused: NO_URL } : checked;
    } catch (error) {
      reportError(error);
      return internalError(tool);
    }
  };
}

function defineWrite(pack: Pack, tool: PackTool, reports: Reports): OutsideWrite {
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
        const reporting = reports.reporting(outside);
        const sent = tool.call
          ? await writeToService(pack, tool, args, reporting, toolCallId)
          : await writeToRemote(pack, tool, args, reporting);
        if (sent.status === "unknown") return resultIfUnheard;
        if (sent.status === "refused") return { status: "refused", summary: sent.why };
        const response = await readResponse(pack, tool, { args, today }, sent.value, reports);
        const hasSummary = isResultOfScript(tool) && typeof response?.summary === "string";
        const details = hasSummary ? ` ${oneLine(String(response.summary))}` : "";
        return { status: "done", summary: `Feito em ${host}: ${tool.title}.${details}`, ...(response && { response }) };
      } catch (error) {
        reports.reportError(error);
        return resultIfUnheard;
      }
    },
  };
}

/** Takes invisible characters out of texts: the person would say yes without seeing them. */
function makeVisible(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(makeVisible);
  return typeof value === "string" ? removeInvisible(value) : value;
}

/** The service's answer to a write; undefined when it cannot be used. The write has succeeded in either case. */
async function readResponse(
  pack: Pack,
  tool: PackTool,
  given: ToolInput,
  value: unknown,
  { reportError }: Reports,
): Promise<JsonObject | undefined> {
  if (value === undefined) return undefined;
  try {
    const found = withQuirks(tool, checkResult(tool, await processResponse(pack, tool, given, value)));
    return "args" in found ? found.args.result as JsonObject : undefined;
  } catch (error) {
    reportError(error);
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

/** The part of the offer that says what is done and where. */
function describeAction(pack: Pack, tool: PackTool): string {
  const { call, remote, title } = tool;
  const host = hostOf(pack, tool);
  const named = inSentence(title);
  if (!mayChangeOutside(pack, tool)) return `consulte ${named}${call || remote ? ` em ${host}` : ""}`;
  const words = call ? METHOD_WORDS[call.method] : `use a ferramenta ${nameInSentence(oneLine(remote!.tool))} de`;
  return `${words} ${host}, sem volta: ${named}`;
}

/** " (cep: 01001-000)": everything that will be sent, so that the person sees it before. */
function describeArguments(args: JsonObject): string {
  const named = Object.entries(args).map(([name, value]) => `${name}: ${[value].flat().map(inSentence).join(", ")}`);
  return named.length === 0 ? "" : ` (${named.join("; ")})`;
}

function inSentence(value: unknown): string {
  return nameInSentence(oneLine(String(value), LONGEST_ARGUMENT).replaceAll("“", "‘").replaceAll("”", "’"));
}
