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

/** Only the two lists are checked here. checkExtraction() checks their items one by one. */
const checked: z.ZodType<ModelAnswer> = z.object({
  items: z.array(z.unknown()),
  memory_changes: z.array(z.unknown()).default([]),
});

/**
 * Asks the extraction model what a batch of messages teaches. An answer that is not JSON of the right shape is sent back once, with
 * the problem. Invalid items are rejected one by one.
 *
 * @throws UnreadableAnswer if both answers are unreadable, or the model blocks; the provider's errors if there is no answer
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
