import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";

Deno.test("accesses: a row names the function that was called, and that it was", async () => {
  const stack = await startStack();
  const { userId } = await stack.createUser("Ana");
  const insert = (made_by: string, times: number) =>
    stack.sql(
      `insert into public.accesses (user_id, day, made_by, purpose, times) values ($1, current_date, $2, 'search', $3)
       returning made_by, times`,
      [userId, made_by, times],
    );
  for (const name of ["", " ", "x".repeat(64)]) await assert.rejects(insert(name, 1), /"accesses_made_by_check"/);
  await assert.rejects(insert("read_as", 0), /"accesses_times_check"/);
  assert.deepEqual(await insert("read_as", 1), [{ made_by: "read_as", times: 1 }]);
  await stack.close();
});
