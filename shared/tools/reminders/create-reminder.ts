import { z } from "zod";
import { readRecurrence } from "../../reminders/recurrence.ts";
import { sayMissingDays, sayMoment } from "../../reminders/say-time.ts";
import { sayHour } from "../../writing/format-hour.ts";
import { formatDate } from "../../writing/format-date.ts";
import { plainText } from "../../database/plain-text.ts";
import { type BuiltInTool, checkedBeforeOffer } from "../definition.ts";
import { normalizeRepetition } from "./normalize-repetition.ts";
import { withoutItsTime } from "../../language/figures/without-its-time.ts";
import { moment, nameReminder, reminderSchema, sayWhen } from "./reminder.ts";

const inputSchema = z.object({
  text: plainText(500),
  at: moment.describe("AAAA-MM-DDTHH:MM; 09:00 se ela não disse a hora"),
  recurrence: plainText(300).optional().describe("RRULE"),
});

const factsSchema = z.object({ rings: z.string() });
const resultSchema = z.object({ reminder: reminderSchema, told: z.enum(["app", "devices"]).nullish() });

/** Where reminders are told; said once in a day. */
const WHERE = {
  app: " Por enquanto eu aviso só aqui no app; para tocar no celular, ligue os avisos em Ajustes.",
  devices: " Ele toca nos aparelhos em que você ligou os avisos.",
};

/** Creates a reminder after the person's yes. */
export const createReminder: BuiltInTool = {
  kind: "built-in",
  name: "create_reminder",
  title: "Criar um lembrete",
  description:
    "Lembra de algo, uma vez ou repetido; conta a pagar já aparece no dia. Aviso só aqui no app, a não ser que o contexto diga que toca (Ajustes, Avisos); o resultado já conta isso à pessoa.",
  inputSchema,
  confirmation: "required",
  recordKind: "reminders",
  async normalizeArguments(args, { now }) {
    const { recurrence, at, text } = inputSchema.parse(args);
    const rest = { text: withoutItsTime(text, at, now) };
    if (recurrence === undefined) return { args: { ...rest, at } };
    const repetition = await normalizeRepetition(recurrence, at, now);
    return "refused" in repetition ? repetition : { args: { ...rest, ...repetition.args } };
  },
  prepare: checkedBeforeOffer,
  offer(args, facts, { today }) {
    const { text, at, recurrence } = inputSchema.parse(args);
    const { rings } = factsSchema.parse(facts);
    const skipped = rings === at ? "" : ` Nesse dia o relógio pula essa hora: aviso ${sayHour(rings.slice(11))}.`;
    // An hourly reminder is described without its first hour ("de hora em hora"), so the offer adds the whole moment.
    const from = recurrence?.startsWith("FREQ=HOURLY") ? sayMoment(at, today) : formatDate(at, today);
    const first = recurrence === undefined ? "" : `, a partir de ${from}`;
    return `Quer que eu te lembre de ${nameReminder(text)} ${sayWhen({ at, recurrence }, today)}${first}?${skipped}${
      remarkOnMissingDays(recurrence, at)
    }`;
  },
  answer(result, { today }) {
    const { reminder: { text, at, recurrence }, told } = resultSchema.parse(result);
    const next = recurrence === undefined || at === undefined ? "" : ` A próxima vez é ${sayMoment(at, today)}.`;
    const lacks = at === undefined ? "" : remarkOnMissingDays(recurrence, at);
    return `Anotei o lembrete de ${nameReminder(text)}: ${sayWhen({ at, recurrence }, today)}.${next}${lacks}${
      told ? WHERE[told] : ""
    }`;
  },
  nameResult(result, { today }) {
    const { text, at, recurrence } = resultSchema.parse(result).reminder;
    return `o lembrete de ${nameReminder(text)}, ${sayWhen({ at, recurrence }, today)}`;
  },
  correctable: ["at"],
};

/** " Nos meses sem dia 31 não aviso; …": a sentence on days that some months do not have; empty if there is nothing to say. */
function remarkOnMissingDays(recurrence: string | undefined, at: string): string {
  const read = recurrence === undefined ? null : readRecurrence(recurrence);
  return read !== null && "rule" in read ? sayMissingDays(read.rule, at) : "";
}
