import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";

/** The day of the month a clause names as due: "todo dia 10", "vence dia 5", "dia 15/12". Undefined when it names none. */
export function dueDay({ units }: Clause, reading: Reading): number | undefined {
  for (let i = 0; i < units.length; i++) {
    const { mention, start, end } = units[i]!;
    if (mention?.kind === "date") {
      const written = /\bdia\s+(\d{1,2})\b|^(\d{1,2})[/-]|^(\d{1,2}) de /i.exec(reading.text.slice(start, end));
      const said = written?.[1] ?? written?.[2] ?? written?.[3];
      return said === undefined ? Number(mention.date.slice(8)) : inMonth(Number(said));
    }
    const before = units[i - 1]?.key ?? "";
    const isNumber = mention?.kind === "number" || mention?.kind === "money";
    if (isNumber && (before === "dia" || before === "dias")) return inMonth(mention.amount);
  }
  return undefined;
}

function inMonth(day: number): number | undefined {
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined;
}
