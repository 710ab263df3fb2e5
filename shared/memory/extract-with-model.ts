import type { LanguageModelV4 } from "@ai-sdk/provider";
import { generateText, jsonSchema, type ModelMessage, NoObjectGeneratedError, Output } from "ai";
import { z } from "zod";
import { checkItems, type ModelAnswer } from "./extraction/check-items.ts";
import { ExtractionFailure } from "./extraction/extraction-failure.ts";
import { EXTRACTION_INSTRUCTIONS, extractionPrompt } from "./extraction/extraction-prompt.ts";
import { extractedItemSchema } from "./extraction/extracted-item.ts";
import type { Extraction, ExtractionContext, SourceMessage } from "./extraction/extraction.ts";
import { looseChangeSchema } from "./extraction/loose-change.ts";

const answerSchema = z.object({ items: z.array(z.unknown()), memory_changes: z.array(z.unknown()).default([]) });
/** The model is shown the whole shape; what comes back is only checked as a whole here, and item by item afterwards. */
const shownSchema = jsonSchema<ModelAnswer>(
  () =>
    z.toJSONSchema(z.object({ items: z.array(extractedItemSchema), memory_changes: z.array(looseChangeSchema) }), {
      io: "input",
      target: "draft-7",
    }) as Parameters<typeof jsonSchema>[0] & object,
  {
    validate(value) {
      const parsed = answerSchema.safeParse(value);
      return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error };
    },
  },
);

/**
 * What a batch of messages teaches, by a language model. An answer that is no JSON of the right shape is sent back once
 * with what is wrong; items that are wrong by themselves are rejected one by one.
 *
 * @throws ExtractionFailure when the answer is bad twice; the AI SDK's errors when there is none
 */
export async function extractWithModel(
  model: LanguageModelV4,
  messages: readonly SourceMessage[],
  context: ExtractionContext,
  signal: AbortSignal,
): Promise<Extraction> {
  const asked: ModelMessage[] = [{ role: "user", content: extractionPrompt(messages, context) }];
  const answer = await ask(model, asked, signal).catch((error: unknown) => askAgain(model, asked, error, signal));
  return checkItems(answer, messages, context);
}

async function askAgain(
  model: LanguageModelV4,
  asked: ModelMessage[],
  error: unknown,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  if (!NoObjectGeneratedError.isInstance(error)) throw error;
  try {
    return await ask(model, [...asked, ...correction(error)], signal);
  } catch (second) {
    throw NoObjectGeneratedError.isInstance(second) ? new ExtractionFailure() : second;
  }
}

async function ask(model: LanguageModelV4, messages: ModelMessage[], signal: AbortSignal): Promise<ModelAnswer> {
  const { output } = await generateText({
    model,
    instructions: EXTRACTION_INSTRUCTIONS,
    messages,
    output: Output.object({ schema: shownSchema, name: "extraction" }),
    // The run itself is tried again, with a pause (consolidate-user.ts).
    maxRetries: 0,
    abortSignal: signal,
  });
  return output;
}

function correction({ text, cause }: { text: string | undefined; cause?: unknown }): ModelMessage[] {
  const problem = cause instanceof Error ? cause.message.slice(0, 500) : "não é JSON";
  return [
    { role: "assistant", content: text?.slice(0, 8000) || "(vazio)" },
    { role: "user", content: `Essa resposta não serve: ${problem}. Responda de novo, só com o JSON pedido.` },
  ];
}
