import { isDeepEqual } from "../../runtime/is-deep-equal.ts";
import type { JsonObject } from "../../tools/definition.ts";
import type { Turn } from "../turn.ts";
import { prepareCalls, type PreparedStep } from "./prepare-calls.ts";
import type { Proposal, RequestedCall } from "./proposal.ts";
import { canOfferAgain, type RunnableCall } from "./run-calls.ts";

/** `prepare_calls` prepares at most this many calls at once. */
const MOST_PREPARED = 20;

/** Calls that one message accepts run in the order in which they were offered: each offer shows its row as those before it leave it. */
export function inOfferedOrder(turn: Turn, calls: readonly RunnableCall[]): RunnableCall[] {
  const { tray } = turn.opened.context;
  // The further choices of a proposal have no proposal of their own and stand right behind its first.
  let place = 0;
  const placed = calls.map((call) => {
    if (call.proposal) place = tray.findIndex(({ id }) => id === call.proposal?.id);
    return { call, place };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ call }) => call);
}

/**
 * Makes the other answers of the message part of what a call expects to find. A correction of one offer, or a no to it, changes what
 * another one showed of a row that both are about: that is no change since the person was asked. So where the offer, as it was made, would
 * still show the same, its call gets the facts as the calls before it leave them. Where it would not, somebody else has changed the row,
 * and the call keeps its facts, with which it cannot run.
 *
 * @param asked all proposals that the message answered, in the order in which they were offered
 * @param calls those that are to run, in that order
 */
export async function withAnsweredTogether(
  turn: Turn,
  asked: readonly Proposal[],
  calls: readonly RunnableCall[],
): Promise<RunnableCall[]> {
  const offered = asked.filter((proposal) => !proposal.choices && canOfferAgain(turn, proposal));
  if (Math.max(offered.length, calls.length) > MOST_PREPARED) return [...calls];
  const [asOffered, asAnswered, ...alone] = await Promise.all([
    prepareInOrder(turn, offered),
    prepareInOrder(turn, calls),
    ...calls.map((call) => prepareInOrder(turn, [call])),
  ]);
  return calls.map((call, index) => {
    const facts = factsAt(asAnswered, index);
    if (call.facts === undefined || facts === undefined) return call;
    const place = offered.findIndex(({ id }) => id === call.proposal?.id);
    const isAsShown = call.status === "corrected" || isDeepEqual(factsAt(asOffered, place), call.facts) ||
      isDeepEqual(factsAt(alone[index]!, 0), call.facts);
    return isAsShown ? { ...call, facts } : call;
  });
}

/** A call prepared by itself; where it would be refused so, as if what the message accepts before it had run. */
export async function prepareAfterOthers(
  turn: Turn,
  call: RequestedCall & { replaces?: string[] },
  before: readonly Proposal[],
): Promise<PreparedStep> {
  const alone = await prepareInOrder(turn, [call]);
  const others = before.filter((proposal) => !proposal.choices && canOfferAgain(turn, proposal)).slice(
    1 - MOST_PREPARED,
  );
  if (alone.calls[0]?.status !== "refused" || others.length === 0) return alone;
  const { calls, ...step } = await prepareInOrder(turn, [...others, call]);
  return { ...step, calls: calls.slice(-1), replaces: call.replaces ?? [] };
}

/** Each call as if those before it had run. Writes that some of them replace are taken back before all. */
async function prepareInOrder(
  turn: Turn,
  calls: readonly (RequestedCall & { replaces?: string[] })[],
): Promise<PreparedStep> {
  if (calls.length === 0) return { calls: [], replaces: [], replaced: [] };
  const replaces = new Set(calls.flatMap(({ replaces = [] }) => replaces));
  return await prepareCalls(turn, calls.map(({ toolCallId, tool, args }) => ({ toolCallId, tool, args })), [
    ...replaces,
  ]);
}

function factsAt({ calls }: PreparedStep, index: number): JsonObject | undefined {
  const prepared = calls[index];
  return prepared?.status === "ready" ? prepared.facts : undefined;
}
