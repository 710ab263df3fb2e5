import type { JsonObject } from "../../tools/definition.ts";
import type { NewProposal, Proposal } from "./proposal.ts";

/** A proposal or question that waits for the person's answer, as clients get it. */
export interface WaitingAction {
  id: string;
  toolCallId: string;
  tool: string;
  args: JsonObject;
  offer: string;
  choices?: { label: string; args: JsonObject }[];
  /** ISO 8601 in UTC, with a Z: Postgres would write an offset. */
  since: string;
  expiresAt: string;
  /** It was asked in another conversation of the person. It can be answered here as well. */
  elsewhere?: true;
}

export function toWaitingAction(proposal: Proposal | NewProposal): WaitingAction {
  const { id, toolCallId, tool, args, offer, choices, since, expiresAt } = proposal;
  return {
    id,
    toolCallId,
    tool,
    args,
    offer,
    ...(choices && { choices: choices.map(({ label, args }) => ({ label, args })) }),
    since: new Date(since).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    ...("isElsewhere" in proposal && proposal.isElsewhere && { elsewhere: true as const }),
  };
}
