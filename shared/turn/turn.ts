import type { RpcClient } from "../database/rpc-client.ts";
import type { Embedder } from "../model/embedder.ts";
import type { Outside } from "../outside/outside.ts";
import type { Catalog } from "../catalog/catalog.ts";
import type { ToolContext } from "../tools/definition.ts";
import type { OpenedTurn } from "./open-turn.ts";
import type { TurnRecord } from "./record.ts";
import type { TurnMeasures } from "./turn-measures.ts";

/** What the functions of a turn work with: the opened turn, the services, and what the turn has said and done so far. */
export interface Turn {
  /** Calls the database as the user. */
  client: RpcClient;
  opened: OpenedTurn;
  toolContext: ToolContext;
  /** Null where the deployment has no model key. */
  embedder: Embedder | null;
  /** The skills and tools that this person has. */
  catalog: Catalog;
  /** How tools read from the internet. */
  outside: Outside;
  /** The embedding of the user's message, made at the first call; null where that failed. */
  messageVector?: () => Promise<string | null>;
  /** What the turn has said and done so far. Read-only here: only `TurnRecord.apply` changes it. */
  record: Readonly<
    Pick<
      TurnRecord,
      "messages" | "messagesForModel" | "proposed" | "written" | "kept" | "accepted" | "settled" | "skills" | "noop"
    >
  >;
  /** Aborted when the user has asked the turn to stop. */
  stop: AbortSignal;
  measures: TurnMeasures;
}

/** The part of a turn that is needed to check a write and to word its offer. */
export type OfferingTurn = Pick<Turn, "client" | "toolContext" | "outside" | "catalog"> & {
  opened: { context: Pick<OpenedTurn["context"], "now"> };
};

/** How long a turn may take, in milliseconds. */
export interface TurnLimits {
  /** How long a request to the model may take to its first word. Then the model is asked again. */
  firstMs: number;
  /** How long a request to the model may take to its end. */
  stepMs: number;
  turnMs: number;
  /** How often streamed chunks are stored. The same call asks whether the turn is to stop, and renews its lease of 30 s. */
  storeChunksMs: number;
  /** One call of the database. */
  databaseMs: number;
  /** How long a message waits while another turn of its conversation is running. */
  busyMs: number;
}

/** A step begins within 25 s and ends within 60 s; a whole turn takes at most 120 s. */
export const TURN_LIMITS: TurnLimits = {
  firstMs: 25_000,
  stepMs: 60_000,
  turnMs: 120_000,
  storeChunksMs: 250,
  databaseMs: 10_000,
  busyMs: 2_000,
};
