import { DomainError } from "../database/domain-error.ts";
import type { ChatRequest } from "../http/parse-chat-request.ts";
import type { ChatModel } from "../model/chat-model.ts";
import { ModelFailure } from "../model/model-failure.ts";
import { logFailure } from "../runtime/log-failure.ts";
import { detectSkills } from "../skills/detect.ts";
import { withCounselor } from "../skills/with-counselor.ts";
import { closeTurn, type TurnAnswer } from "./close-turn.ts";
import { routeTurn } from "./route-turn.ts";
import { runModelTurn } from "./run-model-turn.ts";
import { settlePending } from "./settle-pending.ts";
import type { TurnTranscript } from "./transcript.ts";
import type { TurnLimits } from "./turn-limits.ts";
import type { Turn, TurnResult } from "./turn.ts";
import { undoLastWrite } from "./undo-last-write.ts";

export interface RunTurnOptions {
  chatModel: ChatModel;
  limits: TurnLimits;
}

/**
 * The turn from route to close: code or model says what there is to say, then everything is stored at once.
 * A failure on the way is told in one sentence and stored as failed, so that the turn can be retried.
 *
 * @throws DomainError `stale_turn`; ApiError 503 when the turn could not be stored
 */
export async function runTurn(
  turn: Turn,
  request: ChatRequest,
  transcript: TurnTranscript,
  options: RunTurnOptions,
): Promise<TurnAnswer> {
  const result: TurnResult = {
    route: "model",
    outcome: "completed",
    skills: [],
    modelCalls: 0,
    usage: { inputTokens: 0, outputTokens: 0 },
  };
  try {
    await settle(turn, request, transcript, result, options);
  } catch (error) {
    if (error instanceof DomainError && error.code === "stale_turn") throw error;
    logFailure("turn failed", error);
    transcript.say(
      error instanceof ModelFailure
        ? error.sentence
        : "Algo deu errado por aqui antes de eu terminar. Sua mensagem está guardada; tente de novo, por favor.",
    );
    Object.assign(result, { outcome: "failed", pendingAction: undefined, decision: undefined });
  }
  return await closeTurn(turn, result, transcript);
}

async function settle(
  turn: Turn,
  request: ChatRequest,
  transcript: TurnTranscript,
  result: TurnResult,
  { chatModel, limits }: RunTurnOptions,
): Promise<void> {
  const { context } = turn.opened;
  const routed = routeTurn(request, context, turn.toolContext);
  if (routed.kind === "undo") {
    Object.assign(result, await undoLastWrite(turn, transcript));
  } else if (routed.kind === "model") {
    const { text, dropped } = routed;
    const detected = detectSkills(text, context.recentUserMessages);
    const skills = context.conversation.type === "counselor" ? withCounselor(detected) : detected;
    result.route = dropped ? "dropped" : "model";
    result.skills = skills.map(({ name }) => name);
    await runModelTurn(turn, { text, skills, dropped, chatModel, limits }, transcript, result);
  } else {
    result.route = "confirmed";
    Object.assign(result, await settlePending(turn, routed, transcript));
  }
}
