import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import type { Candidate } from "./candidate.ts";
import { readWorkout } from "./read-workout.ts";

/** "treinei hoje": first step, whether there is a habit of that kind. */
export function lookUpWorkout(clause: Clause, reading: Reading): Candidate[] {
  if (readWorkout(clause, reading) === null) return [];
  return [{ tool: "get_habits", args: { include_today: true }, score: 0.71 }];
}
