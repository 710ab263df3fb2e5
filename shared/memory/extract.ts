import type { LanguageModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { askForJson } from "../model/ask-for-json.ts";
import { checkExtraction, type Extraction, type ModelAnswer } from "./check-extraction.ts";
import {
  EXTRACTION_ANSWER,
  EXTRACTION_INSTRUCTIONS,
  type ExtractionContext,
  extractionPrompt,
  type SourceMessage,
} from "./extraction-prompt.ts";

/** As a whole the answer is only checked for its two lists; what is in them one by one, afterwards. */
const checked: z.ZodType<ModelAnswer> = z.object({
  items: z.array(z.unknown()),
  memory_changes: z.array(z.unknown()).default([]),
});

/**
 * What a batch of messages teaches, as the extraction model reads it. An answer that is no JSON of the right shape is sent
 * back once with what is wrong; items that are wrong by themselves are rejected one by one.
 *
 * @throws UnreadableAnswer when the answer is bad twice; the provider's errors when there is none
 */
export async function extract(
  model: LanguageModelV4,
  messages: readonly SourceMessage[],
  context: ExtractionContext,
  signal: AbortSignal,
): Promise<Extraction> {
  const question = {
    instructions: EXTRACTION_INSTRUCTIONS,
    prompt: extractionPrompt(messages, context),
    name: "extraction",
    shown: EXTRACTION_ANSWER,
    checked,
  };
  return checkExtraction(await askForJson(model, question, signal), messages, context);
}
