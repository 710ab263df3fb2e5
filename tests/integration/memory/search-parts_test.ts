import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { call } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { vectorText } from "../embedding/vector.ts";

const NOTE = "no_item_has_all_ideas";

Deno.test("search_knowledge() tells which parts of a query that finds nothing find something", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const other = (await stack.createUser("Eva")).client;
  const search = (query: string, more: JsonObject = {}) => call(client, "search_knowledge", { query, ...more });
  const parts = async (query: string, more: JsonObject = {}) => (await search(query, more)).found_by_part;
  const add = (content: string, area: string, to = client) =>
    call(to, "add_knowledge", { type: "fact", content, area, tool_call_id: crypto.randomUUID() });
  await add("Yumi espera um menino, previsto para fevereiro", "relationships");
  await add("Yumi faz pilates", "health");
  await add("Toma losartana de manhã", "health");
  await add("Comprou um Gol prata", "finance");
  await add("Joana está grávida de gêmeos", "relationships", other);

  await t.step("one part, as it was written, and what that means", async () => {
    const query = " Yumi , grávida/bebê/gravidez";
    assert.deepEqual(await search(query), { query, items: [], found_by_part: ["Yumi"], note: NOTE });
    const { items } = await search("Yumi") as { items: { content: string }[] };
    assert.equal(items.length, 2);
    assert.deepEqual(await parts("grávida/bebê; Yumi/Yume "), ["Yumi/Yume"]);
    // A decimal comma parts nothing.
    assert.deepEqual(await parts("IMC/peso 82,5, Yumi"), ["Yumi"]);
  });

  await t.step("several in their order, three at most", async () => {
    assert.deepEqual(await parts("veterinário/vet, losartana/pressão, placa/renavam, Yumi"), [
      "losartana/pressão",
      "Yumi",
    ]);
    assert.deepEqual(await parts("prata, Yumi, pilates/ioga, losartana, fevereiro"), ["prata", "Yumi", "pilates/ioga"]);
  });

  await t.step("of a query of very many ideas the first eight are tried", async () => {
    const unknown = (count: number) => Array<string>(count).fill("placa/renavam").join(", ");
    assert.deepEqual(await parts(`${unknown(7)}, Yumi`), ["Yumi"]);
    assert.equal(await parts(`${unknown(8)}, Yumi`), undefined);
  });

  await t.step("nothing is added where no part finds anything, or something was found", async () => {
    assert.deepEqual(Object.keys(await search("placa/renavam, veterinário/vet")).sort(), ["items", "query"]);
    assert.deepEqual(Object.keys(await search("Yumi, pilates/ioga")).sort(), ["items", "query"]);
  });

  await t.step("nor for plain text, one idea alone or an empty query", async () => {
    for (const query of ["qualquer coisa, outra", "placa/renavam", "placa/renavam, ", " , "]) {
      assert.deepEqual(Object.keys(await search(query)).sort(), ["items", "query"], query);
    }
  });

  await t.step("a blank part finds nothing, however much there is", async () => {
    assert.equal(await parts("placa/renavam, , \u200b; veterinário/vet"), undefined);
  });

  await t.step("under the same filters", async () => {
    const query = "Yumi, grávida/bebê, losartana";
    assert.deepEqual(await parts(query), ["Yumi", "losartana"]);
    assert.deepEqual(await parts(query, { area: "relationships" }), ["Yumi"]);
    assert.equal(await parts(query, { area: "career" }), undefined);
    assert.equal(await parts(query, { type: "person" }), undefined);
    assert.equal(await parts(query, { min_confidence: 1 }), undefined);
    assert.equal(await parts(query, { to_date: "2020-01-01" }), undefined);
    assert.equal(await parts(query, { from_date: "2999-01-01" }), undefined);
    await client.from("knowledge_items").update({ deleted_at: "now" }).eq("content", "Toma losartana de manhã");
    assert.deepEqual(await parts(query), ["Yumi"]);
    assert.deepEqual(await parts(query, { status: "deleted" }), ["losartana"]);
    assert.deepEqual(await parts(query, { status: "all" }), ["Yumi", "losartana"]);
  });

  await t.step("other people's items never", async () => {
    assert.equal(await parts("Joana, remédio/comprimido"), undefined);
    const theirs = await call(other, "search_knowledge", { query: "Joana, remédio/comprimido" });
    assert.deepEqual(theirs.found_by_part, ["Joana"]);
  });

  await t.step("what a vector finds has been found", async () => {
    const near = { embedding: vectorText(1), embedding_model: "m" };
    await client.from("knowledge_items").update(near).eq("content", "Comprou um Gol prata");
    const asked = { query_embedding: vectorText(1), embedding_model: "m" };
    assert.equal(await parts("grávida/bebê, Yumi", asked), undefined);
    assert.deepEqual(await parts("grávida/bebê, Yumi", { ...asked, query_embedding: vectorText(0, 1) }), ["Yumi"]);
  });

  await t.step("parts are no further uses", async () => {
    await stack.sql("update private.settings set value = '1' where key = 'searches_per_minute'");
    const { client: eli } = await stack.createUser("Eli");
    await add("Toma losartana de manhã", "health", eli);
    await add("Joga vôlei", "health", eli);
    const result = await call(eli, "search_knowledge", { query: "vet/clínica, losartana, vôlei/basquete, Gol" });
    assert.deepEqual(result.found_by_part, ["losartana", "vôlei/basquete"]);
  });

  await stack.close();
});
