import type { StoredMessage } from "../history/build-window.ts";
import { signalsCrisis } from "../skills/crisis.ts";
import type { OpenPendingAction } from "./open-turn.ts";
import type { Turn } from "./turn.ts";

/**
 * Drops what was pending because the user went on to something else, and says so (contracts, "The turn in Postgres").
 * A question about memory is not asked again; what it was about stays as it is.
 *
 * @param text what the user went on to: whoever is in a crisis gets care first, and no word of this
 * @returns the messages that hold the sentence
 */
export function sayDropped({ transcript, result }: Turn, dropped: OpenPendingAction, text = ""): StoredMessage[] {
  result.decision = { id: dropped.id, status: "dropped" };
  const isQuestion = dropped.kind === "resolve_knowledge";
  if (!isQuestion) {
    for (const { toolCallId, tool } of dropped.calls) {
      transcript.store(toolCallId, tool, {
        type: "execution-denied",
        reason: "A pessoa mudou de assunto sem dizer sim.",
      });
    }
  }
  if (signalsCrisis(text)) return [];
  const before = transcript.messages.length;
  transcript.say(
    isQuestion ? "Deixei minha dúvida de lado." : "Deixei de lado o que eu tinha proposto; nada foi registrado.",
  );
  return transcript.messages.slice(before);
}
