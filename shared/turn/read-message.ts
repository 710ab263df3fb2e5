import type { ChatRequest } from "../http/parse-chat-request.ts";
import { signalsCrisis } from "../language/crisis/crisis.ts";
import { readWholeMessage, type WholeMessage } from "../language/commands/whole-message.ts";
import type { OpenedTurn } from "./open-turn.ts";

/** The code by which a turn with a cry for help is known to those after it (turns.intent). */
export const CRISIS = "crisis";

/** What a message is, as far as every step of the turn needs to know it: read once, when the turn has opened. Empty where a button was pressed. */
export interface TurnMessage extends WholeMessage {
  /** It speaks of dying or of self-harm. */
  isCrisis: boolean;
  /** That was said here or just before: nothing is brought up, reminded or asked under the answer. */
  isGrave: boolean;
}

export function readMessage(
  request: ChatRequest,
  { recentUserMessages, lastTurn }: Pick<OpenedTurn["context"], "recentUserMessages" | "lastTurn">,
): TurnMessage {
  const text = request.kind === "message" ? request.text : "";
  const isCrisis = signalsCrisis(text);
  return {
    ...readWholeMessage(text),
    isCrisis,
    isGrave: isCrisis || lastTurn?.intent === CRISIS || recentUserMessages.some(signalsCrisis),
  };
}
