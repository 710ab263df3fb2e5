import assert from "node:assert/strict";
import { ApiError } from "../../../shared/http/api-error.ts";
import { readImportDocument } from "../../../shared/portability/read-import-document.ts";

for (
  const [text, path, message] of [
    ["[]", "", "O arquivo não é uma exportação do Life Assistant"],
    ["null", "", "O arquivo não é uma exportação do Life Assistant"],
    ["{}", "data", "Falta data, com uma lista para cada parte"],
    ['{"format": "other", "data": {}}', "format", "O arquivo não é uma exportação do Life Assistant"],
    ['{"version": 2, "data": {}}', "version", "Só conheço exportações até a versão 1"],
    ['{"version": "1", "data": {}}', "version", "Só conheço exportações até a versão 1"],
  ] as const
) {
  Deno.test(`readImportDocument() says in Portuguese why '${text}' is no export`, async () => {
    await assert.rejects(readImportDocument(JSON.parse(text)), (error) => {
      assert.ok(error instanceof ApiError);
      assert.deepEqual([error.code, error.options.details], ["invalid_request", [{ path, message }]]);
      return true;
    });
  });
}

Deno.test("readImportDocument() gives a row without an id one from its content, whatever stands around it", async () => {
  const [coffee, bread] = [{ description: "café", amount: 5 }, { amount: 8, description: "pão" }];
  const idsOf = async (expenses: unknown[]) =>
    (await readImportDocument({ data: { expenses } })).sections.get("expenses")!.map(({ row }) => row.id);
  const [first, second, again] = await idsOf([coffee, bread, coffee]);
  assert.equal(new Set([first, second, again]).size, 3, "two coffees are two rows");
  assert.deepEqual(await idsOf([bread, coffee]), [second, first]);
  assert.deepEqual(await idsOf([{ description: "pão", amount: 8 }]), [second], "the order of fields does not count");
});

Deno.test("readImportDocument() refuses what would take long to look at, and takes the rest", async () => {
  const parts = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`part${n}`, []]));
  await assert.rejects(readImportDocument({ data: parts }), ApiError);
  const file = await readImportDocument({ data: { expenses: [{ tags: Array(60_000).fill(1) }, { amount: 1 }] } });
  assert.deepEqual(file.rejections, [{ section: "expenses", index: 0, reason: "row_too_large" }]);
  assert.equal(file.sections.get("expenses")!.length, 1);
});
