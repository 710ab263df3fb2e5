import assert from "node:assert/strict";
import { startStack, type TestUser } from "../../support/stack.ts";
import { beliefs, consolidateNow, say } from "./consolidation.ts";
import { answered, startFakeExtractionModel } from "./fake-extraction-model.ts";
import { consolidationReading, tells } from "./scripted-reader.ts";

const EARLY = "Prefere marcar reuniões de manhã cedo";
const LATE = "Prefere marcar reuniões no fim da tarde";

async function know(user: TestUser, content: string, more: Record<string, unknown> = {}): Promise<void> {
  const { error } = await user.client.rpc("add_knowledge", {
    type: "preference",
    area: "career",
    content,
    tool_call_id: crypto.randomUUID(),
    ...more,
  });
  assert.ifError(error);
}

Deno.test("a consolidation with a language model judges what no rule settles", async (t) => {
  const model = startFakeExtractionModel();
  const stack = await startStack({ env: model.env });
  const learned = JSON.stringify({
    items: [answered(LATE, "prefiro marcar reuniões no fim da tarde", { type: "preference", area: "career" })],
    memory_changes: [],
  });
  const judged = (verdict: string, pair = 1) => JSON.stringify({ judgements: [{ pair, verdict }] });
  const tell = async (...replies: (string | number)[]) => {
    const user = await stack.createUser();
    await know(user, EARLY);
    await say(stack, user, "prefiro marcar reuniões no fim da tarde");
    const before = model.requests.length;
    model.script(learned, ...replies);
    const { status } = await consolidateNow(stack, user);
    const { data } = await user.client.from("knowledge_items").select("content, superseded_at, needs_resolution");
    const current = data!.filter(({ superseded_at }) => superseded_at === null).map(({ content }) => content).sort();
    return {
      status,
      current,
      asked: data!.filter(({ needs_resolution }) => needs_resolution).map(({ content }) => content),
      requests: model.requests.slice(before),
    };
  };

  await t.step("a contradiction: the newer takes the place of the older", async () => {
    const { current, asked, requests } = await tell(judged("contradiction"));
    assert.deepEqual([current, asked, requests.length], [[LATE], [], 2]);
    assert.match(
      requests[1]!.texts[0]!,
      new RegExp(`<pares>\\s*\\[1\\]\\s*antes \\(\\d{4}-\\d{2}-\\d{2}\\): ${EARLY}\\s*agora: ${LATE}`),
    );
  });

  await t.step("the same, and what completes it", async () => {
    assert.deepEqual((await tell(judged("same"))).current, [EARLY]);
    assert.deepEqual((await tell(judged("complement"))).current, [EARLY, LATE]);
  });

  await t.step("not sure: both stand and it is asked", async () => {
    const { current, asked } = await tell(judged("unclear"));
    assert.deepEqual([current, asked], [[EARLY, LATE], [LATE]]);
  });

  await t.step("unrelated, unheard of and unreadable judgements change nothing", async () => {
    for (const replies of [[judged("unrelated")], [judged("contradiction", 7)], [judged("wrong")], ["no", "JSON"]]) {
      const { status, current, asked } = await tell(...replies);
      assert.deepEqual([status, current, asked], ["completed", [EARLY, LATE], []], replies.join());
    }
  });

  await t.step("no answer at all: nothing of the batch is kept until the next try", async () => {
    const user = await stack.createUser();
    await know(user, EARLY);
    await say(stack, user, "prefiro marcar reuniões no fim da tarde");
    model.script(learned, 503, learned, judged("contradiction"));
    assert.equal((await consolidateNow(stack, user)).status, "completed");
    assert.deepEqual(await beliefs(stack, user), [LATE]);
    const { count } = await user.client.from("memory_consolidations").select("*", { count: "exact", head: true });
    assert.equal(count, 1);
  });

  await t.step("what the user vouched for is asked, never replaced", async () => {
    const user = await stack.createUser();
    await know(user, EARLY, { tool_call_id: null });
    await say(stack, user, "prefiro marcar reuniões no fim da tarde");
    // Typed in without a word about what it is about: filed first, under nothing.
    model.script(JSON.stringify({ items: [] }), learned, judged("contradiction"));
    await consolidateNow(stack, user);
    const { data } = await user.client.from("knowledge_items").select("content, needs_resolution").is(
      "superseded_at",
      null,
    )
      .order("created_at");
    assert.deepEqual(data, [{ content: EARLY, needs_resolution: false }, { content: LATE, needs_resolution: true }]);
  });

  await t.step("what the assistant kept during the day is judged with the night's reading of its message", async () => {
    const user = await stack.createUser();
    await know(user, EARLY);
    const id = await say(stack, user, "prefiro marcar reuniões no fim da tarde");
    const kept = "Prefiro marcar reuniões no fim da tarde";
    await know(user, kept);
    await stack.sql("update public.knowledge_items set source_ref = $2 where user_id = $1 and content = $3", [
      user.userId,
      id,
      kept,
    ]);
    model.script(learned, judged("contradiction"));
    assert.equal((await consolidateNow(stack, user)).factsCreated, 0);
    assert.deepEqual(await beliefs(stack, user), [kept]);
    assert.doesNotMatch(model.requests.at(-1)!.texts[0]!, /antes: Prefiro/);
  });

  await t.step("nobody is asked when nothing is alike, or a slot settles it", async () => {
    const user = await stack.createUser();
    await know(user, "Mora em Olinda", { type: "fact", area: "relationships", slot: "residence", value: "Olinda" });
    await say(stack, user, "agora moro em Natal, e prefiro café");
    const before = model.requests.length;
    const home = { area: "relationships", slot: "residence", value: "Natal" };
    model.script(JSON.stringify({
      items: [
        answered("Mora em Natal", "agora moro em Natal", home),
        answered("Prefere café", "prefiro café", { type: "preference", area: "leisure" }),
      ],
    }));
    await consolidateNow(stack, user);
    assert.equal(model.requests.length - before, 1);
    assert.deepEqual(await beliefs(stack, user), ["Mora em Natal", "Prefere café"]);
  });

  await stack.close();
  await model.close();
});

Deno.test("a consolidation whose model judges nothing leaves what no rule settles side by side", async () => {
  const said = "prefiro marcar reuniões no fim da tarde";
  const stack = await startStack({
    functions: consolidationReading({ [said]: [tells(LATE, { type: "preference", area: "career" })] }),
  });
  const user = await stack.createUser();
  await know(user, EARLY);
  await say(stack, user, said);
  assert.equal((await consolidateNow(stack, user)).status, "completed");
  assert.deepEqual(await beliefs(stack, user), [EARLY, LATE]);
  await stack.close();
});
