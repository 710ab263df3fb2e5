import assert from "node:assert/strict";
import { call, expense, startPlayed, words } from "./scripted-talk.ts";

Deno.test("what was recorded in one conversation is corrected and taken back from another", async (t) => {
  const played = await startPlayed();
  const order = "registra 22 no PF e 9 de pão";

  await t.step("by its number in the list, and by nothing else", async () => {
    const evening = await played.newcomer();
    await evening.tell(order, [expense(22, "PF", { order }), expense(9, "pão", { order })]);
    const morning = evening.elsewhere();
    await morning.tell("bom dia", [words("Bom dia!")]);
    assert.match(played.told(), /<feito>[^]*PF[^]*pão/);
    const wrong = "errei, o PF foi 27";
    await morning.tell(wrong, [call("replace_saved", { item: 1, args: { amount: 27 }, order: wrong })]);
    const gone = "e desfaz o pão, quem pagou foi a creuza";
    await morning.tell(gone, [call("undo", { items: [1], quote: gone })]);
    assert.deepEqual(await evening.expenses(), ["27 PF"]);
  });

  await t.step("a bare 'desfaz' in a new conversation is about nothing of another", async () => {
    const evening = await played.newcomer();
    await evening.tell(order, [expense(22, "PF", { order }), expense(9, "pão", { order })]);
    await evening.elsewhere().tell("desfaz");
    assert.deepEqual((await evening.expenses()).toSorted(), ["22 PF", "9 pão"]);
  });

  await played.close();
});
