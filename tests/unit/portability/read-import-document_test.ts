import assert from "node:assert/strict";
import { ApiError } from "../../../shared/http/api-error.ts";
import { readImportDocument } from "../../../shared/portability/read-import-document.ts";

for (
  const [text, path, message] of [
    ["", "", "O arquivo não é JSON válido"],
    ["[]", "", "O arquivo não é uma exportação do Life Assistant"],
    ["null", "", "O arquivo não é uma exportação do Life Assistant"],
    ["{}", "data", "Falta data, com uma lista para cada parte"],
    ['{"format": "other", "data": {}}', "format", "O arquivo não é uma exportação do Life Assistant"],
    ['{"version": 2, "data": {}}', "version", "Só conheço exportações até a versão 1"],
    ['{"version": "1", "data": {}}', "version", "Só conheço exportações até a versão 1"],
  ] as const
) {
  Deno.test(`readImportDocument() says in Portuguese why '${text}' is no export`, () => {
    assert.throws(() => readImportDocument(text), (error) => {
      assert.ok(error instanceof ApiError);
      assert.deepEqual([error.code, error.options.details], ["invalid_request", [{ path, message }]]);
      return true;
    });
  });
}
