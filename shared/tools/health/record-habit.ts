import { z } from "zod";
import { onDay } from "../../writing/format-date.ts";
import { nameHours } from "../../writing/format-hour.ts";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { day, timeOfDay } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { habitSchema, sayOpenTimes } from "./habit.ts";
import { formatStreak, formatThisWeek } from "../../writing/format-habit.ts";

const inputSchema = z.object({
  habit_name: plainText(200),
  date: day.optional(),
  note: plainText(4000, { blank: true }).optional(),
  time: timeOfDay.optional().describe("HH:MM, se ela disse qual"),
});

const notMarkedSchema = z.union([
  z.object({ already_done: z.literal(true), habit_name: z.string(), date: z.string(), time: z.string().optional() }),
  z.object({ existing: z.array(z.string()) }),
]);

const resultSchema = z.object({
  habit: habitSchema,
  date: z.string(),
  time: z.string().optional(),
  open_times: z.array(z.string()).default([]),
  already_done: z.boolean(),
  done_this_week: z.number().optional(),
  streak: z.number(),
  best_streak: z.number(),
});

/** Marks an existing habit as done after the person's yes. It never creates a habit. */
export const recordHabit: BuiltInTool = {
  kind: "built-in",
  name: "record_habit",
  title: "Marcar um hábito",
  description: "Marca como feito um hábito que já existe.",
  utterances: [
    "meditei hoje, pode marcar",
    "cumpri a leitura de ontem à noite",
    "marca o hábito de alongar como feito",
    "já tomei minha vitamina D da manhã, dá um check",
    "li minhas 10 pags, check",
    "fio dental feito hj tb",
    "feito o duolingo de hj",
    "oraçao da manha ok ✅",
    "arrumei a cama assim que levantei, mais um dia na sequência",
    "consegui ficar o dia inteiro sem refrigerante, mantive minha meta",
    "esqueci de avisar, mas no sábado eu estudei violão sim",
    "escrevi no diário da gratidão antes de apagar a luz",
  ],
  inputSchema,
  confirmation: "required",
  recordKind: "habits",
  prepare: {
    question: () => "Qual destes hábitos?",
    missing(args, facts, { today }) {
      const parsed = notMarkedSchema.parse(facts);
      return "already_done" in parsed
        ? sayAlreadyDone(nameTick(parsed.habit_name, parsed.time), parsed.date, today)
        : sayMissing(inputSchema.parse(args).habit_name, parsed.existing);
    },
  },
  offer(args, _facts, { today }) {
    const { habit_name, date, note, time } = inputSchema.parse(args);
    return `Quer que eu marque ${nameTick(habit_name, time)} como feito ${onDay(date, today)}${
      note ? ` (${note})` : ""
    }?`;
  },
  answer(result, { today }) {
    const { habit, date, time, open_times, already_done, done_this_week, streak, best_streak } = resultSchema.parse(
      result,
    );
    const what = nameTick(habit.name, time);
    if (already_done) return sayAlreadyDone(what, date, today);
    const done = `Marquei ${what} ${onDay(date, today)}.`;
    if (open_times.length > 0) return `${done} ${sayOpenTimes(open_times)}.`;
    const thisWeek = formatThisWeek({ ...habit, done_this_week });
    if (thisWeek !== null) return `${done} ${thisWeek}.`;
    if (streak < 2) return `${done} Cada vez conta.`;
    const streakText = `Já são ${formatStreak(streak, habit.frequency)}`;
    return streak >= 3 && streak === best_streak
      ? `${done} ${streakText}, sua melhor sequência até aqui: constância é isso.`
      : `${done} ${streakText}: constância é isso.`;
  },
  nameResult(result, { today }) {
    const { habit, date, time } = resultSchema.parse(result);
    return `${nameTick(habit.name, time)}, ${onDay(date, today)}`;
  },
  correctable: ["date"],
};

/** “Meditar”; of a habit with times which of them it is: “Losartana” (8h). */
function nameTick(name: string, time: string | undefined): string {
  return `“${name}”${time === undefined ? "" : ` (${nameHours([time])})`}`;
}

function sayAlreadyDone(what: string, date: string, today: string): string {
  return `${what} já estava marcado ${onDay(date, today)}, então está tudo certo.`;
}

function sayMissing(name: string, existing: readonly string[]): string {
  return existing.length === 0
    ? `Você ainda não tem hábitos cadastrados. Se quiser, eu crio “${name}”: é só me dizer em quais dias.`
    : `Não encontrei “${name}” entre os seus hábitos, que são: ${
      joinWords(existing)
    }. Se for um novo, é só pedir que eu crio.`;
}
