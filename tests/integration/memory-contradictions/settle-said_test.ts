import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { memoryOf } from "./memory.ts";

Deno.test("private.settle_said()", async (t) => {
  const stack = await startStack();
  const someone = async () => {
    const user = await stack.createUser("Ana");
    const hear = async (said: string) =>
      (await stack.sql<{ results: { superseded: string[] }[] }>("select private.settle_said($1, $2) as results", [
        user.userId,
        said,
      ]))[0]!.results;
    return { hear, ...memoryOf(user) };
  };

  await t.step("keeps a sentence that makes a known item untrue, in the third person", async () => {
    const { say, hear, current } = await someone();
    const known = (await say("Faz academia três vezes por semana", { area: "health" })).item;
    const results = await hear("aff, larguei a academia de vez");
    assert.deepEqual(results.map(({ superseded }) => superseded), [[known.id]]);
    assert.deepEqual(await current(), ["Aff, largou a academia de vez"]);
  });

  await t.step("keeps nothing else", async () => {
    const { say, hear, current } = await someone();
    await say("Mora em Santos");
    for (const said of ["larguei a academia", "adoro Santos", "minha irmã se mudou", "quero morar em Lisboa", "oi!"]) {
      assert.deepEqual(await hear(said), [], said);
    }
    assert.deepEqual(await current(), ["Mora em Santos"]);
  });

  await t.step("asks where the known item is validated, and adds nothing to what was extracted", async () => {
    const { say, enter, hear, rows } = await someone();
    await enter("Mora em Santos");
    await hear("me mudei pra Campinas");
    assert.deepEqual((await rows()).map((row) => [row.superseded_at, row.needs_resolution]), [[null, false], [
      null,
      true,
    ]]);
    await say("Trabalha na Vale");
    await say("Saiu da Vale");
    assert.deepEqual(await hear("saí da Vale"), []);
  });

  await stack.close();
});
