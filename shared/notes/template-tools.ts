import type { Catalog } from "../catalog/catalog.ts";
import { type BuiltInTool, outsideWriteOf, type PackToolDefinition, type ToolDefinition } from "../tools/definition.ts";
import { type NoteTool, noteTools } from "./note-tools.ts";

/** A tool for templates: it reads the person's own data, asks a service without a yes, or is for templates only. */
export type TemplateTool = ToolDefinition | NoteTool;

/** The catalog in which a template's tools are looked up. */
export type TemplateTools = Pick<Catalog, "find">;

const READS = /^(?:analyze|get|list|search)_/;

/** Finds a tool by its name, or says why a template cannot call it. */
export function findTemplateTool(name: string, catalog: TemplateTools): { tool: TemplateTool } | { refused: string } {
  const tool = noteTools.find((one) => one.name === name) ?? catalog.find(name);
  if (tool === undefined) return { refused: `Não conheço a ferramenta “${name}”, ou ela está desligada.` };
  const refused = isPackTool(tool) ? packToolRefusal(tool) : builtInRefusal(tool);
  return refused === null ? { tool } : { refused };
}

export function isNoteTool(tool: TemplateTool): tool is NoteTool {
  return tool.kind === "note";
}

/** Whether the tool is from a pack. Such a tool asks a service or runs a script, and never reads the database. */
export function isPackTool(tool: TemplateTool): tool is PackToolDefinition {
  return tool.kind !== "built-in" && tool.kind !== "note";
}

function builtInRefusal({ name, confirmation, lookUp }: BuiltInTool | NoteTool): string | null {
  if (confirmation !== "none") return `“${name}” grava ou apaga, e isso só com um sim: um modelo só consulta.`;
  return READS.test(name) && lookUp === undefined
    ? null
    : `“${name}” não consulta só os seus dados: num modelo não dá.`;
}

function packToolRefusal(tool: PackToolDefinition): string | null {
  const { name, confirmation, lookUp } = tool;
  if (outsideWriteOf(tool)) return `“${name}” muda algo fora daqui, e isso só com um sim: um modelo só consulta.`;
  return confirmation === "none" && lookUp
    ? null
    : `“${name}” só é usada com um sim a cada vez: um modelo consulta sem perguntar.`;
}
