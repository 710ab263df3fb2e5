import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import { withoutPages } from "../outside/outside.ts";
import { oneLine } from "../text/one-line.ts";
import type { JsonObject, Preparation, ToolChoice } from "../tools/definition.ts";
import type { Replacement } from "./correct-calls.ts";
import { writeSchema } from "./open-turn.ts";
import { lookUpCall, toolOf } from "./look-up.ts";
import { makeRoom } from "./pass-over.ts";
import { nameWrite, tellRefusal, type Write } from "./tell-undo.ts";
import type { OfferingTurn, PendingAction, PendingCall, Turn } from "./turn.ts";

/** What there is to say about a write call before it may run. */
export type PreparedCall =
  & { call: PendingCall }
  & (
    /** Can be offered: `args` as they will run, `facts` as the offer shows them. */
    | { status: "ready"; args: JsonObject; facts?: JsonObject; offer: string }
    /** Fits several rows. */
    | { status: "choose"; question: string; choices: ToolChoice[] }
    /** Cannot be offered: nothing fits, or the write would be refused. */
    | { status: "refused"; sentence: string }
  );

const jsonObject = z.record(z.string(), z.unknown());
const choice = z.object({
  label: z.string().transform((label) => oneLine(label)),
  args: jsonObject,
  facts: jsonObject.optional(),
});
const preparation = z.discriminatedUnion("status", [
  z.object({ status: z.literal("ready"), args: jsonObject, facts: jsonObject }),
  z.object({ status: z.literal("choose"), choices: z.array(choice).min(1) }),
  z.object({ status: z.literal("missing"), facts: jsonObject }),
  z.object({ status: z.literal("refused"), message: z.string() }),
]);
const answer = z.object({ preparations: z.array(preparation), replaced: z.array(writeSchema) });

/** Write calls of one step, looked up before they are offered. */
export interface PreparedStep {
  calls: PreparedCall[];
  /** Tool calls that have run and that the yes takes back before it runs these, and what they wrote. */
  replaces: string[];
  replaced: Write[];
}

/**
 * Finds the rows that write calls mean and puts the offers into words; writes nothing, one round trip.
 *
 * @param replaces tool calls that have run and are taken back before these: offers tell how things are without them
 */
export async function prepareCalls(
  turn: OfferingTurn,
  calls: PendingCall[],
  replaces: string[] = [],
): Promise<PreparedStep> {
  const completed = await Promise.all(calls.map((call) => complete(turn, call)));
  const found = await Promise.all(
    completed.map(({ call, refused }) =>
      refused === undefined ? lookUpBeforeOffer(turn, call) : { call, status: "refused" as const, sentence: refused }
    ),
  );
  const looksUp = completed.filter(({ call: { tool }, refused }) =>
    toolOf(turn, tool)?.prepare && refused === undefined
  );
  try {
    const { preparations, replaced } = looksUp.length === 0 ? { preparations: [], replaced: [] } : answer.parse(
      await callRpc(turn.client, "prepare_calls", {
        calls: looksUp.map(({ call: { tool, args } }) => ({ tool, args })),
        replaces,
      }),
    );
    const prepared = completed.map((one, index) => {
      const outside = found[index]!;
      if ("status" in outside) return outside;
      const whole = { ...one.call, args: { ...one.call.args, ...outside.args } };
      return putIntoWords(whole, preparations[looksUp.indexOf(one)], turn);
    });
    const refused = prepared.find(({ status }) => status === "refused");
    // Half a replacement would lose what it is for.
    return refused?.status === "refused" && replaces.length > 0
      ? refuseAll(calls, refused.sentence)
      : { calls: prepared, replaces, replaced };
  } catch (error) {
    const sentence = error instanceof DomainError ? tellRefusal(error, "Não posso trocar", turn.toolContext) : null;
    if (sentence === null) throw error;
    return refuseAll(calls, sentence);
  }
}

/** Before a yes no page is read, and a pack's tool asks nobody. */
async function lookUpBeforeOffer(turn: OfferingTurn, call: PendingCall): ReturnType<typeof lookUpCall> {
  if (turn.packs.tools.has(call.tool)) return { args: {} };
  return await lookUpCall({ ...turn, outside: withoutPages(turn.outside) }, call);
}

/** The call with its arguments in their final form, or why it has none. */
async function complete(turn: OfferingTurn, call: PendingCall): Promise<{ call: PendingCall; refused?: string }> {
  const completed = await toolOf(turn, call.tool)?.complete?.(call.args, turn.opened.context);
  if (completed === undefined) return { call };
  return "args" in completed ? { call: { ...call, args: completed.args } } : { call, refused: completed.refused };
}

function refuseAll(calls: PendingCall[], sentence: string): PreparedStep {
  return { calls: calls.map((call) => ({ call, status: "refused", sentence })), replaces: [], replaced: [] };
}

function putIntoWords(call: PendingCall, found: Preparation | undefined, turn: OfferingTurn): PreparedCall {
  const context = turn.toolContext;
  const tool = toolOf(turn, call.tool);
  if (!tool?.offer) throw new Error(`${call.tool} cannot be offered`);
  if (!found || !tool.prepare) {
    return { call, status: "ready", args: call.args, offer: tool.offer(call.args, {}, context) };
  }
  switch (found.status) {
    case "ready": {
      const { args, facts } = found;
      const doubt = tool.prepare.doubt?.(call.args, facts, context) ?? null;
      if (doubt !== null) return { call, status: "refused", sentence: doubt };
      return { call, status: "ready", args, facts, offer: tool.offer(args, facts, context) };
    }
    case "choose":
      return { call, ...found, question: tool.prepare.question(call.args, context) };
    case "missing":
      return { call, status: "refused", sentence: tool.prepare.missing(call.args, found.facts, context) };
    case "refused":
      return { call, status: "refused", sentence: oneLine(found.message) };
  }
}

const PENDING_HOURS = 24;

/**
 * Offers prepared write calls, which stand in the transcript, instead of running them: says the offer and leaves the
 * pending action to be stored at the close. Calls that cannot be offered end here, with the reason said.
 */
export function offerCalls(
  turn: OfferingTurn,
  { calls: prepared, replaces, replaced }: PreparedStep,
  skills: string[],
): void {
  const { transcript, result } = turn;
  const calls: PendingCall[] = [];
  const offers: string[] = [];
  // One question at a time: a second ambiguous call is asked about once the first is settled.
  let asked: Extract<PreparedCall, { status: "choose" }> | undefined;
  const refusals = new Set<string>();
  for (const one of prepared) {
    const { toolCallId, tool, args } = one.call;
    if (one.status === "ready") {
      calls.push({ toolCallId, tool, args: one.args, facts: one.facts, source: toolOf(turn, tool)?.source });
      offers.push(one.offer);
    } else if (one.status === "choose") {
      calls.push({ toolCallId, tool, args, unresolved: true });
      asked ??= one;
    } else {
      transcript.end(toolCallId, tool, { type: "error-text", value: one.sentence });
      refusals.add(one.sentence);
    }
  }
  for (const sentence of refusals) transcript.say(sentence);
  if (calls.length === 0) return;
  makeRoom(turn);
  const offer = composeOffer({
    replaced: replaced.map((write) => nameWrite(write, turn.toolContext)),
    offers,
    question: asked && { text: asked.question, choices: asked.choices },
  });
  const action: PendingAction = {
    id: crypto.randomUUID(),
    kind: "tool_calls",
    calls,
    choices: asked?.choices.map((choice) => ({ ...choice, toolCallId: asked.call.toolCallId })),
    replaces,
    offer,
    skills,
    expiresAt: new Date(Date.now() + PENDING_HOURS * 3_600_000).toISOString(),
  };
  transcript.say(offer);
  if (!asked) { for (const { toolCallId } of calls) transcript.requestApproval(toolCallId, action.id); }
  result.pendingAction = action;
}

/** Offers corrected calls in place of those that were just written; the yes takes these back first. */
export async function offerReplacement(turn: Turn, { calls, replaces }: Replacement, skills: string[]): Promise<void> {
  const prepared = await prepareCalls(turn, calls, replaces);
  turn.result.route = "corrected";
  turn.result.skills = skills;
  turn.transcript.startStep();
  for (const { toolCallId, tool, args } of calls) turn.transcript.call(toolCallId, tool, args);
  offerCalls(turn, prepared, skills);
}

/** What is offered at once: the sentences of calls that are ready, and the question about one that is not. */
export interface OfferParts {
  /** What is taken back for it, each by its name. */
  replaced?: string[];
  /** Each "Quer que eu …?" */
  offers: string[];
  question?: { text: string; choices: ToolChoice[] };
}

const OPENING = /^Quer que eu /;

/** One offer for all the writes of a step: a single one as it is, several as a list under one question. */
export function composeOffer({ replaced = [], offers, question }: OfferParts): string {
  const paragraphs: string[] = [];
  if (replaced.length > 0) paragraphs.push(`Com o seu sim, eu troco o que já está registrado: ${replaced.join("; ")}.`);
  if (offers.length > 1) paragraphs.push(`Quer que eu faça tudo isto?\n${offers.map(asItem).join("\n")}`);
  else if (offers[0]) paragraphs.push(offers[0]);
  if (question) {
    const list = question.choices.map(({ label }, index) => `${index + 1}. ${label}`);
    paragraphs.push([question.text, ...list].join("\n"));
  }
  return paragraphs.join("\n\n");
}

/** An offer as one of several. */
export function asItem(offer: string): string {
  return `- ${offer.replace(OPENING, "").replace(/\?\s*$/, "")}`;
}
