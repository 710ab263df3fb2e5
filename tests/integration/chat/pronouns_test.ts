import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { exported, importFile } from "../portability/files.ts";

const NEUTRAL = /Não use masculino nem feminino para a pessoa/;
const ENDINGS: [pronouns: string, line: RegExp][] = [
  ["ela", /A pessoa é ela: .*"cansada"/],
  ["ele", /A pessoa é ele: .*"cansado"/],
  ["elu", /A pessoa é elu: .*"cansade"/],
];

Deno.test("the person is spoken of as they are called, and without endings until somebody says how", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  /** The instructions of a turn of somebody's. */
  const instructions = async (user: TestUser) => {
    fake.script(gemini({ text: "Oi!" }));
    await new Conversation(stack, user).say("bom dia, tudo certo por aí?");
    return fake.requests.at(-1)?.systemInstruction?.parts.map(({ text }) => text).join("\n") ?? "";
  };
  /** Somebody says how they are called, and the model keeps it with these words of theirs. */
  const tell = async (user: TestUser, quote: string, content: string, value: string) => {
    const told = { type: "preference", area: "personal_growth", content, quote };
    fake.script(
      gemini({ functionCall: { name: "add_knowledge", args: { ...told, slot: "pronouns", value } } }),
      gemini({ text: "Combinado." }),
    );
    await new Conversation(stack, user).say(`ah, ${quote}, tá?`);
  };

  await t.step("nobody has said: no endings", async () => {
    assert.match(await instructions(await stack.createUser("Ana")), NEUTRAL);
  });

  for (const [pronouns, line] of ENDINGS) {
    await t.step(`the profile says ${pronouns}`, async () => {
      const user = await stack.createUser("Ana");
      const { error } = await user.client.from("profiles").update({ pronouns }).eq("user_id", user.userId);
      assert.equal(error, null);
      const text = await instructions(user);
      assert.match(text, line);
      assert.doesNotMatch(text, NEUTRAL);
    });
  }

  await t.step("the profile takes no other word", async () => {
    const user = await stack.createUser("Ana");
    const { error } = await user.client.from("profiles").update({ pronouns: "dona" }).eq("user_id", user.userId);
    assert.equal(error?.code, "23514");
  });

  await t.step("their own words say it, the later ones count, and what is forgotten does not", async () => {
    const user = await stack.createUser("Ana");
    await tell(user, "pode me tratar no feminino", "Quer ser tratada no feminino", "ela");
    assert.match(await instructions(user), ENDINGS[0]![1]);
    await tell(user, "agora prefiro ele", "Prefere ser tratado por ele", "ele");
    assert.match(await instructions(user), ENDINGS[1]![1]);
    await stack.sql("update public.knowledge_items set deleted_at = now() where slot = 'pronouns'");
    assert.match(await instructions(user), NEUTRAL);
  });

  await t.step("words that they did not say change nothing, nor does what is told of somebody else", async () => {
    const user = await stack.createUser("Ana");
    fake.script(
      gemini({
        functionCall: {
          name: "add_knowledge",
          args: {
            type: "fact",
            area: "personal_growth",
            content: "É homem",
            quote: "sou homem",
            slot: "pronouns",
            value: "ele",
          },
        },
      }),
      gemini({
        functionCall: {
          name: "add_knowledge",
          args: {
            type: "fact",
            area: "relationships",
            content: "É elu",
            person: "Júlia",
            quote: "a Júlia é elu",
            slot: "pronouns",
            value: "elu",
          },
        },
      }),
      gemini({ text: "Entendi." }),
    );
    await new Conversation(stack, user).say("a Júlia é elu");
    assert.match(await instructions(user), NEUTRAL);
  });

  await t.step("what the profile says counts more than what was told, and goes along with an export", async () => {
    const user = await stack.createUser("Ana");
    await tell(user, "sou homem", "É homem", "ele");
    await user.client.from("profiles").update({ pronouns: "elu" }).eq("user_id", user.userId);
    assert.match(await instructions(user), ENDINGS[2]![1]);
    const other = await stack.createUser("Bia");
    assert.equal((await importFile(stack, other.token, await exported(stack, user.token))).http, 200);
    const { data } = await other.client.from("profiles").select("pronouns").single();
    assert.deepEqual(data, { pronouns: "elu" });
  });

  await stack.close();
  await fake.close();
});
