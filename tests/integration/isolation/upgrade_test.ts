import assert from "node:assert/strict";
import { createApi } from "../../../local/create-api.ts";
import type { Database } from "../../../local/database.ts";
import { generateSecrets } from "../../../local/generate-secrets.ts";
import { migrate } from "../../../local/migrate.ts";
import { openPglite } from "../../../local/open-pglite.ts";
import { project } from "../../support/project.ts";

// The tables of before took what 20261123000300 to 320 refuse: rows that are there stay, mended.
Deno.test("columns get their bounds without a row being lost", async (t) => {
  const database = await openPglite();
  await createApi(database, await generateSecrets(), "http://127.0.0.1");
  const migrations = await project.migrations();
  const before = migrations.filter(({ version }) => version < "20261123000100");
  await migrate(database, before);
  await fill(database);
  await migrate(database, migrations.slice(before.length));
  const one = async (query: string) => (await database.query<{ value: unknown }>(query))[0]!.value;

  await t.step("moments nobody lived are moved to the nearest bound", async () => {
    assert.deepEqual(
      await database.query(
        `select title, extract(year from stated_at at time zone 'UTC')::int as stated,
           extract(year from deleted_at at time zone 'UTC')::int as deleted
         from public.knowledge_items order by title`,
      ),
      [
        { title: "(em branco)", stated: 2100, deleted: null },
        { title: "Antes", stated: 2000, deleted: 2100 },
        { title: "Normal", stated: 2026, deleted: null },
      ],
    );
  });

  await t.step("what nobody can see says so, or is missing", async () => {
    assert.equal(
      await one("select content as value from public.knowledge_items where title = '(em branco)'"),
      "(em branco)",
    );
    assert.deepEqual(await one("select tags as value from public.knowledge_items where title = 'Antes'"), ["a", "b"]);
    assert.equal(
      await one(
        "select count(distinct name)::int as value from public.habits where name ~ '^.sem nome: [0-9a-f]{8}.$'",
      ),
      2,
    );
    assert.equal(await one("select name as value from public.bills"), "(sem nome)");
    assert.equal(await one("select description as value from public.expenses"), "(sem descrição)");
    assert.equal(await one("select note as value from public.tracking_entries"), null);
    assert.equal(await one("select display_name as value from public.profiles"), null);
    assert.deepEqual(await one("select current_goals as value from public.user_memories"), ["Ler"]);
  });

  await t.step("what is too large is cut loose, and messages stay as they are", async () => {
    assert.equal(await one("select structured_summary as value from public.conversations"), null);
    assert.equal(await one("select octet_length(parts::text) > 800000 as value from public.messages"), true);
    await database.run("update public.messages set not_to_learn_at = now()");
  });

  await t.step("no constraint is left unchecked", async () => {
    assert.deepEqual(await database.query("select conname from pg_constraint where not convalidated"), []);
  });

  await database.close();
});

async function fill(database: Database): Promise<void> {
  const user = "11111111-1111-4111-8111-111111111111";
  const conversation = "22222222-2222-4222-8222-222222222222";
  await database.query(
    "insert into auth.users (id, email, raw_user_meta_data) values ($1, 'ana@example.com', $2::jsonb)",
    [user, { name: "\u200b" }],
  );
  await database.run(`
    update public.user_memories set current_goals = array[E'\\u200b', 'Ler'];
    insert into public.knowledge_items (user_id, type, area, title, content, stated_at, deleted_at, tags) values
      ('${user}', 'fact', 'health', E'\\u2800', E'\\u200b', 'infinity', null, '{}'),
      ('${user}', 'fact', 'health', 'Antes', 'Bebe chá', '1850-01-01', 'infinity', array['a', E'\\u2060', 'b']),
      ('${user}', 'fact', 'health', 'Normal', 'Bebe água', '2026-01-01', null, '{}');
    insert into public.habits (user_id, name) values ('${user}', E'\\u200b'), ('${user}', E'\\u200b\\u200b');
    insert into public.bills (user_id, name, category, amount, month, due_day, created_at)
      values ('${user}', E'\\u3164', 'other', 1, '2026-01-01', 1, '-infinity');
    insert into public.expenses (user_id, amount, category, description, spent_on) values ('${user}', 1, 'food', E'\\u200b', '2026-01-01');
    insert into public.tracking_entries (user_id, metric, value, entry_date, note) values ('${user}', 'weight', 1, '2026-01-01', E'\\u200b');
    insert into public.conversations (id, user_id, structured_summary, created_at)
      values ('${conversation}', '${user}', jsonb_build_object('x', repeat('x', 900000)), 'infinity');
    insert into public.messages (user_id, conversation_id, role, parts, created_at)
      values ('${user}', '${conversation}', 'assistant', jsonb_build_array(jsonb_build_object('text', repeat('x', 900000))), '-infinity');
  `);
}
