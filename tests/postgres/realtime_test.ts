import assert from "node:assert/strict";
import { readSchemaFiles } from "../../local/migration/schema-files.ts";
import { project } from "../support/snapshot.ts";
import { postgresTest, withCopy } from "../support/template.ts";

postgresTest("where Realtime is, clients may listen to reminders", async (_, server) => {
  const file = (await readSchemaFiles(project.root)).find(({ path }) => path.endsWith("due_reminders.sql"));
  // As on Supabase, which has the publication before the first migration.
  const announce = /^do \$\$\nbegin\n(?:(?!^end$).*\n)*?.*supabase_realtime[^]*?^\$\$;$/m.exec(file!.sql)?.[0];
  assert.ok(announce);
  await withCopy(server, { seed: false }, async (database) => {
    await database.run(`create publication supabase_realtime; ${announce}`);
    assert.deepEqual(
      await database.query("select tablename from pg_publication_tables where pubname = 'supabase_realtime'"),
      [{ tablename: "reminders" }],
    );
  });
});
