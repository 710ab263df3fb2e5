import { DomainError } from "../database/domain-error.ts";
import { ApiError } from "../http/api-error.ts";
import type { ChatRequest } from "../http/parse-chat-request.ts";
import type { ChatModel } from "../model/chat-model.ts";
import { ModelFailure } from "../model/model-failure.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { detectSkills } from "../skills/detect.ts";
import { withCounselor } from "../skills/with-counselor.ts";
import { closeTurn, type TurnAnswer } from "./close-turn.ts";
import { offerReplacement } from "./offer-replacement.ts";
import { routeTurn } from "./route-turn.ts";
import { runModelTurn } from "./run-model-turn.ts";
import { settlePending } from "./settle-pending.ts";
import { TurnTranscript } from "./transcript.ts";
import type { TurnLimits } from "./turn-limits.ts";
import type { Turn } from "./turn.ts";
import { undoLastWrite } from "./undo-last-write.ts";

export interface RunTurnOptions {
  chatModel: ChatModel;
  limits: TurnLimits;
}

const BROKEN = "Algo deu errado por aqui antes de eu terminar. Sua mensagem está guardada; tente de novo, por favor.";

/**
 * The turn from route to close: code or model says what there is to say, then everything is stored at once.
 * A failure on the way is told in one sentence and stored as failed, so that the turn can be retried.
 *
 * @throws ApiError 409 `conversation_busy` when another attempt has taken the turn over, 503 when it could not be stored
 */
export async function runTurn(turn: Turn, request: ChatRequest, options: RunTurnOptions): Promise<TurnAnswer> {
  try {
    await settle(turn, request, options);
  } catch (error) {
    if (isStale(error)) throw takenOver(error);
    logFailure("turn failed", error);
    fail(turn, error instanceof ModelFailure ? error.sentence : BROKEN);
  }
  try {
    return await closeTurn(turn);
  } catch (error) {
    if (isStale(error)) throw takenOver(error);
    if (error instanceof ApiError && error.status !== 500) throw error;
    logFailure("close refused", error);
    return await closePlainly(turn);
  }
}

async function settle(turn: Turn, request: ChatRequest, { chatModel, limits }: RunTurnOptions): Promise<void> {
  const { opened: { context }, result } = turn;
  const routed = routeTurn(request, context, turn.toolContext);
  if (routed.kind === "undo") return await undoLastWrite(turn);
  if (routed.kind !== "model" && routed.kind !== "correct-saved") return await settlePending(turn, routed);
  const detected = detectSkills(request.kind === "message" ? request.text : "", context.recentUserMessages);
  const skills = context.conversation.type === "counselor" ? withCounselor(detected) : detected;
  if (routed.kind === "correct-saved") {
    return await offerReplacement(turn, routed.calls, skills.map(({ name }) => name));
  }
  const { text, dropped } = routed;
  result.route = dropped ? "dropped" : "model";
  result.skills = skills.map(({ name }) => name);
  await runModelTurn(turn, { text, skills, dropped, chatModel, limits });
}

function fail({ transcript, result }: Turn, sentence: string): void {
  transcript.say(sentence);
  result.outcome = "failed";
  result.pendingAction = undefined;
}

/** What was to be stored was refused: the sentence alone is, so that the turn does not stay open. */
async function closePlainly(turn: Turn): Promise<TurnAnswer> {
  fail(turn, BROKEN);
  const plain = new TurnTranscript(() => {}, turn.transcript.messageId);
  plain.say(BROKEN);
  return await closeTurn({ ...turn, transcript: plain });
}

function isStale(error: unknown): boolean {
  return error instanceof DomainError && error.code === "stale_turn";
}

function takenOver(cause: unknown): ApiError {
  return new ApiError(409, "conversation_busy", "Outra execução já está respondendo a esta mensagem.", { cause });
}
