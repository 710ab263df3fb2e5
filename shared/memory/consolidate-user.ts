import type { LanguageModelV4 } from "@ai-sdk/provider";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { asksToForget } from "../intents/memory-request.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { Extraction } from "./check-extraction.ts";
import { extract } from "./extract.ts";
import type { ExtractionContext } from "./extraction-prompt.ts";
import { fileItems } from "./filing.ts";
import { judgeItems } from "./judge.ts";
import { cutText } from "../text/cut-text.ts";

/** Times of a consolidation, in milliseconds unless named otherwise. */
export interface ConsolidationLimits {
  /** After this an invocation takes nothing new. */
  invocation: number;
  /** One reading of a batch, its second try included. */
  extraction: number;
  /** Seconds until a failed run is tried again, by how often it was tried. */
  retrySeconds(tries: number, forced: boolean): number;
}

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
  today: z.string(),
  timezone: z.string(),
  userMemory: z.looseObject({}),
  people: z.array(z.object({ name: z.string(), relationship: z.string().nullable() })),
  known: z.array(z.object({ id: z.string(), content: z.string(), person: z.string().nullable() })),
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
    await fileWhatIsUnfiled(worker, claim);
    while (await consolidateBatch(worker, claim, result));
    return result;
  } catch (error) {
    if (isStale(error)) return null;
    logFailure("consolidation failed", error);
    return await giveBack(worker, claim, forced, error) ? { ...result, status: "failed" } : null;
  }
}

const NOTHING: Extraction = { items: [], memoryChanges: [], rejections: [], raw: null };

/** Whether there is another batch to do. */
async function consolidateBatch(
  { client, model, limits, deadline }: Worker,
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
  const context: ExtractionContext = batch;
  const time = Math.min(limits.extraction, batch.secondsLeft * 1000);
  const signal = AbortSignal.timeout(time);
  const told = batch.messages.filter(({ text }) => !asksToForget(text))
    .map(({ before, ...message }) => ({ ...message, question: questionIn(before) }));
  const { items, memoryChanges, rejections, raw } = told.length === 0
    ? NOTHING
    : await extract(model, told, context, signal);
  const applied = appliedSchema.parse(
    await callRpc(client, "apply_consolidation", {
      ...held,
      messages: batch.messages.map(({ id }) => id),
      items: storable(await judgeItems(client, model, held, items, signal)),
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

/** Filing that fails holds no learning up: what is left is filed the next night. */
async function fileWhatIsUnfiled({ client, model, limits, deadline }: Worker, claim: Claim): Promise<void> {
  const held = { user_id: claim.userId, attempt: claim.attempt };
  try {
    while (Date.now() < deadline && await fileItems(client, model, held, AbortSignal.timeout(limits.extraction)));
  } catch (error) {
    if (isStale(error)) throw error;
    logFailure("items not filed", error);
  }
}

/** The question at the end of what the assistant had said, which a short answer is an answer to. */
function questionIn(before: string | null): string | null {
  return /[^.!?…\n]*\?(?=[^.!?…\n\p{L}]*$)/u.exec(before?.trim() ?? "")?.[0].trim() ?? null;
}

async function giveBack({ client, limits }: Worker, claim: Claim, forced: boolean, error: unknown): Promise<boolean> {
  try {
    await callRpc(client, "fail_consolidation", {
      user_id: claim.userId,
      attempt: claim.attempt,
      error: error instanceof Error ? clean(cutText(`${error.name}: ${error.message}`, 500)) : "unknown error",
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
  return JSON.parse(JSON.stringify(value, (_, inner) => typeof inner === "string" ? clean(inner) : inner) ?? "null");
}

function clean(text: string): string {
  return text.toWellFormed().replaceAll("\0", "\uFFFD");
}
