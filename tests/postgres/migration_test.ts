import assert from "node:assert/strict";
import { applySql } from "../../local/migrate.ts";
import { schemaDifference } from "../../local/migration/schema-difference.ts";
import { readSchemaFiles, type SchemaFile } from "../../local/migration/schema-files.ts";
import { dumpSchema } from "../support/dump-schema.ts";
import { prepareDatabase, project } from "../support/snapshot.ts";
import { tableRows } from "../support/table-rows.ts";
import { openCopy, postgresTest, withCopy } from "../support/template.ts";

postgresTest("schemas and migrations make the same database", async (_, server) => {
  const migrated = await withCopy(server, { seed: false }, (_, url) => dumpSchema(url));
  const made = await dumpOf(server, await readSchemaFiles(project.root));
  // As lines: what differs is told, not how the two begin.
  assert.deepEqual(migrated.split("\n"), made.split("\n"));
});

/** The schema that schema files make in an empty database. */
async function dumpOf(server: string, files: SchemaFile[]): Promise<string> {
  const database = await openCopy(server, "template0");
  try {
    await prepareDatabase(database, []);
    for (const { path, sql } of files) await database.transaction((session) => applySql(session, path, sql));
    return await dumpSchema(database.url);
  } finally {
    await database.close();
  }
}

postgresTest(
  "a step written from a changed schema file brings a filled database there, and keeps its rows",
  async (_, server) => {
    const schemas = await readSchemaFiles(project.root);
    const changed = schemas.map(({ path, sql }) => ({
      path,
      sql: path !== "schemas/expenses.sql" ? sql : sql
        .replace(
          /(?<=create table public\.expenses \([^;]*) {2}created_at timestamptz/,
          "  merchant text check (private.is_text(merchant, 100)),\n  created_at timestamptz",
        )
        .replace(
          "create index expenses_by_date",
          "create index expenses_by_merchant on public.expenses (user_id, merchant);\n$&",
        )
        .replace("grant select, insert, update, delete on public.expenses", "grant select, insert on public.expenses"),
    }));
    const migrations = (await project.migrations()).map(({ file, sql }) => ({ path: file, sql }));
    const step = await schemaDifference(server, migrations, changed);
    assert.match(step, /ADD COLUMN "merchant" text/);
    assert.match(step, /REVOKE ALL ON TABLE "public"."expenses" FROM "authenticated"/);
    await withCopy(server, { seed: true }, async (database, url) => {
      const { "public.expenses": expenses, ...others } = await tableRows(database);
      await database.transaction((session) => applySql(session, "step.sql", step));
      const { "public.expenses": kept, ...kepts } = await tableRows(database);
      assert.deepEqual(kepts, others);
      assert.equal(kept?.split(" ")[0], expenses?.split(" ")[0]);
      const [row] = await database.query<{ merchant: unknown }>("select merchant from public.expenses limit 1");
      assert.deepEqual(row, { merchant: null });
      assert.equal(await schemaDifference(server, [...migrations, { path: "step.sql", sql: step }], changed), "");
      assert.equal(await dumpSchema(url), await dumpOf(server, changed));
    });
  },
);
