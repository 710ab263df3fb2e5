import assert from "node:assert/strict";
import { ask, withResult } from "./ask.ts";

/** Questions about spending, with the expected arguments of get_finance_summary. Today is Friday, 2026-11-20. */
const CASES: readonly [string, Record<string, string>][] = [
  ["qto gastei hj?", { from_date: "2026-11-20", to_date: "2026-11-20" }],
  ["ontem eu torrei quanto", { from_date: "2026-11-19", to_date: "2026-11-19" }],
  ["quanto que eu gastei essa semana", { from_date: "2026-11-16", to_date: "2026-11-22" }],
  ["semana passada, quanto foi de gasto?", { from_date: "2026-11-09", to_date: "2026-11-15" }],
  ["me fala quanto gastei nos ultimos 15 dias", { from_date: "2026-11-06", to_date: "2026-11-20" }],
  ["quanto gastei em agosto?", { from_date: "2026-08-01", to_date: "2026-08-31" }],
  ["e em outubro, gastei quanto?", { period: "last_month" }],
  ["quanto já gastei nesse mês", { period: "current_month" }],
  ["quanto gastei esse ano", { period: "year" }],
  ["quanto gastei do dia 3 ao dia 8?", { from_date: "2026-11-03", to_date: "2026-11-08" }],
  ["gastei quanto no ifood esse mês?", { period: "current_month", about: "ifood" }],
  ["quanto foi de táxi mês passado", { period: "last_month", about: "táxi" }],
  ["quanto deixei na padaria essa semana?", { from_date: "2026-11-16", to_date: "2026-11-22", about: "padaria" }],
  ["quanto gastei com lazer ontem", { from_date: "2026-11-19", to_date: "2026-11-19" }],
  ["quais foram meus gastos de ontem", { from_date: "2026-11-19", to_date: "2026-11-19" }],
];

for (const [text, args] of CASES) {
  Deno.test(`the offline model reads the days and words of "${text}"`, async () => {
    assert.deepEqual((await ask(text)).calls, [{ tool: "get_finance_summary", args }]);
  });
}

const DAYS = {
  period: "days",
  from: "2026-11-19",
  to: "2026-11-19",
  today: "2026-11-20",
  spent: 62,
  bills_paid: 0,
  invested: 0,
  by_category: [{ category: "food", spent: 62 }],
  expenses: [
    { description: "mercado", amount: 50, category: "food", date: "2026-11-19" },
    { description: "café", amount: 12, category: "food", date: "2026-11-19" },
  ],
};

Deno.test("the offline model tells a day's spending", async () => {
  const prompt = withResult("quanto gastei ontem?", "get_finance_summary", {}, DAYS);
  assert.equal((await ask(prompt)).text, "Ontem você gastou R$ 62,00: mercado (R$ 50,00) e café (R$ 12,00).");
});
