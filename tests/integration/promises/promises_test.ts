import fc from "fast-check";
import { startFakeGemini } from "../../support/fake-gemini.ts";
import { todayOf } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { type Crash, startDatabaseLine } from "../../support/faults/database-line.ts";
import { RandomWalk, type Step } from "./random-walk.ts";
import { beginLife } from "./records.ts";

// For a longer look: PROMISES_RUNS=500 PROMISES_SEED=1.
const runs = Number(Deno.env.get("PROMISES_RUNS") ?? 16);
// The same lives in every run of CI; what others find is added to `found`.
const seed = Number(Deno.env.get("PROMISES_SEED") ?? 20261125);

const where = fc.constantFrom(0, 1);
const which = fc.nat({ max: 20 });
const crash: fc.Arbitrary<Crash | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      moment: fc.constantFrom("before", "after"),
      rpc: fc.constantFrom("open_turn", "prepare_calls", "run_calls", "undo_writes", "close_turn"),
    }),
  },
);
const writes = fc.array(
  fc.record({
    what: fc.constantFrom("expense", "weight", "habit", "instalment", "bill", "deletion", "change"),
    which,
  }),
  { minLength: 1, maxLength: 2 },
);
const asks = fc.record({ does: fc.constant("asks"), where, crash, writes });
const yes = fc.record({
  does: fc.constant("says yes"),
  where,
  crash,
  how: fc.constantFrom("bare", "bare", "button", "buttons"),
});
const corrects = fc.record({ does: fc.constant("corrects"), where, crash });
const edits = fc.record({ does: fc.constant("edits"), which, last: fc.boolean() });
const undoes = fc.record({ does: fc.constant("undoes"), where, crash });
const again = fc.record({ does: fc.constant("sends again"), which, unanswered: fc.boolean(), crash });
const neverAnswered = fc.record({
  does: fc.constant("undoes"),
  where,
  crash: fc.constant<Crash>({ moment: "before", rpc: "undo_writes" }),
});
const inOnePlace = (...steps: fc.Arbitrary<Step>[]) =>
  fc.tuple(where, ...steps).map(([place, ...all]) => all.map((one) => "where" in one ? { ...one, where: place } : one));
const inTwoPlaces = fc.tuple(asks, yes, yes).map(([ask, one, other]): Step[] => [
  { ...ask, where: 0 },
  { ...ask, where: 1 },
  { ...one, where: 0 },
  { ...other, where: 1 },
]);

/** Up to thirty steps: single ones, and some that often go together. */
const life: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: inOnePlace(asks, yes) },
    { weight: 2, arbitrary: inOnePlace(asks, edits, yes) },
    { weight: 2, arbitrary: inTwoPlaces },
    { weight: 2, arbitrary: inOnePlace(asks, yes, edits, undoes) },
    { weight: 2, arbitrary: inOnePlace(neverAnswered, asks, yes, again) },
    { weight: 3, arbitrary: inOnePlace(corrects, yes) },
    { weight: 2, arbitrary: inOnePlace(asks) },
    { weight: 1, arbitrary: inOnePlace(yes) },
    { weight: 1, arbitrary: inOnePlace(fc.record({ does: fc.constant("says no"), where, crash })) },
    { weight: 5, arbitrary: inOnePlace(undoes) },
    { weight: 2, arbitrary: inOnePlace(edits) },
    { weight: 1, arbitrary: inOnePlace(fc.record({ does: fc.constant("erases"), which })) },
    { weight: 2, arbitrary: inOnePlace(again) },
  ),
  { minLength: 4, maxLength: 20, size: "max" },
).map((steps) => steps.flat().slice(0, 30));

const buys: Step = { does: "asks", where: 0, crash: null, writes: [{ what: "expense", which: 0 }] };
const agrees: Step = { does: "says yes", where: 0, crash: null, how: "bare" };

/** Lives that were found to break a promise once: they are walked whatever the others are. */
const paysBill: Step = { does: "asks", where: 1, crash: null, writes: [{ what: "bill", which: 0 }] };
const found: [Step[]][] = [[[
  buys,
  { ...agrees, crash: { moment: "before", rpc: "close_turn" } },
  buys,
  agrees,
  { does: "sends again", which: 0, unanswered: true, crash: null },
]], [[
  // Said, never answered, said in another message that was answered; then the first is sent again.
  { ...paysBill, crash: { moment: "before", rpc: "prepare_calls" } },
  paysBill,
]], [[
  // Two buttons at once, of which one is out of date by then; the worker dies before it has told what it did.
  { does: "asks", where: 0, crash: null, writes: [{ what: "change", which: 0 }, { what: "expense", which: 0 }] },
  { does: "asks", where: 0, crash: null, writes: [{ what: "change", which: 0 }] },
  agrees,
  { does: "corrects", where: 0, crash: null },
  { ...agrees, how: "buttons", crash: { moment: "before", rpc: "close_turn" } },
]], [[
  // A yes ran and was never told; then its button is pressed, and the yes is sent again.
  buys,
  { ...agrees, crash: { moment: "after", rpc: "run_calls" } },
  { ...agrees, how: "button" },
]], [[
  // The same waits in two conversations; a button's worker dies, and the yes in the other runs.
  { ...paysBill, where: 0 },
  paysBill,
  { ...agrees, how: "buttons", crash: { moment: "before", rpc: "run_calls" } },
  { ...agrees, where: 1, crash: { moment: "before", rpc: "close_turn" } },
]]];

Deno.test("no record is lost or changed that its owner did not ask for, and every answer says what happened", async () => {
  const fake = startFakeGemini();
  const line = await startDatabaseLine();
  const stack = await startStack({ env: { ...fake.env, SUPABASE_URL: line.url } });
  line.connect(stack.url);
  await fc.assert(
    fc.asyncProperty(life, async (steps) => {
      const user = await stack.createUser("Ana", whereItIs(12));
      const today = await todayOf(user.client);
      await beginLife(user.client, today);
      const walk = await RandomWalk.begin({ stack, fake, line }, user, today);
      for (const one of steps) await walk.take(one);
      await walk.end();
    }),
    {
      numRuns: runs,
      examples: found,
      seed,
      interruptAfterTimeLimit: 600_000,
    },
  );
  await stack.close();
  line.close();
  await fake.close();
});
