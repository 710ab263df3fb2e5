import assert from "node:assert/strict";
import type { ChatAnswer, Conversation } from "../support/chat.ts";
import { gemini, startFakeGemini } from "../support/fake-gemini.ts";
import { type FunctionInstance, startInstance } from "../support/function-instance.ts";
import { type Stack, startStack } from "../support/stack.ts";
import { postgresTest } from "../support/template.ts";

const remember = {
  functionCall: {
    name: "add_knowledge",
    args: {
      type: "fact",
      content: "É alérgica a camarão",
      area: "health",
      quote: "sou alérgica a camarão",
      slot: "allergy",
      key: "camarão",
    },
  },
};
const told = "anota aí: sou alérgica a camarão";

postgresTest("an instance killed in the middle of a model's turn leaves a turn that another takes over", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack();
  const env = { GOOGLE_GENERATIVE_AI_API_KEY: "test-key", GOOGLE_GENERATIVE_AI_BASE_URL: fake.baseUrl };
  const survivor = await startInstance(stack, env);

  const cases: [string, string, (victim: FunctionInstance) => void][] = [
    ["while the model thinks", "asks again", (victim) =>
      fake.script(
        async (request) => {
          await victim.kill();
          return await gemini(remember)(request);
        },
        gemini(remember),
        gemini({ text: "Anotei." }),
      )],
    ["before run_tool", "asks again", (victim) => {
      fake.script(gemini(remember), gemini(remember), gemini({ text: "Anotei." }));
      victim.wire.at("before", "run_tool", () => victim.kill());
    }],
    ["after run_tool", "goes on from the stored result", (victim) => {
      fake.script(gemini(remember), gemini({ text: "Anotei." }));
      victim.wire.at("after", "run_tool", () => victim.kill());
    }],
    [
      "while the model reads the result",
      "goes on from the stored result",
      (victim) =>
        fake.script(gemini(remember), async (request) => {
          await victim.kill();
          return await gemini({ text: "Anotei." })(request);
        }, gemini({ text: "Anotei." })),
    ],
    ["before close_turn", "goes on from the stored result", (victim) => {
      fake.script(gemini(remember), gemini({ text: "Anotei." }));
      victim.wire.at("before", "close_turn", () => victim.kill());
    }],
    ["after close_turn", "gives the stored answer", (victim) => {
      fake.script(gemini(remember), gemini({ text: "Anotei." }));
      victim.wire.at("after", "close_turn", () => victim.kill());
    }],
  ];
  for (const [when, outcome, arrange] of cases) {
    await t.step(`killed ${when}: the other ${outcome}`, async () => {
      const user = await stack.createUser("Bia");
      const victim = await startInstance(stack, env);
      const conversation = victim.conversation(user);
      const message = crypto.randomUUID();
      arrange(victim);
      await assert.rejects(conversation.say(told, message), "the client sees its connection break");
      const answer = await takenOver(
        stack,
        survivor.conversation(user, conversation.id),
        (here) => here.say(told, message),
      );
      assert.equal(answer.metadata.outcome, "completed");
      assert.match(answer.text, /Anotei/);
      assert.equal((await user.client.from("knowledge_items").select("id")).data?.length, 1);
      assert.equal((await user.client.from("tool_executions").select("id")).data?.length, 1);
      const { data: messages } = await user.client.from("messages").select("role").order("seq");
      assert.deepEqual(messages?.map(({ role }) => role), ["user", "assistant", "tool", "assistant"]);
      if (outcome === "goes on from the stored result") {
        const roles = fake.requests.at(-1)?.contents.map(({ role }) => role);
        assert.deepEqual(roles, ["user", "model", "user"], "the model is shown the call and its result");
      }
      await victim.close();
    });
  }

  await survivor.close();
  await stack.close();
  await fake.close();
});

postgresTest("an instance that comes back after its lease writes nothing", async (t) => {
  const stack = await startStack();
  const survivor = await startInstance(stack);

  for (const rpc of ["run_calls", "close_turn"]) {
    await t.step(`held up before ${rpc}`, async () => {
      const user = await stack.createUser("Caio");
      const zombie = await startInstance(stack);
      const conversation = zombie.conversation(user);
      const { metadata } = await conversation.say("gastei 50 reais no mercado");
      const action = metadata.waiting?.[0]?.id ?? "";
      const held = Promise.withResolvers<void>();
      const reached = Promise.withResolvers<void>();
      zombie.wire.at("before", rpc, () => {
        reached.resolve();
        return held.promise;
      });
      // The record of the stream keeps the lease: what holds one up holds up the other.
      zombie.wire.at("before", "append_chunks", () => held.promise);
      const late = conversation.approve(action, true);
      await reached.promise;
      const answer = await takenOver(
        stack,
        survivor.conversation(user, conversation.id),
        (here) => here.approve(action, true),
      );
      assert.equal(answer.metadata.route, "confirmed");
      const before = await everything(stack, user.userId);
      held.resolve();
      assert.equal((await late).status, 409);
      assert.deepEqual(await everything(stack, user.userId), before);
      assert.equal((await user.client.from("expenses").select("id")).data?.length, 1);
      await zombie.close();
    });
  }
  await survivor.close();
  await stack.close();
});

postgresTest("a process frozen while the model answers writes nothing when it goes on", async () => {
  const fake = startFakeGemini();
  const stack = await startStack();
  const env = { GOOGLE_GENERATIVE_AI_API_KEY: "test-key", GOOGLE_GENERATIVE_AI_BASE_URL: fake.baseUrl };
  const [zombie, survivor] = await Promise.all([startInstance(stack, env), startInstance(stack, env)]);
  const user = await stack.createUser("Duda");
  const conversation = zombie.conversation(user);
  const message = crypto.randomUUID();
  const frozen = Promise.withResolvers<void>();
  fake.script(
    (request) => {
      zombie.freeze();
      frozen.resolve();
      return gemini(remember)(request);
    },
    gemini(remember),
    gemini({ text: "Anotei." }),
  );
  const late = conversation.say(told, message);
  await frozen.promise;
  const answer = await takenOver(
    stack,
    survivor.conversation(user, conversation.id),
    (here) => here.say(told, message),
  );
  assert.match(answer.text, /Anotei/);
  const before = await everything(stack, user.userId);
  zombie.thaw();
  assert.equal((await late).status, 409);
  assert.deepEqual(await everything(stack, user.userId), before);
  assert.equal((await user.client.from("knowledge_items").select("id")).data?.length, 1);
  await Promise.all([zombie.close(), survivor.close()]);
  await stack.close();
  await fake.close();
});

/** Sends the same request to another instance: it is told to wait while the lease runs, and goes on when it has ended. */
async function takenOver(
  stack: Stack,
  conversation: Conversation,
  send: (conversation: Conversation) => Promise<ChatAnswer>,
): Promise<ChatAnswer> {
  const [lease] = await stack.sql<{ seconds: number }>(
    `select extract(epoch from lease_until - clock_timestamp())::float8 as seconds
     from public.turns where conversation_id = $1 and status = 'running'`,
    [conversation.id],
  );
  if (lease) {
    assert.ok(lease.seconds > 15 && lease.seconds <= 30, `a lease of 30 s, not ${lease.seconds}`);
    assert.equal((await send(conversation)).error?.code, "conversation_busy");
    await stack.sql(
      "update public.turns set lease_until = clock_timestamp() where conversation_id = $1 and status = 'running'",
      [conversation.id],
    );
  }
  const answer = await send(conversation);
  assert.equal(answer.status, 200, JSON.stringify(answer.error));
  return answer;
}

/** All a user has, but for the time until which a lease runs. */
async function everything(stack: Stack, userId: string): Promise<unknown> {
  const tables = await stack.sql<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    rows[name] = await stack.sql(
      `select to_jsonb(t) - 'lease_until' as row from public.${name} t where user_id = $1 order by t::text`,
      [userId],
    );
  }
  return rows;
}
