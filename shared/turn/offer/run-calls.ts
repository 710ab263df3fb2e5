import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { DomainError } from "../../database/domain-error.ts";
import { asPackTool } from "../../tools/definition.ts";
import { oneLine } from "../../writing/one-line.ts";
import type { Turn } from "../turn.ts";
import { throwIfStopped } from "../turn-stopped.ts";
import { lookUpCall } from "./look-up.ts";
import { type ExecutedCall, executedCallSchema, type Proposal, type RequestedCall } from "./proposal.ts";
import { claimOf, claimOutsideWrite, sendClaimed } from "./send-outside.ts";
import { tellRefusal } from "./tell-undo.ts";

/** A write call that the person ordered or accepted. */
export interface RunnableCall extends RequestedCall {
  /** Earlier calls whose writes are undone first. */
  replaces?: string[];
  /** The proposal it comes from, and how that was answered: `corrected` with changed arguments, `selected` with one of its choices. */
  proposal?: Proposal;
  status?: "confirmed" | "corrected" | "selected";
}

/** Why one of the calls did not run. The others did not run either. */
export interface CallFault {
  toolCallId: string;
  /** The facts have changed since the offer, so the call has to be offered again. If false, it cannot run at all. */
  hasChanged: boolean;
  /** For the person, pt-BR. */
  sentence: string;
}

type RunOutcome = { ran: ExecutedCall[] } | { fault: CallFault };

const NOT_RECORDED = "Isso não deu para gravar.";

/**
 * Runs write calls that the person ordered or said yes to: all in one transaction, each exactly once, or none.
 *
 * @throws TurnStopped
 * @throws DomainError `stale_turn` when another attempt has taken the turn over
 * @throws DatabaseFailure when the database is away
 */
export async function runCalls(turn: Turn, wanted: readonly RunnableCall[]): Promise<RunOutcome> {
  if (wanted.length === 0) return { ran: [] };
  // "cadastra a conta BB, e o gás foi no BB": the account is there when the expense names it.
  const calls = [...wanted.filter(opensAccount), ...wanted.filter((call) => !opensAccount(call))];
  // A pack's tool reads outside only now, after the yes. One that writes outside gets a claim here, and is sent once that is stored.
  const found = await Promise.all(
    calls.map(async (call) =>
      claimOutsideWrite(turn, call) ??
        (turn.catalog.packTools.has(call.tool) ? await lookUpCall(turn, call) : { args: {} })
    ),
  );
  const refused = found.findIndex((one) => !("args" in one));
  if (refused >= 0) {
    const one = found[refused]!;
    const sentence = "sentence" in one ? one.sentence : NOT_RECORDED;
    return { fault: { toolCallId: calls[refused]!.toolCallId, hasChanged: false, sentence } };
  }
  throwIfStopped(turn);
  const results = found.map((one) => "args" in one ? one.args : {});
  try {
    const ran = z.array(executedCallSchema).parse(
      await callRpc(turn.client, "run_calls", {
        turn_id: turn.opened.id,
        attempt: turn.opened.attempt,
        calls: calls.map(({ toolCallId, tool, args, facts, replaces, proposal, status }, index) => ({
          toolCallId,
          tool,
          args,
          ...(facts && { facts }),
          ...(replaces && replaces.length > 0 && { replaces }),
          ...(proposal && { pendingActionId: proposal.id, status: status ?? "confirmed" }),
          ...results[index],
        })),
      }),
    );
    const claims = new Set(results.flatMap(({ result }) => claimOf(result as Record<string, unknown>) ?? []));
    const proposalOf = (id: string) => calls.find(({ toolCallId }) => toolCallId === id)?.proposal?.id;
    return { ran: await sendClaimed(turn, ran, claims, proposalOf) };
  } catch (error) {
    const fault = error instanceof DomainError ? readFault(turn, error, calls) : null;
    if (fault === null) throw error;
    return { fault };
  }
}

function opensAccount({ tool, args }: RunnableCall): boolean {
  return tool === "create_finance_item" && (args.kind === "account" || args.kind === "card");
}

const faultSchema = z.looseObject({ toolCallId: z.string() });

function readFault({ toolContext }: Turn, error: DomainError, calls: readonly RunnableCall[]): CallFault | null {
  if (error.code === "stale_turn") return null;
  const toolCallId = faultSchema.safeParse(error.detail).data?.toolCallId ?? calls[0]!.toolCallId;
  const sentence = tellRefusal(error, "Não troquei", toolContext) ?? oneLine(error.message);
  return { toolCallId, hasChanged: error.code === "offer_changed", sentence };
}

/**
 * Whether the tool still does what was offered. Since then its pack may have been changed or removed: the tool may call another address, or
 * replace a built-in one. Postgres itself compares what it writes, by the facts that were shown.
 */
export function isToolUnchanged(turn: Turn, { tool, args, source, offer }: Proposal): boolean {
  const present = turn.catalog.find(tool);
  if (asPackTool(present)?.source !== source) return false;
  return source === undefined || present?.offer?.(args, {}, turn.toolContext) === offer;
}

/** Whether the tool that has this name now can be offered with the same arguments. */
export function canOfferAgain(turn: Turn, { tool, args }: RequestedCall): boolean {
  const present = turn.catalog.find(tool);
  return present?.offer !== undefined && present.inputSchema.safeParse(args).success;
}
