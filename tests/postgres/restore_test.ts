import assert from "node:assert/strict";
import { openPostgres } from "../../local/open-postgres.ts";
import { dumpSchema } from "../support/dump-schema.ts";
import { runPgTool } from "../support/run-pg-tool.ts";
import { tableRows } from "../support/table-rows.ts";
import { databaseUrl, onServer, postgresTest, withCopy } from "../support/template.ts";

postgresTest("a seeded database survives pg_dump and pg_restore, schema and rows", async (_, server) => {
  await withCopy(server, { seed: true }, async (database, url) => {
    const dump = await runPgTool("pg_dump", ["--format=custom", `--dbname=${url}`]);
    const name = `la_restored_${crypto.randomUUID().replaceAll("-", "")}`;
    await onServer(server, (sql) => sql.unsafe(`create database ${name} template template0`));
    const restoredUrl = databaseUrl(server, name);
    try {
      await runPgTool("pg_restore", ["--exit-on-error", `--dbname=${restoredUrl}`], dump);
      assert.equal(await flattened(restoredUrl), await flattened(url));
      const restored = await openPostgres(restoredUrl);
      try {
        assert.deepEqual(await tableRows(restored), await tableRows(database));
      } finally {
        await restored.close();
      }
    } finally {
      await onServer(server, (sql) => sql.unsafe(`drop database ${name} with (force)`));
    }
  });
});

/** Postgres reads `(a and b) and c` back as `a and b and c`: without parentheses both are the same. */
async function flattened(url: string): Promise<string> {
  return (await dumpSchema(url)).replace(/[()]/g, "");
}
