import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { Preparation, ToolDefinition } from "../tools/definition.ts";
import { findTool } from "../tools/registry.ts";
import { composeOffer } from "./compose-offer.ts";
import type { TurnTranscript } from "./transcript.ts";
import type { PendingAction, PendingCall, Turn } from "./turn.ts";

const PENDING_HOURS = 24;

const jsonObject = z.record(z.string(), z.unknown());
const preparation = z.discriminatedUnion("status", [
  z.object({ status: z.literal("ready"), args: jsonObject, facts: jsonObject }),
  z.object({ status: z.literal("choose"), choices: z.array(z.object({ label: z.string(), args: jsonObject })).min(1) }),
  z.object({ status: z.literal("missing"), facts: jsonObject }),
]);

type Prepared = { call: PendingCall; tool: ToolDefinition } & (Preparation | { status: "refused"; sentence: string });

/**
 * Offers the write calls of a step instead of running them: finds the rows they mean, says the offer, and returns the
 * pending action to store. Calls for which nothing fits are answered at once. Undefined when nothing is left to offer.
 */
export async function offerWrites(
  turn: Turn,
  calls: PendingCall[],
  skills: string[],
  transcript: TurnTranscript,
): Promise<PendingAction | undefined> {
  const prepared = await Promise.all(calls.map((call) => prepare(turn, call)));
  for (const one of prepared) answerUnofferable(turn, one, transcript);
  // One question at a time: a second ambiguous call is asked about once the first is settled.
  const [asked] = prepared.flatMap((one) => one.status === "choose" ? [one] : []);
  const offers: string[] = [];
  const pending: PendingCall[] = [];
  for (const one of prepared) {
    const { toolCallId, tool } = one.call;
    if (one.status === "ready") {
      offers.push(offerSentence(turn, one.tool, one.args, one.facts));
      pending.push({ toolCallId, tool, args: one.args });
    } else if (one.status === "choose") {
      pending.push({ toolCallId, tool, args: one.call.args, unresolved: true });
    }
  }
  if (pending.length === 0) return undefined;
  const offer = composeOffer({
    offers,
    question: asked && { text: question(turn, asked), choices: asked.choices },
  });
  const action: PendingAction = {
    id: crypto.randomUUID(),
    calls: pending,
    choices: asked?.choices.map((choice) => ({ ...choice, toolCallId: asked.call.toolCallId })),
    offer,
    skills,
    expiresAt: new Date(Date.now() + PENDING_HOURS * 3_600_000).toISOString(),
  };
  transcript.say(offer);
  if (!asked) { for (const { toolCallId } of pending) transcript.requestApproval(toolCallId, action.id); }
  return action;
}

async function prepare(turn: Turn, call: PendingCall): Promise<Prepared> {
  const tool = findTool(call.tool);
  if (!tool) throw new Error(`Pending call of an unknown tool: ${call.tool}`);
  if (!tool.prepare) return { call, tool, status: "ready", args: call.args, facts: {} };
  try {
    return { call, tool, ...preparation.parse(await callRpc(turn.client, tool.prepare.rpc, call.args)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { call, tool, status: "refused", sentence: error.message };
  }
}

function answerUnofferable(turn: Turn, one: Prepared, transcript: TurnTranscript): void {
  if (one.status !== "missing" && one.status !== "refused") return;
  const sentence = one.status === "refused"
    ? one.sentence
    : one.tool.prepare?.missing(one.call.args, one.facts, turn.toolContext) ?? "Não encontrei o que você quer mudar.";
  transcript.end(one.call.toolCallId, one.call.tool, { type: "error-text", value: sentence });
  transcript.say(sentence);
}

function offerSentence(
  turn: Turn,
  tool: ToolDefinition,
  args: PendingCall["args"],
  facts: PendingCall["args"],
): string {
  return tool.offer?.(args, facts, turn.toolContext) ?? `Quer que eu use ${tool.name}?`;
}

function question(turn: Turn, { tool, call }: Prepared): string {
  return tool.prepare?.question(call.args, turn.toolContext) ?? "Qual destes?";
}
