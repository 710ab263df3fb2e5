import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "./rpc.ts";

Deno.test("a habit is found by what is done, however it is put", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  for (
    const name of ["Ler antes de dormir", "Meditação", "Treinar", "Comer fruta", "Estudar inglês", "Planejar o dia"]
  ) {
    await call(client, "create_habit", { name, frequency: "daily" });
  }
  for (
    const [said, meant] of [
      ["leitura", "Ler antes de dormir"],
      ["li", "Ler antes de dormir"],
      ["meditei", "Meditação"],
      ["meditar", "Meditação"],
      ["academia", "Treinar"],
      ["estudo de ingles", "Estudar inglês"],
      ["fruta", "Comer fruta"],
    ]
  ) {
    await t.step(`"${said}" means "${meant}"`, async () => {
      const prepared = await call(client, "prepare_record_habit", { habit_name: said });
      assert.deepEqual([prepared.status, (prepared.args as { habit_name: string }).habit_name], ["ready", meant]);
    });
  }
  await t.step("what is no habit stays unknown", async () => {
    for (const said of ["correr", "cozinhar", "tocar piano", "rezar"]) {
      assert.equal((await call(client, "prepare_record_habit", { habit_name: said })).status, "missing", said);
    }
  });
  await stack.close();
});
