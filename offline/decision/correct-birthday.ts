import { fold } from "../../shared/text/fold.ts";
import type { Reading } from "../reading/reading.ts";
import { dayWithoutMonth } from "../rules/day-without-month.ts";
import type { PastTurn } from "./past-turn.ts";
import type { Plan } from "./plan-calls.ts";

const CORRECTS =
  /^(?:(?:nao|ops|opa|errei|alias|desculpa|ah|quer dizer|na verdade|na real|o certo|me enganei|digo|corrige|corrigindo|e|mas|era|eh|foi|no|o|aniversario|del[ea]|d[ao]|NAME|faz|em|pra) )*(?:DATE|NUM)(?: (?:na verdade|o certo|viu|ta|nao dia NUM|nao DATE))*$/;

/** "na verdade é dia 13", after a birthday was kept: another day of the same month, unless a month is said too. */
export function correctBirthday(reading: Reading, last: PastTurn | undefined, given: ReadonlySet<string>): Plan | null {
  const kept = last?.calls.findLast(({ tool, args }) => tool === "update_person" && typeof args.birthday === "string");
  if (kept === undefined || !given.has("update_person") || !CORRECTS.test(reading.keys)) return null;
  const units = reading.clauses.flatMap((clause) => clause.units);
  // "o niver do Pedro é dia 3" is about somebody else.
  const named = units.find(({ mention }) => mention?.kind === "name")?.mention;
  if (named?.kind === "name" && fold(named.name) !== fold(String(kept.args.name))) return null;
  const unit = units.find(({ mention }) => mention !== undefined && mention.kind !== "name");
  if (unit?.mention === undefined || unit.mention.kind === "name") return null;
  const before = String(kept.args.birthday);
  const day = unit.mention.kind === "number" || unit.mention.kind === "money"
    ? unit.mention.amount
    : dayWithoutMonth(unit, reading);
  const birthday = day === null && unit.mention.kind === "date"
    ? `-${unit.mention.date.slice(4)}`
    : `${before.slice(0, -2)}${String(day).padStart(2, "0")}`;
  if (!isDay(birthday) || birthday === before) return null;
  const args = { name: kept.args.name, birthday };
  return { calls: [{ tool: "update_person", args }], reading, score: 0.9 };
}

function isDay(birthday: string): boolean {
  const date = new Date(birthday.startsWith("-") ? `2024${birthday.slice(1)}` : birthday);
  return !Number.isNaN(date.getTime()) && date.toISOString().endsWith(`${birthday.slice(-5)}T00:00:00.000Z`);
}
