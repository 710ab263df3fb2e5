import assert from "node:assert/strict";
import { CONSOLIDATION_LIMITS } from "../../../shared/memory/consolidate-user.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { beliefs, consolidate, say } from "./consolidation.ts";
import { startFakeExtractionModel } from "./fake-extraction-model.ts";
import { whereItIs } from "./zone-at-hour.ts";

Deno.test("CONSOLIDATION_LIMITS waits 1 and 4 minutes between a night's three attempts, 1 and 2 seconds when somebody waits", () => {
  const waits = (forced: boolean) => [1, 2].map((tries) => CONSOLIDATION_LIMITS.retrySeconds(tries, forced));
  assert.deepEqual([waits(false), waits(true)], [[60, 240], [1, 2]]);
});

Deno.test("a night's run", async (t) => {
  const model = startFakeExtractionModel();
  const stack = await startStack({ env: model.env });
  const waits = async ({ userId }: TestUser) => {
    const [row] = await stack.sql<{ seconds: number | null; tries: number; done: boolean }>(
      `select round(extract(epoch from q.next_attempt_at - clock_timestamp()) / 10)::int * 10 as seconds, q.tries,
         q.last_run_local_date is not null as done
       from private.consolidation_queue q where q.user_id = $1`,
      [userId],
    );
    return row!;
  };
  const someone = async () => {
    const user = await stack.createUser();
    await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [user.userId, whereItIs(12)]);
    await say(stack, user, "sou asmática");
    return user;
  };

  await t.step("that fails is tried again after 1 and 4 minutes, and then given up until the next", async () => {
    const user = await someone();
    model.script(503);
    const statuses = async () => (await consolidate(stack)).map(({ status }) => status);
    assert.deepEqual(await statuses(), ["failed"]);
    assert.deepEqual(await waits(user), { seconds: 60, tries: 1, done: false });
    assert.deepEqual(await statuses(), [], "not before the pause is over");
    for (const left of [{ seconds: 240, tries: 2, done: false }, { seconds: null, tries: 0, done: true }]) {
      await stack.sql("update private.consolidation_queue set next_attempt_at = clock_timestamp()");
      assert.deepEqual(await statuses(), ["failed"]);
      assert.deepEqual(await waits(user), left);
    }
    assert.equal(model.requests.length, 4, "the last attempt sees whether it is the messages");
    assert.deepEqual(await statuses(), []);
    const { data } = await user.client.from("memory_consolidations").select("status, messages_processed");
    assert.deepEqual(data, [{ status: "failed", messages_processed: 0 }]);
    const { data: messages } = await user.client.from("messages").select("consolidation_id");
    assert.deepEqual(messages, [{ consolidation_id: null }], "kept for the next night");
  });

  await t.step("ends after five minutes, over all its attempts", async () => {
    const user = await someone();
    await stack.sql("update private.consolidation_queue set time_spent = '5 minutes' where user_id = $1", [
      user.userId,
    ]);
    const asked = model.requests.length;
    assert.deepEqual((await consolidate(stack)).map(({ status, messagesProcessed }) => [status, messagesProcessed]), [
      ["skipped", 0],
    ]);
    assert.deepEqual([model.requests.length, await beliefs(stack, user)], [asked, []]);
    assert.deepEqual(await waits(user), { seconds: null, tries: 0, done: true });
  });

  await stack.close();
  await model.close();
});
