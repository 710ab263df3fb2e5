import assert from "node:assert/strict";
import { keptItems } from "../../../../shared/turn/model/kept-items.ts";

const item = { id: "1", content: "Toca violão" };

Deno.test("keptItems() tells what was kept, of whom, and what ended with it", () => {
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

Deno.test("keptItems() tells who somebody is, and everything that was confirmed", () => {
  const person = { id: "3", name: "Téo", content: "Téo", relationship: "namorado" };
  assert.deepEqual(keptItems("update_person", { status: "created", person }), [{ id: "3", content: "Téo (namorado)" }]);
  const other = { id: "4", content: "Mora em Natal" };
  assert.deepEqual(keptItems("validate_knowledge", { status: "validated", item, items: [item, other] }), [item, other]);
});

Deno.test("keptItems() tells nothing of other tools, nor of results of another shape", () => {
  assert.deepEqual(keptItems("save_note", { item }), []);
  assert.deepEqual(keptItems("add_knowledge", { status: "left_for_tonight" }), []);
});
