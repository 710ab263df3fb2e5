import { fold } from "../fold.ts";
import type { IntentAction } from "./classify.ts";

/** Only these can mean nothing but an answer to an offer: "ok" closes a talk, "deixa pra lá" a subject. */
const PLAIN: Partial<Record<IntentAction, RegExp>> = {
  confirm: /^(?:s+i+m+|confirm[ao]|confirmad[ao]|pode confirmar)(?:[\s,]+(?:pode|por favor|confirmo|sim))*[\s.!]*$/,
  select: /^(?:(?:opcao|numero|item|[oa]) )?\d{1,2}[\s.!]*$/,
  cancel: /^cancel\w+(?: isso| ai)?(?:[\s,]+por favor)?[\s.!]*$/,
};

/** Whether a message is a yes, a choice or a "cancela" that can answer nothing but an offer. */
export function isPlainAnswer(action: IntentAction, text: string): boolean {
  return PLAIN[action]?.test(fold(text).trim()) === true;
}
