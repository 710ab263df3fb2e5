import assert from "node:assert/strict";
import { builtInCatalog } from "../../../../shared/catalog/catalog.ts";
import { tellResults } from "../../../../shared/turn/offer/tell-results.ts";

const CONTEXT = { catalog: builtInCatalog, toolContext: { today: "2026-11-20", timezone: "America/Sao_Paulo" } };
const expense = (amount: number, category: string, description: string, spent: number, categorySpent: number) => ({
  tool: "create_expense",
  result: {
    expense: { amount, category, description, date: "2026-11-20" },
    month: { month: "2026-11-01", spent, category_spent: categorySpent },
  },
});
const water = (value: number, total: number) => ({
  tool: "record_metric",
  result: {
    entry: { id: "e", metric: "water", value, unit: "ml", date: "2026-11-20" },
    day_total: total,
    days_recorded: 4,
  },
});

Deno.test("tellResults() tells each expense, and no month without a budget", () => {
  assert.equal(
    tellResults([
      expense(12, "food", "cantina", 112, 62),
      expense(20, "transport", "uber", 132, 20),
      expense(5, "food", "chiclete", 137, 67),
    ], CONTEXT),
    [
      "Registrei R$ 12,00 em alimentação (cantina), de hoje.",
      "Registrei R$ 20,00 em transporte (uber), de hoje.",
      "Registrei R$ 5,00 em alimentação (chiclete), de hoje.",
    ].join("\n"),
  );
});

Deno.test("tellResults() tells a day's total once", () => {
  assert.equal(
    tellResults([water(200, 200), water(300, 500)], CONTEXT),
    [
      "Registrei 200 ml de água hoje.",
      "Registrei 300 ml de água hoje. Somando tudo desse dia, dá 500 ml.",
    ].join("\n"),
  );
});

Deno.test("tellResults() tells calls of different tools by their own templates", () => {
  const text = tellResults([expense(12, "food", "cantina", 112, 62), water(200, 200)], CONTEXT);
  assert.match(text, /^Registrei R\$ 12,00 .*\nRegistrei 200 ml de água hoje\./);
  assert.equal(tellResults([{ tool: "unknown", result: {} }], CONTEXT), "Feito.");
});
