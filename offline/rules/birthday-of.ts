import { phrase } from "../language/phrase.ts";
import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import { dayWithoutMonth } from "./day-without-month.ts";

const BIRTHDAY = phrase(
  "aniversario|faz anos|fez anos|completa anos|nasceu|nascid[oa]|data de nascimento|faz (?:NUM|vinte|trinta|quarenta|cinquenta)(?: e [a-z]+)? anos",
);

/** The birthday a clause tells, `YYYY-MM-DD`, or `--MM-DD` without a year; null when it tells none or leaves the month out. */
export function birthdayOf(clause: Clause, reading: Reading): string | null {
  if (!BIRTHDAY.test(clause.keys)) return null;
  const unit = clause.units.find(({ mention }) => mention?.kind === "date");
  if (unit?.mention?.kind !== "date" || dayWithoutMonth(unit, reading) !== null) return null;
  const written = reading.text.slice(unit.start, unit.end);
  const { date } = unit.mention;
  return /\d{4}/.test(written) || /[/.-]\d{2}[/.-]\d{2}$/.test(written) ? date : `-${date.slice(4)}`;
}
