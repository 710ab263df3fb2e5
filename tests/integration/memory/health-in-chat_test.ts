import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { consolidateNow } from "../consolidation/consolidation.ts";
import { scriptedReader, tells } from "../consolidation/scripted-reader.ts";

type Args = Record<string, unknown>;

const dipirona = { slot: "allergy", key: "dipirona" };
const varfarina = { slot: "medication", key: "varfarina" };
const reader = scriptedReader({
  "sou alérgica a dipirona": [tells("É alérgica a dipirona", dipirona)],
  "minha alergia a dipirona não melhora": [tells("Não tem mais alergia a dipirona", { ...dipirona, holds: false })],
  "não sou mais alérgica a dipirona": [tells("Não é mais alérgica a dipirona", { ...dipirona, holds: false })],
});

Deno.test("chat and the night end no allergy or medicine that the person does not say is over", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({
    env: fake.env,
    functions: {
      chat: createChatApp(),
      "consolidate-memory": createConsolidationApp({ chooseModel: () => reader }),
    },
  });
  const safety = async ({ userId }: TestUser) =>
    (await stack.sql<{ safety: string[] }>("select safety from public.user_memories where user_id = $1", [userId]))
      .flatMap(({ safety }) => safety);
  const told = async (user: TestUser, said: string, args: Args) => {
    const health = { type: "fact", area: "health", quote: said, ...args };
    fake.script(gemini({ functionCall: { name: "add_knowledge", args: health } }), gemini({ text: "Entendi." }));
    return await new Conversation(stack, user).say(said);
  };

  await t.step("in a chat it is asked", async () => {
    const ana = await stack.createUser("Ana");
    await told(ana, "sou alérgica a dipirona", { content: "É alérgica a dipirona", ...dipirona });
    await told(ana, "não tomo dipirona de jeito nenhum", { content: "Não toma dipirona", ...dipirona, holds: false });
    assert.deepEqual(await safety(ana), ["É alérgica a dipirona"]);
    const denied = { content: "Não é alérgica a dipirona", ...dipirona, holds: false };
    const asked = await told(ana, "sou alérgica a dipirona, não esquece", denied);
    assert.match(asked.text, /Quer que eu guarde isto na memória: “Não é alérgica a dipirona”\?$/);
    assert.deepEqual(await safety(ana), ["É alérgica a dipirona"]);
    await told(ana, "não sou mais alérgica a dipirona, o teste deu negativo", denied);
    assert.deepEqual(await safety(ana), []);
  });

  await t.step("so is another dose, which a yes writes", async () => {
    const bia = await stack.createUser("Bia");
    const takes = (dose: string) => ({ content: `Toma varfarina ${dose}`, ...varfarina, value: dose });
    await told(bia, "tomo varfarina 5 mg", takes("5 mg"));
    const talk = new Conversation(stack, bia);
    const quote = "comprei duas caixas de varfarina 10 mg";
    const args = { type: "fact", area: "health", quote, ...takes("10 mg") };
    fake.script(gemini({ functionCall: { name: "add_knowledge", args } }), gemini({ text: "Entendi." }));
    assert.match((await talk.say(quote)).text, /“Toma varfarina 10 mg”\?$/);
    assert.deepEqual(await safety(bia), ["Toma varfarina 5 mg"]);
    await talk.say("sim");
    assert.deepEqual(await safety(bia), ["Toma varfarina 10 mg"]);
    await told(bia, "a médica baixou a varfarina pra 7,5 mg", takes("7,5 mg"));
    assert.deepEqual(await safety(bia), ["Toma varfarina 7,5 mg"]);
    await told(bia, "parei com a varfarina", { content: "Parou com a varfarina", ...varfarina, holds: false });
    assert.deepEqual(await safety(bia), []);
  });

  await t.step("at night it is not learned", async () => {
    const cris = await stack.createUser("Cris");
    const say = async (text: string) => {
      fake.script(gemini({ text: "Ok." }));
      await new Conversation(stack, cris).say(text);
      await consolidateNow(stack, cris);
    };
    await say("sou alérgica a dipirona");
    await say("minha alergia a dipirona não melhora");
    assert.deepEqual(await safety(cris), ["É alérgica a dipirona"]);
    await say("não sou mais alérgica a dipirona");
    assert.deepEqual(await safety(cris), []);
  });

  await stack.close();
  await fake.close();
});
