import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { inProject } from "../../support/test-database.ts";

Deno.test("the client of docs/api.md signs in, talks, says yes and lists memory", async () => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const { error } = await user.client.from("knowledge_items").insert({
    type: "fact",
    area: "health",
    title: "Alergia",
    content: "É alérgica a camarão",
  });
  assert.equal(error, null);
  const page = await Deno.readTextFile(inProject("docs/api.md"));
  const code = /```js\n([\s\S]*?)```/.exec(page)![1]!;
  const file = await Deno.makeTempFile({ suffix: ".mjs" });
  await Deno.writeTextFile(file, code);
  const run = (password: string) =>
    new Deno.Command(Deno.execPath(), {
      args: ["run", "--allow-net", "--allow-env", file],
      env: {
        SUPABASE_URL: stack.url,
        SUPABASE_PUBLISHABLE_KEY: stack.publishableKey,
        EMAIL: user.email,
        PASSWORD: password,
      },
    }).output();
  const refused = await run("wrong");
  assert.equal(refused.success, false);
  assert.match(new TextDecoder().decode(refused.stderr), /Error: Invalid login credentials/);
  const { code: exit, stdout, stderr } = await run(user.password);
  const said = new TextDecoder().decode(stdout);
  assert.equal(exit, 0, new TextDecoder().decode(stderr));
  assert.match(said, /Quer que eu registre R\$ 50,00/);
  assert.match(said, /Registrei R\$ 50,00/);
  assert.match(said, /É alérgica a camarão/);
  const { count } = await user.client.from("expenses").select("*", { count: "exact", head: true });
  assert.equal(count, 1);
  await Deno.remove(file);
  await stack.close();
});
