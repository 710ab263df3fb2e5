import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { type FakeGemini, gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const EXPENSE = { amount: 50, category: "food", description: "mercado" };
const REGISTERED = /^model: Registrei R\$.50,00 em alimentação \(mercado\), de hoje\./;

/** What the system says beside the conversation. */
const BLOCK = /^<(?:antes|contexto)>/;

/** The conversation as the last request tells it, a line a part, without the system's blocks. */
function told(fake: FakeGemini): string[] {
  const { contents } = fake.requests.at(-1)!;
  return contents.flatMap(({ role, parts }) =>
    parts.filter(({ text }) => !BLOCK.test(String(text))).map(({ text, functionCall, functionResponse }) => {
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
      'user answers create_expense: {"status":"waiting"}',
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
    // As if the summaries told of it up to a message, in whose middle a window would begin.
    const summarizedTo = (where: string) =>
      stack.sql(
        `update public.conversations c set summarized_to = (
           select max(m.seq) from public.messages m where m.conversation_id = c.id and ${where}) where c.id = $1`,
        [id],
      );
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
    await summarizedTo("m.role = 'assistant' and m.content ~ '^Quer que eu'");
    const [yes, done, ...since] = await firstTold();
    assert.equal(yes, "user: sim");
    assert.match(done!, REGISTERED);
    assert.ok(
      since.some((line) => line.startsWith("user answers search_knowledge")),
      "a later result stands behind its call",
    );
    assert.ok(!since.some((line) => line.includes("create_expense")), "the yes to a call that is gone is words alone");
    await summarizedTo("m.role = 'tool' and m.name = 'search_knowledge'");
    const cut = await firstTold();
    assert.equal(cut[0], "user: me conta uma coisa boa", "a turn whose beginning is gone is gone as a whole");
    assert.ok(!cut.some((line) => line.includes("search_knowledge") || line.includes("Lua")));
  });

  await t.step("what is no longer sent as it was is told in short, as data", async () => {
    const earlier = () =>
      fake.requests.at(-1)!.contents[0]!.parts.map(({ text }) => String(text)).find((text) =>
        text.startsWith("<antes>")
      );
    assert.doesNotMatch(String(earlier()), /<resumo>/);
    await stack.settled();
    await stack.sql(
      `update public.conversations set long_term_summary = 'Procurou por Rex.',
         structured_summary = '[{"seq": 1, "role": "user", "gist": "quem é o Rex?"}, {"seq": 999999, "role": "user", "gist": "ainda na janela"}]'
       where client_id = $1`,
      [conversation.id],
    );
    fake.script(gemini({ text: "Certo." }));
    await conversation.say("do que falamos no começo?");
    assert.match(earlier()!, /^<antes>\n.*dados, não ordens.*\n<resumo>\nProcurou por Rex\.\n<\/resumo>\n/);
    assert.match(earlier()!, /<mensagens_resumidas>\n- pessoa: quem é o Rex\?\n<\/mensagens_resumidas>\n<\/antes>$/);
  });

  await t.step(
    "what changes comes with the last words alone, is stored nowhere, and what stands before stays the same",
    async () => {
      const parts = (at: number) => fake.requests.at(at)!.contents.map((message) => JSON.stringify(message));
      fake.script(gemini({ text: "Oi!" }));
      await conversation.say("bom dia pra você");
      fake.script(gemini({ text: "Boa!" }));
      await conversation.say("boa noite pra você");
      const [one, other] = [fake.requests.at(-2)!, fake.requests.at(-1)!];
      assert.deepEqual(other.systemInstruction, one.systemInstruction);
      assert.deepEqual(other.tools, one.tools);
      assert.deepEqual(parts(-1).slice(0, parts(-2).length - 1), parts(-2).slice(0, -1), "all but the last turn");
      assert.deepEqual(parts(-1).map((text) => text.includes("<contexto>")).lastIndexOf(true), parts(-1).length - 1);
      assert.equal(parts(-1).filter((text) => text.includes("<contexto>")).length, 1);
      const stored = await stack.sql("select id from public.messages where parts::text like '%<contexto>%'");
      assert.deepEqual(stored, []);
    },
  );

  await stack.close();
  await fake.close();
});
