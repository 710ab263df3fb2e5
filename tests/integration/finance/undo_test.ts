import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { takeBack } from "../../support/take-back.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { monthAfter, todayOf } from "./calendar.ts";

Deno.test("the stored undo of a finance write", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(client);

  const undo = (toolCallId: string) => takeBack(stack, userId, toolCallId);
  const summary = () => call<Record<string, number>>(client, "get_finance_summary");
  const create = (args: JsonObject) => call<{ item: JsonObject }>(client, "create_finance_item", args);

  await t.step("takes back create_expense", async () => {
    await call(client, "create_expense", { amount: 50, category: "food", description: "mercado", tool_call_id: "1" });
    assert.equal((await summary()).spent, 50);
    await undo("1");
    assert.equal((await summary()).spent, 0);
  });

  await t.step("takes back mark_bill_paid, and the bill can be paid again", async () => {
    const { item } = await create({ kind: "bill", name: "Luz", amount: 80, date: today.toString() });
    await call(client, "mark_bill_paid", { bill_id: item.id, tool_call_id: "2" });
    await undo("2");
    assert.deepEqual([(await summary()).bills_paid, (await summary()).bills_pending], [0, 80]);
    await call(client, "mark_bill_paid", { bill_name: "luz" });
    assert.equal((await summary()).bills_paid, 80);
  });

  await t.step("takes back pay_debt, the last one too", async () => {
    const { item } = await create({ kind: "debt", name: "Sofá", amount: 100, installments: 3 });
    await call(client, "pay_debt", { debt_id: item.id, installments: 3, tool_call_id: "3" });
    await undo("3");
    const { debts } = await call<{ debts: JsonObject[] }>(client, "get_debt_progress", { debt_id: item.id });
    assert.deepEqual([debts[0]?.status, debts[0]?.paid_installments], ["active", 0]);
  });

  await t.step("takes back either of two payments of parts", async () => {
    const { item } = await create({ kind: "debt", name: "Nubank", amount: 3400 });
    const left = async () => {
      const { debts } = await call<{ debts: JsonObject[] }>(client, "get_debt_progress", { debt_id: item.id });
      return [debts[0]?.remaining_amount, (await summary()).installments_paid];
    };
    await call(client, "pay_debt", { debt_id: item.id, amount: 300, tool_call_id: "part-1" });
    await call(client, "pay_debt", { debt_id: item.id, amount: 100, tool_call_id: "part-2" });
    assert.deepEqual(await left(), [3000, 400]);
    await undo("part-1");
    assert.deepEqual(await left(), [3300, 100]);
    await undo("part-2");
    assert.deepEqual(await left(), [3400, 0]);
  });

  for (
    const args of [
      { kind: "bill", name: "Gás", amount: 90, due_day: 10 },
      { kind: "income", name: "Salário", amount: 5000, category: "salary" },
      { kind: "debt", name: "TV", amount: 100, installments: 10 },
      { kind: "budget", name: "Comida", amount: 800, category: "food" },
      { kind: "investment", name: "Tesouro", amount: 500 },
    ]
  ) {
    await t.step(`takes back create_finance_item of a ${args.kind}, with what was generated since`, async () => {
      const before = await summary();
      await create({ ...args, tool_call_id: `new-${args.kind}` });
      await call(client, "get_pending_bills", { year: today.year + 1 });
      await undo(`new-${args.kind}`);
      await call(client, "get_pending_bills", { year: today.year + 1 });
      assert.deepEqual(await summary(), before);
    });
  }

  for (
    const [what, args, settle, standing] of [
      ["income", { kind: "income", name: "Aluguel da loja", amount: 900 }, "receive_income", "expected"],
      ["bill", { kind: "bill", name: "Natação", amount: 90 }, "mark_bill_paid", "pending"],
    ] as const
  ) {
    await t.step(`of a series of ${what}s leaves no month ${standing}, whichever goes first`, async () => {
      const table = `${what}s`;
      const alive = async () =>
        (await client.from(table).select("id").eq("name", args.name).is("deleted_at", null).throwOnError()).data.length;
      for (const order of [["created", "settled"], ["settled", "created"]]) {
        const calls = Object.fromEntries(order.map((call) => [call, `${call} ${what} ${order[0]}`]));
        const { item } = await create({ ...args, due_day: today.day, tool_call_id: calls.created });
        await call(client, "prepare_update_finance_item", { kind: what, name: args.name, amount: 1 });
        const { data: months } = await client.from(table).select("id, month").eq("name", args.name)
          .is("deleted_at", null).order("month").throwOnError();
        assert.ok(months.length > 1 && months[0]!.id === item.id, JSON.stringify(months));
        await call(client, settle, { [`${what}_id`]: months.at(-1)!.id, tool_call_id: calls.settled });
        for (const which of order) await undo(calls[which]!);
        await call(client, "get_finance_summary");
        assert.equal(await alive(), 0, order.join(", "));
      }
    });
  }

  await t.step("takes back a new price, month by month, and a replaced budget", async () => {
    const { item } = await create({ kind: "bill", name: "Internet", amount: 99.9, due_day: today.day });
    const budget = { kind: "budget", name: "Lazer", category: "entertainment" };
    await create({ ...budget, amount: 300 });
    const before = await summary();
    await create({ kind: "bill", name: "Internet", amount: 120, due_day: 28, tool_call_id: "price" });
    await create({ ...budget, amount: 500, tool_call_id: "budget" });
    await undo("price");
    await undo("budget");
    assert.deepEqual(await summary(), before);
    const { data } = await client.from("bills").select("amount, due_day").eq("name", "Internet");
    assert.ok(data!.length >= 1);
    for (const row of data!) assert.deepEqual([row.amount, row.due_day], [99.9, today.day]);
    assert.equal((await client.from("bills").select("id").eq("id", item.id)).data?.length, 1);
  });

  for (
    const [kind, amountOf, args] of [
      ["bill", "amount", { due_day: 28 }],
      ["income", "expected_amount", { due_day: 28, category: "salary" }],
    ] as const
  ) {
    const amounts = async (name: string) => {
      const { data } = await client.from(`${kind}s`).select(`month, amount:${amountOf}`).eq("name", name).order(
        "month",
      );
      return data as unknown as { month: string; amount: number }[];
    };
    /** Writes the months of the next year. */
    const lookAhead = () =>
      kind === "bill"
        ? call(client, "get_pending_bills", { year: today.year + 1 })
        : call(client, "prepare_receive_income", { income_name: "pensão", month: monthAfter(today, 12).slice(0, 7) });

    await t.step(
      `takes back a new amount of a series of ${kind}s in the months that were continued since`,
      async () => {
        const name = `Pensão ${kind}`;
        await create({ kind, name, amount: 100, ...args });
        const ways: [string, JsonObject][] = [
          ["update_finance_item", { kind, name, amount: 150 }],
          ["update_finance_item", { kind, name, amount: 150, month: monthAfter(today, 2).slice(0, 7) }],
          ["create_finance_item", { kind, name, amount: 150, ...args }],
        ];
        for (const [place, [tool, told]] of ways.entries()) {
          await call(client, tool, { ...told, tool_call_id: `${kind}-${place}` });
          await lookAhead();
          assert.ok((await amounts(name)).slice(3).every(({ amount }) => amount === 150));
          await undo(`${kind}-${place}`);
          await lookAhead();
          const months = await amounts(name);
          assert.ok(months.length > 6 && months.every(({ amount }) => amount === 100), JSON.stringify(months));
          // The next way finds a series that is not continued yet.
          await client.from(`${kind}s`).delete().eq("name", name).gt("month", monthAfter(today, 1));
        }
      },
    );

    await t.step(
      `keeps a month of a series of ${kind}s that was changed by itself since, or has that amount from before`,
      async () => {
        const name = `Mesada ${kind}`;
        await create({ kind, name, amount: 100, ...args });
        await call(client, "update_finance_item", { kind, name, amount: 150, tool_call_id: `${kind}-own` });
        await lookAhead();
        const changed = { [amountOf]: 170 };
        await client.from(`${kind}s`).update(changed).eq("name", name).eq("month", monthAfter(today, 5));
        await undo(`${kind}-own`);
        const months = await amounts(name);
        assert.ok(months.some(({ amount }) => amount === 170));
        for (const { month, amount } of months) assert.equal(amount, month === monthAfter(today, 5) ? 170 : 100, month);

        const before = { kind, name, amount: 200, month: monthAfter(today, 8).slice(0, 7) };
        await call(client, "update_finance_item", before);
        await call(client, "update_finance_item", { kind, name, amount: 200, tool_call_id: `${kind}-same` });
        await undo(`${kind}-same`);
        for (const { month, amount } of await amounts(name)) {
          assert.equal(amount, month >= monthAfter(today, 8) ? 200 : month === monthAfter(today, 5) ? 170 : 100, month);
        }
      },
    );
  }

  await t.step(
    "brings a replaced price back in the months that were continued since, and takes it back again",
    async () => {
      const bill = { kind: "bill", name: "Academia" };
      const amounts = async () => {
        await call(client, "get_pending_bills", { year: today.year + 1 });
        const { data } = await client.from("bills").select("amount").eq("name", "Academia");
        assert.ok(data!.length > 10);
        return [...new Set(data!.map(({ amount }) => amount))];
      };
      await create({ ...bill, amount: 100, due_day: 28 });
      await call(client, "update_finance_item", { ...bill, amount: 150, tool_call_id: "first" });
      await stack.sql(`do $do$ begin
      perform set_config('request.jwt.claim.sub', '${userId}', true);
      perform private.replace_writes('second', array['first']);
    end $do$`);
      assert.deepEqual(await amounts(), [100]);
      await undo("replaced:second");
      assert.deepEqual(await amounts(), [150]);
      await undo("first");
      assert.deepEqual(await amounts(), [100]);
    },
  );

  await stack.close();
});
