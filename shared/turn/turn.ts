import type { RpcClient } from "../database/rpc-client.ts";
import type { Embedder } from "../model/embedder.ts";
import type { Outside } from "../outside/outside.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { ToolContext } from "../tools/definition.ts";
import type { OpenedTurn } from "./open-turn.ts";
import type { TurnRecord } from "./record.ts";
import type { TurnMeasures } from "./turn-measures.ts";

/** What a turn works with: who, which turn and attempt, what is known, which services. Replies are made from it. */
export interface Turn {
  client: RpcClient;
  opened: OpenedTurn;
  toolContext: ToolContext;
  /** Null without a key. */
  embedder: Embedder | null;
  /** Skills and tools that the deployment adds to the built-in ones. */
  catalog: Catalog;
  /** What tools with outbound traffic ask. */
  outside: Outside;
  /** What was said as a vector, made when it is first asked for; null where that failed. */
  messageVector?: () => Promise<string | null>;
  /** What the turn has said and done so far. Replies read it; only the reducer writes it. */
  record: Readonly<
    Pick<TurnRecord, "messages" | "messagesForModel" | "proposed" | "written" | "kept" | "skills" | "noop">
  >;
  /** Aborted when the user has asked the turn to stop. */
  stop: AbortSignal;
  measures: TurnMeasures;
}

/** What of a turn it takes to look up what a write means, and to put it into words. */
export type OfferingTurn = Pick<Turn, "client" | "toolContext" | "outside" | "catalog"> & {
  opened: { context: Pick<OpenedTurn["context"], "now"> };
};

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
