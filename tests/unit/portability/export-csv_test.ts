import assert from "node:assert/strict";
import { strFromU8, unzipSync } from "fflate";
import { csvLine, writeCsv } from "../../../shared/portability/export-csv.ts";
import type { ExportPart } from "../../../shared/portability/read-export.ts";

Deno.test("a CSV line: quotes, line breaks, values, and nothing that a spreadsheet runs", () => {
  const cases: [unknown, string][] = [
    ["mercado", "mercado"],
    ['disse "oi", e foi', '"disse ""oi"", e foi"'],
    ["duas\nlinhas", '"duas\nlinhas"'],
    [null, ""],
    [undefined, ""],
    [-46.9, "-46.9"],
    [true, "true"],
    [{ a: 1 }, '"{""a"":1}"'],
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ["+55 11", "'+55 11"],
    ["-2", "'-2"],
    ["@soma", "'@soma"],
    ["\t=1", "'\t=1"],
  ];
  for (const [value, field] of cases) assert.equal(csvLine([value]), `${field}\r\n`);
  assert.equal(csvLine(["a", 1, null]), "a,1,\r\n");
});

Deno.test("an export as CSV: a ZIP with a file for each table that has rows, in several parts too", async () => {
  async function* parts(): AsyncGenerator<ExportPart> {
    yield { section: "expenses", rows: [{ id: "1", description: "farmácia", amount: 46.9 }] };
    yield { section: "expenses", rows: [{ amount: 10, id: "2", description: "=1+1" }] };
    yield { section: "habits", rows: [] };
    yield { section: "notes", rows: [{ title: "🎬 שלום" }] };
    await Promise.resolve();
  }
  const head = { what: "everything" as const, exportedAt: "", timezone: "", sections: [] };
  const chunks = await Array.fromAsync(writeCsv({ ...head, parts: parts() }));
  const files = unzipSync(new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()));
  assert.deepEqual(Object.keys(files), ["expenses.csv", "notes.csv"]);
  // TextDecoder removes the byte order mark.
  assert.deepEqual([...files["expenses.csv"]!.slice(0, 3)], [0xef, 0xbb, 0xbf]);
  assert.equal(
    strFromU8(files["expenses.csv"]!).replace("\uFEFF", ""),
    "id,description,amount\r\n1,farmácia,46.9\r\n2,'=1+1,10\r\n",
  );
  assert.match(strFromU8(files["notes.csv"]!), /🎬 שלום/);
});
