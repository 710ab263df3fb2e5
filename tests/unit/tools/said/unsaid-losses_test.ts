import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { mayRunAtOnce } from "../../../../shared/tools/said/may-run.ts";

const TODAY = "2026-11-23";

function run(message: string, tool: string, args: JsonObject, facts: JsonObject, offered?: JsonObject) {
  return mayRunAtOnce({
    tool: findBuiltInTool(tool)!,
    args: { ...offered, ...args },
    facts,
    quote: message,
    said: {
      now: message,
      before: offered === undefined ? [] : [JSON.stringify(offered)],
      known: [],
      today: TODAY,
      nowLocal: `${TODAY}T13:00`,
    },
    otherTargets: [],
    ...offered !== undefined && { proposal: { args: offered, item: 1, items: 1 } },
  });
}

const pill = { text: "Tomar losartana 50mg, não varfarina", at: "2026-11-24T08:00", recurrence: "FREQ=DAILY" };
const at10 = { reminder_id: "r", at: "2026-11-24T10:00" };
const gym = { name: "Academia", habit_name: "Academia", days: [1, 3, 5] };
const weight = { metric: "weight", note: "em jejum, na balança nova" };
const corrected = { metric: "weight", date: "2026-11-22", new_value: 79 };

/** What is said, the call, what stands, and whether it runs at once. */
const ORDERS: [string, string, JsonObject, JsonObject, boolean][] = [
  ["muda o lembrete da losartana pra 10h", "update_reminder", at10, pill, true],
  ["muda o lembrete da losartana pra 10h", "update_reminder", { ...at10, text: pill.text }, pill, true],
  ["muda o lembrete da losartana pra 10h", "update_reminder", { ...at10, text: "Tomar losartana" }, pill, false],
  [
    "muda o lembrete da losartana pra 10h",
    "update_reminder",
    { ...at10, text: "Tomar varfarina 50mg, não losartana" },
    pill,
    false,
  ],
  [
    "muda o texto do lembrete do banco pra ir no mercado",
    "update_reminder",
    { reminder_id: "r", text: "ir no mercado" },
    { text: "ir no banco", at: pill.at },
    true,
  ],
  ["muda a academia pra incluir sábado", "update_habit", { habit_name: "academia", days: [6] }, gym, false],
  ["muda a academia pra incluir sábado", "update_habit", { habit_name: "academia", days: [1, 3, 5, 6] }, {
    ...gym,
    days: [1, 3, 5],
  }, false],
  ["muda a academia pra terça e quinta", "update_habit", { habit_name: "academia", days: [2, 4] }, gym, true],
  ["corrige o peso de ontem, foi 79", "update_metric", { ...corrected, note: "foi" }, weight, false],
  ["corrige o peso de ontem, foi 79", "update_metric", corrected, weight, true],
];

for (const [message, tool, args, facts, runs] of ORDERS) {
  Deno.test(`“${message}” ${runs ? "runs" : "only offers"} ${JSON.stringify(args)} over ${JSON.stringify(facts)}`, () => {
    const outcome = run(message, tool, args, facts);
    assert.equal(outcome.runs, runs, "reason" in outcome ? outcome.reason : "");
  });
}

const NOTE = "arroz\nfeijão\nvarfarina 5mg às 8h\nsenha do cofre 4471";
const list = { title: "compras", new_content: `${NOTE}\nleite` };
const note = { item: { type: "note", title: "compras", content: NOTE } };
const yoga = { name: "Yoga", frequency: "custom", days: [1, 3, 5] };
const daily = { text: "Tomar losartana 50mg", at: "2026-11-24T08:00", recurrence: "FREQ=DAILY" };

/** What is said to an offer, what was offered, what changes in it, what stands, and whether it runs at once. */
const YESES: [string, string, JsonObject, JsonObject, JsonObject, boolean][] = [
  ["sim, mas põe ovos também", "update_item", list, { new_content: `${NOTE}\nleite\novos` }, note, true],
  ["sim, mas põe ovos também", "update_item", list, { new_content: "ovos" }, note, false],
  ["sim, mas põe ovos também", "update_item", list, { new_content: "leite\novos" }, note, false],
  [
    "sim, mas com ovos",
    "update_item",
    list,
    { new_content: "arroz\nfeijão\nvarfarina 4471 às 5mg\nsenha do cofre 8h\nleite\novos" },
    note,
    false,
  ],
  ["sim, mas tira o leite", "update_item", list, { new_content: NOTE }, note, true],
  ["sim, mas põe ovos também", "update_item", { title: "compras", add: "leite" }, { add: "leite\novos" }, note, true],
  ["sim, mas põe ovos também", "update_item", { title: "compras", add: "leite" }, { add: "ovos" }, note, false],
  ["sim, mas troca leite por ovos", "update_item", { title: "compras", add: "leite" }, { add: "ovos" }, note, true],
  ["sim, mas menos sexta", "create_habit", yoga, { days: [1] }, {}, false],
  ["sim, mas menos sexta", "create_habit", yoga, { days: [1, 3] }, {}, true],
  ["sim, mas só terça", "create_habit", yoga, { days: [2] }, {}, true],
  ["sim, mas às 9", "create_reminder", daily, { at: "2026-11-24T09:00" }, {}, true],
  ["sim, mas às 9", "create_reminder", daily, { at: "2026-11-24T09:00", text: "Tomar losartana" }, {}, false],
  ["sim, mas às 9", "create_reminder", daily, { at: "2026-11-24T09:00", recurrence: null }, {}, false],
  [
    "sim, mas é pra ligar pro Zé",
    "create_reminder",
    { text: "Ligar pro João", at: daily.at },
    { text: "Ligar pro Zé" },
    {},
    true,
  ],
];

for (const [message, tool, offered, changed, facts, runs] of YESES) {
  Deno.test(`“${message}” ${runs ? "runs" : "only offers"} ${JSON.stringify(changed)} for ${JSON.stringify(offered)}`, () => {
    const outcome = run(message, tool, changed, facts, offered);
    assert.equal(outcome.runs, runs, "reason" in outcome ? outcome.reason : "");
  });
}
