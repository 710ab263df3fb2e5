import assert from "node:assert/strict";
import type { Preparation } from "../../../shared/tools/definition.ts";
import { deleteHabit } from "../../../shared/tools/health/delete-habit.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal, todayOf } from "./rpc.ts";

Deno.test("delete_habit()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const other = (await stack.createUser("Bia")).client;
  const context = { today: await todayOf(client), timezone: "America/Sao_Paulo" };
  for (const name of ["Ler", "Meditar", "Meditar à noite"]) {
    await call(client, "create_habit", { name, frequency: "daily" });
  }
  await call(client, "record_habit", { habit_name: "Ler" });

  await t.step("gives up the habit a name means and keeps its days", async () => {
    const prepared = await call(client, "prepare_delete_habit", { habit_name: "ler" }) as Preparation;
    assert.equal(prepared.status, "ready");
    if (prepared.status !== "ready") return;
    assert.match(
      deleteHabit.offer!(prepared.args, prepared.facts, context),
      /^Quer que eu tire “Ler” dos seus hábitos/,
    );
    const result = await call(client, "delete_habit", prepared.args);
    assert.equal(deleteHabit.answer(result, context), "Tirei “Ler” dos seus hábitos.");
    assert.equal((await client.from("habit_completions").select("id")).data?.length, 1);
    await call(client, "create_habit", { name: "Ler", frequency: "daily" });
  });

  await t.step("says which habits there are when none fits, and refuses somebody else's", async () => {
    const prepared = await call(client, "prepare_delete_habit", { habit_name: "nadar" }) as Preparation;
    assert.equal(prepared.status, "missing");
    if (prepared.status !== "missing") return;
    assert.match(deleteHabit.prepare!.missing({ habit_name: "nadar" }, prepared.facts, context), /são: Ler, Meditar e/);
    assert.equal((await refusal(other, "delete_habit", { habit_name: "Ler" })).hint, "habit_not_found");
    assert.equal(
      deleteHabit.prepare!.missing({ habit_name: "x" }, { existing: [] }, context),
      "Você não tem nenhum hábito cadastrado.",
    );
  });

  await stack.close();
});
