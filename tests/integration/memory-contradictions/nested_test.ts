import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { type Added, memoryOf } from "./memory.ts";

const home = (value: string, more: JsonObject = {}) => ({ slot: "residence", value, ...more });

Deno.test("add_knowledge() tells what is told more closely from what has changed", async (t) => {
  const stack = await startStack();
  const someone = async () => memoryOf(await stack.createUser("Ana"));
  const endedBy = ({ ended = [] }: Added) => ended.map(({ content }) => content);

  await t.step("a district of the city that is known ends nothing", async () => {
    const { say, current } = await someone();
    await say("Mora em BH, no Santa Tereza", home("Belo Horizonte"));
    const again = await say("Mora no Santa Tereza", home("Santa Tereza"));
    assert.deepEqual([again.status, endedBy(again)], ["updated", []]);
    assert.deepEqual(await current(), ["Mora em BH, no Santa Tereza"]);
  });

  await t.step("the city told after the district is kept with it", async () => {
    const { say, current } = await someone();
    await say("Mora no Santa Tereza", home("Santa Tereza"));
    await say("Mora em BH, no Santa Tereza", home("BH, Santa Tereza"));
    assert.deepEqual(await current(), ["Mora em BH, no Santa Tereza"]);
    await say("Mora no Santa Tereza desde 2020", home("Santa Tereza"));
    assert.deepEqual(await current(), ["Mora em BH, no Santa Tereza", "Mora no Santa Tereza desde 2020"]);
    const moved = await say("Mora em Olinda", home("Olinda"));
    assert.equal(endedBy(moved).length, 2);
    assert.deepEqual(await current(), ["Mora em Olinda"]);
  });

  await t.step("another place ends the one before, one left behind is no district", async () => {
    const { say, current } = await someone();
    await say("Mora em Curitiba", home("Curitiba"));
    const moved = await say("Mora no Floresta; saiu do Santa Tereza", home("Floresta"));
    assert.deepEqual([endedBy(moved), moved.also_said], [["Mora em Curitiba"], undefined]);
    assert.deepEqual(endedBy(await say("Mora no Santa Tereza", home("Santa Tereza"))).length, 1);
    assert.deepEqual(await current(), ["Mora no Santa Tereza"]);
  });

  await t.step("what was read ends nothing that was said, nor is it ended by it", async () => {
    const { say, enter, current } = await someone();
    await say("Mora em Belo Horizonte", home("Belo Horizonte", { confidence: 0.8 }));
    assert.deepEqual(endedBy(await say("Mora em Olinda", home("Olinda"))), []);
    const read = await say("Mora em Recife", home("Recife", { confidence: 0.8 }));
    assert.deepEqual(endedBy(read), ["Mora em Belo Horizonte"]);
    assert.deepEqual(await current(), ["Mora em Olinda", "Mora em Recife"]);
    const said = await enter("Mora em Natal", home("Natal"));
    assert.equal(endedBy(said).length, 2);
  });

  await t.step("says what else the ended ones said", async () => {
    for (
      const [before, after] of [
        [
          ["Estuda administração na Unifacs à noite, 5º semestre", {
            slot: "study",
            value: "administração, 5º semestre",
          }],
          ["Está no 6º semestre", { slot: "study", value: "6º semestre" }],
        ],
        [
          ["Joga baba toda quinta às 20h na quadra do Imbuí com Dudu", {
            slot: "habit",
            key: "baba",
            value: "quinta 20h",
          }],
          ["Joga baba toda quinta às 21h", { slot: "habit", key: "baba", value: "quinta 21h" }],
        ],
        [
          ["Faz fixo na Pizza do Farol segunda e quarta", { slot: "employer", value: "Pizza do Farol" }],
          ["Trabalha na pizzaria sexta e sábado", { slot: "employer", value: "pizzaria" }],
        ],
        [
          ["Mora em Feira de Santana, é vegetariana", { slot: "residence", value: "Feira de Santana" }],
          ["Mora em Aracaju", { slot: "residence", value: "Aracaju" }],
        ],
      ] as [[string, JsonObject], [string, JsonObject]][]
    ) {
      const { say } = await someone();
      await say(...before);
      const { ended, also_said, note } = await say(...after) as Added & { note?: string };
      assert.deepEqual([ended?.map(({ content }) => content), also_said], [[before[0]], [before[0]]]);
      assert.equal(note, "keep_what_still_holds_of_also_said");
    }
  });

  await stack.close();
});
