import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

Deno.test("what is refused of a purchase, a card's bill and an income", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);
  const create = (args: JsonObject) => call(client, "create_finance_item", args);
  const assertRefused = async (name: string, args: JsonObject, status: number, hint: string) => {
    const refused = await refusal(client, name, args);
    assert.deepEqual([refused.status, refused.hint], [status, hint], JSON.stringify(args));
  };

  await create({ kind: "card", name: "Nubank", closing_day: 5, due_day: 25 });
  await call(client, "create_expense", {
    amount: 900,
    category: "shopping",
    description: "sofá",
    account: "nubank",
    installments: 9,
  });

  await t.step(
    "update_expense() moves nothing to an account that is not there, and pays no more ahead than is left",
    async () => {
      const refused: [JsonObject, number, string][] = [
        [{ account: "Banco Inexistente" }, 404, "account_not_found"],
        [{ paid_ahead: 1, account: "Banco Inexistente" }, 404, "account_not_found"],
        [{ paid_ahead: 0 }, 400, "invalid_installments"],
        [{ paid_ahead: 10 }, 400, "invalid_installments"],
      ];
      for (const [args, status, hint] of refused) {
        await assertRefused("update_expense", { which: "sofá", ...args }, status, hint);
      }
    },
  );

  await t.step(
    "change_card_bill() refuses the dates a bill has, and a bill that closes before the one before it",
    async () => {
      const bill = (months: number, closing_day: number) => ({
        kind: "card_bill",
        name: "nubank",
        month: monthAfter(today, months).slice(0, 7),
        closing_day,
      });
      await assertRefused("update_finance_item", bill(2, 5), 409, "nothing_changes");
      await call(client, "update_finance_item", bill(2, 18));
      await call(client, "update_finance_item", bill(3, 22)); // The nearest 22nd is that of the month before.
      await assertRefused("update_finance_item", bill(3, 12), 400, "invalid_cycle");
    },
  );

  await t.step("receive_income() refuses words that fit two incomes", async () => {
    for (const name of ["Salário", "Bolsa"]) await create({ kind: "income", name, amount: 800, due_day: today.day });
    await assertRefused("receive_income", {}, 409, "ambiguous_income");
  });

  await stack.close();
});
