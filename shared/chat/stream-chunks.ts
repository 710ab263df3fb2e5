import type { UIMessageChunk } from "ai";
import type { ChunkSink } from "../turn/transcript.ts";

/** What makes a response the AI SDK's UI message stream, version 1, and keeps proxies from holding it back. */
const HEADERS = {
  "content-type": "text/event-stream",
  "cache-control": "no-cache",
  "connection": "keep-alive",
  "x-accel-buffering": "no",
  "x-vercel-ai-ui-message-stream": "v1",
};

/**
 * Answers with the chunks that `work` gives, one server-sent event each, as they come. The work goes on when the reader
 * leaves; its failure is told as an error chunk with `errorText`.
 */
export function streamChunks(work: (sink: ChunkSink) => Promise<void>, errorText: string): Response {
  const encoder = new TextEncoder();
  let left = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (data: string) => {
        if (!left) controller.enqueue(encoder.encode(`data: ${data}\n\n`));
      };
      const sink = (chunk: UIMessageChunk) => send(JSON.stringify(chunk));
      try {
        await work(sink);
      } catch {
        sink({ type: "error", errorText });
      }
      send("[DONE]");
      if (!left) controller.close();
    },
    cancel() {
      left = true;
    },
  });
  return new Response(body, { headers: HEADERS });
}
