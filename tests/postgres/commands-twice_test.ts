import assert from "node:assert/strict";
import type { ChatAnswer, Conversation } from "../support/chat.ts";
import { startInstance } from "../support/function-instance.ts";
import { startStack } from "../support/stack.ts";
import { postgresTest } from "../support/template.ts";
import type { Moment } from "../support/wire.ts";

const REPETITIONS = 10;
const AT_ONCE = 5;
const NOTES = ["bolo de cenoura", "bolo de fubá", "bolo de milho"];

/** One conversation as two instances see it, with what was offered in it. */
interface Seen {
  one: Conversation;
  two: Conversation;
  action: string;
}

postgresTest("a command answered at two instances at the same instant is carried out once", async (t) => {
  const stack = await startStack();
  const [one, two] = await Promise.all([startInstance(stack), startInstance(stack)]);

  const begin = async (command?: string): Promise<Seen> => {
    const user = await stack.createUser("Ana");
    await user.client.from("library_items").insert(NOTES.map((content) => ({ type: "note", title: content, content })));
    const conversation = one.conversation(user);
    const offered = command === undefined ? undefined : await conversation.say(command);
    const action = offered?.metadata.waiting?.[0]?.id ?? "";
    assert.equal(action !== "", command !== undefined, offered?.text);
    return { one: conversation, two: two.conversation(user, conversation.id), action };
  };
  /** How many items are left, and how often a tool wrote. */
  const state = async ({ one: { user: { userId } } }: Seen) => {
    const [row] = await stack.sql<{ left: number; writes: number }>(
      `select
        (select count(*)::int from public.library_items i where i.user_id = $1 and i.deleted_at is null) as left,
        (select count(*)::int from public.tool_executions e where e.user_id = $1) as writes`,
      [userId],
    );
    return [row!.left, row!.writes];
  };
  /** Sends both requests of many conversations at once and looks at the answers and at what is left. */
  const repeat = async (
    command: string | undefined,
    requests: (seen: Seen) => (() => Promise<ChatAnswer>)[],
    look: (answers: ChatAnswer[], state: number[]) => void,
  ) => {
    for (let done = 0; done < REPETITIONS; done += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, async () => {
        const seen = await begin(command);
        const answers = await Promise.all(requests(seen).map(untilFree));
        look(answers, await state(seen));
      }));
    }
  };
  const routes = (answers: ChatAnswer[]) => answers.map(({ metadata }) => metadata?.route).toSorted();

  await t.step(
    "two yeses: one deletes everything, the other hears that it is done",
    () =>
      repeat("deleta tudo", ({ one, two }) => [() => one.say("sim"), () => two.say("sim")], (answers, state) => {
        assert.deepEqual(routes(answers), ["confirmed", "direct"]);
        assert.ok(answers.some(({ text }) => text === "Isso já está feito, e não fiz de novo."));
        assert.deepEqual(state, [0, 1]);
      }),
  );

  await t.step("a yes in words and a button: everything is deleted once", () =>
    repeat(
      "deleta tudo",
      ({ one, two, action }) => [() => one.approve(action, true), () => two.say("sim")],
      ([button, words], state) => {
        assert.ok([200, 409].includes(button!.status) && words!.status === 200);
        assert.deepEqual(state, [0, 1]);
      },
    ));

  await t.step(
    "a yes and a no: the first decides",
    () =>
      repeat(
        "deleta tudo",
        ({ one, two }) => [() => one.say("sim"), () => two.say("não")],
        (answers, [left, writes]) => {
          const confirmed = routes(answers).includes("confirmed");
          assert.deepEqual([left, writes], confirmed ? [0, 1] : [3, 0]);
        },
      ),
  );

  await t.step(
    "two choices: one of them deletes, the other finds no list and is the model's to read",
    () =>
      repeat("apaga a nota do bolo", ({ one, two }) => [() => one.say("1"), () => two.say("2")], (answers, state) => {
        assert.deepEqual(routes(answers), ["model", "selected"]);
        assert.deepEqual(state, [2, 1]);
      }),
  );

  await t.step("a choice of several, delivered twice: both get the same answer", () =>
    repeat(
      "apaga a nota do bolo",
      ({ one, two, action }) => [() => one.say("1 e 3", action), () => two.say("1 e 3", action)],
      ([first, second], state) => {
        assert.equal(first!.text, second!.text);
        assert.deepEqual(state, [1, 2]);
      },
    ));

  await t.step("a command delivered twice: both get the same answer, and one note is kept", () =>
    repeat(
      undefined,
      ({ one, two }) => {
        const id = crypto.randomUUID();
        return [() => one.say("anota: comprar pão", id), () => two.say("anota: comprar pão", id)];
      },
      ([first, second], state) => {
        assert.equal(first!.text, "Guardei a nota “comprar pão”.");
        assert.equal(second!.text, first!.text);
        assert.deepEqual(state, [4, 1]);
      },
    ));

  for (
    const [moment, rpc] of [["before", "run_tool"], ["after", "run_tool"], ["after", "close_turn"]] satisfies [
      Moment,
      string,
    ][]
  ) {
    await t.step(
      `a command whose instance died ${moment} ${rpc}, sent again elsewhere: one note, the same answer`,
      async () => {
        const victim = await startInstance(stack);
        const seen = await begin();
        const { user, id } = seen.one;
        victim.wire.at(moment, rpc, () => victim.kill());
        const message = crypto.randomUUID();
        await assert.rejects(victim.conversation(user, id).say("anota: comprar pão", message));
        await stack.sql("update public.turns set lease_until = now() - interval '1 second' where user_id = $1", [
          user.userId,
        ]);
        const answer = await untilFree(() => seen.two.say("anota: comprar pão", message));
        assert.equal(answer.text, "Guardei a nota “comprar pão”.");
        assert.deepEqual(await state(seen), [4, 1]);
        await victim.close();
      },
    );
  }

  await Promise.all([one.close(), two.close()]);
  await stack.close();
});

/** The second waits for the first for 2 s, then is told to come again: that happens when the machine is busy. */
async function untilFree(send: () => Promise<ChatAnswer>): Promise<ChatAnswer> {
  const answer = await send();
  return answer.error?.code === "conversation_busy" ? await untilFree(send) : answer;
}
