import assert from "node:assert/strict";
import { formatDate } from "../../../shared/text/format-date.ts";

const CASES: [string, string][] = [
  ["2026-11-16", "hoje"],
  ["2026-11-15", "ontem"],
  ["2026-11-17", "amanhã"],
  ["2026-11-14", "sábado (14/11)"],
  ["2026-11-10", "terça (10/11)"],
  ["2026-11-20", "sexta (20/11)"],
  ["2026-11-09", "09/11/2026"],
  ["2026-08-12", "12/08/2026"],
  ["2026-11-15T10:00:00Z", "ontem"],
  ["sem data", "sem data"],
];

for (const [date, expected] of CASES) {
  Deno.test(`formatDate() says '${date}' as '${expected}'`, () =>
    assert.equal(formatDate(date, "2026-11-16"), expected));
}
