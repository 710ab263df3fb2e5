import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { wholeNumber } from "../arguments.ts";
import { checkedBeforeOffer, type ToolDefinition } from "../definition.ts";
import { formatFrequency, FREQUENCIES, habitSchema } from "./habit.ts";

const inputSchema = z.object({
  name: plainText(200),
  frequency: z.enum(FREQUENCIES),
  days: z.array(wholeNumber(0, 6)).optional().describe("só com custom; 0 = domingo"),
});

const resultSchema = z.object({ habit: habitSchema, reactivated: z.boolean() });

/** Creates a habit after the user's yes. */
export const createHabit: ToolDefinition = {
  name: "create_habit",
  description: "Cria um hábito a acompanhar.",
  inputSchema,
  confirmation: "required",
  prepare: checkedBeforeOffer,
  offer(args) {
    const habit = inputSchema.parse(args);
    return `Quer que eu crie o hábito “${habit.name}”, ${formatFrequency(habit)}?`;
  },
  names(result) {
    const { habit } = resultSchema.parse(result);
    return `o hábito “${habit.name}”, ${formatFrequency(habit)}`;
  },
  answer(result) {
    const { habit, reactivated } = resultSchema.parse(result);
    const what = `“${habit.name}”, ${formatFrequency(habit)}`;
    return reactivated
      ? `Retomei o hábito ${what}, com o histórico que ele já tinha. Que bom ver você de volta.`
      : `Criei o hábito ${what}. Um dia de cada vez: quando fizer, é só me contar.`;
  },
};
