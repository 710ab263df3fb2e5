import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { missingReminder, nameReminder, reminderSchema, sayWhen } from "./reminder.ts";

const inputSchema = z.object({
  reminder_id: rowId.optional(),
  reminder: plainText(500).optional().describe("as palavras dele"),
});

const resultSchema = z.object({ reminder: reminderSchema });

/** Cancels a reminder after the person's yes; it can be restored. */
export const cancelReminder: BuiltInTool = {
  kind: "built-in",
  name: "cancel_reminder",
  title: "Cancelar um lembrete",
  description: "Cancela um lembrete, com todas as repetições.",
  inputSchema,
  confirmation: "required",
  prepare: {
    question: () => "Qual destes lembretes?",
    missing: (args, facts) => missingReminder(inputSchema.parse(args).reminder, facts),
  },
  offer(_args, facts, { today }) {
    const reminder = reminderSchema.parse(facts);
    return `Quer que eu cancele o lembrete de ${nameReminder(reminder.text)} (${sayWhen(reminder, today)})?`;
  },
  answer: (result) => `Cancelei o lembrete de ${nameReminder(resultSchema.parse(result).reminder.text)}.`,
  nameResult: (result) => `o lembrete de ${nameReminder(resultSchema.parse(result).reminder.text)}`,
};
