import { DatabaseFailure, DomainError } from "../database/domain-error.ts";
import { ApiError } from "../http/api-error.ts";
import type { StoredMessage } from "../history/message.ts";
import type { ChatRequest } from "../http/parse-chat-request.ts";
import type { ChatModel } from "../model/chat-model.ts";
import { ModelFailure } from "../model/model-failure.ts";
import { logFailure } from "../runtime/log-failure.ts";
import type { SkillDefinition } from "../skills/definition.ts";
import { detectSkills } from "../skills/detect.ts";
import { withCounselor } from "../skills/with-counselor.ts";
import { closeTurn, type TurnAnswer } from "./close-turn.ts";
import { offerReplacement } from "./offer-replacement.ts";
import { raiseTopic } from "./raise-topic.ts";
import { routeTurn } from "./route-turn.ts";
import { runModelTurn } from "./run-model-turn.ts";
import { sayDropped } from "./say-dropped.ts";
import { settleMemoryRequest } from "./settle-memory-request.ts";
import { settlePending } from "./settle-pending.ts";
import { settleQuestion } from "./settle-question.ts";
import { topicNotices } from "./topic-notices.ts";
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
 * @throws ApiError 409 `conversation_busy` when another attempt has taken the turn over
 * @throws DatabaseFailure when it could not be stored
 */
export async function runTurn(turn: Turn, request: ChatRequest, options: RunTurnOptions): Promise<TurnAnswer> {
  try {
    await settle(turn, request, options);
    raiseTopic(turn, request);
  } catch (error) {
    if (isStale(error)) throw takenOver(error);
    logFailure("turn failed", error);
    fail(turn, error instanceof ModelFailure ? error.sentence : BROKEN);
  }
  try {
    return await closeTurn(turn);
  } catch (error) {
    if (isStale(error)) throw takenOver(error);
    if (error instanceof DatabaseFailure && error.reason !== "internal") throw error;
    logFailure("close refused", error);
    return await closePlainly(turn);
  }
}

async function settle(turn: Turn, request: ChatRequest, options: RunTurnOptions): Promise<void> {
  const routed = routeTurn(request, turn.opened.context, turn.toolContext);
  switch (routed.kind) {
    case "undo":
      if (routed.dropped) sayDropped(turn, routed.dropped);
      return await undoLastWrite(turn);
    case "correct-saved": {
      if (routed.dropped) sayDropped(turn, routed.dropped);
      return await offerReplacement(turn, routed.calls, skillsFor(turn, request).map(({ name }) => name));
    }
    case "resolve":
    case "resolved-before": {
      const said = await settleQuestion(turn, routed);
      return routed.rest === "" ? undefined : await answer(turn, request, options, routed.rest, said);
    }
    case "memory": {
      const said = routed.dropped ? sayDropped(turn, routed.dropped) : [];
      const skills = skillsFor(turn, request).map(({ name }) => name);
      const settled = await settleMemoryRequest(turn, routed.asked, skills);
      turn.result.route = routed.dropped ? "dropped" : settled ? "direct" : "model";
      if (settled) return;
      return await answer(turn, request, options, routed.text, said);
    }
    case "model": {
      turn.result.route = routed.dropped ? "dropped" : "model";
      const said = routed.dropped ? sayDropped(turn, routed.dropped, routed.text) : [];
      return await answer(turn, request, options, routed.text, said);
    }
    default:
      return await settlePending(turn, routed);
  }
}

/** @param said what code has said in this turn already, for the person and not for the model */
async function answer(
  turn: Turn,
  request: ChatRequest,
  { chatModel, limits }: RunTurnOptions,
  text: string,
  said: StoredMessage[],
): Promise<void> {
  const skills = skillsFor(turn, request);
  turn.result.skills = skills.map(({ name }) => name);
  await runModelTurn(turn, { text, skills, said, notices: topicNotices(turn, request), chatModel, limits });
}

function skillsFor({ opened: { context } }: Turn, request: ChatRequest): SkillDefinition[] {
  const detected = detectSkills(request.kind === "message" ? request.text : "", context.recentUserMessages);
  return context.conversation.type === "counselor" ? withCounselor(detected) : detected;
}

function fail({ transcript, result }: Turn, sentence: string): void {
  transcript.say(sentence);
  result.outcome = "failed";
  result.pendingAction = undefined;
  result.shownInsight = undefined;
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
