import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call, refusal } from "../../support/rpc.ts";
import { type Stack, startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { todayOf } from "./calendar.ts";

/**
 * Has a statement run in a call that has found the row it is to pay, and has not locked it yet: as another call that comes first
 * while this one waits for the row.
 *
 * @returns puts an end to it
 */
async function meanwhile(stack: Stack, name: string, statement: string): Promise<() => Promise<void>> {
  const [found] = await stack.sql<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition from pg_proc p
     where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
    [name],
  );
  const { definition } = found!;
  const [before, after, more] = definition.split(/(?=\bselect \w\.\* into before )/);
  assert.deepEqual([typeof after, more], ["string", undefined], name);
  await stack.sql(`${before}${statement}; ${after}`);
  return async () => void await stack.sql(definition);
}

Deno.test("what another call paid or deleted while this one waited", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana", whereItIs(12));
  const today = (await todayOf(client)).toString();
  const day = Number(today.slice(8));
  const create = (args: JsonObject) => call(client, "create_finance_item", args);
  const refused = async (name: string, args: JsonObject, statement: string) => {
    const mend = await meanwhile(stack, name, statement);
    const { status, hint } = await refusal(client, name, args);
    await mend();
    return [status, hint];
  };

  await t.step("mark_bill_paid() refuses a bill that is paid already, or gone", async () => {
    await create({ kind: "bill", name: "Luz", amount: 90, category: "housing", due_day: day, recurring: false });
    const pay = (change: string) => refused("mark_bill_paid", { bill_name: "luz" }, change);
    const paid = "update public.bills set status = 'paid', paid_on = due_on where name = 'Luz'";
    assert.deepEqual(await pay(paid), [409, "bill_already_paid"]);
    for (const gone of ["delete from public.bills", "update public.bills set deleted_at = now()"]) {
      assert.deepEqual(await pay(`${gone} where name = 'Luz'`), [404, "bill_not_found"], gone);
    }
    assert.equal(
      (await call<{ bill: JsonObject }>(client, "mark_bill_paid", { bill_name: "luz" })).bill.status,
      "paid",
    );
  });

  await t.step("pay_debt() refuses a debt that is deleted", async () => {
    await create({ kind: "debt", name: "Carro", amount: 500, installments: 10, due_day: day });
    const args = { debt_name: "carro" };
    const gone = "update public.debts set deleted_at = now() where name = 'Carro'";
    assert.deepEqual(await refused("pay_debt", args, gone), [404, "debt_not_found"]);
    assert.equal((await call<{ payment: JsonObject }>(client, "pay_debt", args)).payment.amount, 500);
  });

  await t.step("receive_income() refuses an income that came in already, or is deleted", async () => {
    await create({ kind: "income", name: "Freela", amount: 800, recurring: false, due_day: day });
    const args = { income_name: "freela" };
    const receive = (change: string) => refused("receive_income", args, change);
    const came = `update public.incomes set actual_amount = 800, received_on = '${today}' where name = 'Freela'`;
    assert.deepEqual(await receive(came), [409, "income_already_received"]);
    const gone = "update public.incomes set deleted_at = now() where name = 'Freela'";
    assert.deepEqual(await receive(gone), [404, "income_not_found"]);
    assert.equal((await call(client, "receive_income", args)).received_now, 800);
  });

  await stack.close();
});
