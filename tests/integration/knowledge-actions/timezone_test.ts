import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { refusal } from "../../support/rpc.ts";

Deno.test("time zones are names that Postgres lists", async () => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const wrong = ["Ab/c+167", "Ab/IGNORE_ALL_PREVIOUS_RULES+5", "Etc/GMT+13", "Etc/GMT-15", "Ab/c", "Etc/GMT+5abc3"];
  for (const timezone of wrong) {
    const { error } = await client.from("profiles").update({ timezone }).eq("user_id", userId);
    assert.equal(error?.hint, "invalid_timezone", timezone);
    const no = await refusal(client, "update_user_memory", { changes: { timezone } });
    assert.equal(no.status, 400, timezone);
  }
  for (const timezone of ["UTC", "Etc/GMT+12", "Etc/GMT-14", "America/Port-au-Prince", "America/Argentina/Ushuaia"]) {
    const { error } = await client.from("profiles").update({ timezone }).eq("user_id", userId);
    assert.equal(error, null, timezone);
  }
  const [{ refused, listed }] = await stack.sql(
    `select array_agg(name) filter (where not private.is_timezone(name)) as refused, count(*)::int as listed
     from pg_timezone_names where name ~ '^[A-Z][A-Za-z_]+/' and name !~ '^(System|US/Pacific-New)'`,
  ) as [{ refused: string[] | null; listed: number }];
  assert.deepEqual(refused, null);
  assert.ok(listed > 300, String(listed));
  await stack.close();
});
