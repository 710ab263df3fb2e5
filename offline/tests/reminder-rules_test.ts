import assert from "node:assert/strict";
import { ask } from "./ask.ts";

/** Messages of Friday, 20 November 2026. */
const CREATED: [text: string, what: string, at: string, recurrence?: string][] = [
  ["me lembra de ligar pra Lúcia amanhã às 9", "ligar pra Lúcia", "2026-11-21T09:00"],
  ["todo dia 5 lembrar do aluguel", "aluguel", "2026-11-20T09:00", "FREQ=MONTHLY;BYMONTHDAY=5"],
  ["me avisa todo dia às 22h de tomar o remédio", "tomar o remédio", "2026-11-20T22:00", "FREQ=DAILY"],
  [
    "me lembra de toda segunda e quarta colocar o lixo pra fora",
    "colocar o lixo pra fora",
    "2026-11-20T09:00",
    "FREQ=WEEKLY;BYDAY=MO,WE",
  ],
  ["me lembra sexta de pagar o IPVA", "pagar o IPVA", "2026-11-27T09:00"],
  ["lembrete: reunião dia 28 às 14h30", "reunião", "2026-11-28T14:30"],
  ["me lembra do aniversário da Bia dia 3/12", "aniversário da Bia", "2026-12-03T09:00"],
  ["me lembra de tomar água a cada 2 horas", "tomar água", "2026-11-20T09:00", "FREQ=HOURLY;INTERVAL=2"],
  [
    "no último dia do mês me lembra de fechar as contas",
    "fechar as contas",
    "2026-11-20T09:00",
    "FREQ=MONTHLY;BYMONTHDAY=-1",
  ],
  ["me lembra daqui a 2 dias de ligar pro banco", "ligar pro banco", "2026-11-22T09:00"],
];

Deno.test("the offline model makes reminders of what is asked", async (t) => {
  for (const [text, what, at, recurrence] of CREATED) {
    await t.step(text, async () => {
      const args = { text: what, at, ...(recurrence && { recurrence }) };
      assert.deepEqual((await ask(text)).calls, [{ tool: "create_reminder", args }]);
    });
  }
});

Deno.test("the offline model asks for the day of a reminder, and lists, ends and puts off", async () => {
  assert.match((await ask("me lembra de comprar pão")).text, /dia e hora\?/);
  assert.match((await ask("me lembra de pagar a luz dia 31 de fevereiro às 9")).text, /^Esse dia não existe/);
  const calls = async (text: string) => (await ask(text)).calls;
  assert.deepEqual(await calls("me lembra de beber água a cada segundo"), [
    {
      tool: "create_reminder",
      args: { text: "beber água", at: "2026-11-20T09:00", recurrence: "FREQ=MINUTELY;INTERVAL=1" },
    },
  ]);
  assert.deepEqual(await calls("adia o lembrete do aluguel pra amanhã às 10"), [
    { tool: "snooze_reminder", args: { at: "2026-11-21T10:00", reminder: "aluguel" } },
  ]);
  assert.deepEqual(await calls("o que tenho hoje?"), [
    { tool: "list_reminders", args: { from_date: "2026-11-20", to_date: "2026-11-20" } },
  ]);
  assert.deepEqual(await calls("o que eu tenho essa semana?"), [
    { tool: "list_reminders", args: { from_date: "2026-11-20", to_date: "2026-11-26" } },
  ]);
  assert.deepEqual(await calls("quais são meus lembretes?"), [{ tool: "list_reminders", args: {} }]);
  assert.deepEqual(await calls("cancela o lembrete do aluguel"), [
    { tool: "cancel_reminder", args: { reminder: "aluguel" } },
  ]);
  assert.deepEqual(await calls("adia o lembrete da Lúcia pra amanhã às 15h"), [
    { tool: "snooze_reminder", args: { at: "2026-11-21T15:00", reminder: "Lúcia" } },
  ]);
});

Deno.test("the offline model makes no reminder of what is to be remembered, or told", async () => {
  for (
    const text of [
      "me lembra quem é a Júlia?",
      "lembra que sou alérgica a camarão",
      "me lembra quanto gastei ontem",
      "me lembra do que eu falei",
    ]
  ) {
    assert.ok((await ask(text)).calls.every(({ tool }) => !/reminder/.test(tool)), text);
  }
});

Deno.test("the offline model counts from the time that the prompt tells", async () => {
  const context =
    "<contexto>\nHoje é sexta-feira 2026-11-20, 23:50 (America/Sao_Paulo); ontem, quinta-feira 2026-11-19.\n" +
    "</contexto>\n\n";
  const { calls } = await ask([
    { role: "user", content: [{ type: "text", text: `${context}me lembra em meia hora de tirar o bolo do forno` }] },
  ]);
  const [call] = calls;
  assert.deepEqual([call?.tool, call?.args.text, call?.args.at], [
    "create_reminder",
    "tirar o bolo do forno",
    "2026-11-21T00:20",
  ]);
});
