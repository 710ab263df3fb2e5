import { z } from "zod";
import { quoteData } from "../prompt/quote-data.ts";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import { type AnsweredOffer, leftTools, readWanted, refused, wantedCall, wordsOf } from "./answer-offer.ts";
import { offerReplacement } from "./offer-calls.ts";
import type { PendingCall, Turn } from "./turn.ts";

const argsSchema = z.object({
  replaces: z.array(z.int()).min(1).describe("números do que está errado"),
  calls: z.array(wantedCall).describe("como deve ficar"),
});

/** By it the model corrects what is written already: another record beside it would count twice. */
export const replaceSavedTool: ToolDefinition = {
  name: "replace_saved",
  description: "Propõe trocar o que acabou de ser registrado por outra coisa, quando a pessoa diz que está errado.",
  inputSchema: argsSchema,
  confirmation: "none",
  answer: () => "",
};

/** What the model is told of the last writes of the conversation, pt-BR. */
export function savedNotice(written: PendingCall[]): string {
  const list = written.map(({ tool, args }, index) => `[${index + 1}] ${tool} ${JSON.stringify(args)}`).join("\n");
  return "Registrado há pouco nesta conversa. Se a pessoa corrige um destes, chame replace_saved; não registre outro ao lado. " +
    quoteData("registrado", list);
}

/** Offers what is to take the place of writes that the model names by their numbers; the yes takes these back first. */
export async function replaceSaved(turn: Turn, written: PendingCall[], args: JsonObject): Promise<AnsweredOffer> {
  const { replaces, calls } = argsSchema.parse(args);
  const named = [...new Set(replaces)].map((number) => written[number - 1]);
  if (!named.every((call) => call !== undefined)) return refused(`replaces vai de 1 a ${written.length}.`);
  const wanted = readWanted(calls, leftTools(turn));
  if ("reason" in wanted) return refused(wanted.reason);
  const replacement = { calls: wanted.calls, replaces: named.map(({ toolCallId }) => toolCallId) };
  const said = await wordsOf(turn, () => offerReplacement(turn, replacement, turn.result.skills));
  const value = { status: turn.result.pendingAction ? "awaiting_confirmation" : "refused", said };
  return { output: { type: "json", value }, settled: "ends" };
}
