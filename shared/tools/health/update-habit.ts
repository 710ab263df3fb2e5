import { z } from "zod";
import { sayHour } from "../../writing/format-hour.ts";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { timeOfDay, wholeNumber } from "../arguments.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { habitSchema } from "./habit.ts";
import { formatFrequency, FREQUENCIES } from "../../writing/format-habit.ts";

const inputSchema = z.object({
  habit_name: plainText(200),
  frequency: z.enum(FREQUENCIES).meta({ valuesIn: "create_habit" }).optional(),
  days: z.array(wholeNumber(0, 6)).optional(),
  times_a_week: wholeNumber(1, 7).optional(),
  new_name: plainText(200).optional(),
  times: z.array(timeOfDay).max(24).optional(),
});

/** What is said where the times of a day are taken away. */
const WITHOUT_TIMES = "sem horário";

const resultSchema = z.object({ habit: habitSchema, previous: habitSchema });

/** Changes the days, the times or the name of a habit after the person's yes. */
export const updateHabit: BuiltInTool = {
  kind: "built-in",
  name: "update_habit",
  title: "Mudar um hábito",
  description: "Muda os dias, as horas ou o nome de um hábito.",
  utterances: [
    "muda a corrida pra terça e quinta",
    "agora ler é todo dia",
    "academia passa a ser só em dia de semana",
    "troca o nome do hábito yoga pra alongamento",
    "o inglês agora é segunda, quarta e sexta",
    "meditar só no fim de semana daqui pra frente",
    "muda a frequência da caminhada",
    "natação mudou de dia, é sábado",
  ],
  inputSchema,
  confirmation: "required",
  prepare: {
    question: () => "Qual destes hábitos você quer mudar?",
    missing(args, facts) {
      const { existing } = missingSchema.parse(facts);
      return existing.length === 0
        ? "Você não tem nenhum hábito cadastrado."
        : `Não encontrei “${inputSchema.parse(args).habit_name}” entre os seus hábitos, que são: ${
          joinWords(existing)
        }.`;
    },
  },
  offer(args) {
    const { habit_name, frequency, days, times_a_week, times, new_name } = inputSchema.parse(args);
    const withoutDays = times_a_week === undefined ? undefined : "weekly";
    const rhythm = frequency ?? (days !== undefined && (days.length > 0 || !withoutDays) ? "custom" : withoutDays);
    const atTimes = rhythm === undefined ? times?.map(sayHour) ?? [] : [];
    return `Quer que eu mude o hábito “${habit_name}”: ${
      joinWords([
        ...(new_name === undefined ? [] : [`o nome “${new_name}”`]),
        ...(rhythm === undefined ? [] : [formatFrequency({ frequency: rhythm, days, times_a_week, times })]),
        ...atTimes,
        ...(times?.length === 0 ? [WITHOUT_TIMES] : []),
      ])
    }?`;
  },
  answer(result) {
    const { habit, previous } = resultSchema.parse(result);
    const renamed = habit.name === previous.name ? "" : ` (antes “${previous.name}”)`;
    const emptied = previous.times?.length && !habit.times?.length ? `, ${WITHOUT_TIMES}` : "";
    return `Mudei: o hábito “${habit.name}”${renamed} fica ${formatFrequency(habit)}${emptied}.`;
  },
  nameResult(result) {
    const { habit } = resultSchema.parse(result);
    return `o hábito “${habit.name}”, ${formatFrequency(habit)}`;
  },
};
