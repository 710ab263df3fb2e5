import fc from "fast-check";
import assert from "node:assert/strict";
import { buildWindow } from "../../../shared/history/build-window.ts";
import { fitWindow, type RecordedMessage, WINDOW_TOKENS } from "../../../shared/history/fit-window.ts";
import { estimateTokens } from "../../../shared/prompt/estimate-tokens.ts";

type Row = Omit<RecordedMessage, "seq">;

const user = (text: string): Row => ({ role: "user", parts: [{ type: "text", text }] });
const says = (text: string): Row => ({ role: "assistant", parts: [{ type: "text", text }] });
const calls = (toolCallId: string, input: object = {}): Row => ({
  role: "assistant",
  parts: [{ type: "tool-call", toolCallId, toolName: "get_habits", input }],
});
const result = (toolCallId: string, value: unknown): Row => ({
  role: "tool",
  parts: [{ type: "tool-result", toolCallId, toolName: "get_habits", output: { type: "json", value } }],
});
const recorded = (...rows: Row[]): RecordedMessage[] => rows.map((row, at) => ({ ...row, seq: at + 1 }));

/** Of everything in a window that a model reads. */
function tokensIn(rows: RecordedMessage[]): number {
  return buildWindow(rows).flatMap(({ content }) => content as { text?: string }[])
    .reduce((sum, part) => sum + estimateTokens(part.text ?? JSON.stringify(part)), 0);
}

const words = (count: number) => Array<string>(count).fill("palavra").join(" ");

Deno.test("fitWindow() keeps whole turns, the newest that fit", () => {
  const rows = recorded(user(words(20)), says(words(20)), user(words(20)), says("c"), user("d"));
  const { rows: kept, dropped } = fitWindow(rows, 0, 100);
  assert.deepEqual(kept.map(({ seq }) => seq), [3, 4, 5]);
  assert.deepEqual(dropped.map(({ seq }) => seq), [1, 2]);
});

Deno.test("fitWindow() gives what was refused in an earlier turn no room: it is not sent", () => {
  const refused = Array.from({ length: 20 }, (_, n) => [
    calls(`refused ${n}`, { text: words(50) }),
    {
      role: "tool" as const,
      parts: [{ ...result(`refused ${n}`, "").parts[0], output: { type: "error-text", value: "x" } }],
    },
  ]).flat();
  const turn = [user("procura"), ...refused, calls("a", { query: "cor" }), result("a", "azul"), says("Azul.")];
  const { rows, dropped } = fitWindow(recorded(user("oi"), says("Oi!"), ...turn, user("e?")), 0, 300);
  assert.deepEqual(dropped, []);
  assert.deepEqual(rows.find(({ parts }) => parts[0]?.toolCallId === "a")?.parts[0]?.input, { query: "cor" });
});

Deno.test("fitWindow() shortens a long result in its middle, and says so", () => {
  const rows = recorded(user("lista"), calls("a"), result("a", { text: words(10_000) }), says("É isso."), user("e?"));
  const { rows: kept, dropped } = fitWindow(rows);
  assert.deepEqual(dropped, []);
  assert.match(JSON.stringify(kept[2]), /\{\\"text\\":\\"palavra.*… cortado no meio ….*palavra\\"\}/);
  assert.ok(tokensIn(kept) <= WINDOW_TOKENS);
  assert.deepEqual(kept[3], rows[3], "what is short stays as it is");
});

Deno.test("fitWindow() leaves the message that is to be answered whole, however long", () => {
  const rows = recorded(user("oi"), says("Oi!"), user("7".repeat(8000)));
  assert.deepEqual(fitWindow(rows).rows, rows);
});

Deno.test("fitWindow() never begins within a turn, and leaves out what stands before the first", () => {
  const rows = recorded(result("a", 1), says("Registrei."), user("oi"));
  assert.deepEqual(fitWindow(rows).rows.map(({ seq }) => seq), [3]);
  assert.deepEqual(fitWindow(recorded(says("Oi!"))).rows, []);
});

const turnsOf = (count: number, from = 0): Row[] =>
  Array.from({ length: count }, (_, at) => [user(`oi ${from + at}`), says("Oi!")]).flat();

Deno.test("fitWindow() moves in blocks: grows to forty messages, then begins where twenty are left", () => {
  const begins = Array.from(
    { length: 60 },
    (_, turns) => fitWindow(recorded(...turnsOf(turns), user("e?"))).rows[0]!.seq,
  );
  assert.deepEqual([...new Set(begins)], [1, 21, 41, 61, 81].slice(0, new Set(begins).size));
  assert.equal(begins[19], 1);
  assert.equal(begins[20], 21, "of forty messages, twenty are left");
  assert.equal(begins[29], 21);
});

Deno.test("fitWindow() begins in the same place once what stands before is in the summaries", () => {
  for (let turns = 0; turns < 60; turns++) {
    const rows = recorded(...turnsOf(turns), user("e?"));
    const { rows: kept, compactBefore } = fitWindow(rows);
    if (compactBefore === null) continue;
    const compacted = fitWindow(rows.filter(({ seq }) => seq >= compactBefore), compactBefore - 1);
    assert.deepEqual(compacted.rows, kept);
    assert.equal(compacted.compactBefore, null);
  }
});

Deno.test("fitWindow() says from where on the talk is not to be compacted yet", () => {
  const talk = recorded(...turnsOf(20), user("tchau"));
  assert.equal(fitWindow(talk).compactBefore, 21);
  assert.equal(fitWindow(talk, 20).compactBefore, null);
  assert.equal(fitWindow(recorded(...turnsOf(19), user("tchau"))).compactBefore, null, "thirty-nine are too few");
  const long = recorded(user(words(1500)), says(words(900)), user(words(900)), says(words(900)), user("oi"));
  assert.equal(fitWindow(long).compactBefore, 3, "two, if they are long");
});

Deno.test("fitWindow() tells a large read of older turns in short, always the same, and no write so", () => {
  const read = [user("lista"), calls("a"), result("a", { habits: Array(99).fill("correr na lagoa") }), says("Estes.")];
  const written: Row = {
    role: "tool",
    parts: [{
      type: "tool-result",
      toolCallId: "w",
      toolName: "create_expense",
      output: { type: "json", value: { note: "x".repeat(900) } },
    }],
  };
  const rowsAfter = (turns: number) =>
    fitWindow(recorded(...read, user("gastei"), written, says("Ok."), ...turnsOf(turns), user("e?"))).rows;
  const [soon, later, muchLater] = [rowsAfter(0), rowsAfter(1), rowsAfter(9)];
  assert.deepEqual(soon[2]?.parts, read[2]?.parts, "two turns later it is whole");
  assert.match(JSON.stringify(later[2]), /"type":"text","value":"\{\\"habits.*… \(só o começo/);
  assert.deepEqual(later.slice(0, 4), muchLater.slice(0, 4));
  assert.deepEqual(muchLater[5]?.parts, written.parts);
});

Deno.test("fitWindow() stays within its budget but for what is to be answered, cuts at turns and loses nothing", () => {
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.string({ unit: "binary", maxLength: 3000 }),
    fc.integer({ min: 1, max: 9000 }).map((count) => "palavra 7 ".repeat(count).slice(0, 30_000)),
  );
  const id = fc.constantFrom("a", "b", "c");
  const row = fc.oneof(
    text.map(user),
    text.map(says),
    fc.tuple(id, text).map(([one, note]) => calls(one, { note })),
    fc.tuple(id, text).map(([one, note]) => result(one, { notes: [note, note] })),
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), fc.string({ maxLength: 20 }), (before, last) => {
      const rows = recorded(...before, user(last));
      const { rows: kept, dropped, compactBefore } = fitWindow(rows);
      assert.ok(tokensIn(kept) <= WINDOW_TOKENS, String(tokensIn(kept)));
      assert.deepEqual([...dropped, ...kept].map(({ seq }) => seq), rows.map(({ seq }) => seq));
      assert.equal(kept[0]?.role, "user");
      if (compactBefore !== null) assert.equal(rows[compactBefore - 1]?.role, "user");
    }),
    { numRuns: 60 },
  );
});
