import { builtInCatalog } from "../../../shared/catalog/catalog.ts";
import type { TemplateTools } from "../../../shared/notes/template-tools.ts";
import { z } from "zod";
import { definePackTool } from "../../../shared/packs/define-pack-tool.ts";
import type { PackTool } from "../../../shared/packs/pack.ts";
import type { PackToolDefinition, ScriptTool } from "../../../shared/tools/definition.ts";

/** A deployment's tool that asks https://a.com/<name>. */
export function toolOf(name: string, more: Partial<PackTool> = {}, own = false): PackToolDefinition {
  const pack = {
    name: "dados",
    version: "1",
    description: "Dados",
    triggers: [],
    instructions: "",
    references: {},
    variables: [],
    scripts: {},
    own,
    tools: [],
  };
  return definePackTool(pack, {
    name,
    title: `Dado ${name}`,
    description: "Lê.",
    inputSchema: { type: "object", properties: { moeda: { type: "string", enum: ["USD", "EUR"] } }, required: [] },
    call: { method: "GET", url: `https://a.com/${name}`, query: [], body: [], headers: {} },
    limits: {},
    ...more,
  });
}

/** A tool that computes, as a script does: nothing else runs for so many milliseconds. */
export function computing(name: string, ms: number): ScriptTool {
  const { title, description, searchTerms, source, offer, answer } = toolOf(name);
  return {
    kind: "script",
    name,
    title,
    description,
    searchTerms,
    source,
    offer,
    answer,
    confirmation: "none",
    inputSchema: z.object({}),
    lookUp() {
      const end = performance.now() + ms;
      while (performance.now() < end);
      return { args: { result: { name } } };
    },
  };
}

/** A catalog that has these tools beside the built-in ones. */
export function catalogWith(...tools: PackToolDefinition[]): TemplateTools {
  return { find: (name) => tools.find((tool) => tool.name === name) ?? builtInCatalog.find(name) };
}
