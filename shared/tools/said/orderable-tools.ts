import { z } from "zod";
import { asBuiltIn, type JsonObject, outsideWriteOf, type ToolDefinition } from "../definition.ts";

const order = z.string().optional();
const shownTools = new WeakMap<ToolDefinition, ToolDefinition>();

/** Whether a tool, with these arguments, deletes or forgets records. */
export function isErasing(tool: ToolDefinition, args: JsonObject = {}): boolean {
  return /^(?:delete|forget)_/.test(tool.name) || asBuiltIn(tool)?.erases?.(args) === true;
}

/**
 * Whether a write may run at once on the person's order. What erases, what goes outside and what changes when the assistant asks always
 * waits for a yes.
 */
export function isOrderable(tool: ToolDefinition, args: JsonObject = {}): boolean {
  return tool.confirmation === "required" && tool.kind === "built-in" && !isErasing(tool, args) &&
    tool.name !== "set_standing_yes";
}

/** A write that reaches more rows waits for an explicit yes. */
const MOST_ROWS = 20;

/**
 * Whether a write waits for an explicit yes, as the whole message or by a button: it cannot be undone, goes outside or reaches many rows.
 * Without facts, as in a question that offers several choices, the number of rows is not known yet and does not count.
 */
export function hasHighStakes(tool: ToolDefinition, facts: JsonObject | undefined): boolean {
  if (outsideWriteOf(tool)) return true;
  const { isIrreversible, erasesAll, rowsReached } = asBuiltIn(tool) ?? {};
  const rows = facts === undefined ? 1 : rowsReached?.(facts) ?? 1;
  return isIrreversible === true || erasesAll === true || rows > MOST_ROWS;
}

/** A tool as the model sees it: an orderable write gets an argument `order`, in which the model quotes the person's order. */
export function withOrder(tool: ToolDefinition): ToolDefinition {
  const { inputSchema } = tool;
  if (!isOrderable(tool) || !(inputSchema instanceof z.ZodObject)) return tool;
  const shown = shownTools.get(tool) ?? { ...tool, inputSchema: inputSchema.safeExtend({ order }) };
  shownTools.set(tool, shown);
  return shown;
}
