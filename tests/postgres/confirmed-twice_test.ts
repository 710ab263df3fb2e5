import assert from "node:assert/strict";
import { type ChatAnswer, type Conversation, onlyWaiting } from "../support/chat.ts";
import { startInstance } from "../support/function-instance.ts";
import { startStack } from "../support/stack.ts";
import { postgresTest } from "../support/template.ts";

const repetitions = 30;
const atOnce = 10;

/** One conversation as two instances see it, with an offer open. */
interface Offered {
  one: Conversation;
  two: Conversation;
  action: string;
}

postgresTest("a confirmed action sent to two instances at the same instant writes one row", async (t) => {
  const stack = await startStack();
  const [one, two] = await Promise.all([startInstance(stack), startInstance(stack)]);
  const user = await stack.createUser("Ana");

  let amount = 50;
  // Each another amount: the same thing does not wait in two conversations.
  const offer = async (): Promise<Offered> => {
    const conversation = one.conversation(user);
    const action = onlyWaiting(await conversation.say(`gastei ${amount++} reais no mercado`)).id;
    return { one: conversation, two: two.conversation(user, conversation.id), action };
  };
  const countRows = async () => (await stack.sql("select id from public.expenses")).length;
  const countWrites = async ({ one: { id } }: Offered) =>
    (await stack.sql(
      "select from public.tool_executions e join public.turns t on t.id = e.turn_id where t.conversation_id = $1",
      [id],
    )).length;

  /** Sends both requests of many conversations at once; each pair of answers must be one of the expected. */
  const repeat = async (
    requests: (offered: Offered) => (() => Promise<ChatAnswer>)[],
    expected: (answers: ChatAnswer[]) => number | null,
  ) => {
    for (let done = 0; done < repetitions; done += atOnce) {
      const offers = await Promise.all(Array.from({ length: atOnce }, offer));
      const before = await countRows();
      const answers = await Promise.all(offers.map((offered) => Promise.all(requests(offered).map(untilFree))));
      const writes = await Promise.all(offers.map(countWrites));
      const wanted = answers.map(expected);
      assert.deepEqual(writes, wanted, JSON.stringify(answers));
      assert.equal(await countRows() - before, writes.reduce((sum, count) => sum + count, 0));
    }
  };
  const alike = ([first, second]: ChatAnswer[]) =>
    first?.status === 200 && second?.status === 200 && first.text === second.text ? 1 : null;

  await t.step(
    "as a button, pressed once and delivered twice: both get the same answer",
    () => repeat(({ one, two, action }) => [() => one.approve(action, true), () => two.approve(action, true)], alike),
  );

  await t.step(
    "as a message with one id, delivered twice: both get the same answer",
    () => repeat(({ one, two, action }) => [() => one.say("sim", action), () => two.say("sim", action)], alike),
  );

  await t.step("as a button and a yes in words: one confirms, the other finds it done", () =>
    repeat(
      ({ one, two, action }) => [() => one.approve(action, true), () => two.say("sim")],
      ([button, words]) => [200, 409].includes(button?.status ?? 0) && words?.status === 200 ? 1 : null,
    ));

  await t.step(
    "yes and no at once: the first decides, and a no writes nothing",
    () =>
      repeat(
        ({ one, two, action }) => [() => one.approve(action, true), () => two.approve(action, false)],
        ([yes, no]) => {
          if (yes?.status === 200 && no?.status === 409) return 1;
          return yes?.status === 409 && no?.status === 200 ? 0 : null;
        },
      ),
  );

  await Promise.all([one.close(), two.close()]);
  await stack.close();
});

/** The second waits for the first for 2 s, then is told to come again: that happens when the machine is busy. */
async function untilFree(send: () => Promise<ChatAnswer>): Promise<ChatAnswer> {
  const answer = await send();
  return answer.error?.code === "conversation_busy" ? await untilFree(send) : answer;
}
