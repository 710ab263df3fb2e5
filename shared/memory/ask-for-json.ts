import type { LanguageModelV4, LanguageModelV4Message } from "@ai-sdk/provider";
import { z } from "zod";
import { jsonSchema } from "../model/json-schema.ts";
import { ExtractionFailure } from "./extraction/extraction-failure.ts";

/** What a model is asked for: an answer in JSON. */
export interface JsonQuestion<T> {
  instructions: string;
  prompt: string;
  name: string;
  /** The shape the model is shown. */
  shown: z.ZodType;
  /** What its answer is checked by; looser where that is done item by item afterwards. */
  checked: z.ZodType<T>;
}

/** An answer that is no JSON of the right shape, and what is wrong with it. */
interface BadAnswer {
  text: string;
  problem: string;
}

/**
 * Asks a model for JSON. An answer that is no JSON of the right shape is sent back once with what is wrong.
 *
 * @throws ExtractionFailure when the answer is bad twice; the provider's errors when there is none
 */
export async function askForJson<T>(
  model: LanguageModelV4,
  question: JsonQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const asked: LanguageModelV4Message[] = [
    { role: "system", content: question.instructions },
    { role: "user", content: [{ type: "text", text: question.prompt }] },
  ];
  const first = await ask(model, question, asked, signal);
  if ("output" in first) return first.output;
  const second = await ask(model, question, [...asked, ...correction(first)], signal);
  if ("output" in second) return second.output;
  throw new ExtractionFailure();
}

async function ask<T>(
  model: LanguageModelV4,
  { shown, checked, name }: JsonQuestion<T>,
  prompt: LanguageModelV4Message[],
  signal: AbortSignal,
): Promise<{ output: T } | BadAnswer> {
  // Not tried again here when it is refused: the run itself is, with a pause (consolidate-user.ts).
  const { content } = await model.doGenerate({
    prompt,
    responseFormat: { type: "json", schema: jsonSchema(shown), name },
    abortSignal: signal,
  });
  const text = content.map((part) => part.type === "text" ? part.text : "").join("");
  return readAnswer(text, checked);
}

function readAnswer<T>(text: string, checked: z.ZodType<T>): { output: T } | BadAnswer {
  try {
    const { data, error } = checked.safeParse(JSON.parse(text));
    return error ? { text, problem: z.prettifyError(error) } : { output: data };
  } catch {
    return { text, problem: "não é JSON" };
  }
}

function correction({ text, problem }: BadAnswer): LanguageModelV4Message[] {
  const refusal = `Essa resposta não serve: ${problem.slice(0, 500)}. Responda de novo, só com o JSON pedido.`;
  return [
    { role: "assistant", content: [{ type: "text", text: text.slice(0, 8000) || "(vazio)" }] },
    { role: "user", content: [{ type: "text", text: refusal }] },
  ];
}
