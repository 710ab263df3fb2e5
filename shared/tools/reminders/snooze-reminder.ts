import { z } from "zod";
import { sayMoment } from "../../reminders/say-time.ts";
import { plainText } from "../../database/plain-text.ts";
import { rowId } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { missingReminder, moment, nameReminder, reminderSchema } from "./reminder.ts";

const inputSchema = z.object({
  at: moment.describe("AAAA-MM-DDTHH:MM"),
  reminder_id: rowId.optional(),
  reminder: plainText(500).optional().describe("as palavras dele; sem nada, o que acabou de vencer"),
});

const resultSchema = z.object({ reminder: reminderSchema });

/** Moves a reminder to a later time after the person's yes. If it is repeated, only its next occurrence moves. */
export const snoozeReminder: BuiltInTool = {
  kind: "built-in",
  name: "snooze_reminder",
  title: "Adiar um lembrete",
  description: "Adia um lembrete.",
  inputSchema,
  confirmation: "required",
  recordKind: "reminders",
  prepare: {
    question: () => "Qual destes lembretes?",
    missing: (args, facts) => missingReminder(inputSchema.parse(args).reminder, facts),
  },
  offer(args, facts, { today }) {
    const { text, recurrence } = reminderSchema.parse(facts);
    const once = recurrence === undefined ? "" : " desta vez";
    return `Quer que eu adie${once} o lembrete de ${nameReminder(text)} para ${
      sayMoment(inputSchema.parse(args).at, today).replace(/^(?:na?|no|em) /, "")
    }?`;
  },
  answer(result, { today }) {
    const { text, at = "" } = resultSchema.parse(result).reminder;
    return `Adiei: te lembro de ${nameReminder(text)} ${sayMoment(at, today)}.`;
  },
  nameResult(result, { today }) {
    const { text, at = "" } = resultSchema.parse(result).reminder;
    return `o lembrete de ${nameReminder(text)}, ${sayMoment(at, today)}`;
  },
  correctable: ["at"],
};
