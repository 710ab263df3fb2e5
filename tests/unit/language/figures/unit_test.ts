import assert from "node:assert/strict";
import { readUnit } from "../../../../shared/language/figures/unit.ts";

Deno.test("readUnit() gives the code of a unit and how many of it one is", () => {
  const units: [string, string, number][] = [
    ["Quilos", "kg", 1],
    ["g", "kg", 0.001],
    ["lbs", "lb", 1],
    ["Litros", "ml", 1000],
    ["copos", "ml", 200],
    ["garrafinha", "ml", 500],
    ["horas", "h", 1],
    ["minutos.", "min", 1],
    ["quilômetros", "km", 1],
    ["metro", "m", 1],
    ["mmHg", "mmhg", 1],
  ];
  for (const [text, unit, factor] of units) {
    const read = readUnit(text);
    assert.deepEqual([read?.unit, read?.factor], [unit, factor], text);
  }
});

Deno.test("readUnit() knows no other unit", () => {
  for (const text of ["mg/dL", "cigarros", "de 10", "%", ""]) assert.equal(readUnit(text), null, text);
});
