import type { ToolDefinition } from "../tools/definition.ts";
import { findTool } from "../tools/registry.ts";
import type { Packs } from "./load-packs.ts";

/** Tools that a turn may offer, and those of its skills whose service does not answer. */
export interface ResolvedTools {
  tools: ToolDefinition[];
  unavailable: UnavailableTool[];
}

export interface UnavailableTool {
  name: string;
  title: string;
}

/**
 * A tool by its name. What the deployment adds stands before what is built in, whole; a person's own never has the name of
 * either, so that the order among packs does not matter.
 */
export function resolveTool(name: string, { tools }: Pick<Packs, "tools">): ToolDefinition | undefined {
  return tools.get(name) ?? findTool(name);
}

/**
 * Tools by their names, each once, in order; names that nobody knows are passed over. What was stored has been checked and
 * loaded by `loadPacks`, in one round trip an instance and revision; how it stands with each service is known from checks in the
 * background and from calls, so that nothing is asked here and nothing waits.
 */
export function resolveTools(names: readonly string[], { packs }: { packs: Packs }): ResolvedTools {
  const tools: ToolDefinition[] = [];
  const unavailable: UnavailableTool[] = [];
  for (const name of new Set(names)) {
    const health = packs.tools.has(name) ? packs.health.get(name) : undefined;
    if (health && !health.isOffered) {
      unavailable.push({ name, title: health.title });
      continue;
    }
    const tool = resolveTool(name, packs);
    if (tool) tools.push(tool);
  }
  return { tools, unavailable };
}
