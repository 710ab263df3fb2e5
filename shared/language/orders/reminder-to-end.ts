import { readTimes } from "../figures/time-of-day.ts";
import { fold } from "../fold.ts";
import { meaningStems } from "../meaning-stems.ts";
import { NAMELESS_STEMS } from "./order-object.ts";

const REMINDER = /\b(?:lembret|aviso|alarme|notifica|lembrar|avisar)/;
/** "cancela a consulta", "desmarca o de sexta" */
const TO_END = /\b(?:cancel|desmarc)[ae] ([a-z0-9 ]+)/g;
/** "a revisão de terça pode cancelar" */
const MAY_END = /([a-z0-9 ]+) (?:pode|podes|pd) (?:ja )?(?:cancelar|desmarcar)\b/g;
const TIME =
  /\b(?:hoje|amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|dia \d+|\d+(?:h\d*|:\d+)?|manha|tarde|noite)\b/g;

const ONE_DAY = /\b(?:hoje|amanha|ontem|so (?:dessa|desta|essa|esta|uma) vez|(?:essa|esta|nessa|nesta) semana)\b/;

/**
 * Whether an order is about one day, or another hour, of a reminder that comes again and again: "cancela a losartana só hoje", "tira o das
 * 20h" of one at 8:00.
 */
export function isOfOneDay(order: string, { at, recurrence }: { at?: unknown; recurrence?: unknown }): boolean {
  if (typeof recurrence !== "string") return false;
  const times = readTimes(fold(order)).map(({ time }) => time);
  return ONE_DAY.test(fold(order)) || times.length > 0 && !times.some((time) => isHour(time, String(at).slice(11, 16)));
}

/** Whether a time that was said may be this hour: "às 8" may be eight in the evening. */
function isHour(said: string, hour: string): boolean {
  const [hours = "", minutes = ""] = said.split(":");
  return said === hour || Number(hours) < 12 && `${Number(hours) + 12}:${minutes}` === hour;
}

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
  return [...folded.matchAll(TO_END), ...folded.matchAll(MAY_END)].some(([, object = ""]) =>
    meaningStems(object.replace(TIME, " ")).every((stem) => own.has(stem) || NAMELESS_STEMS.has(stem))
  );
}
