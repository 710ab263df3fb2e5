import type { Intent } from "../../language/commands/intent.ts";
import { isPlainAnswer, type WholeMessage } from "../../language/commands/whole-message.ts";
import type { OpenedTurn } from "../open-turn.ts";
import { type Reply, sayDirectly } from "../reply.ts";

/** Why an answer has nothing to answer: the proposal has expired, it was carried out already, or nothing was asked. */
export type NothingOpen = "expired" | "done" | "no-offer" | "no-list" | "nothing-to-cancel";

const SENTENCES: Record<NothingOpen, string> = {
  expired:
    "Essa proposta não está mais aberta: cada uma vale por três dias. Não fiz nada; se ainda quiser, é só pedir de novo.",
  done: "Isso já está feito, e não fiz de novo.",
  "no-offer": "Não há nada esperando o seu sim, então não fiz nada.",
  "no-list": "Não há nenhuma lista esperando a sua escolha, então não fiz nada.",
  "nothing-to-cancel": "Não há nada esperando resposta, então não há o que cancelar.",
};

/** Routes of a turn in which code told what was recorded: a yes after it has nothing to answer. */
const TOLD_DONE: ReadonlySet<string> = new Set(["confirmed", "corrected", "selected"]);

/**
 * Finds why a yes, a choice or a "cancela" has nothing to answer: nothing was said before, or the proposal has expired or was carried out,
 * here or in another conversation. Null if it may answer what the assistant said last: then the model reads it.
 */
export function readNothingOpen(
  message: WholeMessage,
  { lastTurn, tray }: Pick<OpenedTurn["context"], "lastTurn" | "tray">,
): NothingOpen | null {
  if (!isPlainAnswer(message)) return null;
  const { action } = message.intent;
  // The first message of a conversation may answer a proposal of another one; later messages are about this conversation.
  const isFirst = lastTurn === null || lastTurn.intent === NOTHING_OPEN;
  if (tray.some(({ isElsewhere }) => isFirst || !isElsewhere)) return null;
  if (isFirst) return nothingAsked(action);
  if (lastTurn.isDoneElsewhere) return action === "confirm" ? "done" : null;
  if (lastTurn.hasExpired) return action === "cancel" ? null : "expired";
  // "sim" may answer "Imagino que tenha sido difícil.", and "cancela" after a write may mean "desfaz": both are left to the model.
  return action === "confirm" && lastTurn.route !== null && TOLD_DONE.has(lastTurn.route) ? "done" : null;
}

/** The next turn recognises by this code (turns.intent) that this one had nothing to answer. */
const NOTHING_OPEN = "nothing_open";

function nothingAsked(action: Intent["action"]): NothingOpen {
  if (action === "confirm") return "no-offer";
  return action === "select" ? "no-list" : "nothing-to-cancel";
}

/** Tells the person that their answer has nothing to answer. */
export function sayNothingOpen(why: NothingOpen): Reply {
  return sayDirectly(SENTENCES[why]);
}
