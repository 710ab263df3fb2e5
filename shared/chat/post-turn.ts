import { createUIMessageStream, createUIMessageStreamResponse } from "ai";
import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { createUserClient, type RpcClient } from "../database/rpc-client.ts";
import { authenticate } from "../http/authenticate.ts";
import { type ChatRequest, parseChatRequest } from "../http/parse-chat-request.ts";
import type { ChatModel } from "../model/chat-model.ts";
import { chooseChatModel, chooseEmbedder, chooseExtractionModel } from "../model/choose-model.ts";
import { cataloguesOf, createOutside } from "../outside/outside.ts";
import { ownHeadersOf } from "../own-packs/own-headers.ts";
import type { Network } from "../outside/read-outside.ts";
import { checkHealth, saveHealthReports } from "../packs/check-health.ts";
import { catalogOf } from "../catalog/catalog.ts";
import { loadPacks } from "../packs/load-packs.ts";
import { type Environment, readEnvironment } from "../runtime/environment.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import { type OpenedTurn, openTurn, type ReplayedTurn } from "../turn/open-turn.ts";
import { ChunkStore } from "../turn/chunk-store.ts";
import { TurnRecord } from "../turn/record.ts";
import { rewordForToday } from "../turn/offer/reword-for-today.ts";
import { explainAlreadyRecorded } from "../turn/already-recorded.ts";
import { runTurn, type RunTurnOptions } from "../turn/run-turn.ts";
import { type ChunkSink, finishChunk, INTERRUPTED, replayAnswer, TurnTranscript } from "../turn/transcript.ts";
import { runMeasured, startMeasures } from "../turn/turn-measures.ts";
import { type Turn, TURN_LIMITS, type TurnLimits } from "../turn/turn.ts";

/** What tests and benchmarks may replace. */
export interface PostTurnOptions {
  chooseModel?: (environment: Environment) => ChatModel | Promise<ChatModel>;
  limits?: TurnLimits;
  /** How pages are reached. No setting chooses it: whoever could set it could make the server read what only the server may. */
  network?: Network;
}

/** Makes the answer, or takes the stored one, and passes its chunks to the sink as they come. */
type GiveAnswer = (sink: ChunkSink) => Promise<{ message: { id: string }; metadata: object }>;

/** `POST /chat`: one turn of a conversation, or its stored answer. */
export async function postTurn(
  c: Context,
  { chooseModel = chooseChatModel, limits = TURN_LIMITS, network }: PostTurnOptions,
): Promise<Response> {
  const environment = readEnvironment();
  const measures = await startMeasures(environment);
  const user = await authenticate(c.req.raw, environment);
  const client = createUserClient(environment, user.token, limits.databaseMs);
  client.onCall = measures.countCall;
  const request = await parseChatRequest(c.req.raw, client);
  const opened = await openTurn(client, request, limits).catch((error) => {
    throw explainAlreadyRecorded(error);
  });
  const giveAnswer: GiveAnswer = async (sink) => {
    if (opened.status === "replay") return replay(opened, request, sink);
    const outside = createOutside(cataloguesOf(environment), network, {
      person: user.id,
      ownHeaders: ownHeadersOf(environment, user.id),
    });
    const packs = await loadPacks(client, environment.supabaseUrl, user.id, opened.context.packs);
    const services = {
      embedder: await chooseEmbedder(environment),
      outside,
      catalog: catalogOf({ packs, switches: opened.context }),
      measures,
    };
    const options: RunTurnOptions = {
      chatModel: await chooseModel(environment),
      chooseSummarizer: async () => environment.googleApiKey ? await chooseExtractionModel(environment) : null,
      limits,
    };
    const answer = await runOpenedTurn(client, opened, request, sink, services, options);
    runInBackground(checkHealth(packs.health.values(), outside, saveHealthReports(environment.supabaseUrl)));
    return answer;
  };
  const type = accepts(c, {
    header: "Accept",
    supports: ["text/event-stream", "application/json"],
    default: "text/event-stream",
  });
  if (type === "application/json") return await answerAsJson(request, giveAnswer);
  return answerAsStream(request, opened, giveAnswer);
}

async function runOpenedTurn(
  client: RpcClient,
  opened: OpenedTurn,
  request: ChatRequest,
  sink: ChunkSink,
  services: Pick<Turn, "embedder" | "outside" | "catalog" | "measures">,
  options: RunTurnOptions,
) {
  const { today, profile: { timezone } } = opened.context;
  services.measures.packTools = services.catalog.packTools;
  const messageId = messageIdOf(opened, request);
  const chunks = new ChunkStore(client, opened, options.limits.storeChunksMs);
  chunks.add({ type: "start", messageId });
  const streamAndStore: ChunkSink = (chunk) => {
    sink(chunk);
    chunks.add(chunk);
  };
  const transcript = new TurnTranscript(
    services.measures.watch(streamAndStore),
    messageId,
    continuesMessage(request),
    addressSources(opened),
  );
  const record = new TurnRecord(transcript);
  const toolContext = { today, timezone };
  const tray = rewordForToday(opened.context.tray, opened.context.writes, toolContext, services.catalog);
  const withTray: OpenedTurn = { ...opened, context: { ...opened.context, tray } };
  const turn: Turn = { client, opened: withTray, toolContext, ...services, record, stop: chunks.stop };
  try {
    return await runMeasured(turn, record, () => runTurn(turn, record, request, options));
  } finally {
    chunks.end();
  }
}

/** Texts whose addresses the answer may contain: the person's messages, tool results, what waits, and reminders that came due. */
function addressSources({ context }: OpenedTurn): string[] {
  const window = context.window.flatMap(({ role, parts }) => role === "assistant" ? [] : [JSON.stringify(parts)]);
  return [
    ...window,
    ...context.recentUserMessages,
    JSON.stringify([context.tray, context.decided, context.reminders.due]),
  ];
}

function replay({ answer }: ReplayedTurn, request: ChatRequest, sink: ChunkSink): ReplayedTurn["answer"] {
  // The client's message with the button has these calls already.
  const shownCalls = continuesMessage(request)
    ? answer.message.parts.flatMap(({ toolCallId, approval, state }) =>
      approval && state !== "approval-requested" ? [toolCallId] : []
    )
    : [];
  for (const chunk of replayAnswer(answer)) {
    if (chunk.type !== "tool-input-available" || !shownCalls.includes(chunk.toolCallId)) sink(chunk);
  }
  return answer;
}

/** Whether the answer continues the message with the button: where the client says which message that is. */
function continuesMessage(request: ChatRequest): boolean {
  return request.kind === "approval" && request.assistantId !== undefined;
}

function messageIdOf(opened: OpenedTurn | ReplayedTurn, request: ChatRequest): string {
  if (request.kind === "approval" && request.assistantId) return request.assistantId;
  return opened.status === "replay" ? opened.answer.message.id : opened.id;
}

async function answerAsJson(request: ChatRequest, giveAnswer: GiveAnswer): Promise<Response> {
  const work = giveAnswer(() => {});
  runInBackground(work);
  const { message, metadata } = await work;
  return Response.json({ conversationId: request.conversationId, message, metadata });
}

/** Streams the answer. The turn never waits for the client: it runs to its end and is stored even when the client has left. */
function answerAsStream(request: ChatRequest, opened: OpenedTurn | ReplayedTurn, giveAnswer: GiveAnswer): Response {
  const stream = createUIMessageStream({
    onError: () => INTERRUPTED,
    async execute({ writer }) {
      writer.write({ type: "start", messageId: messageIdOf(opened, request) });
      const work = giveAnswer((chunk) => writer.write(chunk));
      runInBackground(work);
      const { metadata } = await work;
      writer.write(finishChunk(metadata, continuesMessage(request)));
    },
  });
  return createUIMessageStreamResponse({ stream });
}
