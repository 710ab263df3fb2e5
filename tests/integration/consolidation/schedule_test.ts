import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { beliefs, say } from "./consolidation.ts";
import { consolidationReading, tells } from "./scripted-reader.ts";
import { whereItIs } from "./zone-at-hour.ts";

Deno.test("the schedule calls consolidate-memory while somebody is due, as often as there is work", async (t) => {
  const stack = await startStack({
    schedule: true,
    functions: consolidationReading({ "sou vegana": [tells("É vegana", { slot: "diet", value: "vegana" })] }),
  });
  const calls = async () =>
    (await stack.sql<{ calls: number }>("select private.request_consolidations() as calls"))[0]!.calls;

  const [job] = await stack.sql<{ schedule: string; command: string }>(
    "select schedule, command from cron.job where jobname = 'consolidate-memory'",
  );

  await t.step("every minute", () => {
    assert.deepEqual(job, { schedule: "* * * * *", command: "select private.request_consolidations()" });
  });

  await t.step("not at all when nobody is due, once for each who is, up to the limit", async () => {
    await stack.sql("select cron.unschedule('consolidate-memory')");
    // The notes are called for in the same way.
    await stack.sql("select cron.unschedule('write-notes')");
    assert.equal(await calls(), 0);
    for (let i = 0; i < 6; i++) await stack.createUser();
    await stack.sql("update private.consolidation_queue set locked_until = now() + interval '1 minute'");
    await stack.sql("update public.profiles set timezone = $1", [whereItIs(12)]);
    assert.equal(await calls(), 0, "all are being worked on");
    await stack.sql("delete from net.http_request_queue");
    await stack.sql("update private.consolidation_queue set locked_until = null, last_run_local_date = '9999-01-01'");
  });

  await t.step("and the call, with the key from Vault, learns what was said", async () => {
    const ana = await stack.createUser("Ana");
    await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [ana.userId, whereItIs(4)]);
    await say(stack, ana, "sou vegana");
    // The job as it was migrated, run by the scheduler itself at the next full minute.
    await stack.sql("select cron.schedule('consolidate-memory', $1, $2)", [job!.schedule, job!.command]);
    const answers = () =>
      stack.sql(
        "select status_code, content::jsonb -> 'results' -> 0 ->> 'status' as status from net._http_response",
      );
    const start = Date.now();
    while ((await answers()).length === 0 && Date.now() - start < 90_000) {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await stack.sql("select cron.unschedule('consolidate-memory')");
    await stack.settled();
    assert.deepEqual(await answers(), [{ status_code: 200, status: "completed" }]);
    assert.deepEqual(await beliefs(stack, ana), ["É vegana"]);
    const { count } = await ana.client.from("memory_consolidations").select("*", { count: "exact", head: true });
    assert.equal(count, 1);
    const runs = await stack.sql(
      "select distinct status from cron.job_run_details where command ~ 'request_consolidations'",
    );
    assert.deepEqual(runs, [{ status: "succeeded" }]);
  });

  await stack.close();
});
