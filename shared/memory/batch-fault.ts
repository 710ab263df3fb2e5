import type { LanguageModelV4 } from "@ai-sdk/provider";
import { APICallError } from "@ai-sdk/provider";
import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import { UnreadableAnswer } from "../model/ask-for-json.ts";
import { extract } from "./extract.ts";

/** Why messages could not be learned from, as the record of their consolidation says it. */
export type FaultReason = "blocked_by_model" | "unreadable_answer" | "no_answer" | "refused_by_database";

/** What may be the messages' own doing: certainly, or only if the same happens again and again. */
export interface BatchFault {
  reason: FaultReason;
  isCertain: boolean;
}

/** What a failure says of the batch that met it; null when it says nothing: a fault of the code, a lease that was lost. */
export function readBatchFault(error: unknown): BatchFault | null {
  if (error instanceof UnreadableAnswer) {
    return error.blocked
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

/** Whether a model reads what nobody could object to: then it is the messages that it does not read. */
export async function readsHarmlessMessage(model: LanguageModelV4, signal: AbortSignal): Promise<boolean> {
  const harmless = { id: "", text: "Bom dia!", sentAt: new Date().toISOString() };
  return await extract(model, [harmless], {}, signal).then(() => true, () => false);
}
