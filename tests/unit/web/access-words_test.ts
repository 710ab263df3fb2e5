import assert from "node:assert/strict";
import { sumUpAccesses } from "../../../web/settings/access-words.ts";
import { describePreview, nameMonths } from "../../../web/settings/retention-words.ts";

Deno.test("sumUpAccesses() makes one line of a day's accesses for one purpose, the newest first", () => {
  const learning = { day: "2026-11-26", purpose: "learning" };
  const lines = sumUpAccesses([
    { ...learning, times: 2, last_at: "2026-11-26T06:01:00Z" },
    { day: "2026-11-26", purpose: "search", times: 1, last_at: "2026-11-26T06:02:00Z" },
    { ...learning, times: 3, last_at: "2026-11-26T06:03:00Z" },
    { ...learning, day: "2026-11-25", times: 1, last_at: "2026-11-25T06:00:00Z" },
  ]);
  assert.deepEqual(lines.map(({ day, purpose, times }) => [day, purpose, times]), [
    ["2026-11-26", "learning", 5],
    ["2026-11-26", "search", 1],
    ["2026-11-25", "learning", 1],
  ]);
});

Deno.test("describePreview() says how much goes, and from before which month", () => {
  assert.equal(
    describePreview({ before: "2026-05-01", messages: 1312 }),
    "Na próxima madrugada, 1.312 mensagens de antes de maio de 2026 são apagadas de vez.",
  );
  assert.equal(
    describePreview({ before: "2026-05-01", messages: 1 }),
    "Na próxima madrugada, 1 mensagem de antes de maio de 2026 é apagada de vez.",
  );
  assert.match(
    describePreview({ before: "2026-03-01", messages: 0 }),
    /^Por enquanto nada se apaga: .* março de 2026\.$/,
  );
  assert.deepEqual([3, 24, 60, null].map(nameMonths), [
    "os últimos 3 meses",
    "os últimos 2 anos",
    "os últimos 5 anos",
    "Para sempre",
  ]);
});
