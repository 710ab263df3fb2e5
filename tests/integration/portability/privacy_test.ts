import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

interface Table {
  name: string;
  cascades: boolean;
  deletable: boolean;
  marks: boolean;
}

interface Deleter {
  name: string;
  source: string;
}

const page = await Deno.readTextFile(new URL("../../../docs/privacy.md", import.meta.url));

Deno.test("docs/privacy.md says of each table with rows of a person how long they are kept", async (t) => {
  const stack = await startStack();
  // Tables whose rows go with a user: by a key to auth.users, or to a table whose rows go with a user.
  const tables = await stack.sql<Table>(`
    with recursive going (oid) as (
      select 'auth.users'::regclass::oid
      union
      select k.conrelid from pg_constraint k join going g on g.oid = k.confrelid where k.contype = 'f' and k.confdeltype = 'c'
    )
    select format('%s.%s', n.nspname, c.relname) as name, c.oid in (select g.oid from going g) as cascades,
      has_table_privilege('authenticated', c.oid, 'delete') and n.nspname = 'public' and exists (
        select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('d', '*')) as deletable,
      exists (select from pg_attribute m where m.attrelid = c.oid and m.attname = 'deleted_at' and not m.attisdropped) as marks
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and exists (
      select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
        -- By its name, or by a key to the users.
        and (a.attname = 'user_id' or exists (select from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'auth.users'::regclass and a.attnum = any (k.conkey))))
    order by 1`);
  const functions = await stack.sql<Deleter>(`
    select format('%s.%s', n.nspname, p.proname) as name, p.prosrc as source
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`);
  const listed = page.slice(page.indexOf("<!-- tables -->"), page.indexOf("<!-- end of tables -->"));
  const rows = new Map(
    [...listed.matchAll(/^\| `(?<name>[\w.]+)` \|.*\| (?<kept>[^|]+) \|$/gm)].map(({ groups }) => [
      groups!.name!,
      groups!.kept!,
    ]),
  );

  await t.step("it names these tables and no others", () => {
    assert.deepEqual([...rows.keys()].sort(), tables.map(({ name }) => name).sort());
  });
  for (const { name, cascades, deletable, marks } of tables) {
    const kept = rows.get(name) ?? "";
    await t.step(`${name}: ${kept}`, () => {
      assert.ok(cascades, "its rows go with the account");
      assert.equal(kept.startsWith("until you delete it"), deletable, "who may delete a row can, and nobody else");
      assert.equal(kept.includes("marked first"), marks, "what is deleted is marked first");
      const named = [...kept.matchAll(/`(?<called>(?:public|private)\.\w+)`/g)].map(({ groups }) => groups!.called!)
        .filter((called) => !tables.some((table) => table.name === called));
      const deleting = new RegExp(`delete from ${name.replace(".", "\\.")}\\b`);
      const emptying = new RegExp(`update ${name.replace(".", "\\.")}\\b`);
      for (const called of named) {
        const found = functions.filter((one) => one.name === called);
        assert.ok(
          found.some(({ source }) => deleting.test(source) || emptying.test(source)),
          `${called} writes ${name}`,
        );
      }
      assert.deepEqual(
        [...new Set(functions.filter(({ source }) => deleting.test(source)).map((one) => one.name))]
          .filter((one) => !named.includes(one)),
        [],
        "each function that deletes its rows is named",
      );
      // "30 days after that by `private.purge_items`": the function knows the same number.
      for (const { groups } of kept.matchAll(/(?<days>\d+) days[^`;]*`(?<called>[\w.]+)`/g)) {
        const source = functions.find((one) => one.name === groups!.called!)?.source ?? "";
        assert.ok(source.includes(`interval '${groups!.days} days'`), `${groups!.called} after ${groups!.days} days`);
      }
      if (/\d+ days/.test(kept)) assert.match(kept, /\d+ days[^`;]*`[\w.]+`/, "days are those of a function");
    });
  }
  await t.step("the age at which messages are archived is the setting's", async () => {
    const [setting] = await stack.sql<{ value: number }>(
      "select value::int as value from private.settings where key = 'archive_messages_after_days'",
    );
    assert.equal(setting!.value, 365);
    assert.match(listed, /messages older than a year \(`archive_messages_after_days`\)/);
  });
  await stack.close();
});
