import assert from "node:assert/strict";
import fc from "fast-check";
import { Breaker, OPEN_MS, type Permit } from "../../../shared/packs/breaker.ts";

function breakerAt(known?: { failures: number; openMs: number | null }) {
  const time = { now: 1_000_000 };
  return { time, breaker: new Breaker(() => time.now, known) };
}

function fail(breaker: Breaker, times: number) {
  for (let count = 0; count < times; count++) breaker.ask()!.settle(false);
}

Deno.test("Breaker opens after three failures in a row, and an answer between them begins anew", () => {
  const { breaker } = breakerAt();
  fail(breaker, 2);
  breaker.ask()!.settle(true);
  fail(breaker, 2);
  assert.equal(breaker.state, "closed");
  fail(breaker, 1);
  assert.deepEqual([breaker.state, breaker.ask(), breaker.openMs], ["open", null, 0]);
});

Deno.test("Breaker lets one call through after 60 s, and closes on its answer or opens anew", () => {
  const { breaker, time } = breakerAt();
  fail(breaker, 3);
  time.now += OPEN_MS - 1;
  assert.equal(breaker.ask(), null);
  time.now += 1;
  const first = breaker.ask()!;
  assert.deepEqual([breaker.state, breaker.ask()], ["half_open", null]);
  first.settle(false);
  assert.deepEqual([breaker.state, breaker.openMs], ["open", 0]);
  time.now += OPEN_MS;
  breaker.ask()!.settle(true);
  assert.deepEqual([breaker.state, breaker.failures, breaker.openMs], ["closed", 0, null]);
});

Deno.test("Breaker gives back the one call that asked nobody", () => {
  const { breaker } = breakerAt({ failures: 3, openMs: OPEN_MS });
  breaker.ask()!.settle(null);
  assert.equal(breaker.state, "half_open");
  assert.ok(breaker.ask());
});

Deno.test("Breaker stands as it was seen last", () => {
  assert.equal(breakerAt({ failures: 3, openMs: 1000 }).breaker.state, "open");
  const { breaker } = breakerAt({ failures: 2, openMs: null });
  fail(breaker, 1);
  assert.equal(breaker.state, "open");
});

Deno.test("Breaker stops only the person whose calls alone fail, for 60 s, and all once another's fails too", () => {
  const { breaker, time } = breakerAt();
  for (let count = 0; count < 3; count++) breaker.ask("ana")!.settle(false);
  assert.deepEqual([breaker.state, breaker.ask("ana")], ["closed", null]);
  time.now += OPEN_MS;
  breaker.ask("ana")!.settle(false);
  assert.equal(breaker.ask("ana"), null);
  const bias = breaker.ask("bia")!;
  bias.settle(false);
  assert.deepEqual([breaker.state, breaker.ask("bia"), breaker.ask("clara")], ["open", null, null]);
});

Deno.test("Breaker begins anew for everybody when another person's call is answered", () => {
  const { breaker } = breakerAt();
  for (let count = 0; count < 3; count++) breaker.ask("ana")!.settle(false);
  breaker.ask("bia")!.settle(true);
  assert.ok(breaker.ask("ana"));
  for (const person of ["ana", "bia"]) breaker.ask(person)!.settle(false);
  assert.equal(breaker.state, "closed");
  breaker.ask("ana")!.settle(false);
  assert.equal(breaker.state, "open");
});

/** What a breaker is to be, told as plainly as possible: the failures since the last answer, and when it opened. */
interface Told {
  failures: number;
  openedAt: number | null;
  isTried: boolean;
  /** Of the permits that are out: whether what comes of each still counts. */
  counts: boolean[];
}

type Step = { kind: "ask" } | { kind: "wait"; ms: number } | {
  kind: "settle";
  which: number;
  answered: boolean | null;
};

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: "ask" as const }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1, 999, 30_000, 59_999, 60_000).map((ms) => ({ kind: "wait" as const, ms })),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("settle" as const),
      which: fc.nat(9),
      answered: fc.constantFrom(true, false, false, null),
    }),
  },
);

Deno.test("Breaker does what its model says, whatever comes in whatever order", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const { breaker, time } = breakerAt();
      const told: Told = { failures: 0, openedAt: null, isTried: false, counts: [] };
      const permits: { permit: Permit; isTrial: boolean }[] = [];
      const stateNow = () =>
        told.openedAt === null ? "closed" : time.now - told.openedAt < OPEN_MS ? "open" : "half_open";
      const begins = () => {
        told.isTried = false;
        told.counts.fill(false);
      };
      for (const one of steps) {
        if (one.kind === "wait") time.now += one.ms;
        if (one.kind === "ask") {
          const before = stateNow();
          const permit = breaker.ask();
          assert.equal(permit !== null, before === "closed" || (before === "half_open" && !told.isTried));
          if (permit) {
            permits.push({ permit, isTrial: before === "half_open" });
            told.counts.push(true);
            if (before === "half_open") told.isTried = true;
          }
        }
        if (one.kind === "settle" && permits.length > 0) {
          const which = one.which % permits.length;
          const { permit, isTrial } = permits[which]!;
          permit.settle(one.answered);
          if (told.counts[which]) {
            told.counts[which] = false;
            if (isTrial) told.isTried = false;
            if (one.answered === true) {
              told.failures = 0;
              if (isTrial) {
                told.openedAt = null;
                begins();
              }
            } else if (one.answered === false) {
              told.failures = Math.min(told.failures + 1, 3);
              if (isTrial || told.failures === 3) {
                told.openedAt = time.now;
                begins();
              }
            }
          }
        }
        assert.equal(breaker.state, stateNow());
        assert.equal(breaker.failures, told.failures);
      }
    }),
    { numRuns: 1000 },
  );
});
