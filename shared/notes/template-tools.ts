import type { Packs } from "../packs/load-packs.ts";
import { resolveTool } from "../packs/resolve-tools.ts";
import type { ToolDefinition } from "../tools/definition.ts";
import { type NoteTool, noteTools } from "./note-tools.ts";

/** What a template may call: what reads the person's own data or asks outside without a yes, and what only templates have. */
export type TemplateTool = ToolDefinition | NoteTool;

/** The tools of packs that the person has. */
export type PackTools = Pick<Packs, "tools">;

const READS = /^(?:analyze|get|list|search)_/;

/** A tool by its name, or the sentence that says why a template has none of that name. */
export function templateTool(name: string, packs: PackTools): { tool: TemplateTool } | { refused: string } {
  const tool = noteTools.find((one) => one.name === name) ?? resolveTool(name, packs);
  if (tool === undefined) return { refused: `Não conheço a ferramenta “${name}”, ou ela está desligada.` };
  const refused = isOfPack(tool) ? whyNotOfPack(tool) : whyNotBuiltIn(tool);
  return refused === null ? { tool } : { refused };
}

export function isNoteTool(tool: TemplateTool): tool is NoteTool {
  return "ofPeriod" in tool;
}

/** Whether it asks a service or computes, and nothing of the database. */
export function isOfPack({ source }: TemplateTool): boolean {
  return source !== undefined;
}

function whyNotBuiltIn({ name, confirmation, lookUp }: TemplateTool): string | null {
  if (confirmation !== "none") return `“${name}” grava ou apaga, e isso só com um sim: um modelo só consulta.`;
  return READS.test(name) && lookUp === undefined
    ? null
    : `“${name}” não consulta só os seus dados: num modelo não dá.`;
}

function whyNotOfPack({ name, confirmation, writesOutside, lookUp }: TemplateTool): string | null {
  if (writesOutside) return `“${name}” muda algo fora daqui, e isso só com um sim: um modelo só consulta.`;
  return confirmation === "none" && lookUp
    ? null
    : `“${name}” só é usada com um sim a cada vez: um modelo consulta sem perguntar.`;
}
