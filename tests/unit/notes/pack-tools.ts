import { z } from "zod";
import { packTool } from "../../../shared/packs/pack-tool.ts";
import type { PackTool } from "../../../shared/packs/pack.ts";
import type { ToolDefinition } from "../../../shared/tools/definition.ts";

/** A deployment's tool that asks https://a.com/<name>. */
export function toolOf(name: string, more: Partial<PackTool> = {}, own = false): ToolDefinition {
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
  return packTool(pack, {
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
export function computing(name: string, ms: number): ToolDefinition {
  return {
    ...toolOf(name),
    inputSchema: z.object({}),
    reads: undefined,
    lookUp() {
      const end = performance.now() + ms;
      while (performance.now() < end);
      return { args: { result: { name } } };
    },
  };
}

export function packsOf(...tools: ToolDefinition[]) {
  return { tools: new Map(tools.map((tool) => [tool.name, tool])) };
}
