import type { ChatRequest } from "../http/parse-chat-request.ts";
import { classifyIntent } from "../intents/classify.ts";
import { readReply } from "../intents/confirmation.ts";
import { readSelection } from "../intents/selection.ts";
import type { ToolContext } from "../tools/definition.ts";
import { correctCalls } from "./correct-calls.ts";
import { correctSaved } from "./correct-saved.ts";
import type { OpenedTurn, OpenPendingAction } from "./open-turn.ts";
import type { PendingCall, PendingChoice } from "./turn.ts";

/** Who settles the turn: code, from what is pending or asked for, or the model. */
export type RoutedTurn =
  | { kind: "confirm"; pending: OpenPendingAction }
  /** An earlier attempt of this turn ran the calls and broke off before it answered. */
  | { kind: "confirmed-before"; pending: OpenPendingAction }
  | { kind: "reject"; pending: OpenPendingAction }
  | { kind: "correct"; pending: OpenPendingAction; calls: PendingCall[] }
  | { kind: "select"; pending: OpenPendingAction; choice: PendingChoice }
  /** A yes to "which of these?" chooses nothing. */
  | { kind: "ask-again"; pending: OpenPendingAction }
  /** "na verdade foi 35", said after the yes: what was just written is to be replaced. */
  | { kind: "correct-saved"; calls: PendingCall[] }
  | { kind: "undo" }
  | { kind: "model"; text: string; dropped?: OpenPendingAction };

/** Reads the message against what is open in the conversation (domain §4 and §5). Pure; no model, no database. */
export function routeTurn(request: ChatRequest, context: OpenedTurn["context"], toolContext: ToolContext): RoutedTurn {
  const { decidedAction, pendingAction: pending } = context;
  if (decidedAction?.results) return { kind: "confirmed-before", pending: decidedAction };
  if (request.kind === "approval") {
    if (!pending) throw new Error("An approval turn was opened without its pending action");
    if (!request.approved) return { kind: "reject", pending };
    return pending.choices ? { kind: "ask-again", pending } : { kind: "confirm", pending };
  }
  const { text } = request;
  if (pending) return routeReply(text, pending, toolContext);
  if (classifyIntent(text).action === "undo") return { kind: "undo" };
  const calls = correctSaved(context.window, text, toolContext);
  return calls ? { kind: "correct-saved", calls } : { kind: "model", text };
}

function routeReply(text: string, pending: OpenPendingAction, toolContext: ToolContext): RoutedTurn {
  const reply = readReply(text);
  if (pending.choices) {
    // Before anything else: a bare "a segunda" could also be read as a day, a bare number as an amount.
    const index = readSelection(text, pending.choices);
    const choice = index === null ? undefined : pending.choices[index];
    if (choice) return { kind: "select", pending, choice };
  }
  if (reply === "reject" || classifyIntent(text).action === "undo") return { kind: "reject", pending };
  if (reply === "confirm") return { kind: pending.choices ? "ask-again" : "confirm", pending };
  const calls = correctCalls(pending.calls, text, toolContext);
  return calls ? { kind: "correct", pending, calls } : { kind: "model", text, dropped: pending };
}
