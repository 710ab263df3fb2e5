import type { JsonObject, ToolContext } from "../tools/definition.ts";
import { findTool } from "../tools/registry.ts";

/** What calls that were run together did, from the tools' own templates; those of one tool are told together. */
export function answerCalls(calls: readonly { tool: string; result: JsonObject }[], context: ToolContext): string {
  const tools = [...new Set(calls.map(({ tool }) => tool))];
  return tools.map((name) => {
    const results = calls.filter(({ tool }) => tool === name).map(({ result }) => result);
    const tool = findTool(name);
    if (tool === undefined) return "Feito.";
    return results.length > 1 && tool.answerSeveral
      ? tool.answerSeveral(results, context)
      : results.map((result) => tool.answer(result, context)).join("\n");
  }).join("\n");
}
