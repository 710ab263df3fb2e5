import fc from "fast-check";
import assert from "node:assert/strict";
import { ContentDigest } from "../../../shared/portability/export-format.ts";
import { writeJson } from "../../../shared/portability/export-json.ts";
import type { Export, ExportPart } from "../../../shared/portability/read-export.ts";
import { readImportDocument } from "../../../shared/portability/read-import-document.ts";

const anExport = (parts: ExportPart[]): Export => ({
  what: "everything",
  exportedAt: "2026-11-21T10:00:00+00:00",
  timezone: "America/Sao_Paulo",
  sections: [],
  parts: ReadableStream.from(parts),
});

const written = async (parts: ExportPart[]) =>
  (await Array.fromAsync(
    writeJson(anExport(parts), (digest) => Promise.resolve({ algorithm: "hmac-sha256", digest, signature: "s" })),
  )).join("");

/** Parts as pages give them: the rows of a section may be cut anywhere, also into nothing. */
const row = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue()).map((value) => ({ ...value }));
const sections = fc.uniqueArray(
  fc.tuple(
    fc.stringMatching(/^[a-z][a-z_]{0,11}$/),
    fc.array(fc.array(row, { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
  ),
  { maxLength: 4, selector: ([name]) => name },
);

Deno.test("writeJson() writes one JSON document with every row, however the pages are cut", async () => {
  await fc.assert(
    fc.asyncProperty(sections, async (given) => {
      const parts = given.flatMap(([section, pages]) => pages.map((rows) => ({ section, rows })));
      const expected = Object.fromEntries(given.map(([section, pages]) => [section, pages.flat()]));
      assert.deepEqual(JSON.parse(await written(parts)).data, JSON.parse(JSON.stringify(expected)));
    }),
    { numRuns: 200 },
  );
});

Deno.test("readImportDocument() finds the digest that writeJson() signed, in any layout", async () => {
  const digest = async (file: string) => (await readImportDocument(JSON.parse(file))).digest;
  await fc.assert(
    fc.asyncProperty(sections, fc.constantFrom(undefined, 2, "\t"), async (given, space) => {
      const parts = given.flatMap(([section, pages]) => pages.map((rows) => ({ section, rows })));
      const file = JSON.parse(await written(parts));
      assert.equal(await digest(JSON.stringify(file, null, space)), file.checksum.digest);
      file.exported_at = "another day";
      assert.equal(await digest(JSON.stringify(file)), file.checksum.digest);
    }),
    { numRuns: 100 },
  );
});

Deno.test("ContentDigest notices a changed value, another section and another order", () => {
  const of = (...rows: [string, unknown][]) => {
    const digest = new ContentDigest();
    for (const [section, value] of rows) digest.add(section, value);
    return digest.finish();
  };
  const same = of(["a", { x: 1, y: [null] }], ["a", { z: "é" }]);
  assert.equal(of(["a", { y: [null], x: 1 }], ["a", { z: "é" }]), same);
  for (
    const other of [
      of(["a", { x: 1, y: [] }], ["a", { z: "é" }]),
      of(["b", { x: 1, y: [null] }], ["a", { z: "é" }]),
      of(["a", { z: "é" }], ["a", { x: 1, y: [null] }]),
      of(["a", { x: 1, y: [null] }]),
      of(["a", { x: "1", y: [null] }], ["a", { z: "é" }]),
    ]
  ) assert.notEqual(other, same);
});

Deno.test("writeJson() breaks off without a checksum when a page cannot be read", async () => {
  async function* broken(): AsyncGenerator<ExportPart> {
    yield { section: "expenses", rows: [{ amount: 1 }] };
    await Promise.reject(new Error("the database went away"));
  }
  let text = "";
  await assert.rejects(async () => {
    for await (const piece of writeJson({ ...anExport([]), parts: broken() }, () => Promise.resolve({}))) text += piece;
  }, /went away/);
  assert.throws(() => JSON.parse(text));
});
