import type { Intent } from "../../language/commands/intent.ts";
import { isPlainAnswer, type WholeMessage } from "../../language/commands/whole-message.ts";
import type { OpenedTurn } from "../open-turn.ts";
import { type Reply, sayDirectly } from "../reply.ts";

/** Why an answer settles nothing: the proposal has expired, what it agrees to is done, or nothing was asked at all. */
export type NothingOpen = "expired" | "done" | "no-offer" | "no-list" | "nothing-to-cancel";

const SENTENCES: Record<NothingOpen, string> = {
  expired:
    "Essa proposta não está mais aberta: cada uma vale por três dias. Não fiz nada; se ainda quiser, é só pedir de novo.",
  done: "Isso já está feito, e não fiz de novo.",
  "no-offer": "Não há nada esperando o seu sim, então não fiz nada.",
  "no-list": "Não há nenhuma lista esperando a sua escolha, então não fiz nada.",
  "nothing-to-cancel": "Não há nada esperando resposta, então não há o que cancelar.",
};

/** What the turn before came to that leaves a yes or a choice nothing to be about: records that code told. */
const TOLD_DONE: ReadonlySet<string> = new Set(["confirmed", "corrected", "selected"]);

/**
 * What there is to say to a yes, a choice or a "cancela" while nothing waits, where it cannot answer what the assistant said
 * last: nothing was said before, the proposal has expired or is carried out, here or in another conversation. Null where it may:
 * that is the model's to read.
 */
export function readNothingOpen(
  message: WholeMessage,
  { lastTurn, tray }: Pick<OpenedTurn["context"], "lastTurn" | "tray">,
): NothingOpen | null {
  if (!isPlainAnswer(message)) return null;
  const { action } = message.intent;
  // What begins a conversation may answer what was asked in another; later on it is about what was said here.
  const isFirst = lastTurn === null || lastTurn.intent === NOTHING_OPEN;
  if (tray.some(({ isElsewhere }) => isFirst || !isElsewhere)) return null;
  if (isFirst) return nothingAsked(action);
  if (lastTurn.isDoneElsewhere) return action === "confirm" ? "done" : null;
  if (lastTurn.hasExpired) return action === "cancel" ? null : "expired";
  // "Imagino que tenha sido difícil." – "sim"; after a write "cancela" may mean "desfaz".
  return action === "confirm" && lastTurn.route !== null && TOLD_DONE.has(lastTurn.route) ? "done" : null;
}

/** The code by which a turn of this kind is known to the next one (turns.intent). */
const NOTHING_OPEN = "nothing_open";

function nothingAsked(action: Intent["action"]): NothingOpen {
  return action === "confirm" ? "no-offer" : action === "select" ? "no-list" : "nothing-to-cancel";
}

/** Says plainly that an answer settles nothing. */
export function sayNothingOpen(why: NothingOpen): Reply {
  return sayDirectly(SENTENCES[why]);
}
