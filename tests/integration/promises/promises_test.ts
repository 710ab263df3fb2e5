import fc from "fast-check";
import { startFakeGemini } from "../../support/fake-gemini.ts";
import { todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { type Crash, startCrashLine } from "./crash-line.ts";
import { Person } from "./person.ts";
import type { Step } from "./person.ts";
import { beginLife } from "./records.ts";

const runs = Number(Deno.env.get("PROMISES_RUNS") ?? 12);
const seed = Deno.env.get("PROMISES_SEED");

const where = fc.constantFrom(0, 1);
const which = fc.nat({ max: 20 });
const crash: fc.Arbitrary<Crash | null> = fc.option(
  fc.record({
    moment: fc.constantFrom("before", "after"),
    rpc: fc.constantFrom("open_turn", "prepare_calls", "confirm_pending_action", "undo_last_write", "close_turn"),
  }),
  { freq: 4 },
);
const write = fc.record({
  what: fc.constantFrom("expense", "weight", "habit", "instalment", "bill", "deletion", "change"),
  which,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant("asks"),
      where,
      crash,
      writes: fc.array(write, { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant("says yes"),
      where,
      crash,
      how: fc.constantFrom("bare", "named", "button"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("says no"), where, crash }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("corrects"), where, crash }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant("undoes"), where, crash }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("edits"), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("erases"), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("sends again"), which, crash }) },
);

Deno.test("no record is lost or changed that its owner did not ask for, and every answer says what happened", async () => {
  const fake = startFakeGemini();
  let url = "";
  const line = startCrashLine(() => url);
  const stack = await startStack({ env: { ...fake.env, SUPABASE_URL: line.url } });
  url = stack.url;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30, size: "max" }), async (steps) => {
      const user = await stack.createUser("Ana");
      const today = await todayOf(user.client);
      await beginLife(user.client, today);
      const person = await Person.begin({ stack, fake, line }, user, today);
      for (const one of steps) await person.take(one);
    }),
    { numRuns: runs, ...(seed === undefined ? {} : { seed: Number(seed) }), interruptAfterTimeLimit: 600_000 },
  );
  await line.close();
  await stack.close();
  await fake.close();
});
