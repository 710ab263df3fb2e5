/** A part of a model's answer, as Gemini sends it. */
export type GeminiPart =
  | { text: string }
  | { functionCall: { id?: string; name: string; args: unknown }; thoughtSignature?: string };

/** What the server does with one request. */
export type GeminiReply = (request: Request) => Response | Promise<Response>;

export interface GeminiRequest {
  contents: { role: string; parts: Record<string, unknown>[] }[];
  systemInstruction?: { parts: { text: string }[] };
  tools?: { functionDeclarations: { name: string }[] }[];
  generationConfig?: Record<string, unknown>;
}

export interface FakeGemini {
  baseUrl: string;
  /** Bodies received so far, in order. */
  requests: GeminiRequest[];
  /** Model names asked for, in order. */
  models: string[];
  /** Replies for the next requests; the last one stands for all that follow. */
  script(...replies: GeminiReply[]): void;
  close(): Promise<void>;
}

/** A local server that speaks the streaming part of the Gemini API, for the real provider to talk to. */
export function startFakeGemini(): FakeGemini {
  let replies: GeminiReply[] = [];
  const requests: GeminiRequest[] = [];
  const models: string[] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const model = /\/models\/([^:]+):streamGenerateContent/.exec(request.url)?.[1];
    if (!model) return new Response("not found", { status: 404 });
    models.push(model);
    requests.push(await request.json());
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    return reply ? await reply(request) : new Response("nothing scripted", { status: 500 });
  });
  return {
    baseUrl: `http://127.0.0.1:${server.addr.port}/v1beta`,
    requests,
    models,
    script: (...next) => {
      replies = next;
    },
    close: () => server.shutdown(),
  };
}

/** A complete answer, a chunk for each part. */
export function gemini(...parts: GeminiPart[]): GeminiReply {
  return () => sse([...parts.map((part) => chunk([part])), chunk([], "STOP")]);
}

/** The parts, then another finish reason than STOP. */
export function geminiFinish(finishReason: string, ...parts: GeminiPart[]): GeminiReply {
  return () => sse([...parts.map((part) => chunk([part])), chunk([], finishReason)]);
}

/** An HTTP error as Google words it. */
export function geminiStatus(status: number): GeminiReply {
  return () => Response.json({ error: { code: status, message: "fault", status: "FAULT" } }, { status });
}

/** Starts to answer and ends the body without a finish reason. */
export function geminiCleanCut(text: string): GeminiReply {
  return () => sse([chunk([{ text }])]);
}

/** Starts to answer and breaks the connection. */
export function geminiHardCut(text: string): GeminiReply {
  return () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(encode(chunk([{ text }]))),
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 30));
        controller.error(new Error("connection broken on purpose"));
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  };
}

/** A stream that is no JSON. */
export function geminiGarbage(): GeminiReply {
  return () => new Response("data: <html>oops\n\ndata: {{{\n\n", { headers: { "Content-Type": "text/event-stream" } });
}

/** Sends the headers and then nothing until the client gives up. */
export function geminiSilence(): GeminiReply {
  return (request) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => request.signal.addEventListener("abort", () => controller.close()),
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  };
}

function chunk(parts: GeminiPart[], finishReason?: string): unknown {
  return {
    candidates: [{ content: { role: "model", parts }, index: 0, ...(finishReason ? { finishReason } : {}) }],
    usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 10, totalTokenCount: 110 },
  };
}

function sse(chunks: unknown[]): Response {
  return new Response(chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(""), {
    headers: { "Content-Type": "text/event-stream" },
  });
}

function encode(one: unknown): Uint8Array {
  return new TextEncoder().encode(`data: ${JSON.stringify(one)}\n\n`);
}
