import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { claimSchema, consolidateUser, type ConsolidationResult, MOST_TRIES, type Worker } from "./consolidate-user.ts";

const claimAnswerSchema = z.discriminatedUnion("status", [
  claimSchema,
  z.object({ status: z.enum(["none", "skipped", "busy", "unknown"]) }),
]);

/** Who is consolidated: all users who are due, or those of `userIds` who are due; with `force`, all of `userIds`. */
export interface ConsolidationRequest {
  userIds?: string[];
  force: boolean;
}

/** Consolidates the requested users, one after the other, until the invocation's time is up. */
export async function runConsolidations(worker: Worker, request: ConsolidationRequest): Promise<ConsolidationResult[]> {
  const results: ConsolidationResult[] = [];
  if (request.force) {
    for (const userId of request.userIds ?? []) {
      if (Date.now() >= worker.deadline) break;
      results.push(await consolidateNow(worker, userId));
    }
    return results;
  }
  while (Date.now() < worker.deadline) {
    const claim = await claimNext(worker, { user_ids: request.userIds ?? null });
    if (claim.status !== "claimed") break;
    const result = await consolidateUser(worker, claim, false);
    if (result !== null) results.push(result);
  }
  return results;
}

/** Consolidates one user at once. Somebody waits for it, so a failed run is tried again here, after a short pause. */
async function consolidateNow(worker: Worker, userId: string): Promise<ConsolidationResult> {
  const emptyResult = { userId, messagesProcessed: 0, factsCreated: 0, factsUpdated: 0, inferencesCreated: 0 };
  let lastResult: ConsolidationResult = { ...emptyResult, status: "failed" };
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const claim = await claimNext(worker, { user_ids: [userId], force: true, fresh: tries === 1 });
    if (claim.status === "none") return lastResult;
    if (claim.status !== "claimed") return tries === 1 ? { ...emptyResult, status: claim.status } : lastResult;
    lastResult = await consolidateUser(worker, claim, true) ?? { ...emptyResult, status: "busy" };
    if (lastResult.status !== "failed" || tries === MOST_TRIES || Date.now() >= worker.deadline) return lastResult;
    await new Promise((resolve) => setTimeout(resolve, 1000 * worker.limits.retrySeconds(tries, true)));
  }
  return lastResult;
}

async function claimNext({ client }: Worker, args: Record<string, unknown>) {
  return claimAnswerSchema.parse(await callRpc(client, "claim_consolidation", args));
}
