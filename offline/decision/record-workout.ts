import { z } from "zod";
import { closest } from "../../shared/text/similarity.ts";
import { fold } from "../../shared/text/fold.ts";
import { readWorkout } from "../rules/read-workout.ts";
import type { FollowUpRule } from "./follow-up-rule.ts";

const resultSchema = z.object({ habits: z.array(z.object({ name: z.string() })) });

/** Words for the same thing, by stems: a habit "Academia" is what "malhei" and "treinei" tell of. */
const KINDS = [
  /trein|malh|academi|muscula|exercit|exercici|atividade fisica|crossfit|funcional|ginast/,
  /corr/,
  /caminh|andei|andar|passei/,
  /pedal|bike|bici/,
  /nad|natac/,
  /danc|zumba/,
  /ioga|yoga|pilates|along/,
];

/** "treinei hoje": a habit of that kind is marked; without one the length is asked, so that it can be recorded. */
export const recordWorkout: FollowUpRule = (reading, results, given) => {
  const clause = reading.clauses.find((one) => readWorkout(one, reading) !== null);
  const looked = results.filter(({ tool, output }) => tool === "get_habits" && output.kind === "result");
  if (clause === undefined || looked.length === 0 || results.some(({ tool }) => tool === "record_habit")) return null;
  const workout = readWorkout(clause, reading)!;
  const names = looked.flatMap(({ output }) => {
    const parsed = resultSchema.safeParse(output.kind === "result" ? output.value : {});
    return parsed.success ? parsed.data.habits.map(({ name }) => name) : [];
  });
  const kind = KINDS.find((stems) => stems.test(workout));
  const name = closest(workout, names, 0.6) ?? names.find((one) => kind?.test(fold(one)));
  if (name === undefined || !given.has("record_habit")) {
    return { calls: [], lookedUp: looked, say: "Boa! Por quanto tempo foi?" };
  }
  const date = clause.date === undefined ? {} : { date: clause.date };
  return { calls: [{ tool: "record_habit", args: { habit_name: name, ...date } }], lookedUp: looked };
};
