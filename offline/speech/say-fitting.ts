import { z } from "zod";
import { describeItem } from "../../shared/tools/base/describe-item.ts";
import { knowledgeItemSchema } from "../../shared/tools/base/knowledge-item.ts";
import type { ToolResult } from "../conversation.ts";
import type { Reading } from "../reading/reading.ts";
import { itemsAbout } from "./items-about.ts";
import { sayLatest } from "./say-latest.ts";

const resultSchema = z.object({ query: z.string(), items: z.array(knowledgeItemSchema) });
const MOST = 3;

/** What memory plainly holds of a question, in words; null when it holds nothing of it. */
export function sayFitting({ output }: ToolResult, reading: Reading): string | null {
  const parsed = resultSchema.safeParse(output.kind === "result" ? output.value : {});
  if (!parsed.success) return null;
  const latest = sayLatest(parsed.data.items, reading);
  if (latest !== null) return latest;
  const fitting = itemsAbout(parsed.data.query, parsed.data.items) ?? [];
  return fitting.length === 0 ? null : fitting.slice(0, MOST).map(describeItem).join(" ");
}
