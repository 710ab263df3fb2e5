import assert from "node:assert/strict";
import { call, startPlayed, words } from "./scripted-talk.ts";

const keeps = (quote: string, content: string, slot: string, key: string, value?: string) =>
  call("add_knowledge", { type: "fact", area: "health", content, quote, slot, key, ...value && { value } });

Deno.test("memory keeps of one half of a sentence nothing that the other half tells", async (t) => {
  const played = await startPlayed();

  await t.step("an allergy and a dose of the other half are asked, and not kept without a yes", async () => {
    const talk = await played.newcomer();
    const told = "sou alérgica a camarão e adoro amendoim";
    const asked = await talk.tell(told, [
      keeps(told, "É alérgica a camarão", "allergy", "camarão"),
      keeps(told, "É alérgica a amendoim", "allergy", "amendoim"),
    ], [words("Anotado!")]);
    assert.deepEqual(await talk.beliefs(), ["É alérgica a camarão"]);
    assert.equal(asked.metadata.waiting?.length, 1);
    await talk.tellEither("não", [words("Certo.")]);
    const doses = "tomo losartana 50mg e varfarina 5mg";
    await talk.tell(
      doses,
      [keeps(doses, "Toma varfarina 50mg", "medication", "varfarina", "50mg")],
      [words("Anotado!")],
    );
    assert.deepEqual(await talk.beliefs(), ["É alérgica a camarão"]);
  });

  await t.step("what is enumerated is kept at once, each with its own dose", async () => {
    const talk = await played.newcomer();
    const told = "sou alérgica a camarão e amendoim";
    await talk.tell(told, [
      keeps(told, "É alérgica a camarão", "allergy", "camarão"),
      keeps(told, "É alérgica a amendoim", "allergy", "amendoim"),
      words("Anotado!"),
    ]);
    const doses = "tomo losartana 50 e metformina 850";
    const { metadata } = await talk.tell(doses, [
      keeps(doses, "Toma losartana 50", "medication", "losartana", "50"),
      keeps(doses, "Toma metformina 850", "medication", "metformina", "850"),
      words("Anotado!"),
    ]);
    assert.equal(metadata.waiting, undefined);
    assert.deepEqual((await talk.beliefs()).toSorted(), [
      "Toma losartana 50",
      "Toma metformina 850",
      "É alérgica a amendoim",
      "É alérgica a camarão",
    ]);
  });

  await played.close();
});
