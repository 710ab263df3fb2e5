import assert from "node:assert/strict";
import fc from "fast-check";
import { RRuleTemporal } from "rrule-temporal";
import {
  expandRecurrence,
  readRecurrence,
  type Recurrence,
  writeRecurrence,
} from "../../../shared/reminders/recurrence.ts";
import { sayRecurrence } from "../../../shared/reminders/say-time.ts";

function accepted(text: string): string {
  const read = readRecurrence(text);
  assert.ok("rule" in read, `${text}: ${"reason" in read ? read.reason : ""}`);
  return writeRecurrence(read.rule);
}

function reasonOf(text: string): string {
  const read = readRecurrence(text);
  assert.ok("reason" in read, `${text} was taken`);
  return read.reason;
}

Deno.test("readRecurrence() takes a rule with or without its name, and writes it in one way", () => {
  assert.equal(accepted("RRULE:FREQ=MONTHLY;BYMONTHDAY=5"), "FREQ=MONTHLY;BYMONTHDAY=5");
  assert.equal(accepted("freq=weekly;byday=mo,we;interval=1;wkst=SU"), "FREQ=WEEKLY;BYDAY=MO,WE");
  assert.equal(accepted("FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0;BYSECOND=0"), "FREQ=DAILY;BYHOUR=8,20");
  assert.equal(accepted("FREQ=DAILY;UNTIL=20261231"), "FREQ=DAILY;UNTIL=20261231T235900");
});

Deno.test("readRecurrence() says why it does not take a rule", () => {
  assert.match(reasonOf("FREQ=SECONDLY"), /hora em hora/);
  assert.match(reasonOf("FREQ=MINUTELY;INTERVAL=90"), /hora em hora/);
  assert.match(reasonOf("FREQ=HOURLY;BYMINUTE=0,15,30,45"), /hora em hora/);
  assert.match(reasonOf("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31"), /esse dia não existe/);
  assert.match(reasonOf("FREQ=YEARLY;BYMONTH=2,4;BYMONTHDAY=31"), /esse dia não existe/);
  assert.match(reasonOf("FREQ=DAILY;COUNT=10000"), /1\.000 vezes/);
  assert.match(reasonOf("FREQ=DAILY;COUNT=3;UNTIL=20271231"), /COUNT.*UNTIL/);
  assert.match(reasonOf("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6"), /não existe em todo mês/);
  for (
    const text of [
      "",
      "todo dia",
      "FREQ=DAILY;INTERVAL=0",
      "FREQ=DAILY;X=1",
      "FREQ=MONTHLY;BYMONTHDAY=32",
      "FREQ=DAILY;FREQ=DAILY",
    ]
  ) {
    assert.match(reasonOf(text), /não existe aqui/, text);
  }
  assert.match(reasonOf(`FREQ=MONTHLY;BYMONTHDAY=${"1,".repeat(200)}1`), /não existe aqui/);
});

Deno.test("expandRecurrence() passes over months that lack the day, and finds the last of each", async () => {
  const from = "2026-11-22T09:00";
  const read = async (rule: string, start = from) =>
    (await expandRecurrence(rule, start, { from: start, most: 4 })).times;
  assert.deepEqual(await read("FREQ=MONTHLY;BYMONTHDAY=31"), [
    "2026-12-31T09:00",
    "2027-01-31T09:00",
    "2027-03-31T09:00",
    "2027-05-31T09:00",
  ]);
  assert.deepEqual((await read("FREQ=MONTHLY;BYMONTHDAY=-1")).map((time) => time.slice(5, 10)), [
    "11-30",
    "12-31",
    "01-31",
    "02-28",
  ]);
  assert.deepEqual((await read("FREQ=YEARLY", "2028-02-29T09:00")).map((time) => time.slice(0, 4)), [
    "2028",
    "2032",
    "2036",
    "2040",
  ]);
  assert.deepEqual((await read("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=5"))[0], "2026-12-07T09:00");
});

Deno.test("expandRecurrence() has an end where the rule has one, and where calendars do", async () => {
  const start = "2026-11-22T09:00";
  assert.deepEqual(await expandRecurrence("FREQ=DAILY;COUNT=2", start, { from: start, most: 5 }), {
    times: [start, "2026-11-23T09:00"],
    isComplete: true,
  });
  const far = await expandRecurrence("FREQ=YEARLY;INTERVAL=1000", start, { from: start, most: 5 });
  assert.deepEqual(far, { times: [start], isComplete: true });
  const never = await expandRecurrence("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31", start, { from: start, most: 5 });
  assert.deepEqual(never, { times: [], isComplete: true });
});

const weekday = fc.integer({ min: 0, max: 6 });
const parts: fc.Arbitrary<Partial<Recurrence> & Pick<Recurrence, "frequency">> = fc.oneof(
  fc.constant({ frequency: "HOURLY" as const }),
  fc.record({
    frequency: fc.constant("DAILY" as const),
    hours: fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 3 }),
  }),
  fc.record({
    frequency: fc.constant("WEEKLY" as const),
    weekdays: fc.uniqueArray(weekday, { maxLength: 7 }).map((days) => days.map((day) => ({ day, ordinal: 0 }))),
  }),
  fc.record({
    frequency: fc.constant("MONTHLY" as const),
    monthDays: fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constant(-1)), { maxLength: 3 }),
  }),
  fc.record({
    frequency: fc.constant("MONTHLY" as const),
    weekdays: fc.record({ day: weekday, ordinal: fc.constantFrom(1, 2, 3, 4, 5, -1, -2) }).map((one) => [one]),
  }),
  fc.record({
    frequency: fc.constant("MONTHLY" as const),
    weekdays: fc.constant([1, 2, 3, 4, 5].map((day) => ({ day, ordinal: 0 }))),
    position: fc.constantFrom(1, 5, 20, -1),
  }),
  fc.record({
    frequency: fc.constant("YEARLY" as const),
    months: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
    monthDays: fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { maxLength: 2 }),
  }),
);
const anyRule: fc.Arbitrary<Recurrence> = fc.tuple(
  parts,
  fc.integer({ min: 1, max: 13 }),
  fc.option(fc.integer({ min: 1, max: 50 }), { nil: undefined }),
).map(([part, interval, count]) => ({ interval, count, hours: [], weekdays: [], monthDays: [], months: [], ...part }));
const anyStart = fc.date({
  min: new Date("2026-01-01T00:00Z"),
  max: new Date("2030-12-31T00:00Z"),
  noInvalidDate: true,
})
  .map((date) => date.toISOString().slice(0, 16));
const ZONES = ["America/Sao_Paulo", "America/New_York", "Europe/Lisbon", "Australia/Lord_Howe", "Asia/Kathmandu"];

/** What the library says in a zone of its own, on the clock on the wall. */
function inZone(recurrence: string, start: string, zone: string, most: number): string[] {
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=${zone}:${start.replace(/[-:]/g, "")}00\nRRULE:${recurrence}`,
    maxIterations: 10_000,
  });
  const times: string[] = [];
  rule.all((moment) => times.push(moment.toPlainDateTime().toString({ smallestUnit: "minute" })) < most);
  return times;
}

Deno.test("expandRecurrence(): the library's own, strictly increasing, at the same time of day, and the rule survives writing", async () => {
  await fc.assert(
    fc.asyncProperty(anyRule, anyStart, fc.constantFrom(...ZONES), async (rule, start, zone) => {
      const recurrence = writeRecurrence(rule);
      assert.equal(accepted(recurrence), recurrence);
      const { times } = await expandRecurrence(recurrence, start, { from: start, most: 20 });
      for (const [index, time] of times.entries()) {
        assert.ok(index === 0 || time > times[index - 1]!, `${recurrence}: ${times[index - 1]} ${time}`);
        assert.equal(time.slice(14), start.slice(14));
        const hours = rule.hours.length > 0 ? rule.hours : [Number(start.slice(11, 13))];
        if (rule.frequency !== "HOURLY") {
          assert.ok(hours.includes(Number(time.slice(11, 13))), `${recurrence}: ${time}`);
        }
      }
      // Hours in between go by the instant there; and what a gap swallows is moved there, and here where it is stored.
      if (rule.frequency === "HOURLY") return;
      // On the 30th, in February: the library looks for it until it is told to stop.
      if (times.length === 0) return;
      // A start that the zone skips is another hour there, for good.
      if (wallClock(start, zone) !== start) return;
      const there = new Set(inZone(recurrence, start, zone, times.length));
      for (const time of times) {
        if (!there.has(time)) assert.notEqual(wallClock(time, zone), time, `${recurrence} from ${start} in ${zone}`);
      }
    }),
    {
      numRuns: 300,
      examples: [[
        { frequency: "MONTHLY", interval: 1, hours: [], weekdays: [], monthDays: [], months: [] },
        "2027-03-28T01:00",
        "Europe/Lisbon",
      ], [
        { frequency: "YEARLY", interval: 1, hours: [], weekdays: [], monthDays: [], months: [2] },
        "2028-10-30T00:00",
        "America/Sao_Paulo",
      ]],
    },
  );
});

/** What the clocks show at a local time: another one, where it is skipped. */
function wallClock(time: string, zone: string): string {
  return Temporal.PlainDateTime.from(time).toZonedDateTime(zone).toPlainDateTime().toString({ smallestUnit: "minute" });
}

Deno.test("expandRecurrence() from an occurrence goes on as it did from the first", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyRule.filter(({ count }) => count === undefined),
      anyStart,
      fc.nat(9),
      async (rule, start, index) => {
        const recurrence = writeRecurrence(rule);
        const { times } = await expandRecurrence(recurrence, start, { from: start, most: 20 });
        const middle = times[index];
        if (middle === undefined) return;
        const later = await expandRecurrence(recurrence, middle, { from: middle, most: times.length - index });
        assert.deepEqual(later.times, times.slice(index));
      },
    ),
    { numRuns: 200 },
  );
});

Deno.test("sayRecurrence() has words for every rule that is taken", () => {
  fc.assert(fc.property(anyRule, anyStart, (rule, start) => {
    assert.match(sayRecurrence(rule, start), /^(?:todo|toda|tod|no|na|nos|em|a cada|de hora)(?!.*(?:undefined|NaN))/);
  }));
  const said = (text: string, start = "2026-12-05T09:00") => {
    const read = readRecurrence(text);
    return "rule" in read ? sayRecurrence(read.rule, start) : read.reason;
  };
  assert.equal(said("FREQ=MONTHLY;BYMONTHDAY=5"), "todo dia 5, às 9h");
  assert.equal(said("FREQ=DAILY;BYHOUR=8,20"), "todo dia, às 8h e às 20h");
  assert.equal(said("FREQ=WEEKLY;BYDAY=MO,WE"), "toda segunda e quarta, às 9h");
  assert.equal(said("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), "nos dias úteis, às 9h");
  assert.equal(said("FREQ=WEEKLY;INTERVAL=2"), "a cada 2 semanas, no sábado, às 9h");
  assert.equal(said("FREQ=MONTHLY;BYMONTHDAY=-1"), "no último dia de cada mês, às 9h");
  assert.equal(said("FREQ=MONTHLY;BYDAY=1MO"), "na primeira segunda de cada mês, às 9h");
  assert.equal(said("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=5"), "no quinto dia útil de cada mês, às 9h");
  assert.equal(said("FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8"), "em 8 de março, todo ano, às 9h");
  assert.equal(said("FREQ=HOURLY;INTERVAL=8"), "a cada 8 horas");
  assert.equal(said("FREQ=DAILY;COUNT=10"), "todo dia, às 9h, 10 vezes");
  assert.equal(said("FREQ=DAILY;UNTIL=20261231"), "todo dia, às 9h, até 31/12/2026");
});
