import { z } from "zod";
import { callRpc } from "../../database/call-rpc.ts";
import { DomainError } from "../../database/domain-error.ts";
import type { RpcClient } from "../../database/rpc-client.ts";
import { asksToForget } from "../../intents/memory-request.ts";
import { logFailure } from "../../runtime/log-failure.ts";
import type { Extraction, ExtractionContext } from "../extraction/extraction.ts";
import { storable } from "../extraction/storable.ts";
import type { Claim } from "./claim.ts";
import type { ConsolidationLimits } from "./consolidation-limits.ts";
import type { ConsolidationResult } from "./consolidation-result.ts";
import type { Extractor } from "./extractor.ts";
import type { Judge } from "./judge.ts";
import { judgeItems } from "./judge-items.ts";

/** What a worker needs to consolidate anybody. */
export interface Worker {
  client: RpcClient;
  extract: Extractor;
  /** Null leaves what no rule settles side by side. */
  judge: Judge | null;
  limits: ConsolidationLimits;
  /** `Date.now()` after which nothing new is begun. */
  deadline: number;
}

const batchSchema = z.object({
  secondsLeft: z.number(),
  today: z.string(),
  userMemory: z.looseObject({ current_goals: z.array(z.string()) }),
  people: z.array(z.object({ name: z.string(), relationship: z.string().nullable() })),
  known: z.array(z.object({ id: z.string(), content: z.string(), person: z.string().nullable() })),
  messages: z.array(z.object({ id: z.string(), text: z.string(), sentAt: z.string() })),
});
const appliedSchema = z.object({
  status: z.enum(["completed", "partial", "skipped"]),
  remaining: z.boolean(),
  messagesProcessed: z.number().default(0),
  factsCreated: z.number().default(0),
  factsUpdated: z.number().default(0),
  inferencesCreated: z.number().default(0),
});

/**
 * Consolidates a claimed user, batch by batch, until nothing is left or the time is up. A failure gives the user back to be
 * tried again; batches applied before it stay.
 * @returns null when another worker took over meanwhile
 */
export async function consolidateUser(
  worker: Worker,
  claim: Claim,
  forced: boolean,
): Promise<ConsolidationResult | null> {
  const result: ConsolidationResult = {
    userId: claim.userId,
    status: "skipped",
    messagesProcessed: 0,
    factsCreated: 0,
    factsUpdated: 0,
    inferencesCreated: 0,
  };
  try {
    while (await consolidateBatch(worker, claim, result));
    return result;
  } catch (error) {
    if (isStale(error)) return null;
    logFailure("consolidation failed", error);
    return await giveBack(worker, claim, forced, error) ? { ...result, status: "failed" } : null;
  }
}

const NOTHING: Extraction = { items: [], memoryChanges: [], rejections: [], said: [], raw: null };

/** Whether there is another batch to do. */
async function consolidateBatch(
  { client, extract, judge, limits, deadline }: Worker,
  claim: Claim,
  result: ConsolidationResult,
): Promise<boolean> {
  const held = { user_id: claim.userId, attempt: claim.attempt };
  const batch = batchSchema.parse(await callRpc(client, "read_consolidation", held));
  const outOfTime = batch.secondsLeft <= 0;
  if (outOfTime || Date.now() >= deadline || batch.messages.length === 0) {
    await callRpc(client, "release_consolidation", { ...held, ended: outOfTime || batch.messages.length === 0 });
    return false;
  }
  const context: ExtractionContext = { ...batch, goals: batch.userMemory.current_goals };
  const time = Math.min(limits.extraction, batch.secondsLeft * 1000);
  const signal = AbortSignal.timeout(time);
  const told = batch.messages.filter(({ text }) => !asksToForget(text));
  const { items, memoryChanges, rejections, said, raw } = told.length === 0
    ? NOTHING
    : await extract(told, context, signal);
  const applied = appliedSchema.parse(
    await callRpc(client, "apply_consolidation", {
      ...held,
      messages: batch.messages.map(({ id }) => id),
      items: judge ? await judgeItems(client, judge, held, items, signal) : items,
      said,
      memory_changes: memoryChanges,
      rejections: storable(rejections),
      raw_output: storable(raw ?? { items }),
    }),
  );
  result.messagesProcessed += applied.messagesProcessed;
  result.factsCreated += applied.factsCreated;
  result.factsUpdated += applied.factsUpdated;
  result.inferencesCreated += applied.inferencesCreated;
  if (applied.status !== "skipped") result.status = result.status === "partial" ? "partial" : applied.status;
  return applied.remaining;
}

async function giveBack({ client, limits }: Worker, claim: Claim, forced: boolean, error: unknown): Promise<boolean> {
  try {
    await callRpc(client, "fail_consolidation", {
      user_id: claim.userId,
      attempt: claim.attempt,
      error: error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : "unknown error",
      retry_seconds: limits.retrySeconds(claim.tries, forced),
    });
    return true;
  } catch (cause) {
    // The lease runs out by itself; whoever comes then counts this as a try.
    if (!isStale(cause)) logFailure("a consolidation could not be given back", cause);
    return !isStale(cause);
  }
}

function isStale(error: unknown): boolean {
  return error instanceof DomainError && error.code === "stale_consolidation";
}
