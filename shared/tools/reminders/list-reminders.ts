import { z } from "zod";
import { sayMoment } from "../../reminders/say-time.ts";
import { sayHour } from "../../writing/format-hour.ts";
import { formatPeriod, onDay } from "../../writing/format-date.ts";
import { asSentence, capitalize } from "../../writing/join-words.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { day } from "../arguments.ts";
import type { BuiltInTool, JsonObject } from "../definition.ts";
import { billSchema, describePayable, installmentSchema } from "../finance/bill.ts";
import { type Reminder, reminderSchema, sayWhen } from "./reminder.ts";

const resultSchema = z.object({
  today: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
  reminders: z.array(reminderSchema),
  bills: z.array(z.union([installmentSchema, billSchema])).default([]),
  plans: z.array(z.object({ content: z.string(), date: z.string() })).default([]),
  birthdays: z.array(z.object({ name: z.string(), next_on: z.string() })).default([]),
});
type Listed = z.infer<typeof resultSchema>;

/** Lists the reminders, bills, plans and birthdays of some days. Without days, it lists all open reminders. */
export const listReminders: BuiltInTool = {
  kind: "built-in",
  name: "list_reminders",
  title: "Lembretes",
  description: "O que ela tem nesses dias: lembretes, contas, compromissos. Sem datas, os lembretes.",
  inputSchema: z.object({ from_date: day.optional(), to_date: day.optional() }),
  confirmation: "none",
  answer(result) {
    const listed = resultSchema.parse(result);
    return listed.from === undefined || listed.to === undefined
      ? listAll(listed)
      : listDays(listed, listed.from, listed.to);
  },
};

function listAll({ reminders, today }: Listed): string {
  if (reminders.length === 0) return "Você não tem nenhum lembrete em aberto.";
  return ["Seus lembretes:", ...reminders.map((reminder) => `- ${describe(reminder, today)}`)].join("\n");
}

/** "Pagar a luz: todo dia 5, às 9h; próximo amanhã, às 9h"; "Ligar pra Lúcia: venceu ontem, às 9h". */
function describe(reminder: Reminder, today: string): string {
  const { text, at, recurrence, came_due } = reminder;
  const name = nameInSentence(capitalize(text));
  const when = sayWhen(reminder, today);
  if (recurrence && at) return `${name}: ${when}; ${came_due ? "venceu" : "próximo"} ${sayMoment(at, today)}`;
  return `${name}: ${came_due ? "venceu " : ""}${when}`;
}

/** A line of a day. `order` is the hour of a reminder; a number above 24 puts the others after the day's reminders. */
interface DayEntry {
  date: string;
  order: string;
  line: string;
}

function listDays({ today, reminders, bills, plans, birthdays }: Listed, from: string, to: string): string {
  const entries: DayEntry[] = [
    ...reminders.map((reminder) => reminderEntry(reminder, today)),
    ...plans.map(({ content, date }) => ({ date, order: "25", line: asSentence(content).replace(/\.$/, "") })),
    ...birthdays.map(({ name, next_on }) => ({
      date: next_on,
      order: "28",
      line: `Aniversário de ${nameInSentence(name)}`,
    })),
    ...bills.map((bill) => ({
      date: bill.due_on === undefined || bill.due_on < today ? today : bill.due_on,
      order: "30",
      line: `Pagar ${describePayable(bill, today)}`,
    })),
  ].toSorted((a, b) => a.date.localeCompare(b.date) || a.order.localeCompare(b.order));
  const when = formatPeriod(from, to, today);
  if (entries.length === 0) return `Você não tem nada anotado ${when}.`;
  if (from === to) return [`${capitalize(when)} você tem:`, ...entries.map(({ line }) => `- ${line}`)].join("\n");
  const days = [...new Set(entries.map(({ date }) => date))];
  return [
    `${capitalize(when)} você tem:`,
    ...days.flatMap((date) => [
      `${capitalize(onDay(date, today))}:`,
      ...entries.filter((entry) => entry.date === date).map(({ line }) => `- ${line}`),
    ]),
  ].join("\n");
}

/** A reminder that came due on an earlier day is listed today: "Ligar pra Lúcia, às 9h (já venceu ontem)". */
function reminderEntry({ text, at = "", came_due }: Reminder, today: string): DayEntry {
  const [day, hour] = [at.slice(0, 10), at.slice(11)];
  const isLate = came_due === true && day < today;
  const late = isLate ? ` (já venceu ${onDay(day, today)})` : came_due ? " (já venceu)" : "";
  return {
    date: isLate ? today : day,
    order: hour,
    line: `${nameInSentence(capitalize(text))}, ${sayHour(hour)}${late}`,
  };
}

/** Tells which reminders came due: one in a sentence, several in a list. */
export function tellDueReminders(reminders: readonly JsonObject[], today: string): string {
  const lines = reminders.map((one) => {
    const { text, at = "" } = reminderSchema.parse(one);
    return `${nameInSentence(capitalize(text))} (${sayMoment(at, today)})`;
  });
  const [only, ...more] = lines;
  return more.length === 0 ? `Lembrete: ${only}.` : ["Lembretes:", ...lines.map((line) => `- ${line}`)].join("\n");
}
