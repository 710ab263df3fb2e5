import assert from "node:assert/strict";
import type { Pack } from "../../../shared/packs/pack.ts";
import { catalogOf } from "../../../shared/catalog/catalog.ts";
import { NO_PACKS } from "../../../shared/packs/load-packs.ts";
import { definePackSkill } from "../../../shared/packs/define-pack-skill.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";

const pack = (name: string, triggers: string[]): Pack => ({
  name,
  version: "1",
  description: `Serve para ${name}.`,
  triggers,
  instructions: `## ${name}`,
  references: {},
  variables: [],
  scripts: {},
  own: false,
  tools: [],
});
const packs = [definePackSkill(pack("feriados", ["feriado", "dia util"])), definePackSkill(pack("moedas", ["iene"]))];
const catalog = catalogOf({ packs: { ...NO_PACKS, skills: packs }, switches: NO_SWITCHES });
const skills = (message: string, recent: string[] = []) => catalog.detect(message, recent).map(({ name }) => name);

Deno.test("detect() finds a pack by its words as whole words, however they are written", () => {
  assert.deepEqual(skills("Qual o próximo FERIADO?"), ["feriados"]);
  assert.deepEqual(skills("amanhã é dia útil?"), ["feriados"]);
  assert.deepEqual(skills("e o iêne, subiu?"), ["moedas"]);
  assert.deepEqual(skills("os feriadoes"), ["general"]);
  assert.deepEqual(skills("oi"), ["general"]);
});

Deno.test("detect() puts packs beside the skills that the message triggered, two in all", () => {
  assert.deepEqual(skills("gastei 50 no mercado no feriado"), ["finance", "feriados"]);
  assert.deepEqual(skills("feriado e iene"), ["feriados", "moedas"]);
  assert.deepEqual(skills("gastei 50 no mercado, peso 80kg e é feriado"), ["finance", "health"]);
});

Deno.test("detect() keeps a pack for what is asked right after, and no longer", () => {
  assert.deepEqual(skills("e o outro?", ["qual o próximo feriado?"]), ["feriados"]);
  assert.deepEqual(skills("e o outro?", ["qual o próximo feriado?", "oi", "tudo bem"]), ["general"]);
  assert.deepEqual(skills("gastei 50 no mercado", ["qual o próximo feriado?"]), ["finance"]);
});

Deno.test("definePackSkill() is one short line to a model", () => {
  const { skill } = definePackSkill({ ...pack("longo", []), description: "muito\nlongo ".repeat(50) });
  assert.ok(skill.description.length <= 120 && !skill.description.includes("\n"));
  assert.equal(packs[0]!.skill.description, "Serve para feriados");
});
