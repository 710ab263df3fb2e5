import type { ToolDefinition } from "../tools/definition.ts";
import { findTool } from "../tools/registry.ts";
import { type NoteTool, noteTools } from "./note-tools.ts";

/** What a template may call: what reads the person's own data, and what only templates have. */
export type TemplateTool = ToolDefinition | NoteTool;

const READS = /^(?:analyze|get|list|search)_/;

/** A tool by its name, or the sentence that says why a template has none of that name. */
export function templateTool(name: string): { tool: TemplateTool } | { refused: string } {
  const tool = noteTools.find((one) => one.name === name) ?? findTool(name);
  if (tool === undefined) return { refused: `Não conheço a ferramenta “${name}”.` };
  if (tool.confirmation !== "none") {
    return { refused: `“${name}” grava ou apaga, e isso só com um sim: um modelo só consulta.` };
  }
  if (!READS.test(name) || tool.lookUp !== undefined) {
    return { refused: `“${name}” não consulta só os seus dados: num modelo não dá.` };
  }
  return { tool };
}

export function isNoteTool(tool: TemplateTool): tool is NoteTool {
  return "ofPeriod" in tool;
}
