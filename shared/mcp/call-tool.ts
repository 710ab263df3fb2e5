import { type CallToolResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { z } from "zod";
import { callRpc } from "../database/call-rpc.ts";
import { DomainError } from "../database/domain-error.ts";
import type { RpcClient } from "../database/rpc-client.ts";
import { countRefused } from "../http/count-request.ts";
import { chooseEmbedder } from "../model/choose-model.ts";
import type { Outside } from "../outside/outside.ts";
import { builtInCatalog } from "../catalog/catalog.ts";
import type { Environment } from "../runtime/environment.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { oneLine } from "../writing/one-line.ts";
import type { BuiltInTool, JsonObject } from "../tools/definition.ts";
import { readCall, type ToolCall } from "../tools/read-call.ts";
import { composeAnswer } from "../turn/close-turn.ts";
import { prepareMessageVector, vectorArguments } from "../turn/model/message-vector.ts";
import { prepareCalls } from "../turn/offer/prepare-calls.ts";
import { propose, tellOffers } from "../turn/offer/propose.ts";
import { TurnRecord } from "../turn/record.ts";
import { failureSentence } from "../turn/failure-sentence.ts";
import { TurnTranscript } from "../turn/transcript.ts";
import type { OfferingTurn, Turn } from "../turn/turn.ts";
import type { Assistant } from "./assistant.ts";
import { type AssistantTools, isReadOnly } from "./offered-tools.ts";

/** Which assistant calls for which person, and the services for the call. */
export interface Caller {
  userId: string;
  assistant: Assistant;
  /** Calls the database as the person. */
  client: RpcClient;
  offered: AssistantTools;
  /** Makes a client that calls the database as the server: only the server may make offers. */
  createServerClient(): RpcClient;
  outside: Outside;
  environment: Environment;
}

/**
 * Answers `tools/call`: a read runs, a write is offered to the person. Where something cannot be done, the result is a sentence for the
 * assistant.
 *
 * @throws ProtocolError for a tool that is not offered over MCP
 */
export async function callTool(name: string, input: JsonObject, caller: Caller): Promise<CallToolResult> {
  const result = await answerCall(name, input, caller);
  if (!result.isError) return result;
  const limit = await countRefused(caller.client, null);
  return limit === null ? result : refusal(failureSentence(limit));
}

async function answerCall(name: string, input: JsonObject, caller: Caller): Promise<CallToolResult> {
  const { on, off } = caller.offered;
  if (off.includes(name)) return refusal("Essa ferramenta está desligada para esta pessoa; veja tools/list.");
  if (!on.some((tool) => tool.name === name)) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Essa ferramenta não existe aqui; veja tools/list.");
  }
  const read = readArguments(name, input, on);
  if ("reason" in read) return refusal(read.reason);
  try {
    return isReadOnly(read.call.tool) ? await run(read.call, caller) : await offer(read.call, caller);
  } catch (error) {
    if (!(error instanceof DomainError)) logFailure(`tool ${name} failed for another assistant`, error);
    return refusal(failureSentence(error));
  }
}

/** Reads the arguments of a call. Another assistant cannot quote the person: a placeholder stands in for the quote and is removed again. */
function readArguments(name: string, input: JsonObject, tools: readonly BuiltInTool[]): ReturnType<typeof readCall> {
  const toolCallId = crypto.randomUUID();
  try {
    const read = readCall({ toolCallId, toolName: name, input: { ...input, quote: "-" }, isValid: false }, tools);
    if ("reason" in read) return read;
    const { quote: _, ...args } = read.call.args;
    return { call: { ...read.call, args } };
  } catch {
    // Arguments that are nested thousands of levels deep cannot be copied.
    return { reason: "Não rodei: os argumentos têm níveis demais." };
  }
}

async function run({ tool, args }: ToolCall, { client, environment }: Caller): Promise<CallToolResult> {
  const question: Pick<Turn, "embedder" | "messageVector"> = { embedder: await chooseEmbedder(environment) };
  if (typeof args.query === "string" && args.query.trim() !== "") prepareMessageVector(question, args.query);
  const result = await callRpc(client, "read_for_assistant", {
    tool: tool.name,
    args,
    runtime_args: await vectorArguments(question, tool.name, args) ?? {},
  }) as JsonObject;
  return { content: [{ type: "text", text: JSON.stringify(result) }], structuredContent: result };
}

const begunSchema = z.object({ today: z.string(), now: z.string(), timezone: z.string() });
const waitingSchema = z.object({
  conversationId: z.string(),
  title: z.string(),
  offer: z.string(),
  expiresAt: z.string(),
});

/** Words the write as an offer, as a turn would, and leaves it in a conversation for the person to answer. */
async function offer({ toolCallId, tool, args }: ToolCall, caller: Caller): Promise<CallToolResult> {
  const { client, outside, assistant, userId } = caller;
  const { now, ...toolContext } = begunSchema.parse(await callRpc(client, "begin_assistant_call", {}));
  const turn: OfferingTurn = { client, outside, catalog: builtInCatalog, toolContext, opened: { context: { now } } };
  const prepared = await prepareCalls(turn, [{ toolCallId, tool: tool.name, args }]);
  const refused = prepared.calls.find((call) => call.status === "refused");
  if (refused?.status === "refused") return refusal(refused.sentence);
  const { events, offers } = propose(turn, prepared, { skills: [], tray: [] });
  const record = new TurnRecord(new TurnTranscript(() => {}, crypto.randomUUID()));
  record.applyAll([
    { type: "route", route: "direct" },
    { type: "step" },
    { type: "say", text: introduce(assistant) },
    { type: "call", toolCallId, tool: tool.name, args },
    ...events,
    { type: "say", text: tellOffers(offers) },
  ]);
  const offered = waitingSchema.parse(
    await callRpc(caller.createServerClient(), "offer_for_assistant", {
      user_id: userId,
      assistant: assistant.key,
      title: `Pedidos de ${assistant.name ?? "outro assistente"}`,
      messages: record.messages,
      answer: composeAnswer(record, []),
      proposal: record.proposed[0],
    }),
  );
  return tellWaiting(offered);
}

function introduce({ name }: Assistant): string {
  return name === undefined
    ? "Outro assistente ligado à sua conta pede isto:"
    : `“${name}”, outro assistente ligado à sua conta, pede isto:`;
}

function tellWaiting({ conversationId, title, offer, expiresAt }: z.infer<typeof waitingSchema>): CallToolResult {
  const text =
    `Nada foi gravado ainda: só a própria pessoa pode confirmar, na conversa “${title}” do Life Assistant. ` +
    `Ela lê ali: “${oneLine(offer, 1000)}” Avise-a, e não repita a chamada.`;
  return {
    content: [{ type: "text", text }],
    structuredContent: { status: "awaiting_confirmation", conversationId, offer, expiresAt },
  };
}

function refusal(sentence: string): CallToolResult {
  return { content: [{ type: "text", text: sentence }], isError: true };
}
