import assert from "node:assert/strict";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { asService, beliefs, consolidateNow, say } from "./consolidation.ts";
import { consolidationReading, tells } from "./scripted-reader.ts";
import { whereItIs } from "./zone-at-hour.ts";

/** Who is claimed at an instant; the lease is given back at once, as ended or not. */
async function claimAt(stack: Stack, at: string, ended = true): Promise<string | null> {
  const { body } = await asService<{ status: string; userId: string; attempt: number }>(stack, "claim_consolidation", {
    at,
  });
  if (body.status !== "claimed") return null;
  if (ended) await stack.sql("select private.end_run($1, $2::timestamptz)", [body.userId, at]);
  return body.userId;
}

async function live(stack: Stack, { userId }: TestUser, timezone: string): Promise<void> {
  await stack.sql("update public.profiles set timezone = $2 where user_id = $1", [userId, timezone]);
}

async function lastRun(stack: Stack, { userId }: TestUser): Promise<string | null> {
  const [row] = await stack.sql<{ day: string | null }>(
    "select last_run_local_date::text as day from private.consolidation_queue where user_id = $1",
    [userId],
  );
  return row!.day;
}

Deno.test("the queue of consolidations", async (t) => {
  const stack = await startStack({
    functions: consolidationReading({
      "sou vegetariana": [tells("É vegetariana", { slot: "diet", value: "vegetariana" })],
    }),
  });

  await t.step("takes a user from 3:00 of their own clock on", async () => {
    const ana = await stack.createUser("Ana");
    await live(stack, ana, "America/Manaus");
    await say(stack, ana, "oi");
    assert.equal(await claimAt(stack, "2026-12-01T06:59:00Z"), null);
    assert.equal(await claimAt(stack, "2026-12-01T07:00:00Z"), ana.userId);
    assert.equal(await lastRun(stack, ana), "2026-12-01");
    assert.equal(await claimAt(stack, "2026-12-01T23:00:00Z"), null, "once a day");
    assert.equal(await claimAt(stack, "2026-12-02T07:00:00Z"), ana.userId);
    await consolidateNow(stack, ana);
  });

  await t.step(
    "never runs twice on one date of somebody who travels west, and goes on when they travel east",
    async () => {
      const bia = await stack.createUser("Bia");
      await live(stack, bia, "Asia/Tokyo");
      await say(stack, bia, "oi");
      assert.equal(await claimAt(stack, "2026-12-09T18:00:00Z"), bia.userId);
      assert.equal(await lastRun(stack, bia), "2026-12-10");
      await live(stack, bia, "America/Los_Angeles");
      assert.equal(await claimAt(stack, "2026-12-10T11:00:00Z"), null, "3:00 on the 10th again");
      assert.equal(await claimAt(stack, "2026-12-11T11:00:00Z"), bia.userId);
      await live(stack, bia, "Europe/Lisbon");
      assert.equal(await claimAt(stack, "2026-12-12T03:00:00Z"), bia.userId);
      await consolidateNow(stack, bia);
    },
  );

  await t.step("skips whoever said nothing new until their next 3:00", async () => {
    const caio = await stack.createUser("Caio");
    await live(stack, caio, "UTC");
    assert.equal(await claimAt(stack, "2026-12-20T03:00:00Z"), null);
    assert.equal(await lastRun(stack, caio), "2026-12-20");
    await say(stack, caio, "oi");
    assert.equal(await claimAt(stack, "2026-12-20T10:00:00Z"), null);
    assert.equal(await claimAt(stack, "2026-12-21T03:00:00Z"), caio.userId);
    const { count } = await caio.client.from("memory_consolidations").select("*", { count: "exact", head: true });
    assert.equal(count, 0);
    await consolidateNow(stack, caio);
  });

  await t.step("lets only one worker hold a user, until the lease runs out", async () => {
    const dora = await stack.createUser("Dora");
    await live(stack, dora, "UTC");
    await say(stack, dora, "sou vegana");
    assert.equal(await claimAt(stack, "2027-01-05T03:00:00Z", false), dora.userId);
    assert.equal(await claimAt(stack, "2027-01-05T03:02:29Z", false), null);
    assert.equal(await claimAt(stack, "2027-01-05T03:02:31Z", false), dora.userId);
    await stack.sql("update private.consolidation_queue set locked_until = null where user_id = $1", [dora.userId]);
    await consolidateNow(stack, dora);
  });

  await t.step("gives up for the day after three tries, writes why, and keeps the messages for the next", async () => {
    const eva = await stack.createUser("Eva");
    await live(stack, eva, whereItIs(12));
    await say(stack, eva, "sou vegetariana");
    const fail = async (at: string) => {
      const { body: claim } = await asService<{ status: string; attempt: number }>(stack, "claim_consolidation", {
        at,
      });
      if (claim.status !== "claimed") return claim.status;
      const { body } = await asService<{ status: string }>(stack, "fail_consolidation", {
        user_id: eva.userId,
        attempt: claim.attempt,
        error: "Error: the model is away",
        retry_seconds: 60,
      });
      return body.status;
    };
    const again = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    assert.equal(await fail(again(0)), "retry");
    assert.equal(await fail(again(0)), "none", "not before the pause is over");
    assert.equal(await fail(again(1.1)), "retry");
    assert.equal(await fail(again(2)), "failed");
    assert.equal(await fail(again(3)), "none");
    const { data } = await eva.client.from("memory_consolidations").select("status, error_message, messages_processed");
    assert.deepEqual(data, [{ status: "failed", error_message: "Error: the model is away", messages_processed: 0 }]);
    assert.equal((await consolidateNow(stack, eva)).status, "completed");
    assert.deepEqual(await beliefs(stack, eva), ["É vegetariana"]);
  });

  await t.step("gives up on somebody whom three workers took and never gave back", async () => {
    const gil = await stack.createUser("Gil");
    await live(stack, gil, "UTC");
    await say(stack, gil, "oi");
    for (const at of ["2027-02-01T03:00:00Z", "2027-02-01T03:03:00Z", "2027-02-01T03:06:00Z"]) {
      assert.equal(await claimAt(stack, at, false), gil.userId);
    }
    assert.equal(await claimAt(stack, "2027-02-01T03:09:00Z", false), null);
    const { data } = await gil.client.from("memory_consolidations").select("status, error_message");
    assert.deepEqual(data, [{ status: "failed", error_message: "Ended without an answer 3 times." }]);
    assert.equal(await claimAt(stack, "2027-02-02T03:00:00Z"), gil.userId, "the next night");
  });

  await t.step("a run forced before 3:00 does not stand for the night's own", async () => {
    const hugo = await stack.createUser("Hugo");
    await live(stack, hugo, whereItIs(1));
    await say(stack, hugo, "oi");
    assert.equal((await consolidateNow(stack, hugo)).status, "completed");
    assert.equal(await lastRun(stack, hugo), null);
  });

  await stack.close();
});
