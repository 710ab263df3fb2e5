import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import { isNegated } from "./is-negated.ts";
import { isStatement } from "./is-statement.ts";
import { measureExercise } from "./measure-exercise.ts";

const HABIT = phrase("habito|check|marca|cumpri|feit[oa]|concluid[oa]");
const REQUEST = phrase("{note:ask}|{put:ask}");

/** A workout told without its length, in the user's word for it: "treinei hoje". It may be a habit or a measure. */
export function readWorkout(clause: Clause, reading: Reading): string | null {
  const { keys } = clause;
  if (HABIT.test(keys) || REQUEST.test(keys) || !isStatement(clause, reading.today)) return null;
  const measured = measureExercise(clause);
  if (measured === null || measured.value !== undefined || isNegated(keys, measured.at)) return null;
  return keys.slice(measured.at).split(" ").filter((word) =>
    !/^(?:DATE|hoje|de|manha|noite|tarde|na|no|cedo|ja|a)$/.test(word)
  ).slice(0, 2).join(" ");
}
