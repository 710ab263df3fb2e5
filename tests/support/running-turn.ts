import { readUIMessageStream, type UIMessage, type UIMessageChunk } from "ai";
import assert from "node:assert/strict";
import type { Stack, TestUser } from "./stack.ts";

/** Calls of the chat function for one conversation. All posts have the same message id, so they are repeats of one message. */
export function chatCalls(stack: Pick<Stack, "url" | "publishableKey">, user: TestUser, id: string) {
  const at = `${stack.url}/functions/v1/chat`;
  const headers = { Authorization: `Bearer ${user.token}`, apikey: stack.publishableKey };
  return {
    id,
    post: (text: string, more: Record<string, string> = {}, body = {}) =>
      fetch(at, {
        method: "POST",
        headers: { ...headers, ...more },
        body: JSON.stringify({
          id,
          message: { id: `said-${id}`, role: "user", parts: [{ type: "text", text }] },
          ...body,
        }),
      }),
    /** Presses the yes button of the message that has the proposal. */
    approve: (pendingActionId: string, assistantId: string) =>
      fetch(at, {
        method: "POST",
        headers,
        body: JSON.stringify({ id, approvals: [{ id: pendingActionId, approved: true }], assistantId }),
      }),
    stream: (init: RequestInit = {}) => fetch(`${at}/${id}/stream`, { ...init, headers }),
    stop: async () => await (await fetch(`${at}/${id}/stop`, { method: "POST", headers })).json(),
  };
}

/** Waits until the stored chunks of a conversation's turn contain the words. */
export async function waitForStoredWords(stack: Stack, id: string, words: RegExp): Promise<void> {
  await until(async () => {
    const rows = await stack.sql<{ delta: string }>(
      `select string_agg(e.value ->> 'delta', '' order by c.seq, e.position) as delta
       from private.turn_chunks c join public.turns t on t.id = c.turn_id
       join public.conversations v on v.id = t.conversation_id
       cross join jsonb_array_elements(c.chunks) with ordinality as e (value, position)
       where v.client_id = $1`,
      [id],
    );
    return words.test(rows[0]?.delta ?? "");
  });
}

/** Waits until a condition is true. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!await condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** The message that a client builds from chunks, or a message that it continues with them. */
export async function messageOf(chunks: UIMessageChunk[], message?: UIMessage): Promise<UIMessage> {
  const stream = ReadableStream.from(chunks) as ReadableStream<UIMessageChunk>;
  const messages = await Array.fromAsync(
    readUIMessageStream({ message, stream, onError: (error) => assert.fail(String(error)) }),
  );
  return messages.at(-1)!;
}

/** All text of a message, a line for each part. */
export function wordsOf({ parts }: UIMessage): string {
  return parts.flatMap((part) => part.type === "text" ? [part.text] : []).join("\n");
}

/** The ids of a stream's message and its texts. */
export function idsOf(chunks: UIMessageChunk[]): unknown[] {
  return chunks.flatMap((chunk) =>
    chunk.type === "text-start" ? [chunk.id] : chunk.type === "start" ? [chunk.messageId] : []
  );
}

/** Reads a stream of chunks while it is being written. */
export function readWhileWritten(response: Response) {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const chunks = () =>
    text.split("\n\n").slice(0, -1).filter((line) => line !== "data: [DONE]").map((line): UIMessageChunk =>
      JSON.parse(line.slice("data: ".length))
    );
  const words = () => chunks().map((chunk) => chunk.type === "text-delta" ? chunk.delta : "").join("");
  return {
    async until(pattern: RegExp): Promise<string> {
      while (!pattern.test(words())) text += (await reader.read()).value ?? assert.fail(`ended at ${text}`);
      return words();
    },
    async rest(): Promise<UIMessageChunk[]> {
      for (let next = await reader.read(); !next.done; next = await reader.read()) text += next.value;
      return chunks();
    },
  };
}
