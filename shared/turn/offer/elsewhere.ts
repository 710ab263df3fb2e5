import type { JSONObject } from "@ai-sdk/provider";
import type { WindowOptions } from "../../history/build-window.ts";
import type { OpenedTurn } from "../open-turn.ts";
import { type Proposal, withoutQuestions } from "./proposal.ts";

/** Tells the model which proposals were made in the person's other conversations, pt-BR. */
export function elsewhereNotice(tray: readonly Proposal[]): string[] {
  const proposals = withoutQuestions(tray);
  const first = proposals.findIndex(({ isElsewhere }) => isElsewhere) + 1;
  if (first === 0) return [];
  const items = first === proposals.length
    ? `O item [${first}] foi perguntado`
    : `Do item [${first}] em diante foi perguntado`;
  const bare = "Um “sim” ou “não” ao que você acabou de dizer aqui não é disso.";
  return [`${items} em outra conversa desta pessoa: vale responder daqui. ${bare}`];
}

/** The outputs of this conversation's calls that the person answered in another conversation, by the call's id. */
export function outputsElsewhere(
  { answeredElsewhere }: Pick<OpenedTurn["context"], "answeredElsewhere">,
): NonNullable<WindowOptions["answeredElsewhere"]> {
  return new Map(answeredElsewhere.map(({ toolCallId, status, result }) => [toolCallId, outputOf(status, result)]));
}

function outputOf(status: string, ran: OpenedTurn["context"]["answeredElsewhere"][number]["result"]) {
  if (!ran) return { type: "execution-denied" as const, reason: DENIED[status] ?? "Não foi executado." };
  const { args, result } = ran;
  const value = { status: "done", answered: "em outra conversa, depois", args, result };
  return { type: "json" as const, value: value as JSONObject };
}

const DENIED: Partial<Record<string, string>> = {
  rejected: "A pessoa disse não, em outra conversa.",
  corrected: "Mudou, em outra conversa: outra proposta tomou o lugar.",
};
