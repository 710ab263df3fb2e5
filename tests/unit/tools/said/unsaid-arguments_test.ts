import assert from "node:assert/strict";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { findUnsaidArguments } from "../../../../shared/tools/said/unsaid-arguments.ts";
import type { RunningCall } from "../../../../shared/tools/said/call-values.ts";
import { findUnmetFigures } from "../../../../shared/tools/said/unmet-figures.ts";

const TODAY = "2026-11-23";

function unsaid(tool: string, args: JsonObject, now: string, before: string[] = [], facts: JsonObject = {}): string[] {
  return findUnsaidArguments(findBuiltInTool(tool)!, args, facts, {
    now,
    before,
    known: ["Célia: mãe"],
    today: TODAY,
    nowLocal: `${TODAY}T13:00`,
  });
}

const REMEDY = { text: "tomar o remédio", at: "2026-11-24T08:00" };
const DAILY = "me lembra de tomar o remédio todo dia às 8";

const weekly = (times_a_week: number) => ({ frequency: "weekly", times_a_week });

/** The tool, its arguments, what was said, and which of the arguments were not said. */
const ARGUMENTS: [string, JsonObject, string, string[]][] = [
  ["create_expense", { amount: 1234.56, description: "notebook" }, "1.234,56 no notebook", []],
  ["create_expense", { amount: 40, description: "lanche" }, "40 conto de lanche", []],
  ["create_expense", { amount: 3000, description: "viagem" }, "a viagem foi 3 mil", []],
  ["create_expense", { amount: 50, description: "mercado" }, "cinquenta no mercado", []],
  ["create_expense", { amount: 50, description: "supermercado" }, "50 no mercado", []],
  ["create_expense", { amount: 50, description: "presente da Célia" }, "50 no presente da minha mãe", []],
  ["create_expense", { amount: 50, description: "presente da Júlia" }, "50 no presente da minha mãe", ["Júlia"]],
  ["create_expense", { amount: 80, description: "mercado" }, "50 no mercado, 30 na feira", ["80"]],
  ["create_expense", { amount: 50, description: "mercado", date: "2026-11-20" }, "50 no mercado sexta", []],
  ["create_expense", { amount: 50, description: "mercado", date: "2026-11-19" }, "50 no mercado sexta", ["2026-11-19"]],
  ["create_expense", { amount: 30, description: "mercado" }, "50 no mercado e 30 de uber", ["30"]],
  ["create_expense", { amount: 30, description: "uber" }, "50 no mercado e 30 de uber", []],
  ["create_expense", { amount: 20, description: "uber" }, "vintão de uber e 50 no mercado", []],
  ["create_expense", { amount: 50, description: "mercado" }, "mercado dia 22, 50 reais", []],
  ["create_expense", { amount: 80, description: "pizza" }, "2 pizzas, 80 reais", []],
  ["create_expense", { amount: 10.5, description: "mercado" }, "dez reais e cinquenta no mercado", []],
  [
    "create_finance_item",
    { kind: "budget", name: "Alimentação", category: "food", amount: 800 },
    "800 pra mercado",
    [],
  ],
  ["record_metric", { metric: "sleep", value: 7.5, unit: "h" }, "dormi 7h30", []],
  ["record_metric", { metric: "sleep", value: 4.5, unit: "h" }, "dormi 4h30 essa noite", []],
  ["record_metric", { metric: "water", value: 2000, unit: "ml" }, "tomei 2 litros", []],
  ["record_metric", { metric: "water", value: 400, unit: "ml" }, "2 copos de água", []],
  ["record_metric", { metric: "exercise", value: 30, unit: "min" }, "andei meia hora", []],
  ["record_metric", { metric: "exercise", value: 30, unit: "h" }, "andei meia hora", ["30"]],
  [
    "record_metric",
    { metric: "custom", custom_name: "Pressão da vó", value: 15, note: "15 por 9" },
    "pressao da vo deu 15 por 9",
    [],
  ],
  [
    "record_metric",
    { metric: "custom", custom_name: "Pressão da vó", value: 15, note: "15 por 8" },
    "pressao da vo deu 15 por 9",
    ["8"],
  ],
  ["create_reminder", { text: "Dentista", at: "2026-11-24T10:00" }, "dentista amanhã às 10", []],
  ["create_reminder", { text: "Dentista", at: "2026-11-24T22:00" }, "dentista amanhã às 10", ["2026-11-24T22:00"]],
  ["create_reminder", { text: "Dentista", at: "2026-11-24T22:00" }, "dentista amanhã às 10 da noite", []],
  ["create_reminder", { text: "Dormir", at: "2026-11-23T20:00" }, "dormir às 8", []],
  ["create_reminder", { text: "Bolo", at: "2026-11-23T13:30" }, "bolo daqui a meia hora", []],
  ["create_reminder", { text: "Bolo", at: "2026-11-23T14:30" }, "bolo daqui a meia hora", ["2026-11-23T14:30"]],
  [
    "create_reminder",
    { text: "Natação", at: "2026-11-24T09:00", recurrence: "FREQ=WEEKLY;BYDAY=TU" },
    "natação, toda terça",
    [],
  ],
  [
    "create_reminder",
    { text: "Natação", at: "2026-11-24T09:00", recurrence: "FREQ=WEEKLY;BYDAY=TU" },
    "natação terça",
    ["FREQ=WEEKLY;BYDAY=TU"],
  ],
  ["create_reminder", { text: "Remédio", at: "2026-11-24T08:00", recurrence: "FREQ=DAILY" }, "remedio todo dia 8h", []],
  [
    "create_reminder",
    { text: "Aluguel", at: "2026-12-05T09:00", recurrence: "FREQ=MONTHLY;BYMONTHDAY=5" },
    "aluguel todo dia 5",
    [],
  ],
  [
    "create_reminder",
    { text: "Aluguel", at: "2026-12-05T09:00", recurrence: "FREQ=MONTHLY;BYMONTHDAY=6" },
    "aluguel todo dia 5",
    ["FREQ=MONTHLY;BYMONTHDAY=6"],
  ],
  ["create_habit", { name: "Estudar", frequency: "custom", days: [1, 2, 3, 4] }, "estudar de seg a qui", []],
  ["create_habit", { name: "Estudar", frequency: "custom", days: [1, 5] }, "estudar de seg a qui", ["days 5"]],
  ["create_habit", { name: "Estudar", ...weekly(3) }, "estudar 3x na semana", []],
  ["create_habit", { name: "Estudar", ...weekly(3) }, "estudar tres vezes por semana", []],
  ["create_habit", { name: "Estudar", ...weekly(3) }, "estudar 3 dias por semana", []],
  ["create_habit", { name: "Estudar", ...weekly(1) }, "estudar uma vez por semana", []],
  ["create_habit", { name: "Estudar", ...weekly(4) }, "estudar 3x na semana", ["4"]],
  ["create_habit", { name: "Ler 3 páginas", ...weekly(3) }, "ler 3 páginas 2x na semana", ["3"]],
  ["create_habit", { name: "Ler 3 páginas", ...weekly(3) }, "quero ler 3 páginas", ["3"]],
  ["create_habit", { name: "Metformina", ...weekly(2) }, "metformina 2x no dia", ["2"]],
  ["create_habit", { name: "Inglês", ...weekly(3) }, "academia 2x na semana e inglês 3x na semana", []],
  ["create_habit", { name: "Inglês", ...weekly(2) }, "academia 2x na semana e inglês 3x na semana", ["2"]],
  ["update_habit", { habit_name: "Academia", times_a_week: 4 }, "muda a academia pra 4", []],
  [
    "create_finance_item",
    { kind: "debt", name: "Moto", amount: 412, installments: 48, current_installment: 23, due_day: 25 },
    "moto 48x de 412, vence dia 25, paguei 22",
    [],
  ],
  ["create_finance_item", { kind: "debt", name: "Moto", amount: 412, installments: 36 }, "moto 48x de 412", ["36"]],
  ["create_reminder", { ...REMEDY, recurrence: "FREQ=DAILY;INTERVAL=8" }, DAILY, ["FREQ=DAILY;INTERVAL=8"]],
  ["create_reminder", { ...REMEDY, recurrence: "FREQ=DAILY;COUNT=8" }, DAILY, ["FREQ=DAILY;COUNT=8"]],
  ["create_reminder", { ...REMEDY, recurrence: "FREQ=WEEKLY" }, DAILY, ["FREQ=WEEKLY"]],
  ["create_reminder", { ...REMEDY, recurrence: "FREQ=DAILY" }, DAILY, []],
  ["create_reminder", { ...REMEDY, recurrence: "FREQ=DAILY;COUNT=8" }, `${DAILY} por 8 dias`, []],
  [
    "create_reminder",
    { ...REMEDY, recurrence: "FREQ=HOURLY;INTERVAL=8" },
    "me lembra de tomar o remédio de 8 em 8 horas, começa amanhã às 8",
    [],
  ],
  ["create_reminder", REMEDY, DAILY, ["que é uma vez só"]],
  ["create_reminder", REMEDY, "me lembra de tomar o remédio amanhã às 8 e do banho todo dia", []],
  ["create_reminder", REMEDY, "me lembra de não tomar o remédio amanhã às 8", [REMEDY.text]],
  ["create_reminder", { ...REMEDY, text: "não tomar o remédio" }, "me lembra de não tomar o remédio amanhã às 8", []],
  [
    "create_reminder",
    { ...REMEDY, text: "não tomar o remédio" },
    "me lembra de tomar o remédio amanhã às 8",
    ["não tomar o remédio"],
  ],
  ["create_reminder", REMEDY, "não me deixa esquecer de tomar o remédio amanhã às 8", []],
  ["create_reminder", REMEDY, "não tomei o remédio ainda, me lembra amanhã às 8", []],
  [
    "create_reminder",
    { text: "comprar pão e suspender a varfarina", at: "2026-11-24T09:00" },
    "me lembra de comprar pão amanhã às 9",
    ["comprar pão e suspender a varfarina"],
  ],
  ["create_reminder", { text: "suspender o remédio", at: "2026-11-24T08:00" }, "me lembra do remédio amanhã às 8", [
    "suspender o remédio",
  ]],
  ["create_reminder", { text: "pagar o aluguel", at: "2026-11-24T09:00" }, "me lembra do aluguel amanhã", []],
  ["record_metric", { metric: "weight", value: 80, note: "parou o remédio" }, "registra 80 kg", ["parou o remédio"]],
  ["record_metric", { metric: "weight", value: 80, note: "em jejum" }, "registra 80 kg em jejum", []],
  ["update_person", { name: "Júlia", birthday: "--03-12" }, "a Júlia faz aniversário dia 12/03", []],
  ["save_link", { url: "https://example.org/a" }, "guarda example.org/a", []],
  ["save_link", { url: "https://example.org/b" }, "guarda example.org/a", ["https://example.org/b"]],
];

for (const [tool, args, said, wanted] of ARGUMENTS) {
  Deno.test(`findUnsaidArguments() finds [${wanted.join()}] of ${JSON.stringify(args)} in “${said}”`, () => {
    assert.deepEqual(unsaid(tool, args, said), wanted);
  });
}

Deno.test("a reminder that is moved keeps its words, and gets no others", () => {
  const facts = { text: "tomar a losartana 50 mg", at: "2026-11-24T08:00" };
  const change = (more: JsonObject) =>
    unsaid("update_reminder", { reminder: "losartana", time: "21:00", ...more }, "muda a losartana pra 21h", [], facts);
  assert.deepEqual(change({}), []);
  assert.deepEqual(change({ text: "tomar a losartana 50 mg" }), []);
  assert.deepEqual(change({ text: "não tomar a losartana" }), ["não tomar a losartana"]);
});

Deno.test("findUnsaidArguments() wants the name of a row that an id points to", () => {
  const facts = { name: "Nubank", installment_amount: 300 };
  assert.deepEqual(unsaid("pay_debt", { debt_id: "x" }, "paguei a parcela", [], facts), ["Nubank"]);
  assert.deepEqual(unsaid("pay_debt", { debt_id: "x" }, "paguei", ["a parcela do nubank"], facts), []);
});

const expense = (amount: number, more: JsonObject = {}): RunningCall => ({
  tool: "create_expense",
  args: { amount, description: "mercado", ...more },
  facts: {},
});

/** A message, the calls that run on it, the other things it may be about, and the figures that stand in none of them. */
const SAID: [string, RunningCall[], string[], string[]][] = [
  ["pode registrar, mas 50", [expense(500)], [], ["50"]],
  ["pode registrar, mas 50", [expense(50)], [], []],
  ["sim. mas foi 50", [expense(500)], [], ["50"]],
  ["sim mas foi ontem", [expense(50)], [], ["ontem"]],
  ["sim mas foi ontem", [expense(50, { date: "2026-11-22" })], [], []],
  ["sim, hoje mesmo", [expense(50)], [], []],
  ["sim aos 4", [expense(50)], [], []],
  ["sim os dois", [expense(50)], [], []],
  ["sim as 3", [expense(50), expense(60), expense(70)], [], []],
  ["sim às 3", [{ tool: "create_reminder", args: { text: "x", at: "2026-11-24T10:00" }, facts: {} }], [], ["as 3"]],
  ["sim pro 2, o 1 não", [expense(50), expense(60)], [], []],
  ["sim, o de 80 não", [expense(50)], [], []],
  ["sim, menos a de 80", [expense(50)], [], []],
  ["a de 46,90 sim", [expense(46.9)], [], []],
  ["a de 46,90 sim", [expense(64.9)], [], ["46,90"]],
  ["sim pro mercado, 80 no uber não quero", [expense(50)], ["R$ 80,00 em transporte (uber)"], []],
  ["sim, foi 58 e não 85", [expense(58)], [], []],
  ["sim, foi 58 e não 85", [expense(85)], [], ["58", "85"]],
  ["sim já, agora", [expense(50)], [], []],
  [
    "registra 7h30 de sono",
    [{ tool: "record_metric", args: { metric: "sleep", value: 7.5, unit: "h" }, facts: {} }],
    [],
    [],
  ],
  [
    "anota 2 litros",
    [{ tool: "record_metric", args: { metric: "water", value: 2000, unit: "ml" }, facts: {} }],
    [],
    [],
  ],
  ["sim. quanto gastei em 2025?", [expense(50)], [], []],
  ["sim aos dois. a outra foi 30 ontem", [expense(50), expense(60)], [], []],
];

for (const [message, calls, others, wanted] of SAID) {
  Deno.test(`findUnmetFigures() finds [${wanted.join()}] of “${message}” beside ${JSON.stringify(calls[0]!.args)}`, () => {
    assert.deepEqual(findUnmetFigures([message], calls, TODAY, others), wanted);
  });
}
