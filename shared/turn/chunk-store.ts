import type { UIMessageChunk } from "ai";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import type { OpenedTurn } from "./open-turn.ts";

/** Chunks that are stored by one call. A batch that did not arrive is sent again unchanged. */
interface Batch {
  seq: number;
  chunks: UIMessageChunk[];
}

const appendedSchema = z.object({ stop: z.boolean() });

/** After so many rounds without a chunk an empty batch is sent, to ask whether the turn is to stop. */
const QUIET_ROUNDS = 2;
/** In characters of JSON. A single chunk may be larger. */
const MOST_BATCH_LENGTH = 200_000;

/**
 * Stores what a running turn streams where other instances find it, a batch every `intervalMs`. Each call also renews the lease of the
 * turn and tells whether it is to stop. The turn never waits for a call. Where storing fails, a client that resumes the stream gets
 * the missing words only when the turn has ended. A turn that ends within the first interval stores nothing.
 */
export class ChunkStore {
  #waiting: UIMessageChunk[] = [];
  #batch: Batch = { seq: 0, chunks: [] };
  #hasArrived = true;
  #isSending = false;
  #quietRounds = 0;
  #hasGivenUp = false;
  #hasLoggedFailure = false;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #stop = new AbortController();

  constructor(
    readonly client: RpcClient,
    readonly turn: Pick<OpenedTurn, "id" | "attempt">,
    intervalMs: number,
  ) {
    this.#timer = setInterval(() => this.#sendRound(), intervalMs);
  }

  /** Aborted once the user has asked the turn to stop. */
  get stop(): AbortSignal {
    return this.#stop.signal;
  }

  add(chunk: UIMessageChunk): void {
    if (this.#hasGivenUp) return;
    const last = this.#waiting.at(-1);
    if (chunk.type === "text-delta" && last?.type === "text-delta" && last.id === chunk.id) {
      this.#waiting[this.#waiting.length - 1] = { ...last, delta: last.delta + chunk.delta };
    } else this.#waiting.push(chunk);
  }

  /** Stops storing. The stored answer of the turn has the rest. */
  end(): void {
    clearInterval(this.#timer);
  }

  #sendRound(): void {
    if (this.#isSending) return;
    if (this.#hasArrived) {
      const chunks = this.#takeBatch();
      if (chunks.length === 0 && ++this.#quietRounds < QUIET_ROUNDS) return;
      this.#batch = { seq: this.#batch.seq + (chunks.length > 0 ? 1 : 0), chunks };
    }
    this.#quietRounds = 0;
    this.#isSending = true;
    runInBackground(this.#send(this.#batch).finally(() => this.#isSending = false));
  }

  #takeBatch(): UIMessageChunk[] {
    let size = 0;
    const end = this.#waiting.findIndex((chunk, index) =>
      (size += JSON.stringify(chunk).length) > MOST_BATCH_LENGTH && index > 0
    );
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }

  async #send({ seq, chunks }: Batch): Promise<void> {
    try {
      const { id: turn_id, attempt } = this.turn;
      const { stop } = appendedSchema.parse(
        await callRpc(this.client, "append_chunks", { turn_id, attempt, seq, chunks }),
      );
      this.#hasArrived = true;
      if (stop) this.#stop.abort();
    } catch (error) {
      this.#hasArrived = false;
      // The turn was closed or taken over meanwhile.
      if (error instanceof DomainError && error.code === "stale_turn") return this.end();
      if (!this.#hasLoggedFailure) logFailure("chunks not kept", error);
      this.#hasLoggedFailure = true;
      if (error instanceof DomainError) this.#giveUp();
    }
  }

  /** Chunks that were refused once would be refused again: from here on only empty batches ask whether the turn is to stop. */
  #giveUp(): void {
    this.#hasGivenUp = true;
    this.#hasArrived = true;
    this.#waiting = [];
  }
}
