import assert from "node:assert/strict";
import { NO_PACKS, type Packs } from "../../../../shared/packs/load-packs.ts";
import { BASE_TOOLS } from "../../../../shared/skills/compose.ts";
import type { SkillDefinition } from "../../../../shared/skills/definition.ts";
import { finance } from "../../../../shared/skills/finance.ts";
import { general } from "../../../../shared/skills/general.ts";
import { health } from "../../../../shared/skills/health.ts";
import { library } from "../../../../shared/skills/library.ts";
import { NO_SWITCHES } from "../../../../shared/skills/switches.ts";
import { CHOSEN_TOOLS } from "../../../../shared/tools/select-tools.ts";
import { chooseTools } from "../../../../shared/turn/model/choose-tools.ts";
import type { OpenPendingAction } from "../../../../shared/turn/offer/pending-action.ts";
import { askedSkills } from "../../../../shared/turn/model/use-skill.ts";
import { proposal } from "../opened-context.ts";
import { loaded, packsWith } from "../../../support/tool-catalog.ts";

const many = packsWith(200);
const packs = loaded(many);

/** Names of the tools of a step, after a call of `use_skill` where `asked` is given, while an offer waits where there is one. */
function choose(
  text: string,
  active: SkillDefinition[],
  from: Packs,
  asked?: Record<string, string>,
  tray: OpenPendingAction[] = [],
): string[] {
  const fetched = asked ? askedSkills(asked, from).slice(0, 1) : [];
  const parts = asked ? [{ type: "tool-call", toolName: "use_skill", input: asked }] : [];
  const turn = {
    packs: from,
    record: { messages: [{ role: "assistant" as const, parts }] },
    opened: { context: { tray, recentUserMessages: [] } },
  };
  return chooseTools(turn, { text, active: [...active, ...fetched], fetched }).map(({ name }) => name);
}

Deno.test("chooseTools() offers any of two hundred tools to a message that names it", () => {
  for (const { name, title } of many.flatMap(({ tools }) => tools)) {
    const names = choose(`quero ver: ${title}`, [general], packs);
    assert.ok(names.includes(name), `${title}: ${names}`);
    assert.ok(names.length <= CHOSEN_TOOLS + 1);
    for (const base of BASE_TOOLS) assert.ok(names.includes(base));
    assert.equal(names.at(-1), "use_skill");
  }
});

Deno.test("chooseTools() leaves no tool out of reach: its skill's name brings it, or what it does", () => {
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

Deno.test("chooseTools() gives of a skill with more tools than a turn has those that are looked for", () => {
  const [first] = packsWith(1);
  const big = loaded([{ ...first!, name: "tudo", tools: many.flatMap(({ tools }) => tools).slice(0, 50) }]);
  for (const title of ["Tábua de marés", "Próximos ônibus", "Índice UV"]) {
    const { name } = many.flatMap(({ tools }) => tools).find((tool) => tool.title === title)!;
    assert.ok(choose("oi", [finance], big, { skill: "tudo", looking_for: title }).includes(name), name);
  }
});

Deno.test("chooseTools() leaves a turn without packs as it was, and of too many tools leaves out the ones that fit least", () => {
  assert.deepEqual(choose("gastei 50", [finance], NO_PACKS), [...BASE_TOOLS, ...finance.tools, "use_skill"]);
  const both = choose("gastei 50 no mercado e pesei 82 kg", [finance, health], NO_PACKS);
  assert.equal(both.length, CHOSEN_TOOLS + 1);
  assert.ok(both.includes("create_expense") && both.includes("record_metric"), `${both}`);
  const rest = choose("gastei 50 no mercado e pesei 82 kg", [finance, health], NO_PACKS, { skill: "health" });
  for (const name of health.tools) assert.ok(rest.includes(name), name);
});

/** Calls of such tools that wait for a yes. */
function offersOf(...tools: string[]): OpenPendingAction[] {
  return tools.map((tool, index) => proposal({ id: `p${index}`, toolCallId: `c${index}`, tool, args: {} }));
}

const offering = (active: SkillDefinition[], from: Packs, offers: OpenPendingAction[]) =>
  choose("na verdade foram duas corridas", active, from, undefined, offers);

Deno.test("chooseTools() leaves out no tool of an offer that waits, whichever skills are active and whatever packs there are", () => {
  for (const from of [NO_PACKS, packs]) {
    for (const active of [[health], [finance, health]]) {
      const names = offering(active, from, offersOf("create_expense", "create_expense", "save_note"));
      for (const tool of ["create_expense", "save_note"]) {
        assert.equal(names.filter((name) => name === tool).length, 1, `${tool}: ${names}`);
      }
      assert.equal(names.at(-1), "use_skill");
    }
  }
});

Deno.test("chooseTools() adds the tools of an offer to those of a turn, and nothing where the turn has them", () => {
  const plain = choose("na verdade foram duas corridas", [health], NO_PACKS);
  assert.deepEqual(offering([health], NO_PACKS, offersOf("create_expense")), [
    ...plain.slice(0, -1),
    "create_expense",
    "use_skill",
  ]);
  assert.deepEqual(offering([health], NO_PACKS, offersOf("record_metric")), plain);
});

Deno.test("chooseTools() offers no tool for an offer that is switched off, and none for a question about memory", () => {
  const off = { ...NO_PACKS, switches: { ...NO_SWITCHES, off: ["skill:finance"] } };
  assert.ok(!offering([health], off, offersOf("create_expense")).includes("create_expense"));
  const question = offersOf("create_expense").map((one) => ({ ...one, kind: "resolve_knowledge" as const }));
  assert.ok(!offering([health], NO_PACKS, question).includes("create_expense"));
});
