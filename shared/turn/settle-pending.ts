import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import { oneLine } from "../text/one-line.ts";
import type { JsonObject } from "../tools/definition.ts";
import { lookUpCall, toolOf } from "./look-up.ts";
import { sendClaimed, withClaim, withoutClaim } from "./send-outside.ts";
import { asItem, offerCalls, prepareCalls, type PreparedStep } from "./offer-calls.ts";
import { type ExecutedCalls, executedCallsSchema, type OpenPendingAction, takesAway } from "./open-turn.ts";
import type { RoutedTurn } from "./route-turn.ts";
import { explainQuestion } from "./settle-question.ts";
import { tellRefusal, tellUndone } from "./tell-undo.ts";
import type { ToolOutput } from "./transcript.ts";
import type { PendingCall, PendingChoice, Turn } from "./turn.ts";
import { expectGoing } from "./turn-stopped.ts";

type SettledRoute = Exclude<
  RoutedTurn,
  {
    kind:
      | "undo"
      | "memory"
      | "command"
      | "nothing-open"
      | "model"
      | "correct-saved"
      | "resolve"
      | "resolved-before"
      | "too-late";
  }
>;

const UNMET = {
  none: "Essa opção não está na lista, então não fiz nada.",
  several: "Mais de uma opção da lista serve, então não fiz nada.",
};
const CHANGED = "Não fiz nada: isso mudou desde que perguntei.";

/** Settles a turn that answers a pending action, by code alone: no model is called. */
export async function settlePending(turn: Turn, routed: SettledRoute): Promise<void> {
  const { pending } = routed;
  turn.result.skills = pending.skills;
  switch (routed.kind) {
    case "confirm":
      return await confirmOffer(turn, pending);
    case "confirmed-before":
      return answerResults(
        turn,
        pending,
        pending.results ?? [],
        pending.status === "selected" ? "selected" : "confirmed",
      );
    case "reject":
      return rejectOffer(turn, pending);
    case "correct":
      return await correctOffer(turn, pending, routed.calls);
    case "select":
      return await select(turn, pending, routed.choices);
    case "ask-again":
      return standBy(turn, pending, [
        ...(routed.fits ? [UNMET[routed.fits]] : []),
        pending.kind === "resolve_knowledge" ? explainQuestion(pending) : pending.offer,
      ]);
  }
}

/** The yes: runs what was offered. */
export async function confirmOffer(turn: Turn, pending: OpenPendingAction): Promise<void> {
  await execute(turn, pending, pending.calls, "confirmed");
}

/**
 * Runs all calls in one transaction, exactly once, and answers from the tools' own templates.
 *
 * @throws TurnStopped
 */
async function execute(
  turn: Turn,
  pending: OpenPendingAction,
  calls: PendingCall[],
  status: "confirmed" | "selected",
): Promise<void> {
  const changed = calls.filter((call) => !isAsOffered(turn, pending, call));
  if (!changed.every((call) => isOfferable(turn, call))) return drop(turn, pending, calls, CHANGED, CHANGED);
  if (changed.length > 0) return await offerAnew(turn, pending, calls);
  // A pack's tool asks outside now, and not before the yes. One that writes there is claimed, and sent once the claim is stored.
  const found = await Promise.all(
    calls.map((call) =>
      withClaim(turn, call) ?? (turn.packs.tools.has(call.tool) ? lookUpCall(turn, call) : { args: {} })
    ),
  );
  const refused = found.find((one) => "sentence" in one);
  if (refused) return drop(turn, pending, calls, refused.sentence, `${refused.sentence} Não gravei nada.`);
  expectGoing(turn);
  try {
    const results = executedCallsSchema.parse(
      await callRpc(turn.client, "confirm_pending_action", {
        turn_id: turn.opened.id,
        attempt: turn.opened.attempt,
        pending_action_id: pending.id,
        status,
        calls: calls.map(({ toolCallId, tool, args, facts }, index) => {
          const { args: outside } = found[index] as { args: JsonObject };
          return { toolCallId, tool, args, facts, ...outside };
        }),
      }),
    );
    answerResults(turn, pending, await sendClaimed(turn, pending.id, results, found), status);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "stale_turn") throw error;
    if (error.code === "offer_changed") return await offerAnew(turn, pending, calls);
    const refusal = tellRefusal(error, "Não troquei", turn.toolContext);
    const said = refusal === null ? `${oneLine(error.message)} Não gravei nada.` : `${refusal} ${leftAsItWas(pending)}`;
    drop(turn, pending, calls, error.message, said);
  }
}

/**
 * Whether the yes is to what would run now: a pack may have been pushed since, or be gone, and its tool go elsewhere or stand in
 * a built-in one's place. What Postgres writes is compared there, by the facts that were shown.
 */
function isAsOffered(turn: Turn, pending: OpenPendingAction, { tool, args, source }: PendingCall): boolean {
  const present = toolOf(turn, tool);
  if (present?.source !== source) return false;
  if (source === undefined) return true;
  const offer = present?.offer?.(args, {}, turn.toolContext);
  return offer !== undefined && pending.offer.includes(asItem(offer).slice("- ".length));
}

/** Whether the tool that has the name now takes what was offered of another. */
function isOfferable(turn: Turn, { tool, args }: PendingCall): boolean {
  const present = toolOf(turn, tool);
  return present?.offer !== undefined && present.inputSchema.safeParse(args).success;
}

/** Nothing was done, and the offer is gone. */
function drop(turn: Turn, pending: OpenPendingAction, calls: PendingCall[], reason: string, said: string): void {
  for (const call of calls) endCall(turn, pending, call, { type: "error-text", value: reason });
  speak(turn, said);
  turn.result.route = "dropped";
  turn.result.decision = { id: pending.id, status: "dropped" };
}

function answerResults(
  turn: Turn,
  pending: OpenPendingAction,
  ran: ExecutedCalls,
  route: "confirmed" | "selected",
): void {
  const results = ran.map((call) => ({ ...call, result: withoutClaim(call.result) }));
  for (const call of results) endCall(turn, pending, call, { type: "json", value: call.result });
  const replaced = results.flatMap((call) => call.replaced ?? []);
  const undone = replaced.length === 0 ? "" : `${tellUndone(replaced, [], turn.toolContext)}\n`;
  speak(turn, undone + answerCalls(results, turn));
  turn.result.route = route;
}

/** A call that was offered ended; one that came of choosing several is begun here as well. */
function endCall({ transcript }: Turn, pending: OpenPendingAction, call: PendingCall, output: ToolOutput): void {
  const { toolCallId, tool, args } = call;
  if (pending.calls.some((offered) => offered.toolCallId === toolCallId)) {
    return transcript.endEarlier(call, output, pending.id);
  }
  transcript.call(toolCallId, tool, args);
  transcript.end(toolCallId, tool, output);
}

/** Neither half of a replacement was done. Its offer begins with what it would have replaced. */
function leftAsItWas({ offer }: OpenPendingAction): string {
  const asked = oneLine(offer.split("\n\n").slice(1).join(" "));
  return `Isso ficou como estava, e não gravei nada novo: “${asked}” não vale mais.`;
}

/** The no. */
export function rejectOffer(turn: Turn, pending: OpenPendingAction): void {
  deny(turn, pending, "A pessoa disse não.");
  speak(turn, takesAway(pending) ? "Tudo bem, deixei como está." : "Tudo bem, não registrei nada.");
  turn.result.route = "rejected";
  turn.result.decision = { id: pending.id, status: "rejected" };
}

/** Offers the corrected calls in place of the old ones; a correction that would be refused leaves the old offer standing. */
export async function correctOffer(turn: Turn, pending: OpenPendingAction, corrected: PendingCall[]): Promise<void> {
  turn.result.route = "corrected";
  // Should this turn fail from here on, a later yes must not run what was just corrected.
  turn.result.decision = { id: pending.id, status: "dropped" };
  const prepared = await prepareCalls(turn, renew(corrected), pending.replaces);
  const refusals = prepared.calls.flatMap((one) => one.status === "refused" ? [one.sentence] : []);
  if (refusals.length > 0) return standBy(turn, pending, [...refusals, pending.offer]);
  offerInstead(turn, pending, prepared, "A pessoa corrigiu o pedido.");
}

/** What the offer showed has changed since: nothing runs, and what would run now waits for a yes of its own. */
async function offerAnew(turn: Turn, pending: OpenPendingAction, calls: PendingCall[]): Promise<void> {
  const prepared = await prepareCalls(turn, renew(calls), pending.replaces);
  offerInstead(turn, pending, prepared, "O registro mudou depois da proposta.", CHANGED);
  turn.result.route = turn.result.pendingAction ? "corrected" : "dropped";
}

/** Puts an offer in the place of the one that was open, whose calls end as not run. */
function offerInstead(
  turn: Turn,
  pending: OpenPendingAction,
  prepared: PreparedStep,
  reason: string,
  remark?: string,
): void {
  deny(turn, pending, reason);
  turn.result.decision = { id: pending.id, status: "corrected" };
  turn.transcript.startStep();
  for (const { call } of prepared.calls) turn.transcript.call(call.toolCallId, call.tool, call.args);
  if (remark !== undefined) turn.transcript.say(remark);
  offerCalls(turn, prepared, pending.skills);
}

/** Puts what was chosen into its call, one call for each, and runs all of them, or asks about the next one that is open. */
async function select(turn: Turn, pending: OpenPendingAction, choices: PendingChoice[]): Promise<void> {
  const chosen = pending.calls.flatMap((call) => {
    const picked = choices.filter(({ toolCallId }) => toolCallId === call.toolCallId);
    return picked.length === 0 ? [call] : picked.map(({ args, facts }, index) => ({
      ...call,
      toolCallId: index === 0 ? call.toolCallId : crypto.randomUUID(),
      args,
      facts,
      unresolved: undefined,
    }));
  });
  if (!chosen.some((call) => call.unresolved)) return await execute(turn, pending, chosen, "selected");
  const prepared = await prepareCalls(turn, renew(chosen), pending.replaces);
  turn.result.route = "selected";
  offerInstead(turn, pending, prepared, "A pessoa escolheu um deles; falta escolher outro.");
}

/** The reply was to an offer that is not open any more: what is open, if anything is, still waits. */
export function sayTooLate(turn: Turn, pending: OpenPendingAction | undefined): void {
  const sentence = "Essa proposta não está mais aberta, então não fiz nada agora.";
  if (pending) return standBy(turn, pending, [sentence, `O que está esperando é isto: ${pending.offer}`]);
  speak(turn, sentence);
  turn.result.route = "direct";
}

/** Nothing is decided: the offer stands and is said again. */
function standBy(turn: Turn, pending: OpenPendingAction, sentences: string[]): void {
  turn.transcript.startStep();
  for (const sentence of sentences) turn.transcript.say(sentence);
  turn.result.route = "direct";
  turn.result.decision = undefined;
  turn.result.standing = pending;
}

/** The old calls end as not run. Said in words, the no needs no tool calls around it; a button waits for its own to end. */
function deny({ transcript }: Turn, pending: OpenPendingAction, reason: string): void {
  for (const call of pending.calls) {
    if (transcript.continues) transcript.endEarlier(call, { type: "execution-denied", reason }, pending.id);
    else transcript.store(call.toolCallId, call.tool, { type: "execution-denied", reason });
  }
}

function renew(calls: PendingCall[]): PendingCall[] {
  return calls.map(({ tool, args }) => ({ toolCallId: crypto.randomUUID(), tool, args }));
}

function speak({ transcript }: Turn, sentence: string): void {
  transcript.startStep();
  transcript.say(sentence);
}

/** What calls that were run together did, from the tools' own templates; those of one tool are told together. */
export function answerCalls(
  calls: readonly { tool: string; result: JsonObject }[],
  turn: Pick<Turn, "packs" | "toolContext">,
): string {
  const context = turn.toolContext;
  const tools = [...new Set(calls.map(({ tool }) => tool))];
  return tools.map((name) => {
    const results = calls.filter(({ tool }) => tool === name).map(({ result }) => result);
    const tool = toolOf(turn, name);
    // Its pack may be gone meanwhile.
    if (tool === undefined) return results.map(({ summary }) => oneLine(String(summary ?? "Feito."))).join("\n");
    return results.length > 1 && tool.answerSeveral
      ? tool.answerSeveral(results, context)
      : results.map((result) => tool.answer(result, context)).join("\n");
  }).join("\n");
}
