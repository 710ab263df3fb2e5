import assert from "node:assert/strict";
import type { Database } from "../../local/database.ts";
import { createApi } from "../../local/create-api.ts";
import { generateSecrets } from "../../local/generate-secrets.ts";
import { migrate } from "../../local/migrate.ts";
import { openCopy } from "../support/open-copy.ts";
import { postgresTest } from "../support/postgres-test.ts";
import { project } from "../support/project.ts";
import { tableRows } from "../support/table-rows.ts";
import { withCopy } from "../support/with-copy.ts";

// A migration that alters or backfills a table may work on an empty one only. So the seed's rows are there as soon as
// their table is: each migration runs on what a user of the version before it would have.
postgresTest(
  "every migration applies to a database that holds the seed's rows of the version before it",
  async (_, server) => {
    const seeded = await withCopy(server, { seed: true }, readTables);
    const database = await openCopy(server, "template0");
    try {
      await createApi(database, await generateSecrets(), "http://127.0.0.1");
      const filled = new Set<string>();
      await fill(database, seeded, filled);
      for (const migration of await project.migrations()) {
        await migrate(database, [migration]);
        await fill(database, seeded, filled);
      }
      assert.deepEqual([...filled].sort(), [...seeded.keys()].sort());
      const kept = await readTables(database);
      for (const [name, rows] of seeded) assert.equal(kept.get(name)?.length, rows.length, name);
    } finally {
      await database.close();
    }
  },
);

type Rows = Record<string, unknown>[];

async function readTables(database: Database): Promise<Map<string, Rows>> {
  const tables = new Map<string, Rows>();
  for (const name of Object.keys(await tableRows(database))) {
    // Other tables are filled by the migrations themselves.
    const [owned] = await database.query(
      "select from pg_attribute where attrelid = to_regclass($1) and (attname = 'user_id' or $1 = 'auth.users')",
      [name],
    );
    if (!owned) continue;
    const rows = await database.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`);
    if (rows.length > 0) tables.set(name, rows.map(({ row }) => row));
  }
  return tables;
}

/** Puts the seed's rows into tables that have come to exist, as they are: no trigger changes them. */
async function fill(database: Database, seeded: Map<string, Rows>, filled: Set<string>): Promise<void> {
  await database.transaction(async (session) => {
    await session.run("set local session_replication_role = replica");
    for (const [name, rows] of seeded) {
      if (filled.has(name)) continue;
      const columns = await session.query<{ name: string }>(
        `select quote_ident(attname) as name from pg_attribute
         where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = ''`,
        [name],
      );
      if (columns.length === 0) continue;
      filled.add(name);
      // A migration may have made rows for the users it found.
      await session.run(`delete from ${name}`);
      const list = columns.map((column) => column.name).join(", ");
      await session.query(
        `insert into ${name} (${list}) overriding system value
         select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
        [rows],
      );
    }
  });
}
