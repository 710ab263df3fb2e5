import assert from "node:assert/strict";
import { sumUpImport } from "../../../../web/settings/import-words.ts";

Deno.test("an import in words: kinds by their size, reasons by how often", () => {
  const rejection = (section: string, message: string) => ({ section, index: 0, reason: "x", message });
  const report = {
    status: "preview" as const,
    own: false,
    created: { expenses: 2, habits: 5, turns_of_tomorrow: 1, bills: 0 },
    skipped: { expenses: 3, habits: 1 },
    rejected: 3,
    notes: [],
    rejections: [
      rejection("bills", "Falta algum valor."),
      rejection("expenses", "Algum valor não serve."),
      rejection("expenses", "Algum valor não serve."),
    ],
  };
  assert.deepEqual(sumUpImport(report), {
    lines: [{ name: "hábitos", count: 5 }, { name: "gastos", count: 2 }, { name: "registros internos", count: 1 }],
    created: 8,
    skipped: 4,
    refused: 3,
    reasons: ["gastos: Algum valor não serve. (2 vezes)", "contas: Falta algum valor."],
  });
});
