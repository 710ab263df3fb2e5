import { fold } from "../fold.ts";
import { classifyIntent } from "./classify.ts";
import type { Intent, IntentAction } from "./intent.ts";
import { type BareReply, readReply } from "./confirmation.ts";
import { type MemoryRequest, readMemoryRequest } from "./memory-request.ts";
import { asksBack } from "./resolution.ts";
import { asksToUndo } from "./undo.ts";

/** What a message says as a whole, before anything is looked at that it may answer. Read once, when the turn begins. */
export interface WholeMessage {
  /** As it was typed. */
  text: string;
  /** The same folded, without blanks around it: what the readers of commands take. */
  folded: string;
  /** What it says to an offer. */
  reply: BareReply;
  /** The command, choice, greeting or thanks that it is. */
  intent: Intent;
  /** "desfaz" */
  isUndo: boolean;
  /** "como assim?" */
  asksBack: boolean;
  /** What it asks of the assistant's memory. */
  memoryRequest: MemoryRequest | null;
}

/** Pure. */
export function readWholeMessage(text: string): WholeMessage {
  const folded = fold(text).trim();
  return {
    text,
    folded,
    reply: readReply(folded),
    intent: classifyIntent(text),
    isUndo: asksToUndo(folded),
    asksBack: asksBack(folded),
    memoryRequest: readMemoryRequest(text),
  };
}

/** Whether it only greets or thanks. */
export function isCourtesy({ intent: { action } }: WholeMessage): boolean {
  return action === "greet" || action === "thank";
}

/** Only these can mean nothing but an answer to an offer: "ok" closes a talk, "deixa pra lá" a subject. */
const PLAIN: Partial<Record<IntentAction, RegExp>> = {
  confirm: /^(?:s+i+m+|confirm[ao]|confirmad[ao]|pode confirmar)(?:[\s,]+(?:pode|por favor|confirmo|sim))*[\s.!]*$/,
  select: /^(?:(?:opcao|numero|item|[oa]) )?\d{1,2}[\s.!]*$/,
  cancel: /^cancel\w+(?: isso| ai)?(?:[\s,]+por favor)?[\s.!]*$/,
};

/** Whether it is a yes, a choice or a "cancela" that can answer nothing but an offer. */
export function isPlainAnswer({ folded, intent: { action } }: WholeMessage): boolean {
  return PLAIN[action]?.test(folded) === true;
}

const ASKS = new RegExp(
  String.raw`\?|^(?:me (?:da|de|passa|manda|conta|explica|ensina|fala|ajuda|sugere|indica)|` +
    String.raw`como|qual|quais|que|cria|escreve|faz|monta|sugere|explica)\b`,
  "i",
);

/** Whether a message asks a question, or for something to be told or written. */
export function asksForSomething(message: string): boolean {
  return ASKS.test(message);
}
