import type { LanguageModelV4 } from "@ai-sdk/provider";
import { APICallError } from "@ai-sdk/provider";
import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import { UnreadableAnswer } from "../model/ask-for-json.ts";
import { extract } from "./extract.ts";

/** Why nothing could be learned from messages, as it is stored with their consolidation. */
export type FaultReason = "blocked_by_model" | "unreadable_answer" | "no_answer" | "refused_by_database";

/** A failure that the messages themselves may have caused. If it is not certain, they are blamed only when it happens repeatedly. */
export interface BatchFault {
  reason: FaultReason;
  isCertain: boolean;
}

/** Reads from an error what may be wrong with the batch. Null if the batch is not the cause: a fault in the code, a lost lease. */
export function readBatchFault(error: unknown): BatchFault | null {
  if (error instanceof UnreadableAnswer) {
    return error.isBlocked
      ? { reason: "blocked_by_model", isCertain: true }
      : { reason: "unreadable_answer", isCertain: false };
  }
  if (error instanceof DomainError) {
    return error.code === "stale_consolidation" ? null : { reason: "refused_by_database", isCertain: true };
  }
  if (error instanceof DatabaseFailure) return { reason: "refused_by_database", isCertain: false };
  const unanswered = APICallError.isInstance(error) ||
    (error instanceof Error && /^(?:Timeout|Abort)Error$/.test(error.name));
  return unanswered ? { reason: "no_answer", isCertain: false } : null;
}

/** Whether the model reads a harmless message. If it does, a failure must come from the messages of the batch. */
export async function readsHarmlessMessage(model: LanguageModelV4, signal: AbortSignal): Promise<boolean> {
  const harmless = { id: "", text: "Bom dia!", sentAt: new Date().toISOString() };
  return await extract(model, [harmless], {}, signal).then(() => true, () => false);
}
