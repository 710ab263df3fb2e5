import assert from "node:assert/strict";
import type { Database } from "../../local/database.ts";
import { migrate, type Migration } from "../../local/migrate.ts";
import { readReleases, type Release } from "../../local/migration/release.ts";
import { dumpSchema } from "../support/dump-schema.ts";
import { project } from "../support/snapshot.ts";
import { openCopy, postgresTest, template, withCopy } from "../support/template.ts";

type Row = Record<string, unknown>;

for (const release of await readReleases(project.root)) {
  postgresTest(
    `a database of ${release.version} with rows in it becomes one of today, and keeps them`,
    async (_, server) => {
      const today = await withCopy(server, { seed: false }, (_, url) => dumpSchema(url));
      await withRelease(server, release, async (database, url) => {
        const before = await readRows(database);
        assert.ok(Object.values(before).flat().length > 1000, "the seed fills it");
        await migrate(database, await project.migrations());
        assert.deepEqual(lostRows(before, await readRows(database)), []);
        assert.deepEqual((await dumpSchema(url)).split("\n"), today.split("\n"));
      });
    },
  );

  postgresTest(`of a step that loses or refuses rows of ${release.version} this is told`, async (_, server) => {
    await withRelease(server, release, async (database) => {
      const before = await readRows(database);
      await assert.rejects(
        migrate(database, [step("alter table public.expenses add column shop text not null;")]),
        /shop/,
      );
      assert.deepEqual(lostRows(before, await readRows(database)), [], "a step that fails changes nothing");
      await migrate(database, [
        step("update public.habits set name = name || '!' where true; delete from public.budgets where true;"),
      ]);
      const lost = lostRows(before, await readRows(database));
      assert.deepEqual([...new Set(lost.map((text) => text.split(" ")[0]))], [
        "private.row_counts",
        "public.budgets",
        "public.habits",
      ]);
    });
  });
}

function step(sql: string): Migration {
  return { version: "99990101000000", name: "step", file: "99990101000000_step.sql", sql };
}

/** A database as somebody has it who uses this release: its migrations, and its seed. */
async function withRelease(
  server: string,
  { migrations, seed }: Release,
  work: (database: Database, url: string) => Promise<void>,
): Promise<void> {
  const files = new Set(migrations.map(({ file }) => file));
  const released = (await project.migrations()).filter(({ file }) => files.has(file));
  const database = await openCopy(server, await template(server, released, seed));
  try {
    await work(database, database.url);
  } finally {
    await database.close();
  }
}

/** All rows of people, by table. */
async function readRows(database: Database): Promise<Record<string, Row[]>> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_catalog.pg_tables
     where schemaname in ('public', 'private') or schemaname = 'auth' and tablename in ('users', 'identities')
     order by 1`,
  );
  const rows: Record<string, Row[]> = {};
  for (const { name } of tables) {
    rows[name] = (await database.query<{ row: Row }>(`select to_jsonb(t) as row from ${name} as t`)).map(({ row }) =>
      row
    );
  }
  return rows;
}

/** The rows that are no longer there, or in which a column that is still there has another value. */
function lostRows(before: Record<string, Row[]>, after: Record<string, Row[]>): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const now = after[table];
    // A step may take a table away. What becomes of its rows is a test of its own.
    if (now === undefined) return [];
    const columns = Object.keys(rows[0] ?? {}).filter((column) => now.length === 0 || column in now[0]!);
    const printed = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
    const left = new Set(now.map(printed));
    return rows.filter((row) => !left.has(printed(row))).map((row) => `${table} ${printed(row)}`);
  });
}
