import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

/** What makes patterns, stems and trigrams work hardest: much of the same. */
const repeated = [
  "ha",
  "ha ",
  "a",
  "não ",
  "não sou mais ",
  "1.234,56 ",
  "R$ 1 e ",
  "dois mil e ",
  "kkk",
  "\n",
  ".",
  "((",
  '"',
  "\\",
  "%_",
  "a-",
  "á",
  "👩‍👩‍👧",
  "ontem ",
  "& | ! ",
  "<->",
];

/** Cut to a length that is taken. */
function long(unit: string, length: number): string {
  return [...unit.repeat(Math.ceil(length / unit.length))].join("").slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

// On Postgres no statement may take longer than users' statements get: one that did would be cut, and answered with 503.
Deno.test("long texts of much the same are read in bounded work", async (t) => {
  const stack = await startStack();
  const user = await stack.createUser("Ana");
  const notAnswered: string[] = [];
  const answered = (unit: string, status: number) => {
    if (status >= 500 || status === 0) notAnswered.push(`${JSON.stringify(unit)}: ${status}`);
  };

  await t.step("in a conversation", async () => {
    const conversation = new Conversation(stack, user);
    assert.equal((await conversation.say("ha".repeat(2000))).status, 200);
    for (const unit of repeated) answered(unit, (await conversation.say(long(unit, 7999))).status);
    assert.deepEqual(notAnswered, []);
  });

  await t.step("by add_knowledge, in each of its texts", async () => {
    const item = { type: "fact", area: "leisure", content: "Gosta de samba" };
    for (const unit of repeated) {
      for (const length of [500, 2000]) {
        const text = `x${long(unit, length)}`;
        for (
          const more of [{ content: text }, { title: text }, { slot: "likes", key: text }, {
            slot: "likes",
            key: "x",
            value: text,
          }]
        ) answered(unit, (await user.client.rpc("add_knowledge", { ...item, ...more })).status);
      }
    }
    assert.deepEqual(notAnswered, []);
  });

  await t.step("by search_knowledge, among what was kept", async () => {
    await stack.sql("update private.settings set value = '10000' where key = 'searches_per_minute'");
    for (const unit of repeated) {
      for (const length of [200, 1000]) {
        answered(unit, (await user.client.rpc("search_knowledge", { query: long(unit, length) })).status);
      }
    }
    assert.deepEqual(notAnswered, []);
  });

  await stack.close();
});

Deno.test("2,000 calls in one answer are not 2,000 round trips", async () => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const user = await stack.createUser("Ana");
  const calls = Array.from({ length: 2000 }, (_, n) => ({
    functionCall: { name: "search_knowledge", args: { query: `mar ${n}` } },
  }));
  // Until it is allowed no more.
  fake.script(...Array.from({ length: 4 }, () => gemini(...calls)), gemini({ text: "Não achei nada." }));
  const before = stack.counts.rest;
  const answer = await new Conversation(stack, user).say("o que você sabe do mar?");
  assert.equal(answer.status, 200);
  assert.equal(answer.text, "Não achei nada.");
  // Twenty a step, four steps, and what opens, renews and closes a turn.
  assert.ok(stack.counts.rest - before <= 4 * 20 + 8, `${stack.counts.rest - before} round trips`);
  const [{ n } = { n: -1 }] = await stack.sql<{ n: number }>(
    "select in_minute as n from private.rate_limits where user_id = $1 and what = 'searches'",
    [user.userId],
  );
  assert.ok(n <= 80, `${n} searches`);
  await stack.close();
  await fake.close();
});
