import assert from "node:assert/strict";
import type { Agenda } from "../../../../web/today/agenda.ts";
import { suggest } from "../../../../web/chat/suggest.ts";

const nothing: Agenda = { today: "2026-11-26", reminders: [], bills: [], plans: [], birthdays: [], habits: [] };

Deno.test("suggest() begins with what the person's own days hold, the overdue bill first", () => {
  const agenda: Agenda = {
    ...nothing,
    bills: [
      { id: "1", name: "Luz", amount: 90, due_on: "2026-11-30" },
      { id: "2", name: "Água", amount: 90, due_on: "2026-11-23" },
    ],
    birthdays: [{ name: "Júlia", next_on: "2026-12-09" }],
  };
  assert.deepEqual(suggest(agenda).slice(0, 2), ["paguei a conta Água", "o que dar de presente pra Júlia?"]);
  assert.equal(suggest(agenda).length, 4);
});

Deno.test("suggest() has something for whoever has nothing yet", () => {
  assert.equal(suggest(nothing).length, 4);
});
