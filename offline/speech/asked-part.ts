import { readPeriod } from "../../shared/text/period.ts";
import type { Reading } from "../reading/reading.ts";

/** The part of a message that asks: "gastei 40 na farmácia, quanto já gastei?" asks about all spending, not the chemist's. */
export function askedPart(reading: Reading): Reading {
  const asking = reading.clauses.filter(({ asks }) => asks);
  if (asking.length === 0 || asking.length === reading.clauses.length) return reading;
  const text = asking.map((clause) => clause.text).join(" ");
  return {
    ...reading,
    text,
    period: readPeriod(text, reading.today) ?? reading.period,
    keys: asking.map(({ keys }) => keys).join(" "),
    clauses: asking,
  };
}
