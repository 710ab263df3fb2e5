import { z } from "zod";
import { sayMoment } from "../../reminders/say-time.ts";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { missingReminder, nameReminder, reminderSchema, sayWhen } from "./reminder.ts";

const inputSchema = z.object({
  reminder_id: rowId.optional(),
  reminder: plainText(500).optional().describe("as palavras dele; sem nada, o que acabou de vencer"),
  forever: z.boolean().optional().describe("true: acaba com a repetição"),
});

const resultSchema = z.object({ reminder: reminderSchema, ended: z.boolean(), next: z.string().optional() });

/** Marks a reminder as done after the person's yes. With `forever`, a repeated reminder ends. */
export const completeReminder: BuiltInTool = {
  kind: "built-in",
  name: "complete_reminder",
  title: "Concluir um lembrete",
  description: "Marca um lembrete como feito, quando ela diz que fez ou manda marcar: em order, essas palavras.",
  inputSchema,
  confirmation: "required",
  recordKind: "reminders",
  isOrderedByReport: true,
  prepare: {
    question: () => "Qual destes lembretes?",
    missing: (args, facts) => missingReminder(inputSchema.parse(args).reminder, facts),
  },
  offer(args, facts, { today }) {
    const reminder = reminderSchema.parse(facts);
    const name = nameReminder(reminder.text);
    if (inputSchema.parse(args).forever && reminder.recurrence) {
      return `Quer que eu pare de te lembrar de ${name} (${sayWhen(reminder, today)})?`;
    }
    return `Quer que eu marque como feito o lembrete de ${name} (${sayMoment(reminder.at ?? "", today)})?`;
  },
  answer(result, { today }) {
    const { reminder, ended, next } = resultSchema.parse(result);
    const name = nameReminder(reminder.text);
    if (next !== undefined) return `Marquei como feito: ${name}. A próxima vez é ${sayMoment(next, today)}.`;
    return ended && reminder.recurrence
      ? `Pronto, não te lembro mais de ${name}.`
      : `Marquei como feito o lembrete de ${name}.`;
  },
  nameResult: (result) => `o lembrete de ${nameReminder(resultSchema.parse(result).reminder.text)} como feito`,
};
