import { z } from "zod";
import type { StoredMessage } from "../history/build-window.ts";
import { splitTurns } from "../history/fit-window.ts";
import type { Intent } from "../intents/classify.ts";
import { fold } from "../text/fold.ts";
import { wordsOf } from "./said-before.ts";
import type { Turn } from "./turn.ts";

/** Why an answer settles nothing: the offer has expired, what it agrees to is done, or nothing was asked at all. */
export type NothingOpen = "expired" | "done" | "no-offer" | "no-list" | "nothing-to-cancel";

const SENTENCES: Record<NothingOpen, string> = {
  expired:
    "Essa proposta não está mais aberta: cada uma vale por 24 horas. Não fiz nada; se ainda quiser, é só pedir de novo.",
  done: "Isso já está feito, e não fiz de novo.",
  "no-offer": "Não há nada esperando o seu sim, então não fiz nada.",
  "no-list": "Não há nenhuma lista esperando a sua escolha, então não fiz nada.",
  "nothing-to-cancel": "Não há nada esperando resposta, então não há o que cancelar.",
};

/** Only these can mean nothing but an answer to an offer: "ok" closes a talk, "deixa pra lá" a subject. */
const PLAIN: Partial<Record<Intent["action"], RegExp>> = {
  confirm: /^(?:s+i+m+|confirm[ao]|confirmad[ao]|pode confirmar)(?:[\s,]+(?:pode|por favor|confirmo|sim))*[\s.!]*$/,
  select: /^(?:(?:opcao|numero|item|[oa]) )?\d{1,2}[\s.!]*$/,
  cancel: /^cancel\w+(?: isso| ai)?(?:[\s,]+por favor)?[\s.!]*$/,
};
/** A list, or several things named. */
const NAMES_SEVERAL = /^\s*(?:\d+[.)]|[-•*]) |:| ou /m;
const callPart = z.looseObject({ type: z.literal("tool-call"), toolCallId: z.string() });
const resultPart = callPart.extend({
  type: z.literal("tool-result"),
  output: z.looseObject({ type: z.enum(["json", "error-text", "execution-denied"]) }),
});

/**
 * What there is to say to a yes, a choice or a "cancela" while nothing is open, where it cannot answer what the assistant said
 * last: nothing was said before, the offer has expired or is carried out. Null where it may: that is the model's to read.
 */
export function readNothingOpen({ action }: Intent, text: string, window: StoredMessage[]): NothingOpen | null {
  if (PLAIN[action]?.test(fold(text).trim()) !== true) return null;
  const before = splitTurns(window).at(-2);
  if (before === undefined) return nothingAsked(action);
  const parts = before.flatMap((message) => message.parts);
  const ended = parts.flatMap((part) => resultPart.safeParse(part).data ?? []);
  const called = new Set(parts.flatMap((part) => callPart.safeParse(part).data?.toolCallId ?? []));
  // What was offered has no end yet, and what was done after a yes was called before.
  if (called.difference(new Set(ended.map(({ toolCallId }) => toolCallId))).size > 0) {
    return action === "cancel" ? null : "expired";
  }
  const said = before.flatMap((message) => message.role === "assistant" ? wordsOf(message) : []).join("\n");
  if (Object.values(SENTENCES).includes(said)) return nothingAsked(action);
  const isDone = ended.some(({ toolCallId, output }) => output.type === "json" && !called.has(toolCallId));
  // "Imagino que tenha sido difícil." – "sim"; "Me diga de 0 a 10." – "7". After a write "cancela" may mean "desfaz".
  if (!isDone || said.includes("?") || action === "cancel") return null;
  if (action === "confirm") return "done";
  return NAMES_SEVERAL.test(said) ? null : "no-list";
}

function nothingAsked(action: Intent["action"]): NothingOpen {
  return action === "confirm" ? "no-offer" : action === "select" ? "no-list" : "nothing-to-cancel";
}

/** Says plainly that an answer settles nothing. */
export function sayNothingOpen({ transcript, result }: Turn, why: NothingOpen): void {
  result.route = "direct";
  transcript.startStep();
  transcript.say(SENTENCES[why]);
}
