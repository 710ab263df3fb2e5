import { z } from "zod";
import { sayHour, sayMoment } from "../../reminders/say-time.ts";
import { formatPeriod, onDay } from "../../writing/format-date.ts";
import { capitalize, sentence } from "../../writing/join-words.ts";
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

function describe(reminder: Reminder, today: string): string {
  const when = sayWhen(reminder, today);
  const next = reminder.recurrence && reminder.at
    ? `; ${reminder.came_due ? "venceu" : "próximo"} ${sayMoment(reminder.at, today)}`
    : "";
  return `${nameInSentence(capitalize(reminder.text))}: ${
    reminder.came_due && next === "" ? "venceu " : ""
  }${when}${next}`;
}

function listDays({ today, reminders, bills, plans, birthdays }: Listed, from: string, to: string): string {
  const entries = [
    ...reminders.map(({ text, at = "", came_due }) => ({
      date: came_due && at.slice(0, 10) < today ? today : at.slice(0, 10),
      order: at.slice(11),
      line: `${nameInSentence(capitalize(text))}, ${sayHour(at.slice(11))}${
        came_due ? ` (já venceu${at.slice(0, 10) < today ? ` ${onDay(at.slice(0, 10), today)}` : ""})` : ""
      }`,
    })),
    ...bills.map((bill) => ({
      date: bill.due_on === undefined || bill.due_on < today ? today : bill.due_on,
      order: "30",
      line: `Pagar ${describePayable(bill, today)}`,
    })),
    ...plans.map(({ content, date }) => ({ date, order: "25", line: sentence(content).replace(/\.$/, "") })),
    ...birthdays.map(({ name, next_on }) => ({
      date: next_on,
      order: "28",
      line: `Aniversário de ${nameInSentence(name)}`,
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

/** Tells which reminders came due: one in a sentence, several in a list. */
export function tellDueReminders(reminders: readonly JsonObject[], today: string): string {
  const lines = reminders.map((one) => {
    const { text, at = "" } = reminderSchema.parse(one);
    return `${nameInSentence(capitalize(text))} (${sayMoment(at, today)})`;
  });
  const [only, ...more] = lines;
  return more.length === 0 ? `Lembrete: ${only}.` : ["Lembretes:", ...lines.map((line) => `- ${line}`)].join("\n");
}
