import { z } from "zod";
import type { Outside } from "../outside/outside.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { readToolVariable } from "../runtime/environment.ts";
import { oneLine } from "../text/one-line.ts";
import { isStorable } from "../text/plain-text.ts";
import type { Found, JsonObject, ToolContext, ToolDefinition } from "../tools/definition.ts";
import { namesIn } from "../tools/manifest.ts";
import { argumentSchema } from "./argument-schema.ts";
import type { Pack, PackTool } from "./pack.ts";

const VALIDATOR_MS = 500;
const SCRIPT_MS = 1_000;
/** What a model can make use of; more is to be cut down by a processor. */
const LONGEST_RESULT = 16_000;

const refusal = z.object({ error: z.string() });
const mended = z.object({ args: z.record(z.string(), z.unknown()) });

/**
 * A tool of a pack, in the form of those that are built in. It only reads, whatever it says of itself. What a service answered is
 * nobody's words here: a turn that has read it writes nothing more without a yes.
 */
export function packTool(pack: Pack, tool: PackTool): ToolDefinition {
  return {
    name: tool.name,
    description: tool.description,
    inputSchema: argumentSchema(tool.inputSchema),
    confirmation: tool.confirmed ? "required" : "none",
    ...(tool.call && { reads: "outside" as const }),
    async lookUp(args, outside, context) {
      try {
        return await run(pack, tool, { args, today: context.today }, outside);
      } catch (error) {
        logFailure(`tool ${tool.name} of ${pack.name} failed`, error);
        return {
          refused: `${tool.title} falhou por um problema interno. Diga isso em uma frase e siga sem esse dado.`,
        };
      }
    },
    offer: (args) => `Quer que eu consulte ${tool.title}${destination(tool)}${written(args)}?`,
    answer: (result) => typeof result.summary === "string" ? oneLine(result.summary) : `Consultei: ${tool.title}.`,
  };
}

function destination({ call }: PackTool): string {
  return call ? ` em ${URL.parse(call.url)?.hostname ?? "outro lugar"}` : "";
}

/** " (cep: 01001-000)": all that goes out, for the person to see before it does. */
function written(args: JsonObject): string {
  const told = Object.entries(args).map(([name, value]) => `${name}: ${[value].flat().join(", ")}`);
  return told.length === 0 ? "" : ` (${told.join("; ")})`;
}

type Input = { args: JsonObject; today: ToolContext["today"] };

/** Validator, then operation or script, then processor. @throws ScriptFailure */
async function run(pack: Pack, tool: PackTool, given: Input, outside: Outside): Promise<Found> {
  const script = async (path: string, input: object, ms: number) => {
    // Most turns, and most deployments, run none.
    const { runScript } = await import("../sandbox/run-script.ts");
    return await runScript(pack.scripts[path] ?? "", input, ms);
  };
  let input = given;
  if (tool.validator !== undefined) {
    const checked = await script(tool.validator, input, VALIDATOR_MS);
    const refused = refusal.safeParse(checked).data;
    if (refused) return { refused: oneLine(refused.error) };
    input = { ...input, args: mended.parse(checked).args };
  }
  if (tool.reference) return { args: { result: { text: pack.references[String(input.args.text)] ?? "" } } };
  if (tool.script !== undefined) return found(tool, await script(tool.script, input, SCRIPT_MS));
  if (!tool.call) throw new Error("calls nothing");
  const url = addressOf(tool.call, input.args);
  if (url === null) {
    return {
      refused: `Faltam dados para ${tool.title}, ou um deles não serve para um endereço. Pergunte o que falta.`,
    };
  }
  const answer = await outside.readJson(url.href, { ...tool.limits, headers: headersOf(tool.call.headers) });
  if (!("value" in answer)) return { refused: tellFailure(url.hostname, answer.answered) };
  return found(
    tool,
    tool.processor === undefined
      ? Array.isArray(answer.value) ? { items: answer.value } : answer.value
      : await script(tool.processor, { ...input, response: answer.value }, SCRIPT_MS),
  );
}

/** A script may refuse too; what is too long or cannot be stored is no result. */
function found({ title }: PackTool, result: unknown): Found {
  const refused = refusal.safeParse(result).data;
  if (refused) return { refused: oneLine(refused.error) };
  const value = z.record(z.string(), z.unknown()).parse(result);
  if (JSON.stringify(value).length > LONGEST_RESULT) {
    return { refused: `${title} respondeu com coisa demais para ler. Peça uma parte menor, ou diga que não coube.` };
  }
  if (!isStorable(value)) {
    return { refused: `${title} respondeu com caracteres que não se pode guardar. Siga sem esse dado.` };
  }
  return { args: { result: value } };
}

/** Null where an argument of the path is missing, or would lead to another path. */
function addressOf({ url, query }: NonNullable<PackTool["call"]>, args: JsonObject): URL | null {
  const given = new Map(Object.entries(args));
  const parts = [...url.matchAll(/\{([^}]+)\}/g)].map(([, name]) => given.get(name!));
  if (parts.some((part) => part === undefined || part === null || /^\.{0,2}$/.test(String(part)))) return null;
  const address = new URL(url.replace(/\{([^}]+)\}/g, (_, name) => encodeURIComponent(String(given.get(name)))));
  for (const name of query) {
    for (const value of [given.get(name)].flat()) {
      if (value !== undefined && value !== null) address.searchParams.append(name, String(value));
    }
  }
  return address;
}

function headersOf(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      namesIn(value).reduce(
        (text, variable) => text.replaceAll(`\${${variable}}`, readToolVariable(variable) ?? ""),
        value,
      ),
    ]),
  );
}

function tellFailure(host: string, status: number | undefined): string {
  if (status === 404) return `${host} não conhece isso. Confira os dados com a pessoa; não invente a resposta.`;
  if (status === 400 || status === 422) return `${host} não aceitou esses dados. Confira-os com a pessoa.`;
  return `${host} não respondeu agora. Diga isso em uma frase e sugira tentar mais tarde.`;
}
