import type { LanguageModelV4 } from "@ai-sdk/provider";
import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import { compactConversation } from "../history/compact.ts";
import { ApiError } from "../http/api-error.ts";
import type { ChatRequest } from "../http/parse-chat-request.ts";
import { asBuiltIn } from "../tools/definition.ts";
import { embedNewItems } from "../memory/embed-items.ts";
import { ModelFailure } from "../model/model-failure.ts";
import { extendReminders } from "../reminders/extend-reminders.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { runInBackground } from "../runtime/run-in-background.ts";
import { afterReply } from "./after-reply.ts";
import { closeTurn, type TurnAnswer } from "./close-turn.ts";
import { mayNeedHelp } from "./model/needs-care.ts";
import { readMessage, type TurnMessage } from "./read-message.ts";
import type { TurnRecord } from "./record.ts";
import { type ReplyOptions, replyTo } from "./reply-to.ts";
import { routeTurn } from "./route-turn.ts";
import type { Turn } from "./turn.ts";
import { intentOf } from "./turn-measures.ts";
import { TurnStopped } from "./turn-stopped.ts";

export interface RunTurnOptions extends ReplyOptions {
  /** The model that summarizes the oldest part of a long conversation; null without a model key: rules do it then. */
  chooseSummarizer: () => Promise<LanguageModelV4 | null>;
}

/** Added where a turn failed and the message may come from, or be about, somebody in danger. */
const HELP = "Se você ou alguém perto de você corre perigo agora, ligue para o SAMU, 192, ou vá a um pronto-socorro. " +
  "Para conversar com alguém a qualquer hora, de graça, o CVV atende no 188.";
const BROKEN = "Algo deu errado por aqui antes de eu terminar. Sua mensagem está guardada; tente de novo, por favor.";

/**
 * Runs an opened turn until it is stored. The route of the message decides who replies. Each event of the reply is applied to the
 * record as it comes. At the end everything is stored in one transaction.
 *
 * A turn that fails says so in one sentence and is stored as failed, so that it can be retried. A turn that the user stops is stored
 * as it stands.
 *
 * @throws ApiError 409 `conversation_busy` when another attempt has taken the turn over
 * @throws DatabaseFailure when the turn could not be stored
 */
export async function runTurn(
  turn: Turn,
  record: TurnRecord,
  request: ChatRequest,
  options: RunTurnOptions,
): Promise<TurnAnswer> {
  const message = readMessage(request, turn.opened.context);
  try {
    const routed = routeTurn(request, message, { ...turn, context: turn.opened.context });
    turn.measures.intent = intentOf(routed, message);
    for await (const event of replyTo(turn, message, routed, options)) record.apply(event);
  } catch (error) {
    if (isTakenOver(error)) throw conversationBusy(error);
    if (error instanceof TurnStopped) record.stop();
    else await endFailed(turn, record, message, error);
  }
  addAfterReply(turn, record, message);
  const answer = await close(turn, record);
  startBackgroundWork(turn, options);
  return answer;
}

/** Adds what code says under the reply. An error here is only logged, so that the reply is stored in any case. */
function addAfterReply(turn: Turn, record: TurnRecord, message: TurnMessage): void {
  try {
    record.applyAll(afterReply(turn, record, message));
  } catch (error) {
    logFailure("nothing added under an answer", error);
  }
}

async function endFailed(turn: Turn, record: TurnRecord, message: TurnMessage, error: unknown): Promise<void> {
  logFailure("turn failed", error);
  turn.measures.fail(error);
  record.fail(error instanceof ModelFailure ? error.sentence : BROKEN);
  if (await mayNeedHelp(message.text)) record.apply({ type: "say", text: HELP });
}

/** Stores the turn. Where the database breaks on what is to be stored, the turn is stored as failed instead. */
async function close(turn: Turn, record: TurnRecord): Promise<TurnAnswer> {
  try {
    return await closeTurn(turn, record).catch((error) => closeAsFailed(turn, record, error));
  } catch (error) {
    // Another attempt has stored the turn, or this one has stored it and the database's answer was lost.
    throw isTakenOver(error) ? conversationBusy(error) : error;
  }
}

/** Stores nothing but the sentence that says that the turn failed, so that the turn does not stay open. */
async function closeAsFailed(turn: Turn, record: TurnRecord, error: unknown): Promise<TurnAnswer> {
  if (isTakenOver(error) || (error instanceof DatabaseFailure && error.reason !== "internal")) throw error;
  logFailure("close refused", error);
  turn.measures.fail(error);
  record.discardAndFail(BROKEN);
  return await closeTurn(turn, record);
}

/**
 * What may happen after the answer, in the background: new items of memory and library get their embeddings, new reminders get their
 * next dates, and a conversation that has grown long is compacted.
 */
function startBackgroundWork(
  { client, catalog, embedder, record, opened: { context } }: Turn,
  { chooseSummarizer }: RunTurnOptions,
): void {
  const toolNames = record.messages.flatMap(({ role, parts }) =>
    role === "tool" ? parts.map(({ toolName }) => String(toolName)) : []
  );
  if (embedder && toolNames.some((tool) => asBuiltIn(catalog.find(tool))?.embeds === "result")) {
    runInBackground(embedNewItems(client, embedder));
  }
  if (toolNames.includes("create_reminder")) runInBackground(extendReminders(client));
  if (context.compactBefore !== null) {
    const due = { conversationId: context.conversation.id, before: context.compactBefore };
    runInBackground(compactConversation(client, due, chooseSummarizer));
  }
}

function isTakenOver(error: unknown): boolean {
  return error instanceof DomainError && error.code === "stale_turn";
}

function conversationBusy(cause: unknown): ApiError {
  return new ApiError(409, "conversation_busy", "Outra execução já está respondendo a esta mensagem.", { cause });
}
