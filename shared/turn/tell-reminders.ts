import type { ChatRequest } from "../http/parse-chat-request.ts";
import { signalsCrisis } from "../skills/crisis.ts";
import { tellDue } from "../tools/reminders/list-reminders.ts";
import { oneLineTexts } from "../text/one-line.ts";
import type { Turn } from "./turn.ts";

/**
 * Ends the answer with the reminders that came due, by code, whatever model answered or failed. In a crisis they wait for the
 * next turn, as in a turn that the user has stopped.
 */
export function tellReminders({ opened, transcript, result, toolContext }: Turn, request: ChatRequest): void {
  if (result.outcome === "stopped") return;
  const { due } = opened.context.reminders;
  const said = request.kind === "message" ? request.text : "";
  if (due.length === 0 || [...opened.context.recentUserMessages.slice(-1), said].some(signalsCrisis)) return;
  transcript.say(tellDue(oneLineTexts(due), toolContext.today));
  result.shownReminders = due.map(({ id }) => id);
}
