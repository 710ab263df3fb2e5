import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import type { ShownWaiting } from "../../../shared/chat/get-waiting.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, type GeminiPart, startFakeGemini } from "../../support/fake-gemini.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { callFunction } from "../portability/files.ts";

const calls = (name: string, args: Record<string, unknown>): GeminiPart => ({ functionCall: { name, args } });

async function readWaiting(stack: Stack, { token }: TestUser, id: string): Promise<ShownWaiting[]> {
  const response = await callFunction(stack, `chat/${encodeURIComponent(id)}/waiting`, token);
  const body = await response.json();
  assert.equal(response.status, 200, JSON.stringify(body));
  return body.waiting;
}

Deno.test("GET /chat/{id}/waiting tells what waits now, whatever the last message says", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const here = new Conversation(stack, ana, "aqui 😀");
  const elsewhere = new Conversation(stack, ana, "ali");

  await t.step("as the answer told it, and what the person had said", async () => {
    fake.script(gemini(calls("create_expense", { amount: 50, category: "food", description: "feira" })));
    const { metadata } = await here.say("gastei 50 na feira");
    const [{ said, recordKind, ...waiting } = { said: null }, ...more] = await readWaiting(stack, ana, here.id);
    assert.deepEqual(more, []);
    // Times are the database's here, the function's there.
    const timeless = (one: object) => ({ ...one, since: null, expiresAt: null });
    assert.deepEqual([waiting].map(timeless), metadata.waiting?.map(timeless));
    assert.equal(recordKind, "expenses");
    assert.equal(said?.text, "gastei 50 na feira");
    assert.equal(said?.conversation, here.id);
  });

  await t.step("what another conversation of the person asked is listed last, and says where it was said", async () => {
    fake.script(gemini(calls("create_expense", { amount: 20, category: "transport", description: "uber" })));
    await elsewhere.say("gastei 20 de uber");
    const listed = await readWaiting(stack, ana, here.id);
    assert.deepEqual(listed.map(({ args, elsewhere, said }) => [args.amount, elsewhere, said?.conversation]), [
      [50, undefined, here.id],
      [20, true, elsewhere.id],
    ]);
    assert.deepEqual(await readWaiting(stack, bia, here.id), []);
  });

  await t.step("what was answered elsewhere waits no more", async () => {
    const [own] = await readWaiting(stack, ana, here.id);
    await elsewhere.approve(own!.id, true);
    const left = await readWaiting(stack, ana, here.id);
    assert.deepEqual(left.map(({ args }) => args.amount), [20]);
    await elsewhere.approve(left[0]!.id, false);
    assert.deepEqual(await readWaiting(stack, ana, here.id), []);
  });

  await t.step("a change says what it changes, before and after", async () => {
    const { data } = await ana.client.from("expenses").select("id").single();

    fake.script(gemini(calls("update_expense", { expense_id: data!.id, amount: 55, category: "entertainment" })));
    await here.say("gastei 55 na feira, não 50; e era lazer, não?");
    const [waiting] = await readWaiting(stack, ana, here.id);
    assert.deepEqual(waiting?.changes, [
      { what: "valor", before: "R$ 50,00", after: "R$ 55,00" },
      { what: "categoria", before: "alimentação", after: "lazer" },
    ]);
  });

  await t.step("a conversation without messages has nothing; without a session it is refused", async () => {
    assert.deepEqual(await readWaiting(stack, ana, "nova"), []);
    const refused = await callFunction(stack, `chat/${here.id}/waiting`, "x");
    assert.equal(refused.status, 401);
    await refused.body?.cancel();
  });

  await stack.close();
  await fake.close();
});
