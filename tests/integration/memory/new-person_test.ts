import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("add_knowledge() keeps the birthday of somebody who was not known before", async () => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const told = { type: "person", title: "Júlia", content: "Júlia faz anos em 3 de maio", area: "relationships" };
  await call(client, "add_knowledge", { ...told, slot: "birthday", value: "--05-03" });
  const { people } = await call<{ people: { name: string; birthday: string }[] }>(client, "get_birthdays", {
    days: 366,
  });
  assert.deepEqual(people.map(({ name, birthday }) => [name, birthday]), [["Júlia", "--05-03"]]);
  await stack.close();
});
