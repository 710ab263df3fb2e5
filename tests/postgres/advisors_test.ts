import assert from "node:assert/strict";
import { remote, supabaseCli } from "../../local/supabase-cli.ts";
import { postgresTest, withCopy } from "../support/template.ts";
import { acceptedFindings } from "./accepted-findings.ts";

interface Advice {
  name: string;
  level: string;
  detail: string;
  cache_key: string;
}

postgresTest(
  "supabase db advisors finds nothing at level warn, and would find an open table",
  async (t, server) => {
    await withCopy(server, { seed: false }, async (database, url) => {
      await t.step("nothing is found in the project", async () => {
        const { code, found } = await advise(url);
        const open = found.filter(({ cache_key }) => !acceptedFindings.some(({ object }) => object === cache_key));
        assert.deepEqual(open.map(({ name, detail }) => `${name}: ${detail}`), []);
        assert.equal(code, found.length === 0 ? 0 : 1);
      });
      await t.step("a table without row-level security is found", async () => {
        await database.run(
          "create table public.careless (id int primary key); grant select on public.careless to anon",
        );
        const { code, found } = await advise(url);
        assert.notEqual(code, 0);
        assert.deepEqual(found.map(({ name }) => name), ["rls_disabled_in_public"]);
      });
    });
  },
);

async function advise(url: string): Promise<{ code: number; found: Advice[] }> {
  const args = ["db", "advisors", remote(url), "--level", "warn", "--fail-on", "warn", "--output-format", "json"];
  const { code, stdout } = await supabaseCli(args);
  return { code, found: JSON.parse(stdout).results };
}
