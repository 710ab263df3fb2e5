import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { type CollectedSpan, startFakeCollector } from "../../support/fake-collector.ts";
import { gemini, geminiStatus, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const SECRET = "CPF 123.456.789-09 e HIV positivo";
const SECRET_WORDS = /123\.456|HIV/;

function attributes({ attributes }: CollectedSpan): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

Deno.test("a turn is told in spans to who collects them", async (t) => {
  const fake = startFakeGemini();
  const collector = startFakeCollector();
  const stack = await startStack({ env: { ...fake.env, ...collector.env } });
  const user = await stack.createUser("Ana");
  const conversation = new Conversation(stack, user);
  const spansOf = async (text: string) => {
    collector.requests.length = 0;
    await conversation.say(text);
    await stack.settled();
    // A slow turn keeps its chunks.
    return collector.spans().filter(({ name }) => name !== "append_chunks");
  };

  await t.step("one trace a turn: the turn, its requests to the model and its calls of Postgres", async () => {
    fake.script(
      gemini({ functionCall: { name: "search_knowledge", args: { query: SECRET } } }),
      gemini({ text: `Sobre ${SECRET} não sei nada.` }),
    );
    const spans = await spansOf(`o que você sabe do meu ${SECRET}?`);
    const root = spans.at(-1)!;
    assert.equal(root.name, "turn");
    assert.equal(new Set(spans.map(({ traceId }) => traceId)).size, 1);
    const names = new Map(spans.map(({ spanId, name }) => [spanId, name]));
    const told = spans.map(({ name, parentSpanId }) => `${name} < ${names.get(parentSpanId ?? "")}`);
    const step = [
      "chat gemini-3.8-flash < step 1",
      "step 1 < invoke_agent gemini-3.8-flash",
      "invoke_agent gemini-3.8-flash < turn",
    ];
    assert.deepEqual(told, [
      "open_turn < turn",
      ...step,
      "search_knowledge < turn",
      ...step,
      "close_turn < turn",
      "turn < undefined",
    ]);
    for (const { name, startTimeUnixNano, endTimeUnixNano } of spans) {
      assert.ok(BigInt(startTimeUnixNano) <= BigInt(endTimeUnixNano), name);
      assert.ok(BigInt(startTimeUnixNano) >= BigInt(root.startTimeUnixNano) - 2_000_000n, name);
    }
  });

  await t.step("with the attributes of the line of log, and none of anybody's words", async () => {
    const { path, headers, body } = collector.requests[0]!;
    assert.equal(path, "/v1/traces");
    assert.equal(headers.get("authorization"), "Basic YTpi=");
    assert.equal(headers.get("x-team"), "casa nova");
    assert.doesNotMatch(body, SECRET_WORDS);
    assert.match(body, /"assistant-under-test"/);
    const turn = attributes(collector.spans().at(-1)!);
    assert.deepEqual(
      [turn["turn.route"], turn["turn.outcome"], turn["turn.model"], turn["turn.modelCalls"], turn["turn.roundTrips"]],
      ["model", "completed", "gemini-3.8-flash", "2", "3"],
    );
    assert.equal(turn["turn.usage.inputTokens"], "200");
    assert.deepEqual(turn["turn.tools"], { values: [{ stringValue: "search_knowledge" }] });
    const chat = attributes(collector.spans().find(({ name }) => name.startsWith("chat"))!);
    assert.equal(chat["gen_ai.usage.input_tokens"], "100");
  });

  await t.step("also of a model that fails and quotes what it was sent", async () => {
    fake.script(geminiStatus(400, { message: SECRET }));
    const spans = await spansOf(`meu ${SECRET}, o que eu faço?`);
    assert.doesNotMatch(collector.requests[0]!.body, SECRET_WORDS);
    const root = spans.at(-1)!;
    assert.equal(attributes(root)["turn.error"], "model_unavailable");
    assert.equal(root.status.code, 2);
    assert.ok(spans.some(({ name, status }) => name.startsWith("chat") && status.code === 2));
  });

  await t.step("a collector that is away or refuses costs the turn nothing", async () => {
    fake.script(gemini({ text: "Oi, Ana!" }));
    collector.answer(503);
    assert.equal((await conversation.say("oi de novo")).text, "Oi, Ana!");
    await stack.settled();
    await collector.close();
    assert.equal((await conversation.say("e agora?")).text, "Oi, Ana!");
    await stack.settled();
  });

  await stack.close();
  await fake.close();
});
