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

export type RunTurnOptions = ReplyOptions;

/** What they write is found by meaning: it gets a vector. */
const HELP = "Se você ou alguém perto de você corre perigo agora, ligue para o SAMU, 192, ou vá a um pronto-socorro. " +
  "Para conversar com alguém a qualquer hora, de graça, o CVV atende no 188.";
const BROKEN = "Algo deu errado por aqui antes de eu terminar. Sua mensagem está guardada; tente de novo, por favor.";

/**
 * An opened turn from route to close: what the message is decides who replies, each event of the reply is applied to the record as
 * it comes, then everything is stored at once. What fails on the way is told in one sentence and stored as failed, so that the turn
 * can be retried; a turn that the user stops is stored as it stands.
 *
 * @throws ApiError 409 `conversation_busy` when another attempt has taken the turn over
 * @throws DatabaseFailure when it could not be stored
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
    if (isStale(error)) throw takenOver(error);
    if (error instanceof TurnStopped) record.stop();
    else await endFailed(turn, record, message, error);
  }
  addBelow(turn, record, message);
  const answer = await close(turn, record);
  afterTurn(turn, options);
  return answer;
}

/** Adds what code says under the answer. An error in it is logged; the answer is stored all the same. */
function addBelow(turn: Turn, record: TurnRecord, message: TurnMessage): void {
  try {
    record.applyAll(afterReply(turn, record, message));
  } catch (error) {
    logFailure("nothing added under an answer", error);
  }
}

async function endFailed(turn: Turn, record: TurnRecord, { text }: TurnMessage, error: unknown): Promise<void> {
  logFailure("turn failed", error);
  turn.measures.fail(error);
  record.fail(error instanceof ModelFailure ? error.sentence : BROKEN);
  if (await mayNeedHelp(text)) record.apply({ type: "say", text: HELP });
}

/** Stores the turn; where that is refused as broken, its failure. */
async function close(turn: Turn, record: TurnRecord): Promise<TurnAnswer> {
  try {
    return await closeTurn(turn, record).catch((error) => closeRefused(turn, record, error));
  } catch (error) {
    // Another attempt has stored the turn, or this one has and the reply to it was lost.
    throw isStale(error) ? takenOver(error) : error;
  }
}

/** What was to be stored was refused: the sentence alone is, so that the turn does not stay open. */
async function closeRefused(turn: Turn, record: TurnRecord, error: unknown): Promise<TurnAnswer> {
  if (isStale(error) || (error instanceof DatabaseFailure && error.reason !== "internal")) throw error;
  logFailure("close refused", error);
  turn.measures.fail(error);
  record.failBare(BROKEN);
  return await closeTurn(turn, record);
}

/**
 * Once the turn is stored and answered, new items of memory and library get their vectors, new reminders their next moments,
 * and what has grown long is compacted.
 */
function afterTurn(
  { client, catalog, embedder, record, opened: { context } }: Turn,
  { chooseSummarizer }: RunTurnOptions,
): void {
  const ran = record.messages.flatMap(({ role, parts }) =>
    role === "tool" ? parts.map(({ toolName }) => String(toolName)) : []
  );
  if (embedder && ran.some((tool) => asBuiltIn(catalog.find(tool))?.embeds === "result")) {
    runInBackground(embedNewItems(client, embedder));
  }
  if (ran.includes("create_reminder")) runInBackground(extendReminders(client));
  if (context.compactBefore !== null) {
    const due = { conversationId: context.conversation.id, before: context.compactBefore };
    runInBackground(compactConversation(client, due, chooseSummarizer));
  }
}

function isStale(error: unknown): boolean {
  return error instanceof DomainError && error.code === "stale_turn";
}

function takenOver(cause: unknown): ApiError {
  return new ApiError(409, "conversation_busy", "Outra execução já está respondendo a esta mensagem.", { cause });
}
