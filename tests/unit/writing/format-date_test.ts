import fc from "fast-check";
import assert from "node:assert/strict";
import { formatDate, formatMonth, formatPeriod, onDay } from "../../../shared/writing/format-date.ts";

const DATES: [string, string][] = [
  ["2026-11-16", "hoje"],
  ["2026-11-15", "ontem"],
  ["2026-11-17", "amanhã"],
  ["2026-11-14", "sábado (14/11)"],
  ["2026-11-10", "terça (10/11)"],
  ["2026-11-20", "sexta (20/11)"],
  ["2026-11-09", "09/11/2026"],
  ["2026-08-12", "12/08/2026"],
  ["2026-11-15T10:00:00Z", "ontem"],
  ["sem data", "sem data"],
];

for (const [date, expected] of DATES) {
  Deno.test(`formatDate() says '${date}' as '${expected}'`, () =>
    assert.equal(formatDate(date, "2026-11-16"), expected));
}

/** A Friday. */
const TODAY = "2026-11-20";

const PERIODS: readonly [string, string, string][] = [
  ["2026-11-20", "2026-11-20", "hoje"],
  ["2026-11-19", "2026-11-19", "ontem"],
  ["2026-11-17", "2026-11-17", "na terça (17/11)"],
  ["2026-11-15", "2026-11-15", "no domingo (15/11)"],
  ["2026-10-05", "2026-10-05", "em 05/10/2026"],
  ["2026-11-16", "2026-11-22", "nesta semana"],
  ["2026-11-16", "2026-11-20", "nesta semana"],
  ["2026-11-20", "2026-11-26", "nos próximos 7 dias"],
  ["2026-11-09", "2026-11-15", "na semana passada"],
  ["2026-11-02", "2026-11-08", "na semana retrasada"],
  ["2026-11-14", "2026-11-15", "no fim de semana"],
  ["2026-11-01", "2026-11-30", "neste mês"],
  ["2026-10-01", "2026-10-31", "em outubro"],
  ["2026-03-01", "2026-03-31", "em março"],
  ["2025-12-01", "2025-12-31", "em dezembro de 2025"],
  ["2026-08-01", "2026-10-31", "de agosto a outubro"],
  ["2025-01-01", "2025-12-31", "em 2025"],
  ["2026-11-11", "2026-11-20", "nos últimos 10 dias"],
  ["2026-10-01", "2026-10-15", "de 01/10/2026 a 15/10/2026"],
];

for (const [from, to, said] of PERIODS) {
  Deno.test(`formatPeriod() says ${from} to ${to} as "${said}"`, () => {
    assert.equal(formatPeriod(from, to, TODAY), said);
  });
}

Deno.test("formatPeriod() says something of any span", () => {
  const day = fc.date({ min: new Date("2000-01-01"), max: new Date("2030-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(fc.property(day, day, day, (from, to, today) => formatPeriod(from, to, today).length > 3));
});

Deno.test("onDay() puts the day into a sentence", () => {
  const days = ["2026-11-21", "2026-11-20", "2026-11-18", "2026-11-15", "2026-08-12"];
  assert.deepEqual(days.map((day) => onDay(day, "2026-11-21")), [
    "hoje",
    "ontem",
    "na quarta (18/11)",
    "no domingo (15/11)",
    "em 12/08/2026",
  ]);
  assert.equal(onDay(undefined, "2026-11-21"), "hoje");
});

Deno.test("formatMonth() names the year where it is another", () => {
  assert.deepEqual(["2026-03-15", "2025-10-01"].map((day) => formatMonth(day, "2026-11-20")), [
    "março",
    "outubro de 2025",
  ]);
});
