import type { LanguageModelV4 } from "@ai-sdk/provider";
import { generateText, type jsonSchema, type ModelMessage, NoObjectGeneratedError, Output } from "ai";
import { ExtractionFailure } from "./extraction/extraction-failure.ts";

/** What a model is asked for: an answer in JSON of this schema. */
export interface JsonQuestion<T> {
  instructions: string;
  prompt: string;
  schema: ReturnType<typeof jsonSchema<T>>;
  name: string;
}

/**
 * Asks a model for JSON. An answer that is no JSON of the right shape is sent back once with what is wrong.
 *
 * @throws ExtractionFailure when the answer is bad twice; the AI SDK's errors when there is none
 */
export async function askForJson<T>(
  model: LanguageModelV4,
  question: JsonQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const asked: ModelMessage[] = [{ role: "user", content: question.prompt }];
  try {
    return await ask(model, question, asked, signal);
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return await ask(model, question, [...asked, ...correction(error)], signal).catch((second: unknown) => {
      throw NoObjectGeneratedError.isInstance(second) ? new ExtractionFailure() : second;
    });
  }
}

async function ask<T>(
  model: LanguageModelV4,
  { instructions, schema, name }: JsonQuestion<T>,
  messages: ModelMessage[],
  signal: AbortSignal,
): Promise<T> {
  const { output } = await generateText({
    model,
    instructions,
    messages,
    output: Output.object({ schema, name }),
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
