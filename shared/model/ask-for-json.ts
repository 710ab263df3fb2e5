import type { LanguageModelV4 } from "@ai-sdk/provider";
import {
  generateText,
  jsonSchema,
  type JSONSchema7,
  type ModelMessage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from "ai";
import { z } from "zod";
import { OwnError } from "../runtime/log-failure.ts";
import { schemaRefusal } from "./model-failure.ts";
import { cutText } from "../writing/cut-text.ts";

/** A request for an answer in JSON. */
export interface JsonQuestion<T> {
  instructions: string;
  prompt: string;
  name: string;
  /** The shape of the answer, as the model is shown it. */
  shown: z.ZodType;
  /** The schema that the answer is checked by. It may be looser than `shown`, if items are checked one by one afterwards. */
  checked: z.ZodType<T>;
  /** How much the model should think; if left out, the model's default. */
  effort?: "low" | "medium";
}

/**
 * A model gave two unreadable answers, or refused to answer (`blocked`). The message does not quote the answer, because it may quote
 * the person, and the message is logged.
 */
export class UnreadableAnswer extends OwnError {
  override name = "UnreadableAnswer";

  constructor(readonly isBlocked = false) {
    super(isBlocked ? "The model would not answer" : "The model's answer was not the JSON asked for, twice");
  }
}

/**
 * Asks a model for JSON. An answer that is not JSON of the right shape is sent back once, with the problem.
 *
 * @throws UnreadableAnswer if both answers are unreadable, or the model blocks; the provider's errors if there is no answer
 */
export async function askForJson<T>(
  model: LanguageModelV4,
  question: JsonQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const messages: ModelMessage[] = [{ role: "user", content: question.prompt }];
  const first = await ask(model, question, messages, signal);
  if ("output" in first) return first.output;
  const second = await ask(model, question, [...messages, ...correctionMessages(first)], signal);
  if ("output" in second) return second.output;
  throw new UnreadableAnswer();
}

/** An unreadable answer and its problem, a clause for the model, pt-BR. */
export interface BadAnswer {
  text: string;
  problem: string;
}

async function ask<T>(
  model: LanguageModelV4,
  { instructions, name, shown, checked, effort }: JsonQuestion<T>,
  messages: ModelMessage[],
  abortSignal: AbortSignal,
): Promise<{ output: T } | BadAnswer> {
  const schema = jsonSchema<T>(z.toJSONSchema(shown, { io: "input", target: "draft-7" }) as JSONSchema7, {
    validate(value) {
      const { data, error } = checked.safeParse(value);
      return error ? { success: false, error } : { success: true, value: data };
    },
  });
  try {
    // The caller tries refused requests again, with a pause.
    const request = { model, instructions, messages, maxRetries: 0, abortSignal, ...(effort && { reasoning: effort }) };
    const answer = await generateText({ ...request, output: Output.object({ schema, name }) });
    if (answer.finishReason === "content-filter") throw new UnreadableAnswer(true);
    return { output: answer.output };
  } catch (error) {
    if (NoOutputGeneratedError.isInstance(error)) return { text: "", problem: "não é JSON" };
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    if (error.finishReason === "content-filter") throw new UnreadableAnswer(true);
    const refusal = schemaRefusal(error);
    return { text: error.text ?? "", problem: refusal ? z.prettifyError(refusal) : "não é JSON" };
  }
}

/** The messages that show the model its unreadable answer and ask for another one. */
export function correctionMessages({ text, problem }: BadAnswer): ModelMessage[] {
  return [
    { role: "assistant", content: cutText(text, 8000) || "(vazio)" },
    {
      role: "user",
      content: `Essa resposta não serve: ${cutText(problem, 500)}. Responda de novo, só com o JSON pedido.`,
    },
  ];
}
