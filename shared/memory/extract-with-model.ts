import type { LanguageModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { askForJson } from "../model/ask-for-json.ts";
import { checkItems, type ModelAnswer } from "./extraction/check-items.ts";
import { EXTRACTION_INSTRUCTIONS, extractionPrompt } from "./extraction/extraction-prompt.ts";
import { extractedItemSchema } from "./extraction/extracted-item.ts";
import type { Extraction, ExtractionContext, SourceMessage } from "./extraction/extraction.ts";
import { looseChangeSchema } from "./extraction/loose-change.ts";

/** The model is shown the whole shape; what comes back is only checked as a whole here, and item by item afterwards. */
const shown = z.object({ items: z.array(extractedItemSchema), memory_changes: z.array(looseChangeSchema) });
const checked: z.ZodType<ModelAnswer> = z.object({
  items: z.array(z.unknown()),
  memory_changes: z.array(z.unknown()).default([]),
});

/**
 * What a batch of messages teaches, by a language model. An answer that is no JSON of the right shape is sent back once
 * with what is wrong; items that are wrong by themselves are rejected one by one.
 *
 * @throws UnreadableAnswer when the answer is bad twice; the provider's errors when there is none
 */
export async function extractWithModel(
  model: LanguageModelV4,
  messages: readonly SourceMessage[],
  context: ExtractionContext,
  signal: AbortSignal,
): Promise<Extraction> {
  const prompt = extractionPrompt(messages, context);
  const question = { instructions: EXTRACTION_INSTRUCTIONS, prompt, name: "extraction", shown, checked };
  return checkItems(await askForJson(model, question, signal), messages, context);
}
