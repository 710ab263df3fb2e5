import assert from "node:assert/strict";
import { runTap } from "../support/run-tap.ts";
import { postgresTest, withCopy } from "../support/template.ts";

const folder = new URL("../../supabase/tests/", import.meta.url);

postgresTest("the pgTAP files of supabase/tests pass", async (t, server) => {
  await withCopy(server, { seed: true }, async (_, url) => {
    for await (const { name } of Deno.readDir(folder)) {
      if (!name.endsWith(".sql")) continue;
      await t.step(name, async () => {
        const { passed, failed } = await runTap(url, await Deno.readTextFile(new URL(name, folder)));
        assert.deepEqual(failed, []);
        assert.ok(passed > 0, "the file tests something");
        console.info(`pgTAP: ${passed} passed in ${name}`);
      });
    }
  });
});

postgresTest("the pgTAP files notice a careless table, policy and function", async (t, server) => {
  await withCopy(server, { seed: true }, async (database, url) => {
    await database.run(`
      create table public.careless (id int primary key, user_id uuid);
      grant all on public.careless to anon, authenticated;
      create table private.careless (user_id uuid);
      grant select, insert on private.careless to authenticated;
      alter policy expenses_select on public.expenses using (true);
      create function public.careless() returns int language sql security definer as 'select 1';
      grant execute on function public.careless() to anon`);
    await t.step("tables_test.sql", async () => {
      const { failed } = await runTap(url, await Deno.readTextFile(new URL("tables_test.sql", folder)));
      for (
        const noticed of [
          "public.careless: row-level security is on",
          "careless: user_id references auth.users on delete cascade",
          "careless: an index starts with user_id",
          "public.careless: anon holds no privilege",
          "private.careless: authenticated writes nothing",
          "private.careless: authenticated reads their own rows only",
          "careless: one policy to select if authenticated may, none otherwise",
          "careless: another user cannot plant a row",
          "careless: anonymous, select",
          "expenses_select: both sides ask for (select auth.uid()) = user_id",
          "expenses: another user sees nothing",
          "expenses: a token without a user sees nothing",
        ]
      ) assert.ok(failed.some((line) => line.includes(`- ${noticed}`)), noticed);
    });
    await t.step("functions_test.sql", async () => {
      const { failed } = await runTap(url, await Deno.readTextFile(new URL("functions_test.sql", folder)));
      for (const what of ["has an empty search_path", "is not for anon", "runs as its caller", "returns jsonb"]) {
        assert.ok(failed.some((line) => line.includes(`- public.careless() ${what}`)), what);
      }
      assert.ok(failed.some((line) => line.includes("no function outside schema private runs as its definer")));
    });
  });
});
