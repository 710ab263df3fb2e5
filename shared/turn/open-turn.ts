import { z } from "zod";
import { callRpc, type RpcArguments } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { fitWindow } from "../history/fit-window.ts";
import type { StoredMessage } from "../history/build-window.ts";
import { summarizeMessages } from "../history/summarize-messages.ts";
import { ApiError, type ApiErrorCode } from "../http/api-error.ts";
import type { ChatRequest } from "../http/parse-chat-request.ts";
import { type EarlierTalk, readEntries } from "../prompt/earlier-talk.ts";
import { memoryQuestionSchema } from "../writing/memory-question.ts";
import { answeredElsewhereSchema, executedCallSchema, proposalSchema } from "./offer/proposal.ts";
import type { TurnLimits } from "./turn.ts";

const jsonObject = z.record(z.string(), z.unknown());
// Users can write message rows over REST too: whatever is not an object is left out.
const partsSchema = z.array(jsonObject.nullable().catch(null)).catch([])
  .transform((all) => all.filter((part) => part !== null));

/** What `open_turn` returns about a turn. */
const storedContextSchema = z.object({
  conversation: z.object({
    id: z.string(),
    type: z.enum(["general", "counselor", "planner"]),
    /** Whether the person took the conversation out of learning. */
    isOffMemory: z.boolean(),
    structuredSummary: z.unknown(),
    longTermSummary: z.string().nullable(),
    summarizedTo: z.number(),
  }),
  profile: z.object({ displayName: z.string().nullable(), timezone: z.string(), pronouns: z.string().nullable() }),
  /** The revisions of the deployment's packs and of the user's own packs. Zero: there has never been one. */
  packs: z.object({ revision: z.number(), own: z.number() }),
  /** What is switched off for this user, as `kind:name`. */
  off: z.array(z.string()),
  /** Instructions that replace a skill's own for this user, by `skill:name`. */
  prompts: z.record(z.string(), z.string()),
  /** The user's local date, `YYYY-MM-DD`, and local date and time, `YYYY-MM-DDTHH:MM`. */
  today: z.string(),
  now: z.string(),
  userMemory: jsonObject.nullable(),
  /** A contradiction between what was known and what was said later, claimed for this turn so that only it asks about it. */
  question: memoryQuestionSchema.extend({ itemId: z.string() }).nullable(),
  /** An insight that consolidation has inferred and nobody has told yet, claimed for this turn. */
  insight: z.object({ id: z.string(), area: z.string(), content: z.string(), evidence: z.string().nullable() })
    .nullable(),
  /**
   * `open`: whether any is open or came due lately. `rings`: whether they ring on a device of the person. `due`: those that came due and
   * were not told yet, claimed for this turn.
   */
  reminders: z.object({ open: z.boolean(), rings: z.boolean(), due: z.array(z.looseObject({ id: z.string() })) }),
  /**
   * Proposals and a question about memory that wait in this conversation, then proposals of the person's other conversations. Both
   * with the oldest first.
   */
  tray: z.array(proposalSchema),
  /** Proposals that an earlier attempt of this turn has decided. */
  decided: z.array(proposalSchema),
  /** Proposals of this conversation that were answered in another one. */
  answeredElsewhere: z.array(answeredElsewhereSchema),
  /** The buttons that were pressed for this turn. */
  approvals: z.array(z.object({ id: z.string(), approved: z.boolean() })),
  /** Tool calls that an earlier attempt of this turn has run. */
  executions: z.array(executedCallSchema),
  /** The last writes of the conversation that can be undone or corrected, the oldest first. `isLast`: of the previous turn. */
  writes: z.array(executedCallSchema.extend({ isLast: z.boolean().nullable() })),
  /** The previous turn; null in a new conversation. */
  lastTurn: z.object({
    route: z.string().nullable(),
    intent: z.string().nullable(),
    hasExpired: z.boolean(),
    isDoneElsewhere: z.boolean(),
  }).nullable(),
  /** How the last conversations ended; given only at the beginning of this one. */
  recentConversations: z.array(
    z.object({ title: z.string().nullable(), date: z.string(), gist: z.string().nullable() }),
  ),
  /** Kinds of records with a standing yes; and for each kind, how many proposals in a row were accepted unchanged. */
  standing: z.array(z.string()),
  acceptedInARow: z.record(z.string(), z.number()),
  window: z.array(z.object({ seq: z.number(), role: z.enum(["user", "assistant", "tool"]), parts: partsSchema })),
  recentUserMessages: z.array(z.string()),
  /** The user's last hundred messages before this one, oldest first. */
  said: z.array(z.string()),
  /** Those of `said` that memory must not learn from. */
  leftOut: z.array(z.string()),
  /** The people that the user knows, with their bonds and other names. */
  people: z.array(z.string()),
});

/** A turn that is running, with everything it needs to know. */
export const openedSchema = z.object({
  status: z.literal("opened"),
  id: z.string(),
  attempt: z.number(),
  context: storedContextSchema.transform(layerHistory),
});
/** An answer as it was stored. */
export const answerSchema = z.object({
  message: z.looseObject({ id: z.string(), parts: z.array(jsonObject) }),
  metadata: jsonObject,
});
const replayedSchema = z.object({ status: z.literal("replay"), answer: answerSchema });
const openedOrReplayedSchema = z.discriminatedUnion("status", [openedSchema, replayedSchema]);

export type OpenedTurn = z.infer<typeof openedSchema>;
/** A turn that was finished before, with its stored answer. */
export type ReplayedTurn = z.infer<typeof replayedSchema>;

/** Splits the history: the newest messages stay whole, within their budget; older ones become entries and a summary. */
function layerHistory(
  { conversation: { structuredSummary, longTermSummary, ...conversation }, window, ...rest }: z.infer<
    typeof storedContextSchema
  >,
) {
  const { rows, dropped, compactBefore } = fitWindow(window, conversation.summarizedTo);
  const first = rows[0]?.seq ?? Infinity;
  const earlier: EarlierTalk = {
    summary: longTermSummary,
    entries: [
      ...readEntries(structuredSummary).filter(({ seq }) => seq < first),
      ...summarizeMessages(dropped.filter(({ seq }) => seq > conversation.summarizedTo)),
    ],
  };
  return { ...rest, conversation, window: rows as StoredMessage[], earlier, compactBefore };
}

const BUSY_POLL_MS = 150;

/**
 * The turn's first round trip: saves the user's message and returns everything the turn needs, or the stored answer of a repeat.
 * While another turn of the conversation is running, it waits up to `busyMs`. It waits here, since a wait inside Postgres would hold
 * a connection.
 *
 * @throws ApiError 404 `conversation_not_found`; 409 `conversation_busy`, `message_id_reused`, `already_decided`, `already_recorded`,
 * `pending_action_expired`, `too_many_rows`; 429 `rate_limited`; 503 `unavailable`
 */
export async function openTurn(
  client: RpcClient,
  request: ChatRequest,
  { busyMs }: Pick<TurnLimits, "busyMs">,
): Promise<OpenedTurn | ReplayedTurn> {
  const deadline = performance.now() + busyMs;
  while (true) {
    try {
      return openedOrReplayedSchema.parse(await callRpc(client, "open_turn", openArguments(request)));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.code !== "conversation_busy" || performance.now() > deadline) throw toApiError(error);
    }
    await new Promise((resolve) => setTimeout(resolve, BUSY_POLL_MS));
  }
}

function openArguments(request: ChatRequest): RpcArguments<"open_turn"> {
  if (request.kind === "approval") {
    return {
      conversation: request.conversationId,
      approvals: request.approvals,
    };
  }
  return {
    conversation: request.conversationId,
    client_message_id: request.messageId,
    message: request.text,
    conversation_type: request.conversationType ?? null,
    ...(request.replaces !== undefined && { replaces: request.replaces, regenerate: request.regenerate ?? false }),
  };
}

const STATUS_OF: Partial<Record<string, 400 | 401 | 404 | 409 | 429>> = {
  unauthenticated: 401,
  invalid_request: 400,
  conversation_not_found: 404,
  message_id_reused: 409,
  conversation_busy: 409,
  already_decided: 409,
  pending_action_expired: 409,
  too_many_rows: 409,
  rate_limited: 429,
};

function toApiError(error: DomainError): Error {
  const status = STATUS_OF[error.code];
  if (!status) return error;
  const retryAfter = error.code === "conversation_busy"
    ? 2
    : z.object({ retryAfter: z.number() }).safeParse(error.detail).data?.retryAfter;
  const details = error.code === "invalid_request" ? error.detail : undefined;
  return new ApiError(status, error.code as ApiErrorCode, error.message, {
    details,
    retryAfterSeconds: retryAfter,
    cause: error,
  });
}
