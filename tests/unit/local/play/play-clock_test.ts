import assert from "node:assert/strict";
import fc from "fast-check";
import { dayAfter, installClock, instantOf, localTimeOf, PlayClock } from "../../../../local/play/play-clock.ts";

const ZONES = ["America/Sao_Paulo", "America/Bahia", "Europe/Lisbon", "Asia/Kathmandu", "Pacific/Auckland", "UTC"];

Deno.test("PlayClock goes on by itself, forwards by order, and nearly stands while a request waits", () => {
  let ticks = 500;
  const clock = new PlayClock(1_000_000, () => ticks);
  assert.equal(clock.now(), 1_000_000);
  ticks += 40;
  assert.equal(clock.now(), 1_000_040);
  clock.moveTo(9_000_000);
  assert.equal(clock.now(), 9_000_000);
  assert.throws(() => clock.moveTo(8_000_000), /only goes forwards/);
  assert.equal(clock.elapsed(), 40, "a jump is no time that has passed");
  clock.setWaiting(true);
  ticks += 120;
  assert.equal(clock.elapsed(), 42);
});

Deno.test("installClock stands in for Date until it is taken out", () => {
  const RealDate = Date;
  const remove = installClock(new PlayClock(RealDate.UTC(2030, 0, 2, 12)));
  try {
    assert.equal(new Date().toISOString().slice(0, 16), "2030-01-02T12:00");
    assert.equal(Math.floor(Date.now() / 60_000), RealDate.UTC(2030, 0, 2, 12) / 60_000);
    assert.match(Date(), /2030/);
    assert.equal(new Date("2026-11-23T08:00Z").getTime(), Date.UTC(2026, 10, 23, 8));
    assert.ok(new Date() instanceof Date && new RealDate() instanceof Date);
    assert.equal(new Date().constructor, Date);
  } finally {
    remove();
  }
  assert.equal(Date, RealDate);
  assert.ok(Math.abs(Date.now() - new RealDate().getTime()) < 1_000);
});

Deno.test("AbortSignal.timeout ends by the clock, which a jump does not count for", async () => {
  const clock = new PlayClock(0);
  const remove = installClock(clock);
  try {
    const [short, long] = [AbortSignal.timeout(20), AbortSignal.timeout(60_000)];
    clock.moveTo(10 * 60_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(short.reason.name, "TimeoutError");
    assert.equal(long.aborted, false);
  } finally {
    remove();
  }
});

Deno.test("instantOf reads what localTimeOf writes, in any zone", () => {
  fc.assert(fc.property(
    fc.integer({ min: Date.UTC(2020, 0, 1) / 60_000, max: Date.UTC(2035, 0, 1) / 60_000 }),
    fc.constantFrom(...ZONES),
    (minute, zone) => {
      const local = localTimeOf(minute * 60_000, zone);
      // An hour that comes twice has two instants.
      assert.equal(localTimeOf(instantOf(local, zone), zone), local);
    },
  ));
  assert.equal(instantOf("2026-11-23T08:00", "America/Bahia"), Date.UTC(2026, 10, 23, 11));
  assert.equal(instantOf("2026-11-23 08:00", "America/Bahia"), Date.UTC(2026, 10, 23, 11));
  for (const wrong of ["tomorrow", "2026-11-23", "2026-13-01T08:00", ""]) {
    assert.throws(() => instantOf(wrong, "UTC"), /a time looks like 2026-11-24T09:00/);
  }
  assert.throws(() => instantOf("2026-11-23T08:00", "Mars/Base"), RangeError);
});

Deno.test("dayAfter counts over months and years", () => {
  assert.equal(dayAfter("2026-12-31", 1), "2027-01-01");
  assert.equal(dayAfter("2028-02-28", 2), "2028-03-01");
});
