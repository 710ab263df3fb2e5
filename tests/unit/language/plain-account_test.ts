import assert from "node:assert/strict";
import { plainAccount } from "../../../shared/language/plain-account.ts";
import { createExpense } from "../../../shared/tools/finance/create-expense.ts";
import { markBillPaid } from "../../../shared/tools/finance/mark-bill-paid.ts";
import { transferMoney } from "../../../shared/tools/finance/transfer-money.ts";

Deno.test("plainAccount() leaves the words that name an account", () => {
  const cases = [
    ["no débito", "débito"],
    ["no cartão do Nubank", "cartão Nubank"],
    ["em dinheiro", "dinheiro"],
    ["da minha conta", "conta"],
    ["pelo Itaú", "Itaú"],
    ["C6", "C6"],
    ["Nubank (cartão)", "Nubank (cartão)"],
    ["5f0c53cb-7f2c-4f0f-9d5b-3c1d6b2e9a10", "5f0c53cb-7f2c-4f0f-9d5b-3c1d6b2e9a10"],
    ["no", "no"],
  ];
  for (const [said, plain] of cases) assert.equal(plainAccount(said!), plain);
});

Deno.test("tools read the account that is named without the small words around it", () => {
  assert.equal(markBillPaid.inputSchema.parse({ account: " no cartão do Nubank " }).account, "cartão Nubank");
  const expense = { amount: 5, category: "food", description: "café", account: "em dinheiro" };
  assert.equal(createExpense.inputSchema.parse(expense).account, "dinheiro");
  const moved = { to_account: "a poupança", from_account: "da conta", amount: 5 };
  assert.deepEqual(transferMoney.inputSchema.parse(moved), {
    to_account: "poupança",
    from_account: "conta",
    amount: 5,
  });
});
