import assert from "node:assert/strict";
import { type ChoiceLabel, formatChoice } from "../../../shared/writing/choice-label.ts";

Deno.test("formatChoice() tells a row from others of its name", () => {
  const bill = { of: "bill" as const, name: "Luz", amount: 80, due_on: "2026-03-12", is_open: true };
  const debt = { of: "debt" as const, name: "Serasa", amount: 3000, owed_to_me: false };
  const choices: [ChoiceLabel, string][] = [
    ["Meditar", "Meditar"],
    [bill, "Luz – R$ 80,00, vence 12/03"],
    [{ ...bill, due_on: "2025-12-12" }, "Luz – R$ 80,00, venceu 12/12/2025"],
    [{ ...bill, is_open: false }, "Luz – R$ 80,00, era para 12/03"],
    [debt, "Serasa – faltam R$ 3.000,00"],
    [{ ...debt, owed_to_me: true }, "Serasa – a receber R$ 3.000,00"],
    [{ ...debt, instalment: 13, instalments: 48 }, "Serasa – parcela 13/48 de R$ 3.000,00"],
    [{ of: "entry", name: "Mercado", amount: 42, date: "2026-03-01" }, "Mercado – R$ 42,00, 01/03/2026"],
    [{ of: "entry", name: "Salário", amount: 5000 }, "Salário – R$ 5.000,00"],
    [{ of: "reminder", text: "losartana", at: "2027-01-02T08:00" }, "losartana – 02/01, 08:00"],
    [{ of: "item", title: "A Origem", year: 2010, type: "movie" }, "A Origem (2010) – filme"],
    [{ of: "item", title: "x".repeat(200) }, `${"x".repeat(119)}…`],
  ];
  for (const [label, text] of choices) assert.equal(formatChoice(label, "2026-03-10"), text);
});
