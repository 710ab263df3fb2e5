import { fold } from "../fold.ts";
import { classifyIntent } from "./classify.ts";
import type { Intent, IntentAction } from "./intent.ts";
import { type BareReply, readReply } from "./confirmation.ts";
import { type MemoryRequest, readMemoryRequest } from "./memory-request.ts";
import { asksBack } from "./resolution.ts";
import { readStatementRequest, type StatementRequest } from "./statement-request.ts";
import { asksToUndo } from "./undo.ts";

/** What a message says as a whole. Read once when the turn begins, without knowing what was asked or offered before. */
export interface WholeMessage {
  /** As it was typed. */
  text: string;
  /** The text folded, without blanks around it. */
  folded: string;
  /** The yes or no that it would be to an offer. */
  bareReply: BareReply;
  /** Its command, choice, greeting or thanks. */
  intent: Intent;
  /** It only asks to undo the last act: "desfaz". */
  isUndo: boolean;
  /** Its request about imports of bank statements. */
  statementRequest: StatementRequest | null;
  /** It asks what was meant: "como assim?" */
  asksBack: boolean;
  /** Its request about the assistant's memory. */
  memoryRequest: MemoryRequest | null;
}

/** Reads a message as a whole. Pure. */
export function readWholeMessage(text: string): WholeMessage {
  const folded = fold(text).trim();
  return {
    text,
    folded,
    bareReply: readReply(folded),
    intent: classifyIntent(text),
    isUndo: asksToUndo(folded),
    statementRequest: readStatementRequest(folded),
    asksBack: asksBack(folded),
    memoryRequest: readMemoryRequest(text),
  };
}

/** Whether a message only greets or thanks. */
export function isCourtesy({ intent: { action } }: WholeMessage): boolean {
  return action === "greet" || action === "thank";
}

/** Answers that can only be meant for an offer. "ok" may end a conversation, "deixa pra lá" a subject. */
const PLAIN_ANSWERS: Partial<Record<IntentAction, RegExp>> = {
  confirm: /^(?:s+i+m+|confirm[ao]|confirmad[ao]|pode confirmar)(?:[\s,]+(?:pode|por favor|confirmo|sim))*[\s.!]*$/,
  select: /^(?:(?:opcao|numero|item|[oa]) )?\d{1,2}[\s.!]*$/,
  cancel: /^cancel\w+(?: isso| ai)?(?:[\s,]+por favor)?[\s.!]*$/,
};

/** Whether a message is a yes, a choice or a "cancela" that can only be meant for an offer. */
export function isPlainAnswer({ folded, intent: { action } }: WholeMessage): boolean {
  return PLAIN_ANSWERS[action]?.test(folded) === true;
}

const ASKS_FOR_SOMETHING = new RegExp(
  String.raw`\?|^(?:me (?:da|de|passa|manda|conta|explica|ensina|fala|ajuda|sugere|indica)|` +
    String.raw`como|qual|quais|que|cria|escreve|faz|monta|sugere|explica)\b`,
  "i",
);

/** Whether a message asks a question, or asks the assistant to tell or write something. */
export function asksForSomething(text: string): boolean {
  return ASKS_FOR_SOMETHING.test(text);
}
