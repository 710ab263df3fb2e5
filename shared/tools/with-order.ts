import { z } from "zod";
import type { ToolDefinition } from "./definition.ts";

const order = z.string().optional();
const made = new WeakMap<ToolDefinition, ToolDefinition>();

/** Whether a write may run at once on the person's order: what erases, what goes outside and what changes when to ask always waits for a yes. */
export function isOrderable({ name, confirmation, source, writesOutside }: ToolDefinition): boolean {
  return confirmation === "required" && source === undefined && writesOutside === undefined &&
    !/^(?:(?:delete|forget)_|set_standing_yes$)/.test(name);
}

/** A tool as a model is shown it: a write that the person may order takes, as `order`, the words in which they did. */
export function withOrder(tool: ToolDefinition): ToolDefinition {
  const { inputSchema } = tool;
  if (!isOrderable(tool) || !(inputSchema instanceof z.ZodObject)) return tool;
  const known = made.get(tool) ?? { ...tool, inputSchema: inputSchema.safeExtend({ order }) };
  made.set(tool, known);
  return known;
}
