import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";
import { memoryOf, undo } from "./memory.ts";

const BEFORE = "Acha a reunião de segunda um desperdício de tempo";
const AFTER = "Acha a reunião de segunda muito útil";

Deno.test("judge_candidates()", async (t) => {
  const stack = await startStack();
  const judged = async (verdict: string, before: "say" | "enter" = "say") => {
    const user = await stack.createUser("Ana");
    const memory = memoryOf(user);
    const other = (await memory[before](BEFORE)).item;
    const item = (await memory.say(AFTER)).item;
    const result = await call(user.client, "judge_candidates", {
      item_id: item.id,
      judgements: [{ other_id: other.id, verdict }],
      tool_call_id: "j1",
    });
    return { user, ...memory, other, item, outcome: (result.results as { outcome: string }[])[0]!.outcome };
  };

  await t.step("contradiction: the later statement supersedes, and can be taken back", async () => {
    const { outcome, current, user } = await judged("contradiction");
    assert.equal(outcome, "superseded");
    assert.deepEqual(await current(), [AFTER]);
    await undo(user, "j1");
    assert.deepEqual(await current(), [BEFORE, AFTER]);
  });

  await t.step("contradiction with a validated item: asked", async () => {
    const { outcome, current, rows } = await judged("contradiction", "enter");
    assert.equal(outcome, "asked");
    assert.equal((await current()).length, 2);
    assert.deepEqual((await rows()).map((row) => row.needs_resolution), [false, true]);
  });

  await t.step("same: one item is left", async () => {
    const { outcome, current } = await judged("same");
    assert.equal(outcome, "merged");
    assert.deepEqual(await current(), [BEFORE]);
  });

  await t.step("complement: both stand, linked", async () => {
    const { outcome, current, user } = await judged("complement");
    assert.equal(outcome, "linked");
    assert.equal((await current()).length, 2);
    const { data } = await user.client.from("knowledge_links").select("relation");
    assert.deepEqual(data, [{ relation: "related" }]);
  });

  await t.step("unclear: asked", async () => {
    assert.equal((await judged("unclear")).outcome, "asked");
  });

  await t.step("skips what is gone or about somebody else, refuses what is no judgement", async () => {
    const user = await stack.createUser("Ana");
    const { say } = memoryOf(user);
    const hers = (await say("Gosta de jazz", { person: "Lia" })).item;
    const mine = (await say("Gosta de samba")).item;
    const judge = (judgements: JsonObject[]) => ({ item_id: mine.id, judgements });
    const result = await call(
      user.client,
      "judge_candidates",
      judge([
        { other_id: hers.id, verdict: "contradiction" },
        { other_id: crypto.randomUUID(), verdict: "same" },
        { other_id: mine.id, verdict: "same" },
      ]),
    );
    assert.deepEqual((result.results as { outcome: string }[]).map(({ outcome }) => outcome), [
      "skipped",
      "skipped",
      "skipped",
    ]);
    for (const wrong of [[{ other_id: hers.id, verdict: "maybe" }], [{ other_id: "x", verdict: "same" }], ["same"]]) {
      const refused = await refusal(user.client, "judge_candidates", { item_id: mine.id, judgements: wrong });
      assert.deepEqual([refused.status, refused.hint], [400, "invalid_judgements"]);
    }
    const { hint } = await refusal(user.client, "judge_candidates", { item_id: crypto.randomUUID(), judgements: [] });
    assert.equal(hint, "knowledge_not_found");
  });

  await stack.close();
});
