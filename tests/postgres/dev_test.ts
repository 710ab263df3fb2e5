import { createClient } from "@supabase/supabase-js";
import assert from "node:assert/strict";
import type { Ready } from "../../local/dev.ts";
import { pushMigrations } from "../support/push-migrations.ts";
import { startDevProcess } from "../support/start-process.ts";
import { openCopy, postgresTest } from "../support/template.ts";

postgresTest("deno task dev --database-url serves the whole product from a Postgres server", async (t, server) => {
  const folder = await Deno.makeTempDir();
  const database = await openCopy(server, "template0");
  const start = (data: string) =>
    startDevProcess(["--no-web", "--database-url", database.url, "--data", `${folder}/${data}`], {}, "local/dev.ts");
  try {
    await t.step("two that start at once on an empty database share the work", async () => {
      const [one, two] = await Promise.all([start("one"), start("two")]);
      const client = await signIn(one.ready);
      const { count } = await client.from("expenses").select("*", { count: "exact", head: true });
      assert.ok(count && count > 0, "the demo user has expenses");
      const { data } = await client.auth.getSession();
      const response = await fetch(`${one.ready.url}/functions/v1/chat`, {
        method: "POST",
        headers: { Accept: "application/json", Authorization: `Bearer ${data.session?.access_token}` },
        body: JSON.stringify({
          id: crypto.randomUUID(),
          message: {
            id: crypto.randomUUID(),
            role: "user",
            parts: [{ type: "text", text: "gastei 50 reais no mercado" }],
          },
        }),
      });
      assert.equal(response.status, 200);
      assert.equal((await response.json()).metadata.waiting?.[0]?.tool, "create_expense");
      const printed = (await Promise.all([one.stop("SIGTERM"), two.stop("SIGTERM")])).map(({ stderr }) => stderr)
        .join();
      assert.equal(printed.match(/applied seed\.sql/g)?.length, 1);
      assert.equal(printed.match(/applied \S*_baseline\.sql/g)?.length, 1);
    });
    await t.step("a kill -9 while writing loses nothing that was answered", async () => {
      const dev = await start("one");
      const client = await signIn(dev.ready);
      const answered: string[] = [];
      await Promise.all(Array.from({ length: 40 }, async (_, index) => {
        const description = `kill ${index}`;
        const row = { amount: 1, category: "food", description, spent_on: "2026-01-01" };
        const { error } = await client.from("expenses").insert(row);
        if (!error && answered.push(description) === 10) await dev.stop("SIGKILL");
      }));
      assert.ok(answered.length >= 10);
      const kept = await database.query<{ description: string }>("select description from public.expenses");
      const missing = answered.filter((one) => !kept.some(({ description }) => description === one));
      assert.deepEqual(missing, []);
    });
  } finally {
    await database.close();
    await Deno.remove(folder, { recursive: true });
  }
});

postgresTest("deno task dev applies nothing to a database that the Supabase CLI has migrated", async (_, server) => {
  const folder = await Deno.makeTempDir();
  const database = await openCopy(server, "template0");
  try {
    await pushMigrations(database, database.url, ["--include-seed"]);
    const dev = await startDevProcess(
      ["--no-web", "--database-url", database.url, "--data", folder],
      {},
      "local/dev.ts",
    );
    await signIn(dev.ready);
    assert.doesNotMatch((await dev.stop("SIGTERM")).stderr, /applied/);
  } finally {
    await database.close();
    await Deno.remove(folder, { recursive: true });
  }
});

async function signIn({ url, publishableKey, demo }: Ready) {
  const client = createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const { error } = await client.auth.signInWithPassword(demo);
  assert.equal(error, null);
  return client;
}
