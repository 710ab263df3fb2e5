import assert from "node:assert/strict";
import { demoUser } from "../../local/seed.ts";
import { remote, supabaseCli } from "../../local/supabase-cli.ts";
import { pushMigrations } from "../support/push-migrations.ts";
import { project } from "../support/snapshot.ts";
import { openCopy, postgresTest } from "../support/template.ts";

postgresTest(
  "supabase db push migrates and seeds an empty database, and the stack finds nothing left to do",
  async (t, server) => {
    const database = await openCopy(server, "template0");
    try {
      await t.step("migrations and seed are applied", async () => {
        await pushMigrations(database, database.url, ["--include-seed"]);
        const [user] = await database.query<{ email: string }>("select email from auth.users");
        assert.equal(user?.email, demoUser.email);
      });
      await t.step("the history is what the CLI reads and what the stack writes", async () => {
        const { stdout } = await supabaseCli(["migration", "list", remote(database.url), "--output-format", "json"]);
        const versions = (await project.migrations()).map(({ version }) => version);
        for (const version of versions) assert.ok(stdout.includes(version), version);
        const { stdout: again } = await supabaseCli(["db", "push", remote(database.url), "--dry-run"]);
        assert.match(again, /up to date/i);
      });
    } finally {
      await database.close();
    }
  },
);
