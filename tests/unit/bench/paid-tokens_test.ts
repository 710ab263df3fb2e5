import assert from "node:assert/strict";
import { paidTokens } from "../../../bench/paid-tokens.ts";

const long = "x".repeat(4 * 5_000);
const asked = (turn: number, text: string, conversation = "a") => ({ turn, conversation, text });

Deno.test("paidTokens() counts a beginning that the request before it had as a tenth", () => {
  const { sent, cached, paid } = paidTokens([asked(1, long), asked(1, `${long}yyyy`), asked(2, `${long}zzzz`)]);
  assert.deepEqual([sent, cached], [15_002, 10_000]);
  assert.ok(Math.abs(paid - (15_002 - 9_000)) < 1e-6);
});

Deno.test("paidTokens() counts none that is short, of another conversation, or of a turn long ago", () => {
  const short = "x".repeat(4 * 4_095);
  assert.equal(paidTokens([asked(1, short), asked(1, short)]).cached, 0);
  assert.equal(paidTokens([asked(1, long), asked(2, long, "b")]).cached, 0);
  assert.equal(paidTokens([asked(1, long), asked(3, long)]).cached, 0);
});

Deno.test("paidTokens() sums up those that count, each after the one before it, and keeps a beginning as long as it is told", () => {
  const requests = [asked(1, long), { ...asked(1, long), isRefused: true }, asked(2, long)];
  const { sent, cached } = paidTokens(requests, { counts: ({ isRefused }) => !isRefused });
  assert.deepEqual([sent, cached], [10_000, 5_000]);
  assert.equal(paidTokens([asked(1, long), asked(3, long)], { turnsKept: 5 }).cached, 5_000);
});
