import assert from "node:assert/strict";
import { guessColumns, readColumnsForm } from "../../../../web/money/name-columns.ts";

Deno.test("guessColumns() begins with the likely columns, none twice", () => {
  assert.deepEqual(guessColumns(["dia", "o que foi", "entrou", "saiu", "codigo"]), {
    date: "dia",
    description: "o que foi",
    amount: "",
    credit: "entrou",
    debit: "saiu",
  });
  assert.deepEqual(guessColumns(["Data Lançamento", "Histórico", "Valor", "Saldo"]), {
    date: "Data Lançamento",
    description: "Histórico",
    amount: "Valor",
    credit: "",
    debit: "",
  });
  assert.deepEqual(guessColumns(["a", "b", "c"]), { date: "", description: "", amount: "", credit: "", debit: "" });
});

Deno.test("readColumnsForm() sends what was chosen, and says what is missing or chosen twice", () => {
  const values = { date: "dia", description: "o que foi", amount: "valor", credit: "entrou", debit: "saiu" };
  assert.deepEqual(readColumnsForm({ ...values, amounts: "one" }), {
    columns: { date: "dia", description: ["o que foi"], amount: "valor" },
  });
  assert.deepEqual(readColumnsForm({ ...values, amounts: "one_out_positive" }), {
    columns: { date: "dia", description: ["o que foi"], amount: "valor", isOutPositive: true },
  });
  assert.deepEqual(readColumnsForm({ ...values, amounts: "two" }), {
    columns: { date: "dia", description: ["o que foi"], credit: "entrou", debit: "saiu" },
  });
  assert.deepEqual(readColumnsForm({ ...values, date: "", debit: "entrou", amounts: "two" }), {
    problems: { date: "Escolha a coluna.", debit: "Esta coluna já é outra coisa." },
  });
});
