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

/** Times of a consolidation, in milliseconds unless named otherwise. */
export interface ConsolidationLimits {
  /** After this an invocation takes nothing new. */
  invocation: number;
  /** One reading of a batch, its second try included. */
  extraction: number;
  /** Seconds until a failed run is tried again, by how often it was tried. */
  retrySeconds(tries: number, forced: boolean): number;
}

/** How often a run is tried before it ends without an answer. */
export const MOST_TRIES = 3;

/** Scheduled runs are tried again after 1 and 4 minutes; somebody waits for a forced one, so it is after 1 and 2 seconds. */
export const CONSOLIDATION_LIMITS: ConsolidationLimits = {
  invocation: 120_000,
  extraction: 60_000,
  retrySeconds: (tries, forced) => forced ? 2 ** (tries - 1) : 60 * 4 ** (tries - 1),
};

/** What a worker needs to consolidate anybody. */
export interface Worker {
  client: RpcClient;
  /** Reads messages, files items, judges pairs. */
  model: LanguageModelV4;
  /** Finds what means the like; null without a key. */
  embedder: Embedder | null;
  limits: ConsolidationLimits;
  /** `Date.now()` after which nothing new is begun. */
  deadline: number;
}

/** A user held by this worker until the lease runs out. */
export const claimSchema = z.object({
  status: z.literal("claimed"),
  userId: z.uuid(),
  attempt: z.number(),
  tries: z.number(),
});

export type Claim = z.infer<typeof claimSchema>;

/** What became of one user in an invocation. `skipped`: no new message; `busy`: another worker has them; `unknown`: no such user. */
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
  /** Whether this is a part of a batch that failed. */
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
  /** What the person's records show; null but with the last batch. */
  patterns: z.array(countedPatternSchema).nullable(),
  messages: z.array(z.object({
    id: z.string(),
    text: z.string(),
    sentAt: z.string(),
    /** How the assistant's message before it ended. */
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
    await fileUnfiledItems(worker, claim);
    while (await consolidateBatch(worker, claim, result));
    return result;
  } catch (error) {
    if (isStale(error)) return null;
    logFailure("consolidation failed", error);
    return await reportFailedRun(worker, claim, forced, error) ? { ...result, status: "failed" } : null;
  }
}

// Two readings of a message and this stay within the lease.
const PROBE_MS = 20_000;

const EMPTY_EXTRACTION: Extraction = { items: [], memoryChanges: [], rejections: [], raw: null };

/** Whether there is another batch to do. One that cannot be learned from comes again in halves. */
async function consolidateBatch(worker: Worker, claim: Claim, result: ConsolidationResult): Promise<boolean> {
  const { client, limits, deadline } = worker;
  const lease = { user_id: claim.userId, attempt: claim.attempt };
  const batch = batchSchema.parse(await callRpc(client, "read_consolidation", lease));
  const outOfTime = batch.secondsLeft <= 0;
  if (outOfTime || Date.now() >= deadline || batch.messages.length === 0) {
    await callRpc(client, "release_consolidation", { ...lease, ended: outOfTime || batch.messages.length === 0 });
    return false;
  }
  const time = Math.min(limits.extraction, batch.secondsLeft * 1000);
  try {
    const learned = await learnFromBatch(worker, lease, batch, time).catch((error: unknown) => {
      // One message, with nothing left to halve: what may be chance has to happen to it twice.
      if (batch.messages.length > 1 || !batch.narrowing || readBatchFault(error)?.isCertain !== false) throw error;
      return learnFromBatch(worker, lease, batch, time);
    });
    return addToResult(result, await applyLearned(client, lease, batch, learned));
  } catch (error) {
    // An answer that got less than its time says nothing of the messages.
    const reason = time < limits.extraction ? null : await faultOfMessages(worker, claim, batch, error);
    if (reason === null) throw error;
    if (batch.messages.length > 1) {
      await callRpc(client, "halve_consolidation", { ...lease, messages: batch.messages.length });
      return true;
    }
    logFailure(`a message set aside, ${reason}`, error);
    const rejections = [{ reason, item: { message_id: batch.messages[0]!.id } }];
    const more = addToResult(result, await applyLearned(client, lease, batch, { ...EMPTY_EXTRACTION, rejections }));
    if (!more || !(error instanceof DatabaseFailure)) return more;
    // If it is the database's own fault after all, that costs one message a run, and not all of them.
    await callRpc(client, "release_consolidation", { ...lease, ended: true });
    return false;
  }
}

/** Why it is the messages that cannot be learned from; null when it may be anything else. */
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

/** What the messages teach, by what the model says of them. */
async function learnFromBatch(
  { client, model, embedder }: Worker,
  lease: Lease,
  batch: Batch,
  time: number,
): Promise<Extraction> {
  const signal = AbortSignal.timeout(time);
  const told = batch.messages.filter(({ text }) => !asksToForget(text))
    .map(({ before, ...message }) => ({ ...message, question: lastQuestion(before ?? "") }));
  if (told.length === 0) return EMPTY_EXTRACTION;
  const learned = await extract(model, told, batch, signal).catch((error: unknown) => {
    if (!(error instanceof UnreadableAnswer && error.blocked)) throw error;
    // It may be something known, and not what was said, that a model would not read.
    const { today, timezone } = batch;
    return extract(model, told, { today, timezone }, signal);
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

/** Adds what a batch has brought; whether messages remain. */
function addToResult(result: ConsolidationResult, applied: Applied): boolean {
  result.messagesProcessed += applied.messagesProcessed;
  result.factsCreated += applied.factsCreated;
  result.factsUpdated += applied.factsUpdated;
  result.inferencesCreated += applied.inferencesCreated;
  if (applied.status !== "skipped") result.status = result.status === "partial" ? "partial" : applied.status;
  return applied.remaining;
}

/** Filing that fails holds no learning up: what is left is filed the next night. */
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
    // The lease runs out by itself; whoever comes then counts this as a try.
    if (!isStale(cause)) logFailure("a consolidation could not be given back", cause);
    return !isStale(cause);
  }
}

function isStale(error: unknown): boolean {
  return error instanceof DomainError && error.code === "stale_consolidation";
}

/** A JSON value that Postgres can hold: without NUL and lone surrogates, wherever a model put them. */
function storable<T>(value: T): T {
  return JSON.parse(
    JSON.stringify(value, (_, inner) => typeof inner === "string" ? storableText(inner) : inner) ?? "null",
  );
}

function storableText(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}
