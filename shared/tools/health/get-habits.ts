import { z } from "zod";
import type { BuiltInTool } from "../definition.ts";
import { habitSchema, sayOpenTimes } from "./habit.ts";
import { formatFrequency, formatStreak, formatThisWeek } from "../../writing/format-habit.ts";

const TODAY_TEXTS = { done: "feito hoje", pending: "pendente hoje", off: "hoje é folga" } as const;

const itemSchema = habitSchema.extend({
  today: z.enum(["done", "pending", "off"]).optional(),
  open_times: z.array(z.string()).default([]),
  done_this_week: z.number().optional(),
  streak: z.number().optional(),
  best_streak: z.number().optional(),
});

const resultSchema = z.object({ habits: z.array(itemSchema) });

/** Lists the person's habits, with their streaks and with what is left for today. */
export const getHabits: BuiltInTool = {
  kind: "built-in",
  name: "get_habits",
  title: "Hábitos",
  description: "Lista os hábitos, suas sequências e o que falta hoje.",
  utterances: [
    "quais hábitos ainda faltam hoje?",
    "me mostra a lista das minhas rotinas",
    "quantos dias seguidos eu já meditei?",
    "qual é minha maior sequência no momento?",
    "o q falta eu fazer hj dos diarios",
    "como ta meu streak do ingles?",
    "q habitos eu tenho cadastrado msm",
    "ja fiz td hj ou esqueci algum?",
    "antes de dormir quero conferir se deixei alguma coisa sem marcar",
    "tô achando que quebrei a corrente da leitura no feriado, quebrei?",
    "faz um mês que larguei o doce, em quantos dias tá o contador?",
    "acordei animada, o que eu tinha me proposto a cumprir todo dia?",
  ],
  inputSchema: z.object({
    include_streaks: z.boolean().optional().meta({ shown: false }),
    include_today: z.boolean().optional().meta({ shown: false }),
  }),
  confirmation: "none",
  answer(result) {
    const { habits } = resultSchema.parse(result);
    if (habits.length === 0) {
      return "Você ainda não tem hábitos cadastrados. Quando quiser, me diga qual e em quais dias que eu crio.";
    }
    return ["Seus hábitos:", ...habits.map(describeHabit), ...praiseLongestStreak(habits)].join("\n");
  },
};

type HabitItem = z.infer<typeof itemSchema>;

function describeHabit(habit: HabitItem): string {
  const thisWeek = formatThisWeek(habit);
  const details = [
    ...(thisWeek === null ? [] : [thisWeek]),
    ...(habit.today === undefined ? [] : [sayToday(habit, habit.today)]),
    ...(habit.streak ? [formatStreak(habit.streak, habit.frequency)] : []),
  ];
  const tail = details.length === 0 ? "" : `: ${details.join(", ")}`;
  return `- ${habit.name} (${formatFrequency(habit)})${tail}`;
}

/** "pendente hoje"; of a habit with times, of which some are done, which are left. */
function sayToday({ times = [], open_times }: HabitItem, today: keyof typeof TODAY_TEXTS): string {
  const isBegun = today === "pending" && open_times.length < times.length;
  return isBegun ? `hoje ainda ${sayOpenTimes(open_times).toLowerCase()}` : TODAY_TEXTS[today];
}

/** A word of praise for the longest current streak, if it has at least 3 days. */
function praiseLongestStreak(habits: readonly HabitItem[]): string[] {
  const best = habits.reduce((a, b) => ((b.streak ?? 0) > (a.streak ?? 0) ? b : a));
  return (best.streak ?? 0) < 3 ? [] : [`A constância em ${best.name} está bonita de ver.`];
}
