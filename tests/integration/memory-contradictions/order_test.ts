import assert from "node:assert/strict";
import fc from "fast-check";
import { startStack } from "../../support/stack.ts";

interface Told {
  slot: string;
  key: string | null;
  value: string | null;
  holds: boolean;
  /** Words that several may have in common. */
  words: string | null;
  /** Minutes after the first. */
  minute: number;
}

const value = fc.constantFrom("um", "dois", null);
const told = (slots: string[], key: fc.Arbitrary<string | null>, value: fc.Arbitrary<string | null>) =>
  fc.record({
    slot: fc.constantFrom(...slots),
    key,
    value,
    holds: fc.boolean(),
    words: fc.constantFrom(null, null, "isso"),
    // The same words with and without a value are one item, which the later words of another may have become.
  }).map((one) => one.value === null ? { ...one, words: null } : one);
const anything = fc.oneof(
  told(["residence", "health_plan", "weight"], fc.constant(null), value),
  told(["medication", "allergy"], fc.constantFrom("losartana", "insulina"), value),
  told(["goal"], fc.constantFrom("maratona", "francês"), fc.constantFrom("open", "done", "dropped", null)),
);
/** Told at distinct times, and another order of the same. */
const twoOrders = fc.array(anything, { minLength: 2, maxLength: 7 })
  .map((all) => all.map((one, minute): Told => ({ ...one, minute })))
  .chain((all) => fc.tuple(order(all), order(all)));

function order(all: Told[]): fc.Arbitrary<Told[]> {
  return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
}

Deno.test("settle_knowledge() ends in the same current items, whatever the order in which things told at distinct times come", async () => {
  const stack = await startStack();
  const { userId } = await stack.createUser("Ana");
  const currentAfter = async (facts: Told[]) => {
    await stack.sql("delete from public.knowledge_items where user_id = $1", [userId]);
    const items = facts.map(({ slot, key, value, holds, words, minute }) => ({
      id: crypto.randomUUID(),
      user_id: userId,
      type: "fact",
      area: "health",
      subject: "self",
      title: "dito",
      content: words ?? `${slot} ${key} ${value} ${holds}`,
      slot,
      slot_key: key,
      value,
      holds,
      source: "conversation",
      confidence: 0.95,
      validated_by_user: false,
      needs_resolution: false,
      stated_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
    }));
    await stack.sql(
      "select private.settle_knowledge(i) from jsonb_populate_recordset(null::public.knowledge_items, $1::jsonb) i",
      [JSON.stringify(items)],
    );
    return await stack.sql(
      // "Não toma mais a de 50 mg" ends it as well as any other wording.
      `select slot, slot_key, case when holds or slot_key is null then value end as value, holds, stated_at from public.knowledge_items
       where user_id = $1 and superseded_at is null order by 1, 2, 3, 4, 5`,
      [userId],
    );
  };
  await fc.assert(
    fc.asyncProperty(twoOrders, async ([one, other]) => {
      assert.deepEqual(await currentAfter(one), await currentAfter(other));
    }),
    { numRuns: 150, endOnFailure: true },
  );
  await stack.close();
});
