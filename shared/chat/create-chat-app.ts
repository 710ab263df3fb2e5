import { createUIMessageStream, createUIMessageStreamResponse } from "ai";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { createUserClient } from "../database/user-client.ts";
import { ApiError } from "../http/api-error.ts";
import { authenticate } from "../http/authenticate.ts";
import { errorResponse } from "../http/error-response.ts";
import { type ChatRequest, parseChatRequest } from "../http/parse-chat-request.ts";
import type { ChatModel } from "../model/chat-model.ts";
import { chooseChatModel } from "../model/choose-chat-model.ts";
import { type Environment, readEnvironment } from "../runtime/environment.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import { openTurn } from "../turn/open-turn.ts";
import type { OpenedTurn, ReplayedTurn } from "../turn/open-turn.ts";
import { replayAnswer } from "../turn/replay-answer.ts";
import { runTurn } from "../turn/run-turn.ts";
import { type ChunkSink, TurnTranscript } from "../turn/transcript.ts";
import { TURN_LIMITS, type TurnLimits } from "../turn/turn-limits.ts";
import type { Turn } from "../turn/turn.ts";

/** What tests and measurements may put in place of the real thing. */
export interface ChatAppOptions {
  chooseModel?: (environment: Environment) => ChatModel;
  limits?: TurnLimits;
}

interface StoredAnswer {
  message: { id: string };
  metadata: unknown;
}

// 8,000 characters, each up to 12 bytes as an escaped surrogate pair, and the envelope.
const MAX_BODY_BYTES = 128 * 1024;

/** The `chat` function: `POST /chat` (contracts, "Chat over HTTP"). */
export function createChatApp(options: ChatAppOptions = {}): Hono {
  const { chooseModel = chooseChatModel, limits = TURN_LIMITS } = options;
  const app = new Hono().basePath("/chat");
  // Hosted functions answer browsers themselves: the gateway adds no CORS headers.
  app.use(cors({
    origin: "*",
    allowHeaders: ["authorization", "x-client-info", "apikey", "content-type"],
    exposeHeaders: ["retry-after", "x-vercel-ai-ui-message-stream"],
  }));
  app.onError((error) => errorResponse(error));
  app.notFound(() => errorResponse(new ApiError(404, "not_found", "Não há nada neste endereço.")));
  app.post("/", bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorResponse(tooLarge()) }), async (c) => {
    const environment = readEnvironment();
    const user = await authenticate(c.req.raw, environment);
    const request = await parseChatRequest(c.req.raw);
    const client = createUserClient(environment, user.token);
    const opened = await openTurn(client, request);
    const answer = (sink: ChunkSink) =>
      opened.status === "replay" ? replay(opened, sink) : run(
        { client, opened, toolContext: { today: opened.context.today, timezone: opened.context.profile.timezone } },
        request,
        sink,
        { chatModel: chooseModel(environment), limits },
      );
    const messageId = messageIdOf(opened, request);
    return wantsJson(c.req.raw) ? await answerAsJson(request, answer) : answerAsStream(messageId, answer);
  });
  app.all("/", () => errorResponse(new ApiError(405, "method_not_allowed", "Use POST para conversar.")));
  return app;
}

async function run(
  turn: Turn,
  request: ChatRequest,
  sink: ChunkSink,
  options: { chatModel: ChatModel; limits: TurnLimits },
): Promise<StoredAnswer> {
  const transcript = new TurnTranscript(sink, messageIdOf(turn.opened, request));
  return await runTurn(turn, request, transcript, options);
}

function replay(replayed: ReplayedTurn, sink: ChunkSink): Promise<StoredAnswer> {
  for (const chunk of replayAnswer(replayed.answer)) sink(chunk);
  return Promise.resolve(replayed.answer);
}

function messageIdOf(opened: OpenedTurn | ReplayedTurn, request: ChatRequest): string {
  if (request.kind === "approval" && request.assistantId) return request.assistantId;
  return opened.status === "replay" ? opened.answer.message.id : opened.id;
}

function wantsJson(request: Request): boolean {
  return (request.headers.get("Accept") ?? "").includes("application/json");
}

async function answerAsJson(
  request: ChatRequest,
  answer: (sink: ChunkSink) => Promise<StoredAnswer>,
): Promise<Response> {
  const work = answer(() => {});
  runInBackground(work);
  const { message, metadata } = await work;
  return Response.json({ conversationId: request.conversationId, message, metadata });
}

/** The turn runs to its end and is stored even when the reader leaves: writing to a closed stream does nothing. */
function answerAsStream(messageId: string, answer: (sink: ChunkSink) => Promise<StoredAnswer>): Response {
  const stream = createUIMessageStream({
    execute: async ({ writer }) => {
      writer.write({ type: "start", messageId });
      const work = answer((chunk) => writer.write(chunk));
      runInBackground(work);
      const { metadata } = await work;
      writer.write({ type: "finish", messageMetadata: metadata });
    },
    onError: () => "A resposta foi interrompida. Sua mensagem está guardada; tente de novo, por favor.",
  });
  return createUIMessageStreamResponse({ stream });
}

function tooLarge(): ApiError {
  return new ApiError(400, "invalid_request", "A mensagem é grande demais.", {
    details: [{ path: "", message: `O corpo passa de ${MAX_BODY_BYTES} bytes` }],
  });
}
