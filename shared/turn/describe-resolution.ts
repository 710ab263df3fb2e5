import { z } from "zod";
import { describeItem } from "../tools/base/describe-item.ts";
import { knowledgeItemSchema } from "../tools/base/knowledge-item.ts";
import type { JsonObject } from "../tools/definition.ts";

const resolved = z.object({
  resolution: z.enum(["keep_existing", "use_new", "keep_both"]),
  item: knowledgeItemSchema,
  others: z.array(knowledgeItemSchema),
});
const rejected = z.object({ removed: z.array(knowledgeItemSchema).min(1) });

/** What came of a question about memory, from the result of resolve_knowledge or reject_contradiction; null for other tools. */
export function describeResolution(tool: string, result: JsonObject): string | null {
  if (tool === "reject_contradiction") {
    const { removed } = rejected.parse(result);
    return `Tirei da memória:\n${removed.map((item) => `- ${describeItem(item)}`).join("\n")}`;
  }
  if (tool !== "resolve_knowledge") return null;
  const { resolution, item, others } = resolved.parse(result);
  if (resolution === "keep_both") return "Deixei os dois na memória.";
  if (resolution === "use_new") return `Atualizei a memória: ${describeItem(item)}`;
  return others[0] ? `Mantive na memória: ${describeItem(others[0])}` : "Deixei a memória como estava.";
}
