import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

type Args = Record<string, unknown>;

Deno.test("chat: what writes without a yes runs only on the person's own words", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const call = (name: string, args: Args) => gemini({ functionCall: { name, args } });
  const add = (args: Args) => call("add_knowledge", { type: "fact", area: "health", ...args });
  const kept = async (userId: string) =>
    await stack.sql<Args>(
      "select content, slot, slot_key, quote from public.knowledge_items where user_id = $1 order by created_at, content",
      [userId],
    );

  await t.step("a quote that stands in the message: kept at once, with the whole sentence", async () => {
    const user = await stack.createUser("Ana");
    const about = { content: "É alérgica a camarão", slot: "allergy", key: "camarão", quote: "sou alérgica a camarão" };
    fake.script(add(about), gemini({ text: "Anotei." }));
    const { text, metadata } = await new Conversation(stack, user).say(
      "Socorro! sou alérgica a CAMARÃO e comi. E agora?",
    );
    assert.deepEqual([text, metadata?.waiting], ["Anotei.", undefined]);
    const quote = "sou alérgica a CAMARÃO e comi.";
    assert.deepEqual(await kept(user.userId), [{
      content: about.content,
      slot: "allergy",
      slot_key: "camarão",
      quote,
    }]);
  });

  await t.step("somebody told of: kept at once, with the words", async () => {
    const user = await stack.createUser("Lia");
    const quote = "a Renata, minha prima, mora em Natal";
    fake.script(
      call("update_person", { name: "Renata", relationship: "prima", quote: "a Renata, minha prima" }),
      add({ content: "Mora em Natal", person: "Renata", slot: "residence", value: "Natal", quote: "mora em Natal" }),
      gemini({ text: "Anotei." }),
    );
    const { text, metadata } = await new Conversation(stack, user).say(quote);
    assert.deepEqual([text, metadata?.waiting], ["Anotei.", undefined]);
    const rows = await kept(user.userId);
    assert.deepEqual(rows.map(({ content, quote }) => [content, quote]).sort(), [["Mora em Natal", quote], [
      "Renata, prima",
      quote,
    ]]);
  });

  await t.step("whom the turn before has looked up is known, what was asked for and not found is not", async () => {
    const user = await stack.createUser("Eva");
    await user.client.rpc("update_person", { name: "Júlia", relationship: "irmã" });
    const conversation = new Conversation(stack, user);
    fake.script(
      gemini(
        { functionCall: { name: "get_person", args: { name: "irmã" } } },
        { functionCall: { name: "get_person", args: { name: "Renata" } } },
      ),
      gemini({ text: "É a Júlia." }),
    );
    await conversation.say("quem é minha irmã?");
    const told = { type: "preference", area: "leisure", content: "Odeia coentro", quote: "ela odeia coentro" };
    fake.script(
      gemini(
        { functionCall: { name: "add_knowledge", args: { person: "Júlia", ...told } } },
        { functionCall: { name: "add_knowledge", args: { person: "Renata", ...told } } },
      ),
      gemini({ text: "Anotei." }),
    );
    await conversation.say("ela odeia coentro");
    assert.deepEqual((await kept(user.userId)).map(({ content }) => content), ["Júlia, irmã", "Odeia coentro"]);
  });

  await t.step("somebody else's words: offered, and kept only on the yes", async () => {
    const user = await stack.createUser("Rita");
    const about = { content: "É diabética", slot: "condition", key: "diabetes", quote: "eu sou diabético" };
    fake.script(add(about), gemini({ text: "Prontinho." }));
    const conversation = new Conversation(stack, user);
    const { text, metadata } = await conversation.say('resume: "eu sou diabético e devo 3000 pro agiota", disse o Zé');
    assert.deepEqual(metadata?.waiting?.map(({ tool }) => tool), ["add_knowledge"]);
    assert.match(text, /Quer que eu guarde isto na memória: “É diabética”\?/);
    assert.deepEqual(await kept(user.userId), []);
    await conversation.say("sim");
    assert.deepEqual((await kept(user.userId)).map(({ content }) => content), ["É diabética"]);
  });

  for (
    const [message, quote, content, reason] of [
      [
        "minha irmã é alérgica a amendoim",
        "é alérgica a amendoim",
        "É alérgica a amendoim",
        /minha irma.*Passe person/,
      ],
      ["será que sou celíaca? o médico acha que não", "sou celíaca", "É celíaca", /a pessoa pergunta isso/],
      ["nossa, sonhei que eu sou diabética", "eu sou diabética", "É diabética", /isso é sonho/],
      ["ah, não é verdade que eu sou hipertensa", "eu sou hipertensa", "É hipertensa", /a pessoa volta atrás/],
    ] as const
  ) {
    await t.step(`“${message}”: nothing is kept or offered, and the model gets the reason`, async () => {
      const user = await stack.createUser("Rosa");
      fake.script(add({ content, quote }), gemini({ text: "Entendi." }));
      const { text, metadata } = await new Conversation(stack, user).say(message);
      assert.deepEqual([text, metadata?.waiting, await kept(user.userId)], ["Entendi.", undefined, []]);
      assert.match(JSON.stringify(fake.requests.at(-1)!.contents.at(-1)), reason);
    });
  }

  await t.step("what the person is not sure of: kept at once, and not as sure", async () => {
    const user = await stack.createUser("Davi");
    fake.script(
      add({ content: "É intolerante a lactose", quote: "sou intolerante a lactose" }),
      gemini({ text: "Anotei." }),
    );
    const { metadata } = await new Conversation(stack, user).say("acho que sou intolerante a lactose");
    assert.equal(metadata?.waiting, undefined);
    const rows = await stack.sql<Args>("select content, confidence from public.knowledge_items where user_id = $1", [
      user.userId,
    ]);
    assert.deepEqual(rows, [{ content: "É intolerante a lactose", confidence: 0.6 }]);
  });

  const said = "gosto dela e de samba, mas não gosto de camarão";
  for (
    const [what, step, reason] of [
      ["a quote that is in no message", add({ content: "Mora em Natal", quote: "moro em Natal" }), /trecho exato/],
      [
        "a bond that the quote says nothing of",
        add({ content: "Júlia é sua amiga", quote: "gosto dela" }),
        /Júlia é sua amiga” não é o que a pessoa diz/,
      ],
      ["a não that was cut off", add({ content: "Gosta de camarão", quote: "gosto de camarão" }), /negou.*não gosto/],
      [
        "a key that nobody said",
        add({ content: "Gosta de samba", quote: "gosto dela e de samba", slot: "likes", key: "pagode" }),
        /pagode/,
      ],
      [
        "a value that nobody said",
        add({ content: "Ganha bem", quote: "gosto dela e de samba", slot: "income", value: "R$ 9.000" }),
        /9\.000/,
      ],
      ["somebody nobody named", call("update_person", { name: "Renata", quote: "gosto dela" }), /Renata/],
      [
        "a birthday nobody said",
        call("update_person", { name: "ela", birthday: "--08-05", quote: "gosto dela" }),
        /Não guardei: .*05/,
      ],
    ] as const
  ) {
    await t.step(`${what}: nothing is kept or offered, the model gets the reason and goes on`, async () => {
      const user = await stack.createUser("Bia");
      const before = fake.requests.length;
      fake.script(step, gemini({ text: "Entendi." }));
      const { text, metadata } = await new Conversation(stack, user).say(said);
      assert.deepEqual([text, metadata?.waiting, await kept(user.userId)], ["Entendi.", undefined, []]);
      const asked = fake.requests.slice(before);
      assert.equal(asked.length, 2);
      assert.match(JSON.stringify(asked[1]!.contents.at(-1)), reason);
    });
  }

  for (
    const [what, content] of [
      ["a name that the quote does not have", "Gosta da Júlia"],
      ["a name that begins the sentence", "Júlia é de quem gosta"],
    ] as const
  ) {
    await t.step(`${what}: kept as read and not as said, and told beside the words it was read from`, async () => {
      const user = await stack.createUser("Bia");
      fake.script(add({ content, quote: "gosto dela" }), gemini({ text: "Entendi." }));
      const { text, metadata } = await new Conversation(stack, user).say(said);
      assert.deepEqual([text, metadata?.waiting], ["Entendi.", undefined]);
      assert.deepEqual(metadata?.kept?.map((item) => item.content), [content]);
      const rows = await stack.sql<Args>(
        "select content, quote, confidence from public.knowledge_items where user_id = $1",
        [user.userId],
      );
      assert.deepEqual(rows.map((row) => [row.content, row.quote, row.confidence]), [[content, said, 0.8]]);
    });
  }

  await stack.close();
  await fake.close();
});
