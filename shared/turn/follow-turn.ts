import type { UIMessageChunk } from "ai";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { answerSchema, type ReplayedTurn } from "./open-turn.ts";
import { finishChunk, INTERRUPTED, replayAnswer } from "./transcript.ts";

type StoredAnswer = ReplayedTurn["answer"];

const runningTurn = z.object({ id: z.string(), attempt: z.number(), earlier: z.array(answerSchema) });

/** A turn that some instance is running. */
export type RunningTurn = z.infer<typeof runningTurn>;

/** Chunks as they were kept; their owner may have kept anything. */
export const keptChunks = z.array(z.looseObject({ type: z.string() }))
  .transform((chunks) => chunks as unknown as UIMessageChunk[]);

const readChunks = z.discriminatedUnion("status", [
  z.object({ status: z.literal("running"), chunks: keptChunks, seq: z.number() }),
  z.object({ status: z.literal("closed"), answer: answerSchema }),
  z.object({ status: z.literal("lost") }),
]);

/** The turn that runs in a conversation of the client's user, null where none does. */
export async function findRunningTurn(client: RpcClient, conversation: string): Promise<RunningTurn | null> {
  return runningTurn.nullable().parse(await callRpc(client, "running_turn", { conversation }));
}

/**
 * What a running turn streams, from its start to its end, read from Postgres each `intervalMs`, whichever instance runs it: a
 * list for each time it was read. A turn that nobody runs any more ends with an error.
 */
export async function* followTurn(
  client: RpcClient,
  turn: RunningTurn,
  intervalMs: number,
): AsyncGenerator<UIMessageChunk[]> {
  const told: UIMessageChunk[] = [];
  let after_seq = 0;
  while (true) {
    const { id: turn_id, attempt } = turn;
    const read = readChunks.parse(await callRpc(client, "read_chunks", { turn_id, attempt, after_seq }));
    const next = read.status === "running"
      ? read.chunks
      : read.status === "closed"
      ? untold(read.answer, told, turn)
      : null;
    if (next === null) return yield [{ type: "error", errorText: INTERRUPTED }];
    told.push(...next);
    yield next.flatMap((chunk) => chunk.type === "start" ? [chunk, ...beforeIt(turn, chunk.messageId)] : [chunk]);
    if (read.status !== "running") return;
    after_seq = read.seq;
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

/** Clients build a message that is resumed from nothing: one that is continued begins with what it said before. */
function beforeIt({ id, earlier }: RunningTurn, messageId: string | undefined): UIMessageChunk[] {
  return messageId === id ? [] : earlier.flatMap(replayAnswer);
}

/** What an answer says beyond what has been told of it; null if it says something else. */
function untold(answer: StoredAnswer, told: UIMessageChunk[], { id, earlier }: RunningTurn): UIMessageChunk[] | null {
  const { message: { id: messageId }, metadata } = answer;
  const calledBefore = earlier.flatMap(({ message }) => message.parts.map(({ toolCallId }) => toolCallId));
  const whole: UIMessageChunk[] = [
    { type: "start", messageId },
    ...replayAnswer(answer),
    finishChunk(metadata, messageId !== id),
  ];
  const counts = new Map<string, number>();
  const texts = new Map<string, string>();
  for (const chunk of told) {
    if (chunk.type === "text-delta") texts.set(chunk.id, (texts.get(chunk.id) ?? "") + chunk.delta);
    else counts.set(keyOf(chunk), (counts.get(keyOf(chunk)) ?? 0) + 1);
  }
  const rest: UIMessageChunk[] = [];
  for (const chunk of whole) {
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

/** Steps are told apart by their number, texts and calls by their ids. */
function keyOf(chunk: UIMessageChunk): string {
  return `${chunk.type} ${"id" in chunk ? chunk.id : "toolCallId" in chunk ? chunk.toolCallId : ""}`;
}
