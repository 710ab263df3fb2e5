import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";

import { health } from "../../../../shared/skills/health.ts";
import { toolsOfSkill } from "../../../support/skill-tools.ts";

const context = { today: "2026-11-21", timezone: "America/Sao_Paulo" };
const tool = (name: string) => toolsOfSkill(health).find((one) => one.name === name)!;
const entry = { id: crypto.randomUUID(), metric: "weight", value: 81.4, unit: "kg", date: "2026-11-21" };

Deno.test("inputSchema refuses days that do not exist, ids that are none and unknown metrics", () => {
  const accepts = (name: string, args: JsonObject) => tool(name).inputSchema.safeParse(args).success;
  assert.ok(accepts("record_metric", { metric: "weight", value: 80, date: "2024-02-29" }));
  assert.ok(!accepts("record_metric", { metric: "weight", value: 80, date: "2026-02-29" }));
  assert.ok(!accepts("record_metric", { metric: "weight", value: 80, date: "ontem" }));
  assert.ok(!accepts("record_metric", { metric: "weight", value: "80" }));
  assert.ok(!accepts("record_metric", { metric: "steps", value: 80 }));
  assert.ok(!accepts("delete_metric", { entry_id: "o de ontem" }));
  assert.ok(accepts("delete_metric", { entry_id: crypto.randomUUID() }));
  assert.ok(!accepts("create_habit", { name: "Ler", frequency: "custom", days: [7] }));
  assert.ok(!accepts("get_tracking_history", { days: 366 }));
  assert.ok(!accepts("get_trends", { days: 6 }));
});

Deno.test("record_metric.answer() tells the measure and praises nothing", () => {
  const answer = (days_recorded: number) => tool("record_metric").answer({ entry, days_recorded }, context);
  assert.equal(answer(2), "Registrei seu peso de 81,4 kg hoje.");
  assert.equal(answer(7), "Registrei seu peso de 81,4 kg hoje.");
});

Deno.test("record_metric and update_metric tell the note that is stored", () => {
  const noted = { ...entry, note: "em jejum" };
  const told = "seu peso de 81,4 kg hoje, com a observação “em jejum”";
  const offered = tool("record_metric").offer!({ metric: "weight", value: 81.4, note: "em jejum" }, {}, context);
  assert.equal(offered, `Quer que eu registre ${told}?`);
  assert.equal(tool("record_metric").answer({ entry: noted }, context), `Registrei ${told}.`);
  assert.match(tool("record_metric").answerSeveral!([{ entry: noted }, { entry }], context), /“em jejum”\.\n/);
  const corrected = (entry: JsonObject, previous: JsonObject) =>
    tool("update_metric").answer({ entry, previous }, context);
  assert.equal(corrected(noted, entry), `Pronto, corrigi: agora está ${told}.`);
  assert.match(corrected(entry, noted), /hoje, sem observação\.$/);
  assert.match(corrected(noted, noted), /hoje\.$/);
});

Deno.test("a long note in an offer says how long it is", () => {
  const offered = tool("record_metric").offer!({ metric: "weight", value: 80, note: "a ".repeat(500) }, {}, context);
  assert.match(offered, /… \(1\.000 caracteres\)”\?$/);
});

Deno.test("update_habit tells that its times go", () => {
  const change = (args: JsonObject) => tool("update_habit").offer!({ habit_name: "Losartana", ...args }, {}, context);
  assert.equal(change({ times: [] }), "Quer que eu mude o hábito “Losartana”: sem horário?");
  assert.equal(
    change({ new_name: "Remédio", frequency: "weekends", times: [] }),
    "Quer que eu mude o hábito “Losartana”: o nome “Remédio”, nos fins de semana e sem horário?",
  );
  const habit = { id: "1", name: "Losartana", frequency: "daily" };
  assert.equal(
    tool("update_habit").answer({ habit, previous: { ...habit, times: ["08:00"] } }, context),
    "Mudei: o hábito “Losartana” fica todo dia, sem horário.",
  );
});

Deno.test("update_metric.offer() tells each change", () => {
  const offer = (change: JsonObject) => tool("update_metric").offer!({ entry_id: entry.id, ...change }, entry, context);
  assert.equal(offer({ value: 82 }), "Quer que eu mude seu peso de 81,4 kg (hoje) para 82 kg?");
  assert.equal(offer({ date: "2026-11-20" }), "Quer que eu mude seu peso de 81,4 kg (hoje) para ontem?");
  assert.equal(
    offer({ value: 82, note: "de roupa" }),
    "Quer que eu mude seu peso de 81,4 kg (hoje) para 82 kg e com a observação “de roupa”?",
  );
  assert.match(offer({ note: "" }), /tirando a observação\?$/);
});

Deno.test("get_tracking_history.answer() gives figures without judging a weight", () => {
  const item = (value: number, date: string) => ({ id: crypto.randomUUID(), value, date });
  const answer = tool("get_tracking_history").answer({
    days: 30,
    metric: "weight",
    unit: "kg",
    count: 2,
    days_recorded: 2,
    latest: item(83, "2026-11-21"),
    mean: 82.5,
    min: 82,
    max: 83,
    change: 1,
    entries: [item(83, "2026-11-21"), item(82, "2026-11-20")],
  }, context);
  assert.equal(
    answer,
    "Você tem 2 registros de peso nos últimos 30 dias.\n" +
      "Média de 82,5 kg, entre 82 kg e 83 kg, +1 kg do primeiro ao último.\n" +
      "- hoje: 83 kg\n- ontem: 82 kg",
  );
  assert.doesNotMatch(answer, /infelizmente|parabéns|engord|emagrec|melhor|pior|cuidado/i);
});

Deno.test("get_habits.answer() lists states and praises a run under way", () => {
  const habits = [
    { id: "1", name: "Ler", frequency: "daily", today: "done", streak: 5, best_streak: 9 },
    { id: "2", name: "Nadar", frequency: "custom", days: [2, 4], today: "off", streak: 2, best_streak: 2 },
    { id: "3", name: "Meditar", frequency: "weekdays", today: "pending", streak: 0, best_streak: 0 },
  ];
  assert.equal(
    tool("get_habits").answer({ habits }, context),
    "Seus hábitos:\n" +
      "- Ler (todo dia): feito hoje, 5 dias seguidos\n" +
      "- Nadar (às terças e quintas): hoje é folga, 2 vezes seguidas\n" +
      "- Meditar (nos dias úteis): pendente hoje\n" +
      "A constância em Ler está bonita de ver.",
  );
});

Deno.test("get_habits.answer() and record_habit.answer() tell the week of a habit of some times a week", () => {
  const habit = { id: "1", name: "Inglês", frequency: "weekly", times_a_week: 3 };
  assert.equal(
    tool("get_habits").answer({ habits: [{ ...habit, today: "pending", done_this_week: 1, streak: 0 }] }, context),
    "Seus hábitos:\n- Inglês (3 vezes por semana): 1 de 3 nesta semana, pendente hoje",
  );
  const ticked = { habit, date: "2026-11-21", already_done: false, done_this_week: 2, streak: 5, best_streak: 5 };
  assert.equal(tool("record_habit").answer(ticked, context), "Marquei “Inglês” hoje. 2 de 3 nesta semana.");
  assert.equal(
    tool("update_habit").offer!({ habit_name: "Inglês", times_a_week: 2 }, {}, context),
    "Quer que eu mude o hábito “Inglês”: 2 vezes por semana?",
  );
});

Deno.test("record_habit.answer() counts the streak", () => {
  const habit = { id: "1", name: "Ler", frequency: "daily" };
  const answer = (result: JsonObject) =>
    tool("record_habit").answer({ habit, date: "2026-11-21", already_done: false, ...result }, context);
  assert.equal(answer({ streak: 1, best_streak: 4 }), "Marquei “Ler” hoje. Cada vez conta.");
  assert.equal(answer({ streak: 4, best_streak: 9 }), "Marquei “Ler” hoje. Já são 4 dias seguidos: constância é isso.");
  assert.match(answer({ streak: 9, best_streak: 9 }), /9 dias seguidos, sua melhor sequência até aqui/);
  assert.match(answer({ streak: 9, best_streak: 9, already_done: true }), /já estava marcado hoje/);
});
