import { z } from "zod";
import { asBuiltIn, type JsonObject, outsideWriteOf, type ToolDefinition } from "../definition.ts";

const order = z.string().optional();
const made = new WeakMap<ToolDefinition, ToolDefinition>();

/** Whether a write may run at once on the person's order: what erases, what goes outside and what changes when to ask always waits for a yes. */
export function isOrderable({ kind, name, confirmation }: ToolDefinition): boolean {
  return confirmation === "required" && kind === "built-in" && !/^(?:(?:delete|forget)_|set_standing_yes$)/.test(name);
}

/** More rows than this are not changed by a yes among other words. */
const MOST_ROWS = 20;

/**
 * Whether a write has no way back, goes outside or reaches many rows: it waits for an explicit yes as the whole message, or a
 * button. Without facts, which a question of several has, it is not known yet how many.
 */
export function hasHighStakes(tool: ToolDefinition, facts: JsonObject | undefined): boolean {
  if (outsideWriteOf(tool)) return true;
  const { isIrreversible, erasesAll, rowsReached } = asBuiltIn(tool) ?? {};
  const rows = facts === undefined ? 1 : rowsReached?.(facts) ?? 1;
  return isIrreversible === true || erasesAll === true || rows > MOST_ROWS;
}

/** A tool as a model is shown it: a write that the person may order takes, as `order`, the words in which they did. */
export function withOrder(tool: ToolDefinition): ToolDefinition {
  const { inputSchema } = tool;
  if (!isOrderable(tool) || !(inputSchema instanceof z.ZodObject)) return tool;
  const known = made.get(tool) ?? { ...tool, inputSchema: inputSchema.safeExtend({ order }) };
  made.set(tool, known);
  return known;
}
