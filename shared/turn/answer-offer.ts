import { z } from "zod";
import { agreesToOpposite, readReply } from "../intents/confirmation.ts";
import { findQuotation } from "../memory/quote.ts";
import { isLeft } from "../packs/switch-packs.ts";
import { fold } from "../text/fold.ts";
import { quoteData } from "../prompt/quote-data.ts";
import type { JsonObject, ToolDefinition } from "../tools/definition.ts";
import { readCall } from "../tools/read-call.ts";
import { allTools } from "../tools/registry.ts";
import { type OpenPendingAction, takesAway } from "./open-turn.ts";
import { confirmOffer, correctOffer, rejectOffer } from "./settle-pending.ts";
import type { ToolOutput } from "./transcript.ts";
import type { PendingCall, Turn } from "./turn.ts";

/** A write as the model wants it to be offered. */
export const wantedCall = z.object({ tool: z.string(), args: z.record(z.string(), z.unknown()) });
type WantedCall = z.infer<typeof wantedCall>;

const argsSchema = z.object({
  decision: z.enum(["yes", "no", "change", "keep"]),
  quote: z.string().optional().describe("yes: só as palavras desta mensagem que dizem sim"),
  calls: z.array(wantedCall).optional().describe(
    "change: a proposta inteira como deve ficar, com as ferramentas dela ou outras",
  ),
});

/** By it the model hands an answer to an offer to code, among more that was said. There only while an offer is open. */
export const answerOfferTool: ToolDefinition = {
  name: "answer_offer",
  description: "Responde pela pessoa à proposta que espera: yes (ela disse sim), no (disse não), " +
    "change (quer outra coisa no lugar: outros valores, mais ou menos itens), keep (não respondeu).",
  inputSchema: argsSchema,
  confirmation: "none",
  answer: () => "",
};

/** What the model is told of an offer that waits, pt-BR. */
export function offerNotice({ offer, calls }: OpenPendingAction): string {
  const proposed = JSON.stringify(calls.map(({ tool, args }) => ({ tool, args })));
  return "Uma proposta espera a resposta da pessoa. Se esta mensagem responde a ela ou a corrige, chame answer_offer antes " +
    `de tudo; senão, responda normalmente e não fale dela: o sistema lembra. ${
      quoteData("proposta", `${offer}\n${proposed}`)
    }`;
}

/** What a call of `answer_offer` came to: what the model gets for it, and whether the offer is settled. */
export interface AnsweredOffer {
  output: ToolOutput;
  /** `ends`: another offer has been made, and waits. */
  settled: "no" | "yes" | "ends";
}

/**
 * Does what the model says the person answered, as far as their words bear it: a yes needs words of this message that code
 * itself takes for one, a change is offered and never run.
 */
export async function answerOffer(
  turn: Turn,
  pending: OpenPendingAction | null,
  text: string,
  args: JsonObject,
): Promise<AnsweredOffer> {
  if (pending === null) return refused("a proposta já está respondida.");
  const { decision, quote = "", calls = [] } = argsSchema.parse(args);
  switch (decision) {
    case "yes": {
      const erases = takesAway(pending);
      const isOpposite = erases !== null && agreesToOpposite(quote, erases);
      const isSaid = findQuotation(quote, [text])?.cutsNegation === false && !isDoubted(quote, text);
      if (!isSaid || readReply(quote) !== "confirm" || isOpposite) {
        return refused(
          "quote precisa ser, palavra por palavra, o sim desta mensagem. Se não há um, siga sem responder.",
        );
      }
      if (pending.choices) return refused("ela precisa dizer qual das opções. Pergunte qual.");
      return await confirm(turn, pending);
    }
    case "no":
      return settled(await wordsOf(turn, () => rejectOffer(turn, pending)));
    case "change":
      return await change(turn, pending, calls);
    case "keep":
      return { output: { type: "json", value: { status: "awaiting_confirmation" } }, settled: "no" };
  }
}

/** "Não sei se sim ou se não" has a yes in it, and says none. */
function isDoubted(quote: string, text: string): boolean {
  const words = fold(quote.normalize("NFC")).replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, "");
  return new RegExp(`(?<![\\p{L}\\p{N}])se\\s+["']?${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, "u").test(fold(text));
}

async function confirm(turn: Turn, pending: OpenPendingAction): Promise<AnsweredOffer> {
  const said = await wordsOf(turn, () => confirmOffer(turn, pending));
  // What the offer showed had changed: it was made anew.
  return turn.result.pendingAction ? awaiting(said) : settled(said);
}

async function change(turn: Turn, pending: OpenPendingAction, calls: WantedCall[]): Promise<AnsweredOffer> {
  const wanted = readWanted(calls, [...turn.packs.tools.values(), ...leftTools(turn)]);
  if ("reason" in wanted) return refused(wanted.reason);
  return awaiting(await wordsOf(turn, () => correctOffer(turn, pending, wanted.calls)));
}

/** What is built in and not switched off. */
export function leftTools({ packs }: Pick<Turn, "packs">): ToolDefinition[] {
  return allTools.filter(({ name }) => isLeft(packs, name));
}

/** Writes that can be offered, or why one cannot, for the model. */
export function readWanted(
  wanted: WantedCall[],
  tools: ToolDefinition[] = allTools,
): { calls: PendingCall[] } | { reason: string } {
  const calls: PendingCall[] = [];
  for (const { tool, args } of wanted) {
    const read = readCall({ toolCallId: crypto.randomUUID(), toolName: tool, input: args, valid: false }, tools);
    if ("reason" in read) return read;
    if (read.call.tool.confirmation !== "required") return { reason: `${tool} não espera um sim: chame direto.` };
    calls.push({ toolCallId: read.call.toolCallId, tool, args: read.call.args });
  }
  return calls.length > 0 ? { calls } : { reason: "faltam calls: tudo como deve ficar." };
}

/** What the runtime tells the person meanwhile: the model is not to say it again. */
export async function wordsOf({ transcript }: Turn, work: () => Promise<void> | void): Promise<string> {
  const before = transcript.messages.length;
  await work();
  const parts = transcript.messages.slice(before).flatMap(({ role, parts }) => role === "assistant" ? parts : []);
  return parts.flatMap(({ type, text }) => type === "text" ? [String(text)] : []).join("\n");
}

function awaiting(said: string): AnsweredOffer {
  return { output: { type: "json", value: { status: "awaiting_confirmation", said } }, settled: "ends" };
}

function settled(said: string): AnsweredOffer {
  return { output: { type: "json", value: { status: "done", said } }, settled: "yes" };
}

export function refused(reason: string): AnsweredOffer {
  return { output: { type: "error-text", value: `Não rodei: ${reason}` }, settled: "no" };
}
