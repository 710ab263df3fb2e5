import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { listMigrations } from "../../../local/migrate.ts";
import { openPglite } from "../../../local/open-pglite.ts";
import { clearLeases } from "../../../local/start-stack.ts";
import { snapshot } from "../../support/snapshot.ts";

const migrations = fileURLToPath(new URL("../../../supabase/migrations", import.meta.url));

Deno.test("clearLeases() gives back whom a killed process was consolidating, unless others may be at work", async () => {
  const database = await openPglite({ snapshot: await snapshot(await listMigrations(migrations)) });
  const [user] = await database.query<{ id: string }>(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'ana@example.com') returning id`,
  );
  const claim = async () => {
    const [row] = await database.query<{ status: string }>(
      "select private.claim_now($1, clock_timestamp(), false) ->> 'status' as status",
      [user!.id],
    );
    return row!.status;
  };
  await database.query(
    `with c as (insert into public.conversations (user_id) values ($1) returning id)
     insert into public.messages (user_id, conversation_id, role, parts, content) select $1, c.id, 'user', '[]', 'sou vegana' from c`,
    [user!.id],
  );
  assert.equal(await claim(), "claimed");

  await clearLeases({ ...database, exclusive: false });
  assert.equal(await claim(), "busy");

  await clearLeases(database);
  assert.equal(await claim(), "claimed");
  const [queued] = await database.query("select attempt, tries from private.consolidation_queue where user_id = $1", [
    user!.id,
  ]);
  assert.deepEqual(queued, { attempt: 2, tries: 2 }, "the run that died was a try");
  await database.close();
});
