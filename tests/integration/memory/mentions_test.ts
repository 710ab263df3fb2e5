import assert from "node:assert/strict";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("get_person() names whom each mention is about", async () => {
  const stack = await startStack();
  const { client } = await stack.createUser("Marina");
  const add = (content: string, person?: string) =>
    call(client, "add_knowledge", {
      type: "fact",
      content,
      area: "relationships",
      ...(person !== undefined && { person }),
      tool_call_id: crypto.randomUUID(),
    });
  await call(client, "update_person", { name: "Júlia", relationship: "irmã", tool_call_id: "j" });
  await add("Mora em Feira, perto da Júlia", "Célia");
  await add("Vai viajar com a Júlia em janeiro");
  await add("Dança forró", "Júlia");
  const { person } = await call<{ person: Record<string, { content: string; about?: string }[]> }>(
    client,
    "get_person",
    { name: "Júlia" },
  );
  assert.deepEqual(person.mentions!.map(({ content, about }) => [content, about]), [
    ["Mora em Feira, perto da Júlia", "Célia"],
    ["Vai viajar com a Júlia em janeiro", undefined],
  ]);
  assert.deepEqual(person.facts!.map(({ content, about }) => [content, about]), [["Dança forró", undefined]]);
  await stack.close();
});
