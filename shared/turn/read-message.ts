import type { ChatRequest } from "../http/parse-chat-request.ts";
import { signalsCrisis } from "../language/crisis/crisis.ts";
import { readWholeMessage, type WholeMessage } from "../language/commands/whole-message.ts";
import type { OpenedTurn } from "./open-turn.ts";

/** Stored as the intent of a turn with a cry for help (turns.intent), so that later turns know of it. */
export const CRISIS = "crisis";

/** The user's message and what code reads in it, once for the whole turn. Its text is empty where a button was pressed. */
export interface TurnMessage extends WholeMessage {
  /** It speaks of dying or of self-harm. */
  isCrisis: boolean;
  /** This message or a recent one speaks of it: code then brings up, reminds and asks nothing under the answer. */
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
