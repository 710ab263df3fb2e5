import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { type Slot, SLOT_NAMES, SLOTS } from "../../../shared/memory/slots.ts";
import { startStack } from "../../support/stack.ts";
import { refusal } from "../../support/rpc.ts";
import { memoryOf } from "./memory.ts";

/** One thing said: a key of a keyed slot or goal, a value, whether it holds. */
type Told = { key?: string; value?: string; holds?: boolean; confidence?: number };

interface Case {
  behaviour: string;
  slot: string;
  told: Told[];
  /** Which of them are current in the end, counted from 0; what was said again is where it was said first. */
  current: number[];
}

const CASES: Case[] = [
  {
    behaviour: "single: the later replaces",
    slot: "residence",
    told: [{ value: "Natal" }, { value: "Recife" }],
    current: [1],
  },
  {
    behaviour: "single: the same value is said again",
    slot: "residence",
    told: [{ value: "São Luís" }, { value: "sao luis" }],
    current: [0],
  },
  {
    behaviour: "single: back to what it was",
    slot: "employer",
    told: [{ value: "Vale" }, { value: "SAMU" }, { value: "Vale" }],
    current: [2],
  },
  {
    behaviour: "single: over ends what held",
    slot: "employer",
    told: [{ value: "Vale" }, { value: "Vale", holds: false }],
    current: [1],
  },
  {
    behaviour: "single: over says nothing of what came after",
    slot: "employer",
    told: [{ value: "Vale" }, { value: "SAMU" }, { value: "Vale", holds: false }],
    current: [1, 2],
  },
  {
    behaviour: "single: none at all ends whatever held",
    slot: "health_plan",
    told: [{ value: "Unimed" }, { holds: false }],
    current: [1],
  },
  {
    behaviour: "single: something after none",
    slot: "health_plan",
    told: [{ holds: false }, { value: "Unimed" }],
    current: [1],
  },
  {
    behaviour: "single: without a value nothing is compared",
    slot: "residence",
    told: [{ value: "Natal" }, {}, {}],
    current: [0, 1, 2],
  },
  {
    behaviour: "single: unsure of it, both stand",
    slot: "employment",
    told: [{ value: "empregada" }, { value: "desempregada", confidence: 0.6 }],
    current: [0, 1],
  },
  {
    behaviour: "single: another sign is another value",
    slot: "blood_type",
    told: [{ value: "A+" }, { value: "A-" }],
    current: [1],
  },
  {
    behaviour: "single: plus is not minus",
    slot: "income",
    told: [{ value: "+5" }, { value: "-5" }, { value: "-5." }],
    current: [1],
  },
  {
    behaviour: "single: a dash between words is none",
    slot: "residence",
    told: [{ value: "Natal - RN" }, { value: "natal, RN" }, { value: "Natal-RN" }],
    current: [0],
  },
  {
    behaviour: "measured: the newest counts",
    slot: "weight",
    told: [{ value: "82" }, { value: "80,5" }, { value: "79" }],
    current: [2],
  },
  {
    behaviour: "measured: the same figure again",
    slot: "height",
    told: [{ value: "165" }, { value: "165" }],
    current: [0],
  },
  {
    behaviour: "keyed: several stand side by side",
    slot: "allergy",
    told: [{ key: "camarão" }, { key: "dipirona" }],
    current: [0, 1],
  },
  {
    behaviour: "keyed: one key in several spellings",
    slot: "allergy",
    told: [{ key: "camarão" }, { key: "Camarões" }, { key: "camarao" }],
    current: [0],
  },
  {
    behaviour: "keyed: a figure tells alike keys apart",
    slot: "medication",
    told: [{ key: "vitamina B12" }, { key: "vitamina B6" }, { key: "vitamina B6", holds: false }],
    current: [0, 2],
  },
  {
    behaviour: "keyed: so does a letter at the end",
    slot: "condition",
    told: [{ key: "hepatite A" }, { key: "hepatite B" }],
    current: [0, 1],
  },
  {
    behaviour: "keyed: names are one only when they are the same",
    slot: "child",
    told: [{ key: "Paulo" }, { key: "Paula" }, { key: "paula" }],
    current: [0, 1],
  },
  {
    behaviour: "keyed: a sign tells keys apart",
    slot: "skill",
    told: [{ key: "C" }, { key: "C++" }, { key: "C#" }, { key: "c#" }],
    current: [0, 1, 2],
  },
  {
    behaviour: "keyed: so does a picture",
    slot: "likes",
    told: [{ key: "figurinha 🐶" }, { key: "figurinha 🐱" }, { key: "Figurinhas 🐱" }],
    current: [0, 1],
  },
  {
    behaviour: "keyed: no more ends the one with that key",
    slot: "habit",
    told: [{ key: "academia" }, { key: "violão" }, { key: "academia", holds: false }],
    current: [1, 2],
  },
  {
    behaviour: "keyed: again after it had ended",
    slot: "likes",
    told: [{ key: "café" }, { key: "café", holds: false }, { key: "café" }],
    current: [2],
  },
  {
    behaviour: "keyed: another value of one key replaces",
    slot: "medication",
    told: [{ key: "losartana", value: "50 mg" }, { key: "losartana", value: "100 mg" }],
    current: [1],
  },
  {
    behaviour: "keyed: a value tells more than none",
    slot: "medication",
    told: [{ key: "losartana" }, { key: "losartana", value: "50 mg" }],
    current: [1],
  },
  {
    behaviour: "keyed: no value replaces none",
    slot: "medication",
    told: [{ key: "losartana", value: "50 mg" }, { key: "losartana" }],
    current: [0, 1],
  },
  {
    behaviour: "keyed: over, of what was not known",
    slot: "pet",
    told: [{ key: "Rex" }, { key: "Bidu", holds: false }],
    current: [0, 1],
  },
  {
    behaviour: "goal: done ends it, others stay",
    slot: "goal",
    told: [{ key: "correr uma maratona" }, { key: "aprender francês" }, { key: "maratona correr", value: "done" }],
    current: [1, 2],
  },
  {
    behaviour: "goal: dropped, said either way",
    slot: "goal",
    told: [{ key: "aprender francês", value: "open" }, { key: "aprender francês", holds: false }],
    current: [1],
  },
  {
    behaviour: "goal: taken up again after it was dropped",
    slot: "goal",
    told: [{ key: "aprender francês", value: "dropped" }, { key: "aprender francês" }],
    current: [1],
  },
  {
    behaviour: "goal: reached once, wanted again",
    slot: "goal",
    told: [{ key: "correr uma maratona", value: "done" }, { key: "correr uma maratona" }],
    current: [0, 1],
  },
];

Deno.test("add_knowledge() settles by slot, key, value and whether it holds", async (t) => {
  const stack = await startStack();
  for (const { behaviour, slot, told, current } of CASES) {
    await t.step(behaviour, async () => {
      const memory = memoryOf(await stack.createUser("Ana"));
      const ids: string[] = [];
      for (const [at, one] of told.entries()) ids.push((await memory.say(`Dito ${at}`, { slot, ...one })).item.id);
      const rows = (await memory.rows()).filter((row) => row.superseded_at === null);
      assert.deepEqual(rows.map(({ id }) => id).sort(), current.map((at) => ids[at]!).sort());
      assert.ok(rows.every((row) => !row.needs_resolution));
    });
  }

  await t.step("without a slot nothing is settled", async () => {
    const memory = memoryOf(await stack.createUser("Ana"));
    await memory.say("Mora em Natal");
    await memory.say("Mora em Recife");
    assert.equal((await memory.current()).length, 2);
  });

  await t.step("of another subject nothing is settled", async () => {
    const memory = memoryOf(await stack.createUser("Ana"));
    await memory.say("Mora em Natal", { slot: "residence", value: "Natal" });
    await memory.say("Mora em Recife", { slot: "residence", value: "Recife", person: "Júlia" });
    assert.equal((await memory.current()).length, 2);
  });

  await t.step("refuses a slot that does not exist, a key without a keyed slot, a keyed slot without key", async () => {
    const user = await stack.createUser("Ana");
    const wrong: [JsonObject, string][] = [
      [{ slot: "mood" }, "unknown_slot"],
      [{ key: "camarão" }, "slot_missing"],
      [{ value: "Natal" }, "slot_missing"],
      [{ slot: "residence", key: "casa" }, "slot_key_unexpected"],
      [{ slot: "allergy" }, "slot_key_missing"],
      [{ slot: "allergy", key: "  " }, "slot_key_missing"],
      [{ slot: "goal", key: "correr", value: "talvez" }, "invalid_goal_state"],
      [{ slot: "allergy", key: "x".repeat(121) }, "content_too_long"],
      [{ slot: "residence", value: "x".repeat(201) }, "content_too_long"],
      [{ quote: "x".repeat(2001) }, "content_too_long"],
      [{ replaces: Array.from({ length: 21 }, () => crypto.randomUUID()) }, "content_too_long"],
    ];
    for (const tool_call_id of [null, crypto.randomUUID()]) {
      for (const [args, hint] of wrong) {
        const given = { type: "fact", area: "health", content: "Nada", tool_call_id, ...args };
        const refused = await refusal(user.client, "add_knowledge", given);
        assert.deepEqual([refused.status, refused.hint], [400, hint], JSON.stringify(args).slice(0, 80));
      }
    }
    assert.deepEqual(await memoryOf(user).rows(), []);
  });

  await t.step("the table holds the same names and kinds as the list models are shown", async () => {
    const rows = await stack.sql<{ name: string; kind: string; nests: boolean }>(
      "select name, kind, nests from private.slots",
    );
    const listed = SLOT_NAMES.map((name) => {
      const { kind, nests }: Slot = SLOTS[name];
      return { name, kind, nests: nests ?? false };
    });
    const byName = (one: { name: string }, other: { name: string }) => one.name < other.name ? -1 : 1;
    assert.deepEqual(rows.sort(byName), listed.sort(byName));
  });

  await t.step("profile_slots() turns profile_field() around", async () => {
    const rows = await stack.sql<{ name: string; field: string }>(`
      select s.name, f.field
      from private.slots s
      cross join (select distinct private.profile_field(name) as field from private.slots) f
      where f.field is not null and (private.profile_field(s.name) is not distinct from f.field) <> (s.name = any (private.profile_slots(f.field)))`);
    assert.deepEqual(rows, []);
  });

  await stack.close();
});

Deno.test("add_knowledge() replaces what its writer names", async (t) => {
  const stack = await startStack();
  const someone = async () => {
    const user = await stack.createUser("Ana");
    return { user, ...memoryOf(user) };
  };

  await t.step("items that the quote speaks of give way, whatever their slot", async () => {
    const { say, current } = await someone();
    const { item } = await say("Acha a reunião de segunda inútil");
    const { ended, left_alone } = await say("Passou a gostar da reunião de segunda", {
      replaces: [item.id],
      named: [item.id],
    });
    assert.deepEqual([ended?.map(({ id }) => id), left_alone], [[item.id], undefined]);
    assert.deepEqual(await current(), ["Passou a gostar da reunião de segunda"]);
  });

  await t.step("items of another matter stand, those of its slot and key give way", async () => {
    const { say, current } = await someone();
    const dog = (await say("Tem um cachorro", { slot: "pet", key: "cachorro" })).item.id;
    const job = (await say("Trabalha no Itaú", { slot: "employer", value: "Itaú" })).item.id;
    const note = (await say("Estuda à noite")).item.id;
    const dose = (await say("Toma losartana 50", { slot: "medication", key: "losartana", value: "50" })).item.id;
    const { ended, left_alone } = await say("Toma losartana 100", {
      slot: "medication",
      key: "losartanas",
      value: "100",
      replaces: [dog, job, note, dose],
    });
    assert.deepEqual(ended?.map(({ id }) => id), [dose]);
    assert.deepEqual(left_alone, [dog, job, note].map((id) => ({ id, reason: "other_matter" })));
    assert.deepEqual(await current(), ["Tem um cachorro", "Trabalha no Itaú", "Estuda à noite", "Toma losartana 100"]);
  });

  await t.step(
    "what is others', unknown, of another subject, validated or gone is left alone, with the reason",
    async () => {
      const { say, enter, rows } = await someone();
      const other = await someone();
      const theirs = (await other.say("Mora em Natal")).item.id;
      const hers = (await say("Mora em Olinda", { person: "Lia" })).item;
      const mine = (await enter("Prefere manhãs")).item.id;
      const gone = (await say("Pesa 82 kg", { slot: "weight", value: "82" })).item.id;
      await say("Pesa 80 kg", { slot: "weight", value: "80" });
      const unknown = crypto.randomUUID();
      const before = await rows();
      const { left_alone, ended } = await say("Dorme cedo", {
        replaces: [theirs, unknown, hers.id, hers.subject as string, mine, gone],
      });
      assert.equal(ended, undefined);
      assert.deepEqual(left_alone, [
        { id: theirs, reason: "unknown" },
        { id: unknown, reason: "unknown" },
        { id: hers.id, reason: "other_subject" },
        { id: hers.subject, reason: "other_subject" },
        { id: mine, reason: "validated" },
        { id: gone, reason: "not_current" },
      ]);
      assert.deepEqual((await rows()).slice(0, before.length), before);
      assert.deepEqual(await other.current(), ["Mora em Natal"]);
    },
  );

  await t.step("unsure of it, nothing gives way", async () => {
    const { say } = await someone();
    const { item } = await say("Joga vôlei");
    const { left_alone } = await say("Joga tênis", { replaces: [item.id], confidence: 0.6 });
    assert.deepEqual(left_alone, [{ id: item.id, reason: "not_sure" }]);
  });

  await stack.close();
});
