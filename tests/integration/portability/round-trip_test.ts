import assert from "node:assert/strict";
import { startStack, type TestUser } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { todayOf } from "../finance/calendar.ts";
import { actionsOf } from "../knowledge-actions/rpc.ts";
import { exported, importFile, portable } from "./files.ts";

Deno.test("an export comes back as it was", async (t) => {
  const stack = await startStack({ seed: true });
  const marina = stack.anonymous();
  const { data } = await marina.auth.signInWithPassword({ email: "demo@example.com", password: "demo-1234" });
  const token = data.session!.access_token;
  await call(marina, "update_user_memory", { changes: { occupation: "Designer" } });
  const { learn, correct, remove } = actionsOf(marina);
  const wrong = await learn("Toca violão mal", { person: "Otávio" });
  await correct(wrong.id, { content: "Toca violão muito bem" });
  await remove((await learn("Não gosta de jiló")).id);
  const file = await exported(stack, token);

  await t.step("into a new account: everything is equal but for the ids", async () => {
    const twin = await stack.createUser("Marina");
    const report = await importFile(stack, twin.token, file);
    assert.deepEqual([report.http, report.status, report.own, report.rejections], [200, "imported", true, []]);
    const again = await exported(stack, twin.token);
    const ids = Object.values(file.data).flatMap((rows) => rows.flatMap(({ id }) => id ? [String(id)] : []));
    assert.ok(ids.length > 500);
    for (const id of ids) assert.ok(!JSON.stringify(again.data).includes(id), id);
    assert.deepEqual(portable(again.data), portable(file.data));
    const { data: stamped } = await twin.client.from("messages").select("not_to_learn_at").is("not_to_learn_at", null);
    assert.deepEqual(stamped, []);
    const [person] = (await actionsOf(twin.client).list({ query: "violão" })).items;
    assert.equal(person!.about, "Otávio");
  });

  await t.step("into the same account: nothing is there twice", async () => {
    const report = await importFile(stack, token, file);
    assert.deepEqual([report.status, report.rejections], ["imported", []]);
    assert.deepEqual(Object.values(report.created).filter((count) => count > 0), []);
    assert.deepEqual(portable((await exported(stack, token)).data), portable(file.data));
  });

  await t.step("after forgetting everything it brings the memory back", async () => {
    await call(marina, "forget_everything");
    assert.deepEqual((await exported(stack, token, "memory")).data.knowledge_items, []);
    const { status, created } = await importFile(stack, token, file);
    assert.deepEqual([status, created.knowledge_items, created.messages], [
      "imported",
      file.data.knowledge_items!.length,
      0,
    ]);
    const memory = (data: typeof file.data) =>
      portable({
        user_memories: data.user_memories!,
        knowledge_items: data.knowledge_items!,
        knowledge_links: data.knowledge_links!,
      });
    assert.deepEqual(memory((await exported(stack, token)).data), memory(file.data));
  });

  await stack.close();
});

Deno.test("a series that was ended stays ended in the account that it comes to, and another goes on", async () => {
  const stack = await startStack();
  const [ana, twin] = [await stack.createUser("Ana"), await stack.createUser("Ana")];
  const today = await todayOf(ana.client);
  const month = `${today.plusMonths(-1).toString().slice(0, 7)}-01`;
  const paid = { month, due_day: 10, recurring: true };
  for (const name of ["Netflix", "Aluguel"]) {
    await ana.client.from("bills").insert({
      ...paid,
      name,
      category: "other",
      amount: 40,
      status: "paid",
      paid_on: month,
    })
      .throwOnError();
  }
  for (const name of ["Salário", "Pensão"]) {
    await ana.client.from("incomes").insert({
      ...paid,
      name,
      category: "other",
      expected_amount: 500,
      actual_amount: 500,
      received_on: month,
    }).throwOnError();
  }
  const look = async ({ client }: TestUser) => {
    await call(client, "get_pending_bills", {});
    await call(client, "get_finance_summary", {});
    const rows = await Promise.all(
      ["bills", "incomes"].map((table) =>
        client.from(table).select("name, month").is("deleted_at", null).order("name").order("month").throwOnError()
      ),
    );
    return rows.flatMap(({ data }) => data!.map((row) => `${row.name} ${row.month}`));
  };
  await look(ana);
  await call(ana.client, "delete_finance_item", { kind: "bill", name: "netflix" });
  await call(ana.client, "delete_finance_item", { kind: "income", name: "salário" });
  const kept = await look(ana);
  assert.ok(kept.length > 4 && kept.filter((row) => /Netflix|Salário/.test(row)).length === 2, kept.join("\n"));
  assert.equal((await importFile(stack, twin.token, await exported(stack, ana.token))).status, "imported");
  assert.deepEqual(await look(twin), kept);
  await stack.close();
});
