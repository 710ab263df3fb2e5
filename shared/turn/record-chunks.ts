import type { UIMessageChunk } from "ai";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import type { OpenedTurn } from "./open-turn.ts";

/** A batch that is on its way, or that did not arrive and is sent again as it was. */
interface Batch {
  seq: number;
  chunks: UIMessageChunk[];
}

const appended = z.object({ stop: z.boolean() });

/** How many rounds without a chunk pass before the turn asks all the same whether it is to stop. */
const QUIET_ROUNDS = 2;
/** Characters of a batch as JSON; a single chunk may be larger. */
const BATCH_SIZE = 200_000;

/**
 * Keeps what a running turn streams where other instances find it, a batch each `intervalMs`, and learns with each batch whether
 * the turn is to stop; with that the turn keeps its lease. The turn never waits for it, and a failure costs those who would
 * resume it at most the words until its end. A turn that ends within the first interval keeps nothing.
 */
export class ChunkRecord {
  #waiting: UIMessageChunk[] = [];
  #batch: Batch = { seq: 0, chunks: [] };
  #arrived = true;
  #isSending = false;
  #quietRounds = 0;
  #isFull = false;
  #hasFailed = false;
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #stop = new AbortController();

  constructor(
    readonly client: RpcClient,
    readonly turn: Pick<OpenedTurn, "id" | "attempt">,
    intervalMs: number,
  ) {
    this.#timer = setInterval(() => this.#round(), intervalMs);
  }

  /** Aborted once the user has asked the turn to stop. */
  get stop(): AbortSignal {
    return this.#stop.signal;
  }

  add(chunk: UIMessageChunk): void {
    if (this.#isFull) return;
    const last = this.#waiting.at(-1);
    if (chunk.type === "text-delta" && last?.type === "text-delta" && last.id === chunk.id) {
      this.#waiting[this.#waiting.length - 1] = { ...last, delta: last.delta + chunk.delta };
    } else this.#waiting.push(chunk);
  }

  /** What comes after this is told by the turn's answer. */
  end(): void {
    clearInterval(this.#timer);
  }

  #round(): void {
    if (this.#isSending) return;
    if (this.#arrived) {
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
      (size += JSON.stringify(chunk).length) > BATCH_SIZE && index > 0
    );
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }

  async #send({ seq, chunks }: Batch): Promise<void> {
    try {
      const { id: turn_id, attempt } = this.turn;
      const { stop } = appended.parse(await callRpc(this.client, "append_chunks", { turn_id, attempt, seq, chunks }));
      this.#arrived = true;
      if (stop) this.#stop.abort();
    } catch (error) {
      this.#arrived = false;
      // Closed meanwhile, or taken over.
      if (error instanceof DomainError && error.code === "stale_turn") return this.end();
      if (!this.#hasFailed) logFailure("chunks not kept", error);
      this.#hasFailed = true;
      if (error instanceof DomainError) this.#giveUp();
    }
  }

  /** What was refused would be refused again: from here on the record only asks whether the turn is to stop. */
  #giveUp(): void {
    this.#isFull = true;
    this.#arrived = true;
    this.#waiting = [];
  }
}
