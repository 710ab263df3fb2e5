/** What the server answers to one request: text that the model "says", an HTTP status, or the whole body as it is. */
export type ExtractionReply = string | number | { promptFeedback: unknown };

/** A reply, or what finds it from the texts asked, perhaps after something else has happened. */
export type ExtractionStep = ExtractionReply | ((texts: string[]) => ExtractionReply | Promise<ExtractionReply>);

export interface FakeExtractionModel {
  /** Variables that point the functions here. */
  env: Record<string, string>;
  /** Texts of all contents of each request, in order, and the model asked for. */
  requests: { model: string; texts: string[] }[];
  /** Replies for the next requests; the last one stands for all that follow. */
  script(...replies: ExtractionStep[]): void;
  close(): Promise<void>;
}

/** An item as the extraction model answers it: stated, of the user herself and of the first message, unless said otherwise. */
export function answered(content: string, quote: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    message: 1,
    quote,
    subject: null,
    type: "fact",
    area: "health",
    content,
    slot: null,
    key: null,
    value: null,
    holds: true,
    certainty: "stated",
    replaces: [],
    memory: null,
    ...more,
  };
}

/** A local server that speaks the part of the Gemini API that answers at once, for the real provider to talk to. */
export function startFakeExtractionModel(): FakeExtractionModel {
  let replies: ExtractionStep[] = [];
  const requests: FakeExtractionModel["requests"] = [];
  const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request) => {
    const model = /\/models\/([^:]+):generateContent/.exec(request.url)?.[1];
    if (!model) return new Response("not found", { status: 404 });
    const { contents } = await request.json() as { contents: { parts: { text: string }[] }[] };
    const texts = contents.map(({ parts }) => parts.map(({ text }) => text).join(""));
    requests.push({ model, texts });
    const next = replies.length > 1 ? replies.shift()! : replies[0]!;
    const reply = typeof next === "function" ? await next(texts) : next;
    if (typeof reply === "number") {
      return Response.json({ error: { code: reply, message: "fault", status: "FAULT" } }, { status: reply });
    }
    if (typeof reply === "object") return Response.json(reply);
    return Response.json({
      candidates: [{ content: { role: "model", parts: [{ text: reply }] }, finishReason: "STOP", index: 0 }],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 10, totalTokenCount: 110 },
    });
  });
  return {
    env: {
      GOOGLE_GENERATIVE_AI_API_KEY: "test-key",
      GOOGLE_GENERATIVE_AI_BASE_URL: `http://127.0.0.1:${server.addr.port}/v1beta`,
    },
    requests,
    script: (...next) => {
      replies = next;
    },
    close: () => server.shutdown(),
  };
}
