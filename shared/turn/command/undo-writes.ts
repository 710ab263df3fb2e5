import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { DomainError } from "../../database/domain-error.ts";
import { writeSchema } from "../offer/proposal.ts";
import { tellRefusal, tellUndone } from "../offer/tell-undo.ts";
import type { Turn } from "../turn.ts";

const answer = z.object({ undone: z.array(writeSchema), brought_back: z.array(writeSchema) });

/** What came of an undo. */
export interface Undone {
  isDone: boolean;
  /** For the person, pt-BR. */
  sentence: string;
}

/**
 * Undoes the writes of the given calls or, without them, of the last turn of the conversation that wrote. Undoes all of them or none, and
 * works once a turn.
 *
 * @throws DomainError `stale_turn`
 */
export async function undoWrites({ client, opened, toolContext }: Turn, toolCallIds?: string[]): Promise<Undone> {
  try {
    const { undone, brought_back } = answer.parse(
      await callRpc(client, "undo_writes", {
        turn_id: opened.id,
        attempt: opened.attempt,
        ...(toolCallIds && { tool_call_ids: toolCallIds }),
      }),
    );
    return undone.length === 0
      ? { isDone: false, sentence: "Não achei nada para desfazer nesta conversa." }
      : { isDone: true, sentence: tellUndone(undone, brought_back, toolContext) };
  } catch (error) {
    const refusal = error instanceof DomainError ? tellRefusal(error, "Não desfiz", toolContext) : null;
    if (refusal === null) throw error;
    return { isDone: false, sentence: refusal };
  }
}
