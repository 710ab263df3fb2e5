import type { LanguageModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { asksToForget } from "../language/commands/memory-request.ts";
import { describeFailure, logFailure } from "../runtime/log-failure.ts";
import { UnreadableAnswer } from "../model/ask-for-json.ts";
import { type FaultReason, readBatchFault, readsHarmlessMessage } from "./batch-fault.ts";
import type { Extraction } from "./check-extraction.ts";
import { extract } from "./extract.ts";
import { fileItems } from "./filing.ts";
import { countedPatternSchema, writeInsight } from "./insight.ts";
import type { Embedder } from "../model/embedder.ts";
import { lastQuestion } from "../language/split-sentences.ts";
import { judgeItems } from "./judge.ts";

/** Time limits of a consolidation, in milliseconds unless named otherwise. */
export interface ConsolidationLimits {
  /** After this time an invocation begins nothing new. */
  invocation: number;
  /** Time for reading one batch, including the second try. */
  extraction: number;
  /** Seconds until a failed run is tried again, after `tries` tries. */
  retrySeconds(tries: number, forced: boolean): number;
}

/** A run is given up after this many tries. */
export const MOST_TRIES = 3;

/** Scheduled runs are tried again after 1 and 4 minutes. Forced ones after 1 and 2 seconds, because somebody waits for them. */
export const CONSOLIDATION_LIMITS: ConsolidationLimits = {
  invocation: 120_000,
  extraction: 60_000,
  retrySeconds: (tries, forced) => forced ? 2 ** (tries - 1) : 60 * 4 ** (tries - 1),
};

/** What an invocation uses for all users. */
export interface Worker {
  client: RpcClient;
  /** Reads messages, files items, judges pairs. */
  model: LanguageModelV4;
  /** Used to find items of similar meaning; null without a key. */
  embedder: Embedder | null;
  limits: ConsolidationLimits;
  /** `Date.now()` after which nothing new is begun. */
  deadline: number;
}

/** A user whom this worker may consolidate until the lease runs out. */
export const claimSchema = z.object({
  status: z.literal("claimed"),
  userId: z.uuid(),
  attempt: z.number(),
  tries: z.number(),
});

export type Claim = z.infer<typeof claimSchema>;

/** The result for one user. `skipped`: no new message. `busy`: another worker has the user. `unknown`: there is no such user. */
export interface ConsolidationResult {
  userId: string;
  status: "completed" | "partial" | "failed" | "skipped" | "busy" | "unknown";
  messagesProcessed: number;
  factsCreated: number;
  factsUpdated: number;
  inferencesCreated: number;
}

const batchSchema = z.object({
  secondsLeft: z.number(),
  /** Whether this is one half of a batch that failed. */
  narrowing: z.boolean(),
  today: z.string(),
  timezone: z.string(),
  userMemory: z.looseObject({}),
  people: z.array(z.object({ name: z.string(), relationship: z.string().nullable() })),
  known: z.array(z.object({ id: z.string(), content: z.string(), person: z.string().nullable() })),
  ended: z.array(z.object({ content: z.string(), by: z.string() })),
  records: z.array(
    z.object({ kind: z.enum(["debt", "bill", "income", "habit", "reminder", "library"]), name: z.string() }),
  ),
  /** Patterns in the person's records; null except with the last batch. */
  patterns: z.array(countedPatternSchema).nullable(),
  messages: z.array(z.object({
    id: z.string(),
    text: z.string(),
    sentAt: z.string(),
    /** The end of the assistant's message before it. */
    before: z.string().nullable(),
  })),
});
const appliedSchema = z.object({
  status: z.enum(["completed", "partial", "skipped"]),
  remaining: z.boolean(),
  messagesProcessed: z.number().default(0),
  factsCreated: z.number().default(0),
  factsUpdated: z.number().default(0),
  inferencesCreated: z.number().default(0),
});

type Batch = z.infer<typeof batchSchema>;
type Applied = z.infer<typeof appliedSchema>;
type Lease = { user_id: string; attempt: number };

/**
 * Consolidates a claimed user, batch by batch, until no message is left or the time is up. After a failure the user is released, to
 * be tried again. Batches that were applied before stay.
 *
 * @returns null if another worker took over in the meantime
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
    await fileUnfiledItems(worker, claim);
    while (await consolidateBatch(worker, claim, result));
    return result;
  } catch (error) {
    if (isStale(error)) return null;
    logFailure("consolidation failed", error);
    return await reportFailedRun(worker, claim, forced, error) ? { ...result, status: "failed" } : null;
  }
}

// Two readings of a message and this probe together stay within the lease.
const PROBE_MS = 20_000;

const EMPTY_EXTRACTION: Extraction = { items: [], memoryChanges: [], rejections: [], raw: null };

/**
 * Consolidates one batch. A batch that fails because of its messages is halved and read again, until the failing message is alone and
 * is set aside.
 *
 * @returns whether there is another batch
 */
async function consolidateBatch(worker: Worker, claim: Claim, result: ConsolidationResult): Promise<boolean> {
  const { client, limits, deadline } = worker;
  const lease = { user_id: claim.userId, attempt: claim.attempt };
  const batch = batchSchema.parse(await callRpc(client, "read_consolidation", lease));
  const isOutOfTime = batch.secondsLeft <= 0;
  if (isOutOfTime || Date.now() >= deadline || batch.messages.length === 0) {
    await callRpc(client, "release_consolidation", { ...lease, ended: isOutOfTime || batch.messages.length === 0 });
    return false;
  }
  const timeMs = Math.min(limits.extraction, batch.secondsLeft * 1000);
  try {
    const learned = await learnFromBatch(worker, lease, batch, timeMs).catch((error: unknown) => {
      // A single message cannot be halved. It is read once more, because the failure may be chance.
      if (batch.messages.length > 1 || !batch.narrowing || readBatchFault(error)?.isCertain !== false) throw error;
      return learnFromBatch(worker, lease, batch, timeMs);
    });
    return addToResult(result, await applyLearned(client, lease, batch, learned));
  } catch (error) {
    // If the model had less than its full time, the failure is not blamed on the messages.
    const reason = timeMs < limits.extraction ? null : await faultOfMessages(worker, claim, batch, error);
    if (reason === null) throw error;
    if (batch.messages.length > 1) {
      await callRpc(client, "halve_consolidation", { ...lease, messages: batch.messages.length });
      return true;
    }
    logFailure(`a message set aside, ${reason}`, error);
    const rejections = [{ reason, item: { message_id: batch.messages[0]!.id } }];
    const hasMore = addToResult(result, await applyLearned(client, lease, batch, { ...EMPTY_EXTRACTION, rejections }));
    if (!hasMore || !(error instanceof DatabaseFailure)) return hasMore;
    // The database itself may be faulty. So the run ends here: a fault costs one message per run, and not all of them.
    await callRpc(client, "release_consolidation", { ...lease, ended: true });
    return false;
  }
}

/** The reason to blame the messages for a failure; null if it may have another cause. */
async function faultOfMessages(
  { model, limits }: Worker,
  { tries }: Claim,
  { narrowing }: Batch,
  error: unknown,
): Promise<FaultReason | null> {
  const fault = readBatchFault(error);
  if (fault === null || fault.isCertain) return fault?.reason ?? null;
  if (tries < MOST_TRIES && !narrowing) return null;
  if (error instanceof DatabaseFailure) return fault.reason;
  return await readsHarmlessMessage(model, AbortSignal.timeout(Math.min(limits.extraction, PROBE_MS)))
    ? fault.reason
    : null;
}

/** Has the model read the messages of a batch, and judges what it learned against known items. */
async function learnFromBatch(
  { client, model, embedder }: Worker,
  lease: Lease,
  batch: Batch,
  timeMs: number,
): Promise<Extraction> {
  const signal = AbortSignal.timeout(timeMs);
  // A message that asks to forget something is not learned from.
  const messages = batch.messages.filter(({ text }) => !asksToForget(text))
    .map(({ before, ...message }) => ({ ...message, question: lastQuestion(before ?? "") }));
  if (messages.length === 0) return EMPTY_EXTRACTION;
  const learned = await extract(model, messages, batch, signal).catch((error: unknown) => {
    if (!(error instanceof UnreadableAnswer && error.isBlocked)) throw error;
    // The model may have refused a known item in the prompt instead of a message. So it is asked without known items.
    const { today, timezone } = batch;
    return extract(model, messages, { today, timezone }, signal);
  });
  return { ...learned, items: await judgeItems(client, model, embedder, lease, learned.items, signal) };
}

async function applyLearned(
  client: RpcClient,
  lease: Lease,
  { messages, patterns }: Batch,
  learned: Extraction,
): Promise<Applied> {
  const { items, memoryChanges, rejections, raw } = learned;
  return appliedSchema.parse(
    await callRpc(client, "apply_consolidation", {
      ...lease,
      messages: messages.map(({ id }) => id),
      items: storable(items),
      memory_changes: storable(memoryChanges),
      rejections: storable(rejections),
      raw_output: storable(raw ?? { items }),
      insights: patterns === null ? null : patterns.map(writeInsight),
    }),
  );
}

/** Adds the counts of a batch to the result. @returns whether messages remain */
function addToResult(result: ConsolidationResult, applied: Applied): boolean {
  result.messagesProcessed += applied.messagesProcessed;
  result.factsCreated += applied.factsCreated;
  result.factsUpdated += applied.factsUpdated;
  result.inferencesCreated += applied.inferencesCreated;
  if (applied.status !== "skipped") result.status = result.status === "partial" ? "partial" : applied.status;
  return applied.remaining;
}

/** Files items without a slot. A failure does not stop the consolidation: the rest is filed the next night. */
async function fileUnfiledItems({ client, model, limits, deadline }: Worker, claim: Claim): Promise<void> {
  const lease = { user_id: claim.userId, attempt: claim.attempt };
  try {
    while (Date.now() < deadline && await fileItems(client, model, lease, AbortSignal.timeout(limits.extraction)));
  } catch (error) {
    if (isStale(error)) throw error;
    logFailure("items not filed", error);
  }
}

async function reportFailedRun(
  { client, limits }: Worker,
  claim: Claim,
  forced: boolean,
  error: unknown,
): Promise<boolean> {
  try {
    await callRpc(client, "fail_consolidation", {
      user_id: claim.userId,
      attempt: claim.attempt,
      error: describeFailure(error),
      retry_seconds: limits.retrySeconds(claim.tries, forced),
    });
    return true;
  } catch (cause) {
    // The lease runs out by itself. The next worker then counts this run as one try.
    if (!isStale(cause)) logFailure("a consolidation could not be given back", cause);
    return !isStale(cause);
  }
}

function isStale(error: unknown): boolean {
  return error instanceof DomainError && error.code === "stale_consolidation";
}

/** A copy of a JSON value without NUL and lone surrogates, which Postgres cannot store. A model may write them anywhere. */
function storable<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_, inner) => typeof inner === "string" ? storableText(inner) : inner) ?? "null",
  );
}

function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}
