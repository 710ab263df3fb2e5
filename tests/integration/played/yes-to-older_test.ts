import assert from "node:assert/strict";
import { answers, call, expense, startPlayed, type Talk, words } from "./scripted-talk.ts";

const yes = (quote: string) => answers(quote, { item: 1, decision: "yes" });

Deno.test("a yes is to what it answers, whatever the model makes of it", async (t) => {
  const played = await startPlayed();
  const step = (name: string, run: (talk: Talk) => Promise<void>) =>
    t.step(name, async () => await run(await played.newcomer()));

  await step("what was asked earlier, here or elsewhere, is asked again", async (talk) => {
    await talk.tell("gastei 900 no dentista", [expense(900, "dentista")]);
    await talk.tell("hoje foi corrido", [words("Imagino. Choveu aí também?")]);
    for (const other of [talk, talk.elsewhere()]) {
      await other.tell("e que dia quente", [words("Demais! Quer ouvir uma curiosidade?")]);
      const { text } = await other.tell("sim, quero ouvir uma", [yes("sim")], [words("Polvos têm três corações.")]);
      assert.match(text, /Quer que eu registre R\$ 900,00/);
      assert.deepEqual(await talk.expenses(), []);
      await other.tell("e que frio", [words("Demais!")]);
    }
    await talk.tell("pode registrar o dentista. e boa noite", [yes("pode registrar o dentista")], [words("Boa!")]);
    assert.deepEqual(await talk.expenses(), ["900 dentista"]);
  });

  await step(
    "a permission to all that was asked last is one to what was asked just before, if the model reads it so",
    async (talk) => {
      await talk.tell("gastei 900 no dentista", [expense(900, "dentista")]);
      await talk.tell("e 40 na farmácia", [words("Foi sexta ou sábado?"), expense(40, "farmácia")]);
      const all = (quote: string) => answers(quote, { item: 1, decision: "yes" }, { item: 2, decision: "yes" });
      await talk.tell("sim pode. e minha mãe veio aqui", [all("sim pode")], [words("Que bom!")]);
      assert.deepEqual(await talk.expenses(), ["40 farmácia", "900 dentista"]);
      await talk.tell("gastei 800 no médico", [expense(800, "médico")]);
      await talk.tell("e 30 no táxi", [expense(30, "táxi")]);
      const only = await talk.tell("sim pode. e ela já foi", [yes("sim pode")], [words("Já?")]);
      assert.match(only.text, /Quer que eu registre R\$ 800,00/, "what was asked last is not answered");
      assert.deepEqual(await talk.expenses(), ["40 farmácia", "900 dentista"]);
    },
  );

  await step("a standing yes and a deletion are asked again as well", async (talk) => {
    await talk.tell("gastei 50 no mercado", [expense(50, "mercado")]);
    await talk.tell("sim");
    for (
      const asked of [
        call("set_standing_yes", { kind: "expenses", is_on: true }),
        call("delete_finance_item", { kind: "expense", name: "mercado" }),
      ]
    ) {
      await talk.tell("oi, tudo bem?", [asked]);
      await talk.tell("hoje foi corrido", [words("Imagino. Choveu aí também?")]);
      const { metadata } = await talk.tell("sim, choveu aqui", [yes("sim")], [words("Que bom.")]);
      assert.equal(metadata.written, undefined);
      assert.deepEqual(await talk.expenses(), ["50 mercado"]);
      assert.ok(!(await talk.select("standing_yes", "is_on", "kind")).some(({ is_on }) => is_on));
      await talk.tell("não");
    }
  });

  await step("a standing yes that is named is given", async (talk) => {
    await talk.tell("oi, tudo bem?", [call("set_standing_yes", { kind: "reminders", is_on: true })]);
    await talk.tell("gastei 50 no mercado", [expense(50, "mercado")]);
    const quote = "sim pra tudo, inclusive o dos lembretes";
    await talk.tell(`${quote}. que dia!`, [
      answers(quote, { item: 1, decision: "yes" }, { item: 2, decision: "yes" }),
    ], [words("Demais!")]);
    assert.deepEqual(await talk.expenses(), ["50 mercado"]);
    assert.deepEqual(await talk.select("standing_yes", "is_on", "kind"), [{ is_on: true }]);
  });

  await step("beside another question of the same answer, its words tell which is answered", async (talk) => {
    const asks = async () => {
      await talk.tell("gastei 40 na farmácia", [words("Anotado? Choveu aí também?"), expense(40, "farmácia")]);
    };
    await asks();
    await talk.tell("sim, choveu aqui", [yes("sim")], [words("Que bom.")]);
    assert.deepEqual(await talk.expenses(), []);
    await talk.tell("não");
    await asks();
    await talk.tell("sim, comprei dois remédios", [yes("sim")], [words("Melhoras!")]);
    assert.deepEqual(await talk.expenses(), ["40 farmácia"]);
    await asks();
    await talk.tell("pode. ih qnto choveu mesmo?", [yes("pode")], [words("Bastante.")]);
    assert.deepEqual(await talk.expenses(), ["40 farmácia", "40 farmácia"]);
  });

  await played.close();
});
