import assert from "node:assert/strict";
import { startStack } from "../../support/stack.ts";
import { memoryOf } from "./memory.ts";

const BEFORE = "Acha a reunião de segunda um desperdício de tempo";
const AFTER = "Acha a reunião de segunda muito útil";

Deno.test("judge_pair()", async (t) => {
  const stack = await startStack();
  const judge = (item: string, other: string, verdict: string) =>
    stack.sql(
      "select private.judge_pair(i, o, $3) from public.knowledge_items i, public.knowledge_items o where i.id = $1 and o.id = $2",
      [item, other, verdict],
    );
  const judged = async (verdict: string, before: "say" | "enter" = "say") => {
    const user = await stack.createUser("Ana");
    const memory = memoryOf(user);
    const other = (await memory[before](BEFORE)).item;
    const item = (await memory.say(AFTER)).item;
    await judge(item.id, other.id, verdict);
    const waiting = (await memory.rows()).filter((row) => row.needs_resolution).map(({ content }) => content);
    return { user, ...memory, waiting };
  };

  await t.step("contradiction: the later statement supersedes", async () => {
    const { current, waiting } = await judged("contradiction");
    assert.deepEqual([await current(), waiting], [[AFTER], []]);
  });

  await t.step("contradiction with a validated item: asked", async () => {
    const { current, waiting } = await judged("contradiction", "enter");
    assert.deepEqual([await current(), waiting], [[BEFORE, AFTER], [AFTER]]);
  });

  await t.step("same: one item is left", async () => {
    const { current } = await judged("same");
    assert.deepEqual(await current(), [BEFORE]);
  });

  await t.step("complement: both stand, linked", async () => {
    const { current, user } = await judged("complement");
    assert.equal((await current()).length, 2);
    const { data } = await user.client.from("knowledge_links").select("relation");
    assert.deepEqual(data, [{ relation: "related" }]);
  });

  await t.step("unclear: asked", async () => {
    assert.deepEqual((await judged("unclear")).waiting, [AFTER]);
  });

  await t.step("leaves what is gone, about somebody else or somebody else's as it is", async () => {
    const user = await stack.createUser("Ana");
    const { say, rows } = memoryOf(user);
    const other = memoryOf(await stack.createUser("Eva"));
    const hers = (await say("Gosta de jazz", { person: "Lia" })).item;
    const gone = (await say("Pesa 82 kg", { slot: "weight", value: "82" })).item;
    await say("Pesa 80 kg", { slot: "weight", value: "80" });
    const mine = (await say("Gosta de samba")).item;
    const theirs = (await other.say("Gosta de rock")).item;
    const before = await rows();
    for (const id of [hers.id, hers.subject as string, gone.id, theirs.id, mine.id]) {
      for (const verdict of ["contradiction", "same", "complement", "unclear"]) await judge(mine.id, id, verdict);
    }
    assert.deepEqual(await rows(), before);
    assert.deepEqual(await other.current(), ["Gosta de rock"]);
  });

  await stack.close();
});
