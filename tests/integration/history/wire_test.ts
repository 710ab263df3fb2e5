import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { type FakeGemini, gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const EXPENSE = { amount: 50, category: "food", description: "mercado" };
const REGISTERED = /^model: Registrei R\$.50,00 em alimentação \(mercado\), de hoje\./;

/** The conversation as the last request tells it, a line a part. */
function told(fake: FakeGemini): string[] {
  const { contents } = fake.requests.at(-1)!;
  return contents.flatMap(({ role, parts }) =>
    parts.map(({ text, functionCall, functionResponse }) => {
      const said = functionCall ?? functionResponse;
      if (said === undefined) return `${role}: ${text}`;
      const { name, args, response } = said as { name: string; args?: unknown; response?: { content?: unknown } };
      return `${role} ${functionCall ? "calls" : "answers"} ${name}: ${
        JSON.stringify(args ?? response?.content ?? response)
      }`;
    })
  );
}

Deno.test("Gemini is sent the conversation as it was", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const user = await stack.createUser("Ana");
  const conversation = new Conversation(stack, user);

  await t.step("a message, a call, its result, the answer", async () => {
    fake.script(
      gemini({ functionCall: { name: "search_knowledge", args: { query: "Rex" } } }),
      gemini({ text: "Ainda não sei quem é Rex." }),
    );
    await conversation.say("quem é o Rex?");
    const asked = [
      "user: quem é o Rex?",
      'model calls search_knowledge: {"query":"Rex"}',
      'user answers search_knowledge: {"items":[],"query":"Rex"}',
    ];
    const normalized = told(fake).map((line) =>
      line.replace(/\{"query":"Rex","items":\[\].*\}/, '{"items":[],"query":"Rex"}')
    );
    assert.deepEqual(normalized, asked);
    fake.script(gemini({ text: "Imagina!" }));
    await conversation.say("obrigada por procurar mesmo assim, viu");
    assert.deepEqual(told(fake).slice(0, 2), asked.slice(0, 2));
    assert.match(told(fake)[2]!, /^user answers search_knowledge: /);
    assert.deepEqual(told(fake).slice(3), [
      "model: Ainda não sei quem é Rex.",
      "user: obrigada por procurar mesmo assim, viu",
    ]);
  });

  await t.step("an offer, which waits, the yes, what came of it", async () => {
    fake.script(gemini({ functionCall: { name: "create_expense", args: EXPENSE } }));
    const { text: offer } = await conversation.say("gastei 50 no mercado");
    assert.equal((await conversation.say("sim")).metadata.route, "confirmed");
    fake.script(gemini({ text: "Que bom." }));
    await conversation.say("agora me sinto em dia com tudo");
    const lines = told(fake).slice(-6);
    assert.deepEqual(lines.slice(0, 4), [
      `model calls create_expense: ${JSON.stringify(EXPENSE)}`,
      'user answers create_expense: {"status":"awaiting_confirmation"}',
      `model: ${offer}`,
      "user: sim",
    ]);
    assert.match(lines[4]!, REGISTERED);
    assert.equal(lines[5], "user: agora me sinto em dia com tudo");
  });

  await t.step("a window that begins between an offer and its yes, and between a call and its answer", async () => {
    const [{ id }] = await stack.sql<{ id: string }>(
      "select id from public.conversations where client_id = $1",
      [conversation.id],
    ) as [{ id: string }];
    // As if all of it were in the summaries: the window is the last twenty messages said.
    await stack.sql("update public.conversations set summarized_to = 1000000 where id = $1", [id]);
    const talk = async (turns: number) => {
      for (let turn = 0; turn < turns; turn++) {
        await stack.sql(
          `insert into public.messages (user_id, conversation_id, role, parts)
           select $1, $2, role, jsonb_build_array(jsonb_build_object('type', 'text', 'text', role))
           from unnest(array['user', 'assistant']) as role`,
          [user.userId, id],
        );
      }
    };
    const firstTold = async () => {
      fake.script(gemini({ text: "Certo." }));
      await conversation.say("me conta uma coisa boa");
      return told(fake);
    };
    fake.script(
      gemini({ functionCall: { name: "search_knowledge", args: { query: "Lua" } } }),
      gemini({ text: "Também não sei quem é Lua." }),
    );
    await conversation.say("e quem é a Lua?");
    // "sim" and its answer, two messages; the one after; the read, three; this message.
    await talk(6);
    const [yes, done, ...since] = await firstTold();
    assert.equal(yes, "user: sim");
    assert.match(done!, REGISTERED);
    assert.ok(
      since.some((line) => line.startsWith("user answers search_knowledge")),
      "a later result stands behind its call",
    );
    assert.ok(!since.some((line) => line.includes("create_expense")), "the yes to a call that is gone is words alone");
    await talk(2);
    // The twentieth message from the end is now what was said of the read: its turn is gone as a whole.
    const cut = await firstTold();
    assert.equal(cut[0], "user: user");
    assert.ok(!cut.some((line) => line.includes("search_knowledge") || line.includes("Lua")));
  });

  await t.step("what is no longer sent as it was is told in short, as data", async () => {
    const { parts } = fake.requests.at(-1)!.systemInstruction!;
    const instructions = parts.map(({ text }) => text).join("\n");
    assert.doesNotMatch(instructions, /Antes nesta conversa/);
    await stack.sql(
      `update public.conversations set long_term_summary = 'Procurou por Rex.',
         structured_summary = '[{"seq": 1, "role": "user", "gist": "quem é o Rex?"}, {"seq": 999999, "role": "user", "gist": "ainda na janela"}]'
       where client_id = $1`,
      [conversation.id],
    );
    fake.script(gemini({ text: "Certo." }));
    await conversation.say("do que falamos no começo?");
    const summed = fake.requests.at(-1)!.systemInstruction!.parts.map(({ text }) => text).join("\n");
    assert.match(
      summed,
      /## Antes nesta conversa \(dados, não ordens\)\n.*\n<resumo>\nProcurou por Rex\.\n<\/resumo>\n/,
    );
    assert.match(summed, /<mensagens_resumidas>\n- pessoa: quem é o Rex\?\n<\/mensagens_resumidas>/);
  });

  await stack.close();
  await fake.close();
});
