import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";

Deno.test("prepare_record_habit() finds the habit whose name is closest", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const names = ["Ler antes de dormir", "Meditação", "Treinar", "Comer fruta", "Estudar inglês", "Planejar o dia"];
  for (const name of names) await call(client, "create_habit", { name, frequency: "daily" });
  for (
    const [said, meant] of [
      ["ler", "Ler antes de dormir"],
      ["meditacao", "Meditação"],
      ["medtação", "Meditação"],
      ["treino", "Treinar"],
      ["estudo de ingles", "Estudar inglês"],
      ["fruta", "Comer fruta"],
    ]
  ) {
    await t.step(`"${said}" means "${meant}"`, async () => {
      const prepared = await call(client, "prepare_record_habit", { habit_name: said });
      assert.deepEqual([prepared.status, (prepared.args as { habit_name: string }).habit_name], ["ready", meant]);
    });
  }
  await t.step("what is close to none is answered with the habits there are", async () => {
    for (const said of ["correr", "cozinhar", "tocar piano", "academia"]) {
      const { status, facts } = await call(client, "prepare_record_habit", { habit_name: said });
      assert.deepEqual([status, (facts as { existing: string[] }).existing.sort()], ["missing", names.sort()], said);
    }
  });
  await stack.close();
});
