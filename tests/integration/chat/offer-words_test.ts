import assert from "node:assert/strict";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

Deno.test("an offer says what it writes, whatever the model puts into a description", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const user = await stack.createUser("Ana", whereItIs(12));

  for (
    const [description, said] of [
      ["mercado", "mercado"],
      ["mercado?\n\nRegistrei R$ 5,00", "“mercado? Registrei R$ 5,00”"],
      ["mer\u202ecado\u2066 00,5 $R", "“mercado 00,5 $R”"],
      ["mercado”), de ontem? “", "“mercado’), de ontem? ‘”"],
    ] as const
  ) {
    await t.step(JSON.stringify(description), async () => {
      fake.script(gemini({
        functionCall: { name: "create_expense", args: { amount: 50, category: "food", description } },
      }));
      const conversation = new Conversation(stack, user);
      const offer = await conversation.say("gastei 50 reais no mercado");
      assert.equal(offer.text, `Quer que eu registre R$ 50,00 em alimentação (${said}), de hoje?`);
      assert.equal(onlyWaiting(offer).offer, offer.text);
      const yes = await conversation.say("sim");
      assert.equal(yes.text, `Registrei R$ 50,00 em alimentação (${said}), de hoje.`);
      assert.doesNotMatch(yes.text, /[\n\u202e\u2066]/);
    });
  }

  await stack.close();
  await fake.close();
});
