import fc from "fast-check";
import assert from "node:assert/strict";
import { checkLinks } from "../../../shared/portability/check-links.ts";
import type { ImportRejection, NumberedRow } from "../../../shared/portability/rejection.ts";

/** Rows with a time to each successor. */
const numbered = (rows: Record<string, unknown>[]): NumberedRow[] =>
  rows.map((row, index) => ({ index, row: { superseded_at: row.superseded_by_id && "2026-01-01", ...row } }));

const checked = (rows: Record<string, unknown>[]) => {
  const rejections: ImportRejection[] = [];
  const kept = checkLinks(numbered(rows), rejections);
  return { kept: kept.map(({ row }) => row.id), rejections: rejections.map(({ index, reason }) => [index, reason]) };
};

Deno.test("checkLinks() puts people and successors first", () => {
  const { kept, rejections } = checked([
    { id: "old", superseded_by_id: "newer" },
    { id: "newer", superseded_by_id: "newest" },
    { id: "newest", subject: "ana" },
    { id: "ana", type: "person" },
    { id: "elsewhere", subject: "unknown", superseded_by_id: "unknown" },
    { superseded_by_id: 5 },
    { id: "lost", superseded_at: "2026-01-01" },
    { id: "timeless", superseded_by_id: "newest", superseded_at: null },
  ]);
  assert.deepEqual(kept, ["ana", "newest", "newer", "old", "elsewhere", undefined, "lost"]);
  assert.deepEqual(rejections, [[7, "broken_link"]]);
});

Deno.test("checkLinks() rejects circles, whole and nothing else, and subjects that are nobody", () => {
  const { kept, rejections } = checked([
    { id: "tail", superseded_by_id: "a" },
    { id: "a", superseded_by_id: "b" },
    { id: "b", superseded_by_id: "a" },
    { id: "self", superseded_by_id: "self" },
    { id: "fact" },
    { id: "about a fact", subject: "fact" },
  ]);
  assert.deepEqual(kept, ["tail", "fact"]);
  assert.deepEqual(rejections.sort(), [[1, "link_cycle"], [2, "link_cycle"], [3, "link_cycle"], [5, "broken_link"]]);
});

Deno.test("checkLinks() keeps or rejects each row once, and each after what it points to", () => {
  const rows = fc.array(
    fc.record({ superseded_by_id: fc.option(fc.nat(12).map(String)), subject: fc.option(fc.nat(12).map(String)) }),
    {
      maxLength: 12,
    },
  ).map((links) => links.map((link, id) => ({ id: String(id), type: id % 3 === 0 ? "person" : "fact", ...link })));
  fc.assert(
    fc.property(rows, (given) => {
      const rejections: ImportRejection[] = [];
      const kept = checkLinks(numbered(given), rejections);
      const seen = [...kept.map(({ index }) => index), ...rejections.map(({ index }) => index)];
      assert.deepEqual(seen.sort((a, b) => Number(a) - Number(b)), given.map((_, index) => index));
      const place = new Map(kept.map(({ row }, at) => [row.id, at]));
      for (const { row } of kept) {
        const next = place.get(row.superseded_by_id);
        const sameKind = given.find(({ id }) => id === row.superseded_by_id)?.type === row.type;
        if (next !== undefined && sameKind) assert.ok(next < place.get(row.id)!);
        const person = place.get(row.subject);
        if (person !== undefined && row.type === "fact") assert.ok(person < place.get(row.id)!);
      }
    }),
    { numRuns: 500 },
  );
});
