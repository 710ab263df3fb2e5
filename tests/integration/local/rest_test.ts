import assert from "node:assert/strict";
import { localProject } from "../../support/local-project.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("startStack() serves REST and sign-in to an unmodified supabase-js", async (t) => {
  const stack = await startStack({ migrations: localProject.migrations });
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];

  await t.step("a user reads back what they wrote, another one sees nothing", async () => {
    const { data, error } = await ana.client.from("notes").insert({ body: "pão de queijo" }).select("body, user_id");
    assert.equal(error, null);
    assert.deepEqual(data, [{ body: "pão de queijo", user_id: ana.userId }]);
    assert.deepEqual((await bia.client.from("notes").select()).data, []);
    assert.equal((await stack.anonymous().from("notes").select()).error?.code, "42501");
  });

  await t.step("a password signs in again", async () => {
    const client = stack.anonymous();
    const { data } = await client.auth.signInWithPassword({ email: ana.email, password: ana.password });
    assert.equal(data.user?.id, ana.userId);
    assert.deepEqual((await client.from("notes").select("body")).data, [{ body: "pão de queijo" }]);
  });

  await t.step("jsonb arguments arrive as what they are", async () => {
    for (const value of [{ a: 1 }, [1, "2"], 3, true]) {
      const { data } = await ana.client.rpc("echo_json", { value });
      assert.deepEqual(data.value, value);
    }
  });

  await t.step("a raised PT error arrives with its status, hint and detail", async () => {
    const { error, status } = await ana.client.rpc("refuse", { words: "não dá" });
    assert.equal(status, 422);
    assert.deepEqual({ ...error }, {
      code: "PT422",
      hint: "refused",
      message: "não dá",
      details: '{"words": "não dá"}',
    });
  });

  await t.step("only schema public is exposed", async () => {
    for (const schema of ["private", "auth", "supabase_migrations"]) {
      const response = await fetch(`${stack.url}/rest/v1/hidden`, {
        headers: { apikey: stack.secretKey, "accept-profile": schema },
      });
      assert.equal(response.status, 406);
      assert.equal((await response.json()).code, "PGRST106");
    }
  });

  await t.step("a wrong or missing key is refused", async () => {
    for (const headers of [{ apikey: "sb_publishable_wrong" }, {}] as HeadersInit[]) {
      const response = await fetch(`${stack.url}/rest/v1/notes`, { headers });
      assert.equal(response.status, 401);
      await response.body?.cancel();
    }
  });

  await t.step("other paths do not exist", async () => {
    for (const path of ["", "/rest/v2/notes", "/storage/v1/bucket", "/_system", "/notes"]) {
      const response = await fetch(stack.url + path);
      assert.equal(response.status, 404);
      assert.equal(response.headers.get("access-control-allow-origin"), "*");
      assert.equal(typeof (await response.json()).message, "string");
    }
  });

  await stack.close();
});
