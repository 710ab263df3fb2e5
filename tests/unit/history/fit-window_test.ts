import fc from "fast-check";
import assert from "node:assert/strict";
import { buildWindow } from "../../../shared/history/build-window.ts";
import { fitWindow, type RecordedMessage, WINDOW_TOKENS } from "../../../shared/history/fit-window.ts";
import { estimateTokens } from "../../../shared/text/estimate-tokens.ts";

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
  const rows = recorded(user(words(20)), says(words(20)), user("b"), says("c"), user("d"));
  const { rows: kept, dropped } = fitWindow(rows, 0, 40);
  assert.deepEqual(kept.map(({ seq }) => seq), [3, 4, 5]);
  assert.deepEqual(dropped.map(({ seq }) => seq), [1, 2]);
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
  assert.deepEqual(fitWindow(rows).rows, [rows[2]]);
});

Deno.test("fitWindow() never begins within a turn, and leaves out what stands before the first", () => {
  const rows = recorded(result("a", 1), says("Registrei."), user("oi"));
  assert.deepEqual(fitWindow(rows).rows.map(({ seq }) => seq), [3]);
  assert.deepEqual(fitWindow(recorded(says("Oi!"))).rows, []);
});

Deno.test("fitWindow() says from where on the talk is too little to be compacted again", () => {
  const talk = recorded(...Array.from({ length: 15 }, () => [user("oi"), says("Oi!")]).flat(), user("tchau"));
  assert.equal(fitWindow(talk).compactBefore, 21, "ten messages are left");
  assert.equal(fitWindow(talk, 20).compactBefore, null);
  assert.equal(fitWindow(talk.slice(0, 19)).compactBefore, null, "nineteen are too few");
  const long = recorded(user(words(3000)), says(words(3000)), user("oi"));
  assert.equal(fitWindow(long).compactBefore, 3, "two, if they are long");
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
