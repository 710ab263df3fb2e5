import type { StoredMessage } from "../history/build-window.ts";
import { signalsCrisis } from "../skills/crisis.ts";
import { oneLine } from "../text/one-line.ts";
import type { OpenPendingAction } from "./open-turn.ts";
import type { OfferingTurn, Turn } from "./turn.ts";

/**
 * Ends a turn that went on to something else while an offer was open: the first time it stays open, and a line says so; the
 * second time it is dropped and named. A turn that failed or was stopped leaves it as it is.
 *
 * @param text what the user went on to: whoever is in a crisis gets care, and no word of this
 */
export function passOver(turn: Turn, pending: OpenPendingAction, text: string): void {
  const { transcript, result } = turn;
  if (isSettled(turn, pending)) return;
  if (result.outcome === "stopped") return void (result.standing = pending);
  const failed = result.outcome === "failed";
  if (pending.passedOver > 0 && !failed) return dropOffer(turn, pending, text);
  if (!failed) result.decision = { id: pending.id, status: "kept" };
  result.standing = pending;
  if (!signalsCrisis(text)) transcript.say(`Continua esperando o seu sim: ${oneLine(pending.offer, 1000)}`);
}

/** Another offer takes the place of one that was not answered: that is said before. */
export function makeRoom(turn: OfferingTurn): void {
  const pending = turn.opened.context.pendingAction;
  if (pending?.kind === "tool_calls" && !isSettled(turn, pending)) dropOffer(turn, pending, "");
}

function isSettled({ result }: OfferingTurn, { id }: OpenPendingAction): boolean {
  const answered = ["confirmed", "rejected", "corrected", "selected", "dropped"].includes(result.route);
  return answered || result.decision?.id === id || result.standing?.id === id;
}

function dropOffer({ transcript, result }: OfferingTurn, dropped: OpenPendingAction, text: string): void {
  result.route = "dropped";
  result.decision = { id: dropped.id, status: "dropped" };
  for (const { toolCallId, tool } of dropped.calls) {
    transcript.store(toolCallId, tool, { type: "execution-denied", reason: "A pessoa seguiu sem dizer sim." });
  }
  if (signalsCrisis(text)) return;
  transcript.say(`Deixei de lado, sem registrar nada: “${oneLine(dropped.offer, 1000)}”`);
}

/** A question about memory that was passed over is not asked again; what it was about stays as it is. */
export function dropQuestion({ transcript, result }: Turn, question: OpenPendingAction, text: string): StoredMessage[] {
  result.route = "dropped";
  result.decision = { id: question.id, status: "dropped" };
  if (signalsCrisis(text)) return [];
  const before = transcript.messages.length;
  transcript.say("Deixei minha dúvida de lado.");
  return transcript.messages.slice(before);
}
