import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";
import { NAMELESS_STEMS } from "./order-object.ts";

const REMINDER = /\b(?:lembret|aviso|alarme|notifica|lembrar|avisar)/;
/** "cancela a consulta", "desmarca o de sexta" */
const TO_END = /\b(?:cancel|desmarc)[ae] ([a-z0-9 ]+)/g;
const TIME =
  /\b(?:hoje|amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|dia \d+|\d+(?:h\d*|:\d+)?|manha|tarde|noite)\b/g;

/**
 * Whether an order ends a reminder: it speaks of a reminder, or of nothing but what this one is about. "Apaga a luz" and "cancela meu plano
 * de luz" do not end that of paying the bill.
 *
 * @param text what the reminder says
 */
export function namesReminderToEnd(order: string, text: string): boolean {
  const folded = fold(order);
  if (REMINDER.test(folded)) return true;
  const own = new Set(meaningStems(text));
  return [...folded.matchAll(TO_END)].some(([, object = ""]) =>
    meaningStems(object.replace(TIME, " ")).every((stem) => own.has(stem) || NAMELESS_STEMS.has(stem))
  );
}
