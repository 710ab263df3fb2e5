/** A part of a model's answer, as Gemini sends it. */
export type GeminiPart =
  | { text: string; thought?: boolean; thoughtSignature?: string }
  | { functionCall: { id?: string; name: string; args: unknown }; thoughtSignature?: string };

/** Answers one request. */
export type GeminiReply = (request: Request) => Response | Promise<Response>;

/** The schema of arguments in a declaration. */
export interface GeminiSchema {
  type?: string;
  properties?: Record<string, GeminiSchema>;
  required?: string[];
  enum?: string[];
  items?: GeminiSchema;
}

export interface GeminiRequest {
  contents: { role: string; parts: Record<string, unknown>[] }[];
  systemInstruction?: { parts: { text: string }[] };
  tools?: { functionDeclarations: { name: string; parametersJsonSchema?: GeminiSchema }[] }[];
  toolConfig?: { functionCallingConfig: { mode: string } };
  generationConfig?: Record<string, unknown>;
}

/** Everything in a request besides the conversation: the instructions, and the blocks in the messages. */
export function promptOf({ systemInstruction, contents }: GeminiRequest): string {
  const blocks = contents.flatMap(({ parts }) => parts.map(({ text }) => String(text)))
    .filter((text) => /^<(?:antes|contexto)>/.test(text));
  return [...(systemInstruction?.parts.map(({ text }) => text) ?? []), ...blocks].join("\n\n");
}

/** A text for which a vector was requested. */
interface EmbeddedText {
  model: string;
  text: string;
  taskType: string;
  outputDimensionality: number;
}

/** Returns the vector of a text, or the HTTP status of an error. */
type Meaning = (text: string) => number[] | number | Promise<number[] | number>;

export interface FakeGemini {
  baseUrl: string;
  /** Variables that point the functions here. */
  env: { GOOGLE_GENERATIVE_AI_API_KEY: string; GOOGLE_GENERATIVE_AI_BASE_URL: string };
  /** The bodies of all requests so far, in order. */
  requests: GeminiRequest[];
  /** The requested models, in order. */
  models: string[];
  /** The texts for which vectors were requested, in order. */
  embedded: EmbeddedText[];
  /** Sets how texts are embedded. Until then, such a request gets 404. */
  embedBy(meaning: Meaning): void;
  /** Sets the replies to the next requests. The last reply repeats. */
  script(...replies: GeminiReply[]): void;
  close(): Promise<void>;
}

/** Starts a local server with the streaming and embedding endpoints of the Gemini API. */
export function startFakeGemini(): FakeGemini {
  let replies: GeminiReply[] = [];
  const requests: GeminiRequest[] = [];
  const models: string[] = [];
  const embedded: EmbeddedText[] = [];
  let meaning: Meaning = () => 404;
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    if (/:(embedContent|batchEmbedContents)$/.test(request.url)) return await embed(request, embedded, meaning);
    const model = /\/models\/([^:]+):streamGenerateContent/.exec(request.url)?.[1];
    if (!model) return new Response("not found", { status: 404 });
    models.push(model);
    requests.push(await request.json());
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    return reply ? await reply(request) : new Response("nothing scripted", { status: 500 });
  });
  const baseUrl = `http://127.0.0.1:${server.addr.port}/v1beta`;
  return {
    baseUrl,
    env: { GOOGLE_GENERATIVE_AI_API_KEY: "test-key", GOOGLE_GENERATIVE_AI_BASE_URL: baseUrl },
    requests,
    models,
    embedded,
    embedBy: (next) => {
      meaning = next;
    },
    script: (...next) => {
      replies = next;
    },
    close: () => server.shutdown(),
  };
}

interface EmbedRequest {
  model: string;
  content: { parts: { text: string }[] };
  taskType: string;
  outputDimensionality: number;
}

/** Answers a request for one vector or for a batch. A batch fails as a whole. */
async function embed(request: Request, embedded: EmbeddedText[], meaning: Meaning): Promise<Response> {
  const body = await request.json() as EmbedRequest | { requests: EmbedRequest[] };
  const asked = "requests" in body ? body.requests : [body];
  const vectors: { values: number[] }[] = [];
  for (const { model, content, taskType, outputDimensionality } of asked) {
    const text = content.parts.map((part) => part.text).join("");
    embedded.push({ model: model.replace("models/", ""), text, taskType, outputDimensionality });
    const vector = await meaning(text);
    if (typeof vector === "number") return refusal(vector);
    vectors.push({ values: vector });
  }
  return Response.json("requests" in body ? { embeddings: vectors } : { embedding: vectors[0] });
}

/** A complete answer with one chunk per part. */
export function gemini(...parts: GeminiPart[]): GeminiReply {
  return () => sse([...parts.map((part) => chunk([part])), chunk([], "STOP")]);
}

/** The parts, and then a finish reason other than STOP. */
export function geminiFinish(finishReason: string, ...parts: GeminiPart[]): GeminiReply {
  return () => sse([...parts.map((part) => chunk([part])), chunk([], finishReason)]);
}

/** An HTTP error in Google's format. `retryDelay` ("3s") says when to try again. */
export function geminiStatus(status: number, { message = "fault", retryDelay = "" } = {}): GeminiReply {
  return () => refusal(status, message, retryDelay);
}

function refusal(status: number, message = "fault", retryDelay = ""): Response {
  const details = retryDelay ? [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay }] : [];
  return Response.json({ error: { code: status, message, status: "FAULT", details } }, { status });
}

/** The answer to a prompt that Gemini refuses to read. */
export function geminiBlockedPrompt(): GeminiReply {
  return () => sse([{ promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }]);
}

/** Status 200, the parts, and then an error in the stream. */
export function geminiErrorInStream(...parts: GeminiPart[]): GeminiReply {
  const error = { code: 503, message: "The model is overloaded.", status: "UNAVAILABLE" };
  return () => sse([...parts.map((part) => chunk([part])), { error }]);
}

/** A reply whose first token is delayed. */
export function geminiLate(ms: number, reply: GeminiReply): GeminiReply {
  return async (request) => {
    const late = (await reply(request)).body!;
    const stream = new ReadableStream<Uint8Array>({
      async start(controller) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        for await (const bytes of late) controller.enqueue(bytes);
        controller.close();
      },
    });
    return new Response(stream, { headers: { "Content-Type": "text/event-stream" } });
  };
}

/** A stream that ends without a finish reason. */
export function geminiCleanCut(text: string): GeminiReply {
  return () => sse([chunk([{ text }])]);
}

/** A stream whose connection breaks. */
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

/** A stream that is not JSON. */
export function geminiGarbage(): GeminiReply {
  return () => new Response("data: <html>oops\n\ndata: {{{\n\n", { headers: { "Content-Type": "text/event-stream" } });
}

/** A stream that sends headers, and then nothing until the client gives up. */
export function geminiSilence(): GeminiReply {
  return (request) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => request.signal.addEventListener("abort", () => controller.close()),
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  };
}

/** An answer that a test sends piece by piece. */
export interface Dictation {
  reply: GeminiReply;
  /** Resolves when the model has been asked. */
  asked: Promise<void>;
  say(...parts: GeminiPart[]): void;
  end(): void;
  /** Resolves when the client disconnects before the end. */
  letGo: Promise<void>;
}

export function geminiDictated(): Dictation {
  const asked = Promise.withResolvers<void>();
  const letGo = Promise.withResolvers<void>();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.closed.catch(() => letGo.resolve());
  const send = (one: unknown) => void writer.write(encode(one)).catch(() => {});
  return {
    asked: asked.promise,
    letGo: letGo.promise,
    reply: () => {
      asked.resolve();
      return new Response(readable, { headers: { "Content-Type": "text/event-stream" } });
    },
    say: (...parts) => send(chunk(parts)),
    end: () => {
      send(chunk([], "STOP"));
      writer.close().catch(() => {});
    },
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
