import type { UIMessageChunk } from "ai";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { answerSchema, type ReplayedTurn } from "./open-turn.ts";
import { finishChunk, INTERRUPTED, replayAnswer } from "./transcript.ts";
import type { TurnLimits } from "./turn.ts";

type StoredAnswer = ReplayedTurn["answer"];

const runningTurnSchema = z.object({ id: z.string(), attempt: z.number(), earlier: z.array(answerSchema) });

/** A turn that is running, on any instance, with the stored answers of the message that it continues. */
export type RunningTurn = z.infer<typeof runningTurnSchema>;

/** Chunks as they were stored. Users can store chunks themselves, so that only `type` is sure. */
export const storedChunksSchema = z.array(z.looseObject({ type: z.string() }))
  .transform((chunks) => chunks as unknown as UIMessageChunk[]);

const readChunksSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("running"), chunks: storedChunksSchema, seq: z.number() }),
  z.object({ status: z.literal("closed"), answer: answerSchema }),
  z.object({ status: z.literal("lost") }),
]);

/** The turn that is running in a conversation of the client's user; null where none is. */
export async function findRunningTurn(client: RpcClient, conversation: string): Promise<RunningTurn | null> {
  return runningTurnSchema.nullable().parse(await callRpc(client, "running_turn", { conversation }));
}

/** The longest wait between two reads. A model that thinks says nothing for many seconds. */
const LONGEST_WAIT_MS = 2_000;

/** How much longer a turn is followed than it may take: then it is closed. */
const CLOSING = 1.25;

/**
 * The chunks of a running turn from its start to its end, whichever instance runs it. They are read from Postgres every `storeChunksMs`,
 * and less often while nothing new is there; each read yields a list. A turn that no instance runs any more ends with an error chunk,
 * and so does one that runs for longer than a turn may take: its client asks again.
 */
export async function* followTurn(
  client: RpcClient,
  turn: RunningTurn,
  { storeChunksMs, turnMs }: Pick<TurnLimits, "storeChunksMs" | "turnMs">,
): AsyncGenerator<UIMessageChunk[]> {
  const sent: UIMessageChunk[] = [];
  const end = performance.now() + turnMs * CLOSING;
  let isStarted = false;
  let after_seq = 0;
  let waitMs = storeChunksMs;
  while (performance.now() < end) {
    const { id: turn_id, attempt } = turn;
    const read = readChunksSchema.parse(await callRpc(client, "read_chunks", { turn_id, attempt, after_seq }));
    let next: UIMessageChunk[] | null = null;
    if (read.status === "running") next = read.chunks;
    if (read.status === "closed") next = unsentChunks(read.answer, sent, turn);
    if (next === null) return yield [{ type: "error", errorText: INTERRUPTED }];
    sent.push(...next);
    // A message starts once, whatever its person has stored.
    yield next.flatMap((chunk) => {
      if (chunk.type !== "start" || isStarted) return [chunk];
      isStarted = true;
      return [chunk, ...earlierChunks(turn, chunk.messageId)];
    });
    if (read.status !== "running") return;
    after_seq = read.seq;
    waitMs = next.length > 0 ? storeChunksMs : Math.min(waitMs * 1.5, Math.max(LONGEST_WAIT_MS, storeChunksMs));
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  yield [{ type: "error", errorText: INTERRUPTED }];
}

/** What a continued message said before this turn: a client that resumes builds the whole message anew. */
function earlierChunks({ id, earlier }: RunningTurn, messageId: string | undefined): UIMessageChunk[] {
  return messageId === id ? [] : earlier.flatMap(replayAnswer);
}

/** The chunks of an answer that were not sent yet; null where the sent ones are not of this answer. */
function unsentChunks(
  answer: StoredAnswer,
  sent: UIMessageChunk[],
  { id, earlier }: RunningTurn,
): UIMessageChunk[] | null {
  const { message: { id: messageId }, metadata } = answer;
  const calledBefore = earlier.flatMap(({ message }) => message.parts.map(({ toolCallId }) => toolCallId));
  const all: UIMessageChunk[] = [
    { type: "start", messageId },
    ...replayAnswer(answer),
    finishChunk(metadata, messageId !== id),
  ];
  const counts = new Map<string, number>();
  const texts = new Map<string, string>();
  for (const chunk of sent) {
    if (chunk.type === "text-delta") texts.set(chunk.id, (texts.get(chunk.id) ?? "") + chunk.delta);
    else counts.set(keyOf(chunk), (counts.get(keyOf(chunk)) ?? 0) + 1);
  }
  const rest: UIMessageChunk[] = [];
  for (const chunk of all) {
    if (chunk.type === "text-delta") {
      const before = texts.get(chunk.id) ?? "";
      if (!chunk.delta.startsWith(before)) return null;
      if (chunk.delta !== before) rest.push({ ...chunk, delta: chunk.delta.slice(before.length) });
      continue;
    }
    if (chunk.type === "tool-input-available" && calledBefore.includes(chunk.toolCallId)) continue;
    const count = counts.get(keyOf(chunk)) ?? 0;
    if (count === 0) rest.push(chunk);
    else counts.set(keyOf(chunk), count - 1);
  }
  return rest;
}

/** Texts and calls are counted by their ids, all other chunks by their type. */
function keyOf(chunk: UIMessageChunk): string {
  return `${chunk.type} ${"id" in chunk ? chunk.id : "toolCallId" in chunk ? chunk.toolCallId : ""}`;
}
