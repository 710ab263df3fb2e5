import type { Catalog } from "../catalog/catalog.ts";
import { type AddedTool, type BuiltInTool, outsideWriteOf, type ToolDefinition } from "../tools/definition.ts";
import { type NoteTool, noteTools } from "./note-tools.ts";

/** What a template may call: what reads the person's own data or asks outside without a yes, and what only templates have. */
export type TemplateTool = ToolDefinition | NoteTool;

/** Whose tools a template may call. */
export type TemplateTools = Pick<Catalog, "find">;

const READS = /^(?:analyze|get|list|search)_/;

/** A tool by its name, or the sentence that says why a template has none of that name. */
export function templateTool(name: string, catalog: TemplateTools): { tool: TemplateTool } | { refused: string } {
  const tool = noteTools.find((one) => one.name === name) ?? catalog.find(name);
  if (tool === undefined) return { refused: `Não conheço a ferramenta “${name}”, ou ela está desligada.` };
  const refused = isOfPack(tool) ? whyNotOfPack(tool) : whyNotBuiltIn(tool);
  return refused === null ? { tool } : { refused };
}

export function isNoteTool(tool: TemplateTool): tool is NoteTool {
  return tool.kind === "note";
}

/** Whether it asks a service or computes, and nothing of the database. */
export function isOfPack(tool: TemplateTool): tool is AddedTool {
  return tool.kind !== "built-in" && tool.kind !== "note";
}

function whyNotBuiltIn({ name, confirmation, lookUp }: BuiltInTool | NoteTool): string | null {
  if (confirmation !== "none") return `“${name}” grava ou apaga, e isso só com um sim: um modelo só consulta.`;
  return READS.test(name) && lookUp === undefined
    ? null
    : `“${name}” não consulta só os seus dados: num modelo não dá.`;
}

function whyNotOfPack(tool: AddedTool): string | null {
  const { name, confirmation, lookUp } = tool;
  if (outsideWriteOf(tool)) return `“${name}” muda algo fora daqui, e isso só com um sim: um modelo só consulta.`;
  return confirmation === "none" && lookUp
    ? null
    : `“${name}” só é usada com um sim a cada vez: um modelo consulta sem perguntar.`;
}
