import type { RpcClient } from "../database/rpc-client.ts";
import type { Embedder } from "../model/embedder.ts";
import type { Outside } from "../outside/outside.ts";
import type { Packs } from "../packs/load-packs.ts";
import type { JsonObject, ToolContext } from "../tools/definition.ts";
import type { OpenedTurn } from "./open-turn.ts";
import type { TurnTranscript } from "./transcript.ts";
import type { TurnMeasures } from "./turn-measures.ts";

export type TurnRoute = "model" | "direct" | "confirmed" | "rejected" | "corrected" | "selected" | "dropped";
export type TurnOutcome = "completed" | "failed" | "stopped";

/** One write call that waits for the user. `unresolved`: which row it means is still to be chosen. */
export interface PendingCall {
  toolCallId: string;
  tool: string;
  args: JsonObject;
  /** What the offer showed; the yes runs the call only while it is still so. */
  facts?: JsonObject;
  /** Of a pack's tool, what the call was to do when it was offered (`ToolDefinition.source`). */
  source?: string;
  unresolved?: boolean;
}

/** A numbered candidate for one of the calls. */
export interface PendingChoice {
  label: string;
  toolCallId: string;
  args: JsonObject;
  facts?: JsonObject;
}

/** Writes of one step, offered and not run, or a question about memory, whose call is the yes. */
export interface PendingAction {
  id: string;
  kind: "tool_calls" | "resolve_knowledge";
  calls: PendingCall[];
  choices?: PendingChoice[];
  /** Tool calls that have run and that the yes takes back before it runs these. */
  replaces?: string[];
  offer: string;
  skills: string[];
  /** ISO 8601 */
  expiresAt: string;
}

/** Tokens as the provider counted them; estimates for the offline model. */
export interface TurnUsage {
  inputTokens: number;
  outputTokens: number;
  /** Of the output, what was thought and not said. */
  thoughtTokens: number;
  /** Of the input, what the provider had kept. */
  cachedTokens: number;
}

/** What a turn carries from step to step: who, which turn and attempt, what is known, what is said, what comes of it. */
export interface Turn {
  client: RpcClient;
  opened: OpenedTurn;
  toolContext: ToolContext;
  /** Null without a key. */
  embedder: Embedder | null;
  /** Skills and tools that the deployment adds to the built-in ones. */
  packs: Packs;
  /** What tools with outbound traffic ask. */
  outside: Outside;
  /** What was said as a vector, made when it is first asked for; null where that failed. */
  messageVector?: () => Promise<string | null>;
  transcript: TurnTranscript;
  /** Aborted when the user has asked the turn to stop. */
  stop: AbortSignal;
  result: TurnResult;
  measures: TurnMeasures;
}

/** What of a turn it takes to offer a write: to look up what it means, and to put it into words. */
export type OfferingTurn = Pick<Turn, "client" | "toolContext" | "outside" | "packs" | "transcript" | "result"> & {
  opened: { context: Pick<OpenedTurn["context"], "now" | "pendingAction"> };
};

/** What became of the pending action of the conversation without running anything; `kept`: it is left open. */
export interface PendingDecision {
  id: string;
  status: "rejected" | "corrected" | "dropped" | "kept";
}

/**
 * What a turn comes to, besides what it says (`TurnTranscript`). The steps of the turn fill it as they go, so that one
 * that fails midway still tells what it had done.
 */
export interface TurnResult {
  route: TurnRoute;
  outcome: TurnOutcome;
  skills: string[];
  modelCalls: number;
  usage: TurnUsage;
  /** Offered in this turn; stored at its close. */
  pendingAction?: PendingAction;
  /** Offered before and still open: told to the client again. */
  standing?: PendingAction;
  decision?: PendingDecision;
  /** Of a planner's turn: there was nothing to do or say. */
  noop?: true;
  /** Told in this turn; noted as seen at its close. */
  shownInsight?: string;
  shownReminders?: string[];
}

/** What a turn comes to before anything has happened in it. */
export function newResult(): TurnResult {
  return {
    route: "model",
    outcome: "completed",
    skills: [],
    modelCalls: 0,
    usage: { inputTokens: 0, outputTokens: 0, thoughtTokens: 0, cachedTokens: 0 },
  };
}

/** How long a turn may take, in milliseconds. */
export interface TurnLimits {
  /** Until the model begins to answer; it is asked again after that. */
  firstMs: number;
  stepMs: number;
  turnMs: number;
  /** How often what was streamed is kept, and asked whether the turn is to stop. Keeps the lease of 30 s. */
  recordMs: number;
  /** What one call of the database may take. */
  databaseMs: number;
  /** How long a message waits for another turn of its conversation. */
  busyMs: number;
}

/** A step begins within 25 s and ends within 60 s, a whole turn takes 120 s. */
export const TURN_LIMITS: TurnLimits = {
  firstMs: 25_000,
  stepMs: 60_000,
  turnMs: 120_000,
  recordMs: 250,
  databaseMs: 10_000,
  busyMs: 2_000,
};
