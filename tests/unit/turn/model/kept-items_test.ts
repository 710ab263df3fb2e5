import assert from "node:assert/strict";
import { keptItems } from "../../../../shared/turn/model/kept-items.ts";

const item = { id: "1", content: "Toca violão" };

Deno.test("keptItems() lists stored items, whom they are about and which items they ended", () => {
  assert.deepEqual(keptItems("add_knowledge", { status: "created", item }), [item]);
  assert.deepEqual(keptItems("add_knowledge", { item: { id: "1", content: "Não come carne", about: "pai" } }), [
    { id: "1", content: "Pai: Não come carne" },
  ]);
  const ended = [{ id: "2", content: "Toca piano", area: "leisure" }];
  assert.deepEqual(keptItems("add_knowledge", { item, ended }), [
    { ...item, ended: [{ id: "2", content: "Toca piano" }] },
  ]);
  assert.deepEqual(keptItems("add_knowledge", { item, ended: [] }), [item]);
});

Deno.test("keptItems() introduces a stored person, and lists all confirmed items", () => {
  const person = { id: "3", name: "Téo", content: "Téo", relationship: "namorado" };
  assert.deepEqual(keptItems("update_person", { status: "created", person }), [{ id: "3", content: "Téo (namorado)" }]);
  const other = { id: "4", content: "Mora em Natal" };
  assert.deepEqual(keptItems("validate_knowledge", { status: "validated", item, items: [item, other] }), [item, other]);
});

Deno.test("keptItems() lists nothing for other tools, or for results of another shape", () => {
  assert.deepEqual(keptItems("save_note", { item }), []);
  assert.deepEqual(keptItems("add_knowledge", { status: "left_for_tonight" }), []);
});
