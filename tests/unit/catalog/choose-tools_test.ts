import assert from "node:assert/strict";
import { NO_PACKS, type Packs } from "../../../shared/packs/load-packs.ts";
import { BASE_TOOLS, inFixedOrder } from "../../../shared/skills/compose.ts";
import type { SkillDefinition } from "../../../shared/skills/definition.ts";
import { finance } from "../../../shared/skills/finance.ts";
import { general } from "../../../shared/skills/general.ts";
import { health } from "../../../shared/skills/health.ts";
import { library } from "../../../shared/skills/library.ts";
import { skills } from "../../../shared/skills/registry.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";
import { MOST_PACK_TOOLS, MOST_TOOLS } from "../../../shared/catalog/select-tools.ts";
import { catalogOf } from "../../../shared/catalog/catalog.ts";
import { findAskedSkills } from "../../../shared/catalog/use-skill.ts";
import { loadedPacks, packsWith } from "../../support/tool-catalog.ts";

const many = packsWith(200);
const packs = loadedPacks(many);

/** Names of the tools of a step, after a call of `use_skill` where `asked` is given, while an offer waits where there is one. */
function choose(
  text: string,
  active: SkillDefinition[],
  from: Packs,
  asked?: Record<string, string>,
  waiting: string[] = [],
  declared: string[] = [],
  off: string[] = [],
): string[] {
  const catalog = catalogOf({ packs: from, switches: { ...NO_SWITCHES, off } });
  const fetched = asked ? findAskedSkills(catalog, asked).slice(0, 1) : [];
  return catalog.choose({
    text,
    routed: active,
    active: [...active, ...fetched],
    fetched,
    waiting,
    called: asked ? [{ tool: "use_skill", args: asked }] : [],
    declared,
  }).map(({ name }) => name);
}

Deno.test("Catalog.choose() offers any of two hundred tools to a message that names it", () => {
  for (const { name, title } of many.flatMap(({ tools }) => tools)) {
    const names = choose(`quero ver: ${title}`, [general], packs);
    assert.ok(names.includes(name), `${title}: ${names}`);
    const added = names.filter((one) => packs.tools.has(one));
    assert.ok(added.length <= MOST_PACK_TOOLS && names.length <= MOST_TOOLS + 1);
    for (const base of BASE_TOOLS) assert.ok(names.includes(base));
    assert.equal(names.at(-1), "use_skill");
  }
});

Deno.test("Catalog.choose() leaves no tool out of reach: its skill's name brings it, or what it does", () => {
  for (const { name: skill, tools } of many) {
    for (const { name, title } of tools) {
      assert.ok(choose("oi", [finance], packs, { skill }).includes(name), name);
      assert.ok(choose("oi", [finance], packs, { skill, looking_for: title }).includes(name), name);
    }
  }
  for (const name of library.tools) {
    assert.ok(choose("oi", [finance], packs, { skill: "library" }).includes(name), name);
  }
});

Deno.test("Catalog.choose() gives of a skill with more tools than a turn has those that are looked for", () => {
  const [first] = packsWith(1);
  const big = loadedPacks([{ ...first!, name: "tudo", tools: many.flatMap(({ tools }) => tools).slice(0, 50) }]);
  for (const title of ["Tábua de marés", "Próximos ônibus", "Índice UV"]) {
    const { name } = many.flatMap(({ tools }) => tools).find((tool) => tool.title === title)!;
    assert.ok(choose("oi", [finance], big, { skill: "tudo", looking_for: title }).includes(name), name);
  }
});

Deno.test("Catalog.choose() declares the common records and their reads whatever the skill, then each active skill whole", () => {
  const common = ["create_expense", "create_finance_item", "record_metric", "record_habit", "create_reminder"];
  const reads = ["get_finance_summary", "get_tracking_history", "get_habits", "list_reminders", "search_messages"];
  for (const from of [NO_PACKS, packs]) {
    for (const active of [[general], [finance], [library], [finance, health], [finance, library]]) {
      const names = choose("oi", active, from);
      assert.deepEqual(names.slice(0, BASE_TOOLS.length), BASE_TOOLS);
      for (const name of [...common, ...reads]) assert.ok(names.includes(name), name);
      for (const name of active.flatMap(({ tools }) => tools)) assert.ok(names.includes(name), `${name} of ${names}`);
      assert.ok(names.length <= MOST_TOOLS + 1);
    }
  }
});

Deno.test("Catalog.choose() declares the same tools in the same order, whichever skill came first and whatever was said", () => {
  const names = choose("gastei 50 no mercado e pesei 82 kg", [finance, health], NO_PACKS);
  assert.deepEqual(choose("pesei 82 kg", [health, finance], NO_PACKS), names);
  assert.deepEqual(names, [...inFixedOrder([...BASE_TOOLS, ...finance.tools, ...health.tools]), "use_skill"]);
});

Deno.test("Catalog.choose() closes nothing when a skill is opened: what was declared stays, and the skill comes whole", () => {
  for (const from of [NO_PACKS, packs]) {
    for (const active of [[general], [health], [finance, library]]) {
      const before = choose("gastei 50 no mercado, pesei 82 kg e vi uma série", active, from);
      for (const skill of [finance, health, library]) {
        const after = choose(
          "gastei 50 no mercado, pesei 82 kg e vi uma série",
          active,
          from,
          { skill: skill.name },
          [],
          before,
        );
        for (const name of [...before.slice(0, -1), ...skill.tools]) assert.ok(after.includes(name), name);
      }
    }
  }
});

Deno.test("Catalog.choose() offers no fragment of a skill that nobody opened: all of it where a tool of it fits best, else nothing", () => {
  for (
    const text of ["apaga o hábito de meditar", "quero ver os aniversários", "salva o filme Duna", "oi, tudo bem?"]
  ) {
    const names = choose(text, [general], packs);
    for (const { tools } of skills) {
      const own = tools.filter((name) => !BASE_TOOLS.includes(name) && name !== "create_automatic_note");
      const there = own.filter((name) => names.includes(name));
      assert.ok(there.length === 0 || there.length === own.length, `${text}: ${there}`);
    }
  }
  assert.ok(choose("salva o filme Duna", [general], packs).includes("save_movie"));
});

const offering = (active: SkillDefinition[], from: Packs, waiting: string[], off: string[] = []) =>
  choose("na verdade foram duas corridas", active, from, undefined, waiting, [], off);

Deno.test("Catalog.choose() leaves out no tool of an offer that waits, whichever skills are active and whatever packs there are", () => {
  for (const from of [NO_PACKS, packs]) {
    for (const active of [[health], [finance, health]]) {
      const names = offering(active, from, ["create_expense", "create_expense", "save_note"]);
      for (const tool of ["create_expense", "save_note"]) {
        assert.equal(names.filter((name) => name === tool).length, 1, `${tool}: ${names}`);
      }
      assert.equal(names.at(-1), "use_skill");
    }
  }
});

Deno.test("Catalog.choose() adds the tools of an offer to those of a turn, and nothing where the turn has them", () => {
  const plain = choose("na verdade foram duas corridas", [health], NO_PACKS);
  const names = offering([health], NO_PACKS, ["mark_bill_paid"]);
  assert.deepEqual(names, [...inFixedOrder([...plain.slice(0, -1), "mark_bill_paid"]), "use_skill"]);
  assert.deepEqual(offering([health], NO_PACKS, ["delete_metric"]), plain);
});

Deno.test("Catalog.choose() adds what waits to 40 tools, of which none goes for it", () => {
  const all = [finance, health, ...skills.filter(({ name }) => name === "relationships")];
  const open = choose("oi", all, NO_PACKS);
  const waiting = ["save_note", "save_movie", "save_tv_show", "save_book", "save_video", "save_link"];
  const names = offering(all, NO_PACKS, waiting);
  assert.ok(names.length > MOST_TOOLS);
  assert.deepEqual(open.filter((name) => !names.includes(name)), []);
});

Deno.test("Catalog.choose() offers no tool for an offer that is switched off", () => {
  const off = ["skill:finance"];
  assert.ok(!offering([health], NO_PACKS, ["create_expense"], off).includes("create_expense"));
  assert.ok(!offering([general], NO_PACKS, [], off).includes("create_expense"), "nor as a common record");
});

Deno.test("Catalog.choose() keeps all tools of the skill that a message was routed to, whatever else is open", () => {
  const one = loadedPacks(packsWith(10));
  const text = "guarda esse link: https://exemplo.com.br/2026/bolo-de-fuba";
  const catalog = catalogOf({ packs: one, switches: NO_SWITCHES });
  const routed = catalog.detect(text, []);
  assert.deepEqual(routed, [library]);
  const active = skills.filter(({ tools }) => tools.length > 0);
  const names = catalog.choose({ text, routed, active, fetched: [] }).map(({ name }) => name);
  for (const name of library.tools) assert.ok(names.includes(name), `${name} of ${names}`);
  assert.ok(names.length <= MOST_TOOLS + 1);
});
