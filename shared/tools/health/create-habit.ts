import { z } from "zod";
import { plainText } from "../../database/plain-text.ts";
import { timeOfDay, wholeNumber } from "../arguments.ts";
import { type BuiltInTool, checkedBeforeOffer } from "../definition.ts";
import { habitSchema } from "./habit.ts";
import { formatFrequency, FREQUENCIES } from "../../writing/format-habit.ts";

const inputSchema = z.object({
  name: plainText(200),
  frequency: z.enum(FREQUENCIES),
  days: z.array(wholeNumber(0, 6)).optional().describe("só com custom; 0 = domingo"),
  times_a_week: wholeNumber(1, 7).optional().describe("só com weekly: 3x na semana"),
  times: z.array(timeOfDay).max(24).optional().describe("HH:MM, se tem horas: remédio"),
});

const resultSchema = z.object({ habit: habitSchema, reactivated: z.boolean() });

/** Creates a habit after the person's yes. */
export const createHabit: BuiltInTool = {
  kind: "built-in",
  name: "create_habit",
  title: "Criar um hábito",
  description: "Cria um hábito a acompanhar.",
  utterances: [
    "quero criar o hábito de ler toda noite",
    "começa a acompanhar minha meditação diária",
    "adiciona caminhada às segundas, quartas e sextas",
    "inclui passar protetor solar na minha rotina de todo dia",
    "novo habito: creatina tds os dias",
    "tomo losartana às 8 e às 20",
    "bota ai estudar ingles 3x na semana",
    "quero parar d fumar, me ajuda a acompanhar dia a dia",
    "add alongamento na lista dos diarios",
    "o dentista brigou comigo, de agora em diante vou usar fio dental diariamente e quero controlar",
    "decidi que domingo vai ser dia fixo de ligar pra minha avó, coloca nos meus acompanhamentos",
    "resolução de ano novo: nada de celular na cama, quero ir marcando os dias",
    "a partir de amanhã pretendo acordar às cinco e meia sempre, monta isso pra mim",
  ],
  inputSchema,
  confirmation: "required",
  prepare: checkedBeforeOffer,
  offer(args) {
    const habit = inputSchema.parse(args);
    return `Quer que eu crie o hábito “${habit.name}”, ${formatFrequency(habit)}?`;
  },
  nameResult(result) {
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
