import assert from "node:assert/strict";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { findUnsaidArguments } from "../../../../shared/tools/said/unsaid-arguments.ts";

const TODAY = "2026-11-23";

/** Monday at one in the afternoon. */
function unsaid(tool: string, args: JsonObject, now: string, facts: JsonObject = {}): string[] {
  return findUnsaidArguments(findBuiltInTool(tool)!, args, facts, {
    now,
    before: [],
    known: [],
    today: TODAY,
    nowLocal: `${TODAY}T13:00`,
  });
}

type Case = [tool: string, args: JsonObject, facts?: JsonObject];

const reminder = (text: string, at: string, more: JsonObject = {}): Case => ["create_reminder", { text, at, ...more }];
const bill = (name: string, amount: number, due_day: number): Case => [
  "create_finance_item",
  { kind: "bill", name, amount, due_day },
];
const expense = (description: string, amount: number, more: JsonObject): Case => [
  "create_expense",
  { amount, description, category: "food", ...more },
];
const habit = (name: string, ...days: number[]): Case => ["create_habit", { name, frequency: "custom", days }];
const weekly = (name: string, times_a_week: number): Case => [
  "create_habit",
  { name, frequency: "weekly", times_a_week },
];
const moved = (text: string, at: string): Case => ["update_reminder", { at }, { text, at: `${at.slice(0, 10)}T08:00` }];

/** A message about two things, calls with what it says of each, and calls with what it says of the other. */
const OF_TWO: [string, fair: Case[], exchanged: Case[]][] = [
  [
    "me lembra do remédio às 20h e da consulta às 22h",
    [reminder("Remédio", `${TODAY}T20:00`), reminder("Consulta", `${TODAY}T22:00`)],
    [reminder("Remédio", `${TODAY}T22:00`), reminder("Consulta", `${TODAY}T20:00`)],
  ],
  [
    "me lembra de ligar pro Rafael amanhã às 9 e de ligar pra Bia amanhã às 10",
    [reminder("Ligar pro Rafael", "2026-11-24T09:00"), reminder("Ligar pra Bia", "2026-11-24T10:00")],
    [reminder("Ligar pro Rafael", "2026-11-24T10:00"), reminder("Ligar pra Bia", "2026-11-24T09:00")],
  ],
  [
    "me lembra do remédio da pressão às 20h e do remédio do colesterol às 22h",
    [reminder("Remédio da pressão", `${TODAY}T20:00`), reminder("Tomar o remédio do colesterol", `${TODAY}T22:00`)],
    [reminder("Remédio da pressão", `${TODAY}T22:00`), reminder("Tomar o remédio do colesterol", `${TODAY}T20:00`)],
  ],
  [
    "me lembra do dentista quinta às 10 e do mecânico sexta às 10",
    [reminder("Dentista", "2026-11-26T10:00"), reminder("Mecânico", "2026-11-27T10:00")],
    [reminder("Dentista", "2026-11-27T10:00"), reminder("Mecânico", "2026-11-26T10:00")],
  ],
  [
    "cria os hábitos academia 2x na semana e inglês 3x na semana",
    [weekly("Academia", 2), weekly("Inglês", 3)],
    [weekly("Academia", 3), weekly("Inglês", 2)],
  ],
  [
    "me lembra amanhã do remédio de manhã e da consulta de noite",
    [reminder("Remédio", "2026-11-24T08:00"), reminder("Consulta", "2026-11-24T20:00")],
    [reminder("Remédio", "2026-11-24T20:00"), reminder("Consulta", "2026-11-24T08:00")],
  ],
  [
    "me lembra da natação toda terça às 8 e do inglês toda quinta às 8",
    [reminder("Natação", "2026-11-24T08:00", { recurrence: "FREQ=WEEKLY;BYDAY=TU" })],
    [reminder("Natação", "2026-11-26T08:00", { recurrence: "FREQ=WEEKLY;BYDAY=TH" })],
  ],
  [
    "cadastra o aluguel de 900 dia 5 e a luz de 120 dia 10",
    [bill("Aluguel", 900, 5), bill("Luz", 120, 10)],
    [bill("Aluguel", 900, 10), bill("Luz", 120, 5)],
  ],
  [
    "cadastra aluguel 900 vence 5, luz 120 vence 10",
    [bill("Aluguel", 900, 5), bill("Luz", 120, 10)],
    [bill("Aluguel", 900, 10), bill("Luz", 120, 5)],
  ],
  [
    "cadastra aluguel 900, dia 5; luz 120, dia 10",
    [bill("Aluguel", 900, 5), bill("Luz", 120, 10)],
    [bill("Aluguel", 900, 10), bill("Luz", 120, 5)],
  ],
  [
    "registra a geladeira de 3000 em 10x e o sofá de 2000 em 5x",
    [expense("Geladeira", 3000, { installments: 10 }), expense("Sofá", 2000, { installments: 5 })],
    [expense("Geladeira", 3000, { installments: 5 }), expense("Sofá", 2000, { installments: 10 })],
  ],
  [
    "cadastra a moto 48x de 412 já paguei 22 e o carro 36x de 900 já paguei 10",
    [["create_finance_item", { kind: "debt", name: "Moto", amount: 412, installments: 48, current_installment: 23 }]],
    [
      ["create_finance_item", { kind: "debt", name: "Moto", amount: 412, installments: 48, current_installment: 11 }],
      ["create_finance_item", { kind: "debt", name: "Moto", amount: 412, installments: 36 }],
    ],
  ],
  [
    "cria o hábito yoga segunda e quarta e corrida terça e quinta",
    [habit("Yoga", 1, 3), habit("Corrida", 2, 4)],
    [habit("Yoga", 2, 4), habit("Corrida", 1, 3)],
  ],
  [
    "registra 50 no mercado ontem e 30 no uber hoje",
    [expense("Mercado", 50, { date: "2026-11-22" }), expense("Uber", 30, { date: TODAY })],
    [expense("Mercado", 50, { date: TODAY }), expense("Uber", 30, { date: "2026-11-22" })],
  ],
  [
    "registra 50 no mercado no nubank e 30 no uber no itaú",
    [expense("Mercado", 50, { account: "Nubank" }), expense("Uber", 30, { account: "Itaú" })],
    [expense("Mercado", 50, { account: "Itaú" }), expense("Uber", 30, { account: "Nubank" })],
  ],
  [
    "muda o lembrete da consulta pra 10h e o do remédio pra 11h",
    [moved("Consulta", "2026-11-24T10:00"), moved("Remédio", "2026-11-24T11:00")],
    [moved("Consulta", "2026-11-24T11:00"), moved("Remédio", "2026-11-24T10:00")],
  ],
  [
    "anota peso 80 ontem e glicose 99 hoje",
    [["record_metric", { metric: "weight", value: 80, date: "2026-11-22" }]],
    [["record_metric", { metric: "weight", value: 80, date: TODAY }]],
  ],
];

Deno.test("findUnsaidArguments() takes days, hours, instalments and accounts from what is said of the thing itself", () => {
  for (const [message, fair, exchanged] of OF_TWO) {
    for (const [tool, args, facts] of fair) {
      assert.deepEqual(unsaid(tool, args, message, facts), [], `${message}: ${JSON.stringify(args)}`);
    }
    for (const [tool, args, facts] of exchanged) {
      assert.notDeepEqual(unsaid(tool, args, message, facts), [], `${message}: ${JSON.stringify(args)}`);
    }
  }
});

/** What is said of one thing, or of both, wherever it stands. */
const FAIR: [string, ...Case[]][] = [
  [
    "registra 50 no mercado e 30 no uber, tudo ontem",
    expense("Mercado", 50, { date: "2026-11-22" }),
    expense("Uber", 30, { date: "2026-11-22" }),
  ],
  [
    "ontem foi 50 no mercado e 30 no uber, registra no nubank",
    expense("Mercado", 50, { date: "2026-11-22", account: "Nubank" }),
    expense("Uber", 30, { date: "2026-11-22", account: "Nubank" }),
  ],
  [
    "registra 50 no mercado e 30 no uber no nubank",
    expense("Mercado", 50, { account: "Nubank" }),
    expense("Uber", 30, { account: "Nubank" }),
  ],
  ["registra 50 no mercado, paguei no nubank", expense("Mercado", 50, { account: "Nubank" })],
  ["cadastra aluguel 900 e luz 120, os dois dia 10", bill("Aluguel", 900, 10), bill("Luz", 120, 10)],
  ["cadastra a luz de 120, vence dia 10", bill("Luz", 120, 10)],
  ["cadastra o aluguel de 900 dia 5, digo, dia 10", bill("Aluguel", 900, 10)],
  ["registra 50 no mercado ontem, na verdade sexta", expense("Mercado", 50, { date: "2026-11-20" })],
  ["registra 50 no mercado sexta, não, foi sábado", expense("Mercado", 50, { date: "2026-11-21" })],
  ["registra 50 de carne pro churrasco de sábado", expense("Carne", 50, { date: TODAY })],
  ["me lembra do dentista quinta, às 10", reminder("Dentista", "2026-11-26T10:00")],
  ["me lembra do remédio às 20h e às 22h", reminder("Remédio", `${TODAY}T22:00`)],
  ["me lembra do remédio 8 e 20", reminder("Remédio", `${TODAY}T20:00`)],
  ["me lembra amanhã às 9 do remédio e às 10 da consulta", reminder("Consulta", "2026-11-24T10:00")],
  ["às 20h remédio, às 22h consulta. me lembra", reminder("Consulta", `${TODAY}T22:00`)],
  ["às 20h, remédio; às 22h, consulta. me lembra", reminder("Remédio", `${TODAY}T20:00`)],
  ["a consulta é quinta 10h, quero sair 9h, me lembra às 8h30", reminder("Consulta", "2026-11-26T08:30")],
  ["a consulta é quinta às 10h, me lembra na véspera às 20h", reminder("Consulta", "2026-11-25T20:00")],
  ["o aluguel vence dia 5, me lembra um dia antes", reminder("Pagar o aluguel", "2026-12-04T09:00")],
  ["o aluguel vence dia 5, me lembra de pagar dia 4", reminder("Pagar o aluguel", "2026-12-04T09:00")],
  [
    "dentista sexta às 14h30, leva o exame. me lembra 1h antes",
    reminder("Dentista, levar o exame", "2026-11-27T13:30"),
  ],
  [
    "a festa da Lia é amanhã 18h, o bolo fica pronto 15h, me lembra de buscar",
    reminder("Buscar o bolo da festa da Lia", "2026-11-24T15:00"),
  ],
  ["a prova é amanhã. me lembra de estudar hoje às 20h", reminder("Estudar pra prova", `${TODAY}T20:00`)],
  ["tenho dentista amanhã 10h, me lembra de acordar às 7", reminder("Acordar pro dentista", "2026-11-24T07:00")],
  ["a consulta era às 8, agora é às 10. muda o lembrete", moved("Consulta", "2026-11-24T10:00")],
  ["a consulta mudou pra 10h, muda o lembrete", moved("Consulta", "2026-11-24T10:00")],
  [
    "fecha dia 3 e vence dia 10 o cartão. e to pagando um freezer em 12x de 189,90, ja paguei 5, vence todo dia 5. é da casas bahia",
    ["create_finance_item", {
      kind: "debt",
      name: "Freezer Casas Bahia",
      amount: 189.9,
      due_day: 5,
      installments: 12,
      current_installment: 6,
    }],
  ],
  [
    "ah gastei 12 de estacionamento hj... nao pera foi ontem",
    expense("Estacionamento", 12, { date: "2026-11-22" }),
  ],
  ["me lembra de (ligar pro dentista amanhã às 10", reminder("(ligar pro dentista", "2026-11-24T10:00")],
  ["cria o hábito yoga segunda, quarta e sexta", habit("Yoga", 1, 3, 5)],
  ["cria os hábitos yoga e corrida, segunda e quarta", habit("Yoga", 1, 3), habit("Corrida", 1, 3)],
  ["cria o hábito yoga segunda de manhã e quarta de noite", habit("Yoga", 1, 3)],
  ["registra a geladeira de 3000 e o sofá de 2000, os dois em 10x", expense("Geladeira", 3000, { installments: 10 })],
];

Deno.test("findUnsaidArguments() takes what is said once for both, or behind the name, as said", () => {
  for (const [message, ...cases] of FAIR) {
    for (const [tool, args, facts] of cases) {
      assert.deepEqual(unsaid(tool, args, message, facts), [], `${message}: ${JSON.stringify(args)}`);
    }
  }
});
