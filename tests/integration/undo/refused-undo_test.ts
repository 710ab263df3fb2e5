import assert from "node:assert/strict";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { monthAfter, todayOf } from "../finance/calendar.ts";

Deno.test("what cannot be taken back", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const today = await todayOf(client);
  const refused = async (name: string, args: Record<string, unknown>) => {
    const { status, hint } = await refusal(client, name, args);
    return [status, hint];
  };

  await t.step("update_expense() gives back no purchase that is not there, and none of two", async () => {
    assert.deepEqual(await refused("update_expense", { which: "geladeira", returned: true }), [404, "item_not_found"]);
    for (const [description, amount] of [["geladeira", 2000], ["sofá", 900]] as const) {
      await call(client, "create_expense", { amount, category: "housing", description, installments: 10 });
    }
    assert.deepEqual(await refused("update_expense", { returned: true }), [409, "item_ambiguous"]);
    assert.deepEqual(await refused("update_expense", { which: "celular", returned: true }), [404, "item_not_found"]);
  });

  await t.step("prepare_undo_statement_import() finds no import that is not there", async () => {
    const import_id = crypto.randomUUID();
    assert.deepEqual(await refused("prepare_undo_statement_import", { import_id }), [404, "import_not_found"]);
  });

  await t.step("undo_writes() takes nothing back for a turn that is closed", async () => {
    const turn = await call<{ id: string; attempt: number }>(client, "open_turn", {
      conversation: crypto.randomUUID(),
      client_message_id: "m",
      message: "desfaz",
    });
    const { error } = await client.rpc("close_turn", {
      turn_id: turn.id,
      attempt: turn.attempt,
      outcome: "completed",
      route: "model",
      skills: [],
      messages: [{ role: "assistant", parts: [{ type: "text", text: "Pronto." }] }],
      answer: { message: { id: turn.id, parts: [] }, metadata: {} },
    });
    assert.equal(error, null);
    const again = { turn_id: turn.id, attempt: turn.attempt };
    assert.deepEqual(await refused("undo_writes", again), [409, "stale_turn"]);
  });

  await t.step(
    "incomes_reopen_in_series: a month whose payment is taken back goes with the series that ended",
    async () => {
      const salary = { name: "Salário", category: "salary", expected_amount: 3000, recurring: true, due_day: 5 };
      const group_id = crypto.randomUUID();
      const [before, now] = [-1, 0].map((months) => monthAfter(today, months));
      const rows = [{ ...salary, group_id, month: before }, {
        ...salary,
        group_id,
        month: now,
        actual_amount: 3000,
        received_on: today.toString(),
      }];
      const incomes = () => client.from("incomes");
      assert.equal((await incomes().insert(rows)).error, null);
      assert.equal((await incomes().update({ deleted_at: new Date().toISOString() }).eq("month", before)).error, null);
      const ended = async () =>
        (await incomes().select("month, deleted_at").eq("group_id", group_id).order("month")).data!;
      assert.equal((await ended())[1]!.deleted_at, null, "what came in stays");
      assert.equal((await incomes().update({ actual_amount: null, received_on: null }).eq("month", now)).error, null);
      const [first, second] = await ended();
      assert.ok(first!.deleted_at);
      assert.equal(second!.deleted_at, first!.deleted_at);
    },
  );
  await stack.close();
});
