import assert from "node:assert/strict";
import { createApi } from "../../../local/create-api.ts";
import type { Database } from "../../../local/database.ts";
import { listMigrations, migrate } from "../../../local/migrate.ts";
import { openPglite } from "../../../local/open-pglite.ts";
import { generateSecrets } from "../../../local/secrets.ts";
import { markForSeed, seed } from "../../../local/seed.ts";

const migration = (version: string, sql: string) => ({ version, name: "test", file: `${version}_test.sql`, sql });

async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const database = await openPglite();
  try {
    await createApi(database, await generateSecrets(), "http://127.0.0.1");
    await work(database);
  } finally {
    await database.close();
  }
}

Deno.test("migrate() applies each file once, as a whole or not at all, and records it as the Supabase CLI does", () =>
  withDatabase(async (database) => {
    const first = migration("1", "create table public.a (id int); -- one\ninsert into public.a values (1)");
    const broken = migration("2", "insert into public.a values (2);\nselect nonsense;");
    await assert.rejects(
      migrate(database, [first, broken]),
      /2_test\.sql failed at line 2: column "nonsense" does not exist; statement: select nonsense$/,
    );
    assert.deepEqual(await database.query("select id from public.a"), [{ id: 1 }]);
    assert.deepEqual(await migrate(database, [first, migration("2", "insert into public.a values (3)")]), [
      "2_test.sql",
    ]);
    assert.deepEqual(await database.query("select id from public.a order by id"), [{ id: 1 }, { id: 3 }]);
    assert.deepEqual(await database.query("select * from supabase_migrations.schema_migrations order by version"), [
      { version: "1", name: "test", statements: ["create table public.a (id int)", "insert into public.a values (1)"] },
      { version: "2", name: "test", statements: ["insert into public.a values (3)"] },
    ]);
  }));

Deno.test("seed() runs once, makes up for a start that broke off, and spares a database filled otherwise", () =>
  withDatabase(async (database) => {
    await markForSeed(database);
    await migrate(database, [migration("1", "create table public.a (id int)")]);
    await assert.rejects(
      seed(database, "insert into public.a values (1); select nonsense"),
      /seed\.sql failed at line 1/,
    );
    await markForSeed(database);
    assert.equal(await seed(database, "insert into public.a values (2)"), true);
    assert.equal(await seed(database, "insert into public.a values (3)"), false);
    assert.deepEqual(await database.query("select id from public.a"), [{ id: 2 }]);

    await database.run("delete from supabase_migrations.seed_files");
    await markForSeed(database);
    assert.equal(await seed(database, "insert into public.a values (4)"), false);
  }));

Deno.test("listMigrations() reads versions in order, leaves other files out and refuses a version used twice", async () => {
  const folder = await Deno.makeTempDir();
  for (const file of ["010_b.sql", "009_a.sql", "notes.md", "x_y.sql"]) {
    await Deno.writeTextFile(`${folder}/${file}`, file);
  }
  assert.deepEqual((await listMigrations(folder)).map(({ version, name }) => version + name), ["009a", "010b"]);
  assert.deepEqual(await listMigrations(`${folder}/none`), []);
  await Deno.writeTextFile(`${folder}/010_c.sql`, "");
  await assert.rejects(listMigrations(folder), /two migrations have the version 010/);
  await Deno.remove(folder, { recursive: true });
});
