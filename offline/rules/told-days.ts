import type { Clause } from "../reading/clause.ts";

/** The days of what was done: "ontem e hoje" are two; else the clause's own, which may be none. */
export function toldDays({ keys, units, date }: Clause): (string | undefined)[] {
  const own = units.flatMap(({ mention, inherited }) => mention?.kind === "date" && !inherited ? [mention.date] : []);
  return own.length > 1 && /DATE(?: DATE)* e DATE/.test(keys) ? [...new Set(own)] : [date];
}
