import { offerCalls } from "./offer-calls.ts";
import { prepareCalls } from "./prepare-calls.ts";
import type { PendingCall, Turn } from "./turn.ts";

/** Offers corrected calls in place of those that were just written; the yes undoes these first. */
export async function offerReplacement(turn: Turn, calls: PendingCall[], skills: string[]): Promise<void> {
  const prepared = await prepareCalls(turn, calls);
  turn.result.route = "corrected";
  turn.result.skills = skills;
  turn.transcript.startStep();
  for (const { toolCallId, tool, args } of calls) turn.transcript.call(toolCallId, tool, args);
  turn.transcript.say("Isso já está registrado; com o seu sim, eu troco.");
  offerCalls(turn, prepared, skills);
}
