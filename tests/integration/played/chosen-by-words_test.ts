import assert from "node:assert/strict";
import { answers, call, expense, startPlayed, words } from "./scripted-talk.ts";

const chooses = (quote: string, choice = 2) => answers(quote, { item: 1, decision: "yes", args: { choice } });

Deno.test("what is chosen or taken back is what the words name", async (t) => {
  const played = await startPlayed();

  await t.step("what somebody else does chooses nothing; the name of a choice does", async () => {
    const talk = await played.newcomer();
    for (const name of ["Luz casa", "Luz sítio"]) {
      await talk.user.client.rpc("create_finance_item", { kind: "bill", name, amount: 90, due_day: 28 });
    }
    await talk.tell("paguei a luz", [call("mark_bill_paid", { bill_name: "luz" })]);
    for (
      const [message, quote] of [
        ["a do sítio é a minha irmã que paga, sempre foi assim", "a do sítio"],
        ["o sítio tá lindo esse mês", "o sítio"],
      ] as const
    ) {
      const { metadata } = await talk.tell(message, [chooses(quote)], [words("Entendi.")]);
      assert.equal(metadata.written, undefined, message);
    }
    const done = await talk.tell("paguei a do sítio ontem. e que calor", [chooses("a do sítio")], [words("Demais!")]);
    assert.match(done.text, /Luz sítio/);
    assert.equal(done.metadata.written?.length, 1);
  });

  await t.step("what is called off with somebody takes no record back", async () => {
    const talk = await played.newcomer();
    await talk.tell("gastei 50 no mercado", [expense(50, "mercado")]);
    await talk.tell("sim");
    const undo = (quote: string) => call("undo", { quote });
    await talk.tell("cancela tudo com o Zé, tô fora dessa festa", [undo("cancela tudo com o Zé")], [words("Poxa.")]);
    assert.deepEqual(await talk.expenses(), ["50 mercado"]);
    await talk.tell("cancela isso, quem pagou foi a Bia", [undo("cancela isso")], [words("Certo.")]);
    assert.deepEqual(await talk.expenses(), []);
  });

  await played.close();
});
