import { confirmedTurns } from "./confirmed-turns.ts";
import { detectSkillsBench } from "./detect-skills.ts";
import { fixedTokens } from "./fixed-tokens.ts";
import type { Measurement } from "./measurement.ts";
import { residentMemory } from "./resident-memory.ts";
import { turnOverhead } from "./turn-overhead.ts";

const rows: Measurement[] = [];
for (const measure of [detectSkillsBench, fixedTokens, confirmedTurns, turnOverhead, residentMemory]) {
  rows.push(...await measure());
}
console.log("| measurement | value | target | met |\n|---|---:|---|---|");
for (const { name, value, unit, target, ok } of rows) {
  const figure = `${Number(value.toPrecision(3))} ${unit}`.trim();
  console.log(`| ${name} | ${figure} | ${target ?? ""} | ${ok === undefined ? "" : ok ? "yes" : "NO"} |`);
}
if (rows.some(({ ok }) => ok === false)) Deno.exit(1);
