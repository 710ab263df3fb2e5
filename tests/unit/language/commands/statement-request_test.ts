import assert from "node:assert/strict";
import { fold } from "../../../../shared/language/fold.ts";
import { readStatementRequest } from "../../../../shared/language/commands/statement-request.ts";

const UNDO: Record<string, string> = {
  "desfaz a importação": "",
  "desfazer a última importação": "",
  "desfaça a importação do arquivo planilha.csv": "planilha.csv",
  "cancela a importação do extrato do Itaú": "itau",
  "desfaz a importação da planilha": "",
};

Deno.test("readStatementRequest() hears that an import is to be undone, and which", () => {
  for (const [message, named] of Object.entries(UNDO)) {
    assert.deepEqual(
      readStatementRequest(fold(message)),
      { action: "undo_import", named, day: null, of: null },
      message,
    );
  }
});

Deno.test("readStatementRequest() hears of which day the import is", () => {
  for (
    const [message, day] of [["desfaz a importação de ontem", "yesterday"], ["apaga a importação de hoje", "today"]]
  ) {
    assert.deepEqual(
      readStatementRequest(fold(message!)),
      { action: "undo_import", named: "", day, of: null },
      message,
    );
  }
});

Deno.test("readStatementRequest() hears how a statement comes in, and nothing in other messages", () => {
  for (
    const message of ["como importo meu extrato?", "importa o extrato do itaú", "dá pra importar a fatura do nubank?"]
  ) {
    assert.deepEqual(readStatementRequest(fold(message)), { action: "explain_import" }, message);
  }
  for (
    const message of [
      "desfaz",
      "desfaz o gasto",
      "quanto foi a importação de vinho?",
      "importei um vinho, 90 reais",
      "não importa o extrato",
      "desfaz a importação e registra 50 no mercado",
      "desfaz a importação do visa e registra 50 no mercado",
      "importa a fatura do itaú e registra 50 de pão",
    ]
  ) assert.equal(readStatementRequest(fold(message)), null, message);
});
