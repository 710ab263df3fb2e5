import { sign } from "hono/jwt";
import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { actionsOf } from "../knowledge-actions/rpc.ts";
import { callFunction } from "./files.ts";

Deno.test("DELETE /account", async (t) => {
  const stack = await startStack({ seed: true });
  const erase = (token: string | null) => callFunction(stack, "account", token, { method: "DELETE" });
  const now = () => Math.floor(Date.now() / 1000);
  const tokenOf = (sub: string, claims: Record<string, unknown>) =>
    sign(
      { sub, role: "authenticated", aud: "authenticated", exp: now() + 600, iat: now(), ...claims },
      stack.jwtSecret,
      "HS256",
    );
  const rowsOf = async (userId: string) => {
    const tables = await stack.sql<{ name: string }>(`
      select format('%I.%I', n.nspname, c.relname) as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
      where n.nspname in ('public', 'private', 'auth') and c.relkind = 'r'`);
    let total = 0;
    for (const { name } of tables) {
      const [row] = await stack.sql<{ n: number }>(`select count(*)::int as n from ${name} where user_id::text = $1`, [
        userId,
      ]);
      total += row!.n;
    }
    return total;
  };
  const exists = async (userId: string) =>
    (await stack.sql("select from auth.users where id = $1", [userId])).length === 1;

  await t.step("deletes a whole life and gives a receipt with counts", async () => {
    const bystander = await stack.createUser("Bia");
    await actionsOf(bystander.client).learn("Fica");
    const before = await rowsOf(bystander.userId);
    const marina = stack.anonymous();
    const { data } = await marina.auth.signInWithPassword({ email: "demo@example.com", password: "demo-1234" });
    const { access_token: token, user } = data.session!;
    const [items] = await stack.sql<{ n: number }>(
      "select count(*)::int as n from public.knowledge_items where user_id = $1",
      [
        user.id,
      ],
    );
    const response = await erase(token);
    const { receipt } = await response.json();
    assert.equal(response.status, 200);
    assert.deepEqual([receipt.account_id, receipt.rows.knowledge_items, receipt.rows.profiles], [user.id, items!.n, 1]);
    assert.equal(receipt.total, Object.values(receipt.rows as Record<string, number>).reduce((sum, n) => sum + n));
    assert.match(receipt.signature, /^[0-9a-f]{64}$/);
    assert.deepEqual([await rowsOf(user.id), await exists(user.id)], [0, false]);
    assert.equal(await rowsOf(bystander.userId), before);
    const { error } = await marina.auth.signInWithPassword({ email: "demo@example.com", password: "demo-1234" });
    assert.ok(error);
    const again = await erase(token);
    assert.deepEqual([again.status, (await again.json()).error.code], [401, "unauthenticated"]);
  });

  await t.step("deletes once when asked twice at once", async () => {
    const { token } = await stack.createUser("Caio");
    const answers = await Promise.all([erase(token), erase(token)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 401]);
    for (const answer of answers) await answer.body?.cancel();
  });

  await t.step("wants a login of the last 10 minutes", async () => {
    const { userId, token } = await stack.createUser("Davi");
    const old = now() - 601;
    const sessionOf = (claims: string) =>
      JSON.parse(atob(claims.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/"))).session_id;
    await stack.sql("update auth.sessions set created_at = now() - interval '11 minutes' where id = $1", [
      sessionOf(token),
    ]);
    for (
      const stale of [
        await tokenOf(userId, { amr: [{ method: "password", timestamp: old }] }),
        await tokenOf(userId, { auth_time: old }),
        // Refreshed just now, but signed in long ago.
        token,
        await tokenOf(userId, { iat: old }),
      ]
    ) {
      const response = await erase(stale);
      const { error } = await response.json();
      assert.deepEqual([response.status, error.code], [403, "recent_login_required"]);
      assert.match(error.message, /entre de novo/);
    }
    assert.ok(await exists(userId));
    const fresh = await erase(
      await tokenOf(userId, { iat: old, amr: [{ method: "password", timestamp: now() - 590 }] }),
    );
    await fresh.body?.cancel();
    assert.deepEqual([fresh.status, await exists(userId)], [200, false]);
  });

  await t.step("takes a token whose session is gone for nobody's, however young it is", async () => {
    const { userId, token } = await stack.createUser("Gil");
    const { amr: _, ...claims } = JSON.parse(atob(token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/")));
    await stack.sql("delete from auth.sessions where user_id = $1", [userId]);
    const recent = [{ method: "password", timestamp: now() }];
    for (
      const gone of [
        token,
        await tokenOf(userId, claims),
        await tokenOf(userId, { ...claims, amr: recent, auth_time: now() }),
        await tokenOf(userId, { session_id: null }),
        await tokenOf(userId, { session_id: "none" }),
      ]
    ) {
      const response = await erase(gone);
      assert.deepEqual([response.status, (await response.json()).error.code], [401, "unauthenticated"]);
    }
    assert.ok(await exists(userId));
  });

  await t.step("nobody deletes somebody else", async () => {
    const { userId } = await stack.createUser("Eva");
    const other = await stack.createUser("Fabi");
    const { error, status } = await other.client.rpc("delete_account", { account_id: userId });
    assert.deepEqual([status, error?.hint], [404, "account_not_found"]);
    for (
      const token of [
        null,
        stack.publishableKey,
        "x.y.z",
        await tokenOf(userId, { role: "service_role" }),
        await sign({ sub: userId, role: "authenticated", exp: now() + 600, iat: now() }, "another secret", "HS256"),
        await tokenOf(userId, { exp: now() - 10 }),
      ]
    ) {
      const response = await erase(token);
      assert.deepEqual([response.status, (await response.json()).error.code], [401, "unauthenticated"]);
    }
    assert.deepEqual([await exists(userId), await exists(other.userId)], [true, true]);
    const post = await callFunction(stack, "account", other.token, { method: "POST" });
    assert.deepEqual([post.status, (await post.json()).error.code], [405, "method_not_allowed"]);
  });

  await stack.close();
});
