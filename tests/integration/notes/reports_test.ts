import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call, refusal, todayOf } from "../../support/rpc.ts";
import { daysAfter, insert, library, mondayOf, short, write } from "./notes.ts";

Deno.test("create_automatic_note() writes reports", async (t) => {
  const stack = await startStack();
  const { client: ana } = await stack.createUser("Ana");
  const today = await todayOf(ana);
  const monday = daysAfter(mondayOf(today), -7);
  const day = (number: number) => daysAfter(monday, number - 1);

  await insert(ana, "expenses", [
    { amount: 312.4, category: "food", description: "mercado", spent_on: day(2) },
    { amount: 1200, category: "shopping", description: "geladeira", spent_on: day(7) },
    { amount: 1000, category: "food", description: "da semana anterior", spent_on: day(0) },
    { amount: 999, category: "food", description: "da semana seguinte", spent_on: day(8) },
    { amount: 500, category: "food", description: "apagada", spent_on: day(3), deleted_at: new Date().toISOString() },
  ]);
  await insert(ana, "bills", [
    {
      name: "Luz *casa*",
      amount: 187.4,
      month: `${day(3).slice(0, 7)}-01`,
      due_day: Number(day(3).slice(8)),
      status: "paid",
      paid_on: day(3),
    },
  ]);
  await insert(ana, "tracking_entries", [
    { metric: "weight", value: 82, entry_date: day(-3) },
    { metric: "weight", value: 81.4, entry_date: day(5) },
    { metric: "sleep", value: 7.5, entry_date: day(1) },
    { metric: "sleep", value: 6.5, entry_date: day(2) },
    { metric: "sleep", value: 1, entry_date: day(2), note: "cochilo" },
    { metric: "water", value: 500, entry_date: day(4) },
    { metric: "water", value: 1600, entry_date: day(4) },
    { metric: "exercise", value: 45, entry_date: day(4) },
    { metric: "exercise", value: 60, entry_date: day(6) },
    { metric: "mood", value: 7, entry_date: day(1) },
    { metric: "mood", value: 8, entry_date: day(2) },
    { metric: "custom", custom_name: "Pressão", custom_unit: "mmHg", value: 125, entry_date: day(2) },
  ]);
  const { data: habit } = await ana.from("habits").insert({ name: "Meditar" }).select("id").single();
  await insert(ana, "habit_completions", [0, 1, 2, 4].map((n) => ({ habit_id: habit!.id, completion_date: day(n) })));
  const said = (number: number) => `${day(number)}T15:00:00Z`;
  const { data: home } = await ana.from("knowledge_items").insert(
    { type: "fact", area: "relationships", title: "Casa", content: "Mora com o Rafael", stated_at: said(6) },
  ).select("id").single();
  await insert(ana, "knowledge_items", [
    {
      type: "fact",
      area: "relationships",
      title: "Casa",
      content: "Mora sozinha",
      stated_at: said(-90),
      superseded_by_id: home!.id,
      superseded_at: said(6),
    },
    {
      type: "person",
      area: "relationships",
      title: "Júlia",
      content: "Júlia, irmã",
      person_metadata: { relationship: "irmã" },
      stated_at: said(3),
    },
    { type: "insight", area: "health", title: "Sono", content: "Dorme melhor quando treina", stated_at: said(5) },
    { type: "fact", area: "leisure", title: "Antigo", content: "Gosta de samba", stated_at: said(-30) },
    {
      type: "fact",
      area: "leisure",
      title: "Apagado",
      content: "Gosta de funk",
      stated_at: said(3),
      deleted_at: said(4),
    },
  ]);

  await t.step("of a week: money, body, habits and memory, in the user's words and numbers", async () => {
    const { status, empty, note } = await write(ana, "weekly_report", day(4));
    assert.deepEqual([status, empty, note.kind, note.period_from, note.period_to], [
      "created",
      false,
      "weekly_report",
      day(1),
      day(7),
    ]);
    assert.match(note.title, /^Relatório da semana de \d{1,2}( de \p{L}+)?( de \d{4})? a \d{1,2} de \p{L}+ de \d{4}$/u);
    assert.equal(
      note.content,
      [
        "Ana, foi assim a sua semana.",
        "## Dinheiro",
        "Você gastou **R$ 1.512,40** em 2 despesas; na semana anterior foram R$ 1.000,00.",
        "- Compras: R$ 1.200,00\n- Alimentação: R$ 312,40",
        "O que entrou e o que foi pago:",
        "- Contas: **R$ 187,40** · Luz \\*casa\\*",
        "## Corpo e mente",
        [
          "|  | Na semana | Semana anterior |",
          "|---|---|---|",
          "| Peso | 81,4 kg | 82 kg |",
          "| Sono, média por noite | 7h30 | – |",
          "| Água, média por dia | 2,1 L | – |",
          "| Exercício, total | 1h45 em 2 dias | – |",
          "| Humor, média de 1 a 10 | 7,5 | – |",
          "| Pressão, média | 125 mmHg | – |",
        ].join("\n"),
        "## Hábitos",
        "- **Meditar:** 3 de 7 dias",
        "## O que mudou na memória",
        "- Mora com o Rafael (antes: Mora sozinha)",
        "Pessoas novas:",
        "- Júlia, irmã",
        "O que percebi:",
        "- Dorme melhor quando treina",
        "Boa semana! Qualquer coisa, é só chamar.",
      ].join("\n\n"),
    );
  });

  await t.step("again, it takes the place of what it was", async () => {
    const before = await library(ana);
    await insert(ana, "expenses", [{ amount: 10, category: "transport", description: "ônibus", spent_on: day(5) }]);
    const { status, note } = await write(ana, "weekly_report", day(1));
    assert.deepEqual([status, note.id], ["updated", before[0]!.id]);
    assert.match(note.content, /R\$ 1\.522,40.*3 despesas/);
    assert.equal((await library(ana)).length, 1);
  });

  await t.step("requested at once from all sides there is still one", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => write(ana, "monthly_report", day(1))));
    assert.equal(new Set(all.map(({ note }) => note.id)).size, 1);
    assert.equal((await library(ana)).filter(({ kind }) => kind === "monthly_report").length, 1);
  });

  await t.step("of a month: limits, instalments and the balance", async () => {
    const { client: eva, userId } = await stack.createUser("Eva");
    const last = daysAfter(`${(await todayOf(eva)).slice(0, 7)}-01`, -1);
    const on = (number: number) => `${last.slice(0, 8)}${String(number).padStart(2, "0")}`;
    const month = on(1);
    const monthName = (date: string) =>
      new Intl.DateTimeFormat("pt-BR", { month: "long", timeZone: "UTC" }).format(new Date(`${date}T12:00:00Z`));
    await stack.sql("update public.user_memories set name = 'Eva Maria' where user_id = $1", [userId]);
    await insert(eva, "budgets", [{ category: "food", amount: 1000, month }, {
      category: "health",
      amount: 100,
      month,
    }]);
    await insert(eva, "expenses", [
      { amount: 800, category: "food", description: "mercado", spent_on: last },
      { amount: 130.5, category: "health", description: "farmácia", spent_on: month },
    ]);
    await insert(eva, "incomes", [
      {
        name: "Salário",
        category: "salary",
        expected_amount: 5000,
        actual_amount: 5200,
        received_on: on(5),
        month,
        due_day: 5,
      },
      { name: "Freela", category: "freelance", expected_amount: 300, month, due_day: 20 },
    ]);
    await insert(eva, "bills", [
      { name: "Aluguel", amount: 2000, month, due_day: 5, status: "paid", paid_on: on(5) },
      { name: "Água", amount: 92.3, month, due_day: 10 },
    ]);
    await insert(eva, "investments", [{ name: "Reserva", category: "savings", amount: 400, invested_on: on(10) }]);
    const { note } = await write(eva, "monthly_report", on(14));
    assert.equal(note.title, `Relatório de ${monthName(last)} de ${last.slice(0, 4)}`);
    assert.deepEqual([note.period_from, note.period_to], [month, last]);
    assert.equal(
      note.content,
      [
        `Eva Maria, foi assim o seu mês de ${monthName(last)}.`,
        "## Dinheiro",
        "Você gastou **R$ 930,50** em 2 despesas.",
        "- Alimentação: R$ 800,00 de R$ 1.000,00 (80%)\n- Saúde: R$ 130,50 de R$ 100,00, **R$ 30,50 acima do limite**",
        "O que entrou e o que foi pago:",
        "- Entradas: **R$ 5.500,00** · Freela (previsto), Salário\n- Contas: **R$ 2.000,00** · Aluguel\n- Guardado: **R$ 400,00** · Reserva",
        "Saldo do mês: **R$ 2.569,50**.",
        "De olho nos vencimentos:",
        `- Água, R$ 92,30: venceu em ${short(on(10))}`,
        `Que ${monthName(daysAfter(last, 1))} seja bom para você. Qualquer coisa, é só chamar.`,
      ].join("\n\n"),
    );
    const summary = await call(eva, "get_finance_summary", { period: "last_month" });
    assert.equal(summary.balance, 2569.5, "the same sum as the finance summary's");
  });

  await t.step("of a week that is not over: up to today, with what is due next", async () => {
    const { client: rui } = await stack.createUser("Rui");
    const now = await todayOf(rui);
    const soon = daysAfter(now, 2);
    await insert(rui, "expenses", [{ amount: 50, category: "food", description: "feira" }]);
    await insert(rui, "bills", [{
      name: "Internet",
      amount: 99.9,
      month: `${soon.slice(0, 7)}-01`,
      due_day: Number(soon.slice(8)),
    }]);
    const { note } = await write(rui, "weekly_report", now);
    assert.match(note.content, new RegExp(`- Internet, R\\$ 99,90: vence em ${short(soon)}`));
    if (now !== note.period_to) {
      assert.match(note.content, new RegExp(`^Rui, foi assim a sua semana até ${short(now)}\\.`));
      assert.match(note.content, /ainda não acabou/);
    }
  });

  await t.step("a week begins on Monday where the user is", async () => {
    // Sunday afternoon in São Paulo, Monday in Tokyo.
    const moment = `${day(7)}T16:00:00Z`;
    for (const [zone, isThere] of [["America/Sao_Paulo", true], ["Asia/Tokyo", false]] as const) {
      const { client, userId } = await stack.createUser("Lu");
      await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [userId, zone]);
      await insert(client, "knowledge_items", [
        { type: "fact", area: "leisure", title: "Samba", content: "Gosta de samba", stated_at: moment },
      ]);
      const { note } = await write(client, "weekly_report", day(4));
      assert.deepEqual([note.period_from, note.period_to], [day(1), day(7)]);
      assert.equal(note.content.includes("Gosta de samba"), isThere, zone);
    }
  });

  await t.step("without anything to tell it says so kindly", async () => {
    const { client: leo } = await stack.createUser("Leo");
    for (const kind of ["weekly_report", "monthly_report", "medical_appointment"]) {
      const { empty, note } = await write(leo, kind);
      assert.equal(empty, true);
      assert.match(note.content, /^Ainda não .* conte/);
      assert.doesNotMatch(note.content, /##/);
    }
    await insert(leo, "expenses", [{ amount: 5, category: "food", description: "café" }]);
    const { status, empty } = await write(leo, "monthly_report", await todayOf(leo));
    assert.deepEqual(empty, false);
    assert.ok(status === "updated" || (await todayOf(leo)).endsWith("-01"));
  });

  await t.step("what users write stays text, on one line and not too long", async () => {
    const { client: hex } = await stack.createUser("Hex");
    await insert(hex, "knowledge_items", [
      {
        type: "fact",
        area: "leisure",
        title: "x",
        content: `# Título\n\n- [clique](https://x.example) <b>${"longo ".repeat(100)}`,
      },
    ]);
    const { note } = await write(hex, "monthly_report", await todayOf(hex));
    const [line, ...others] = note.content.split("\n").filter((text) => text.includes("clique"));
    assert.deepEqual(others, []);
    assert.ok(
      line!.startsWith("- \\# Título - \\[clique\\](https://x.example) \\<b\\>longo") && line!.endsWith("…") &&
        line!.length < 270,
    );
  });

  await t.step("refuses other kinds, periods to come and absurd dates, and says why", async () => {
    const refused = async (args: Record<string, unknown>) => (await refusal(ana, "create_automatic_note", args)).hint;
    assert.equal(await refused({ kind: "diary" }), "invalid_kind");
    assert.equal(await refused({ kind: null }), "invalid_kind");
    assert.equal(await refused({ kind: "weekly_report", date: daysAfter(today, 8) }), "future_date");
    assert.equal(await refused({ kind: "monthly_report", date: daysAfter(today, 40) }), "future_date");
    assert.equal(await refused({ kind: "medical_appointment", date: daysAfter(today, 400) }), "invalid_date");
    assert.equal(await refused({ kind: "weekly_report", date: "1900-01-01" }), "invalid_date");
    assert.equal((await refusal(stack.anonymous(), "create_automatic_note", { kind: "weekly_report" })).code, "42501");
  });

  await stack.close();
});
