import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";

interface Added {
  status: string;
  item: JsonObject & { id: string };
}

Deno.test("add_knowledge()", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const add = async (args: JsonObject) =>
    await call(client, "add_knowledge", { type: "fact", area: "health", ...args }) as unknown as Added;
  const current = async (column: string, value: string) =>
    (await client.from("knowledge_items").select("*").eq(column, value).is("deleted_at", null)).data!;

  await t.step("with a tool call the assistant speaks: conversation, at most 0.95, not validated", async () => {
    const { status, item } = await add({ content: "É canhota", confidence: 1, tool_call_id: "a1" });
    assert.equal(status, "created");
    assert.deepEqual([item.source, item.confidence, item.validated], ["conversation", 0.95, false]);
    const byDefault = await add({ content: "Usa óculos", tool_call_id: "a2" });
    assert.equal(byDefault.item.confidence, 0.9);
  });

  await t.step("without one the user does: user_input, 1, validated", async () => {
    const { item } = await add({ content: "Tem asma", confidence: 0.3, sub_area: "medical" });
    assert.deepEqual([item.source, item.confidence, item.validated, item.sub_area], ["user_input", 1, true, "medical"]);
  });

  await t.step("a repeated call gets the stored result and writes nothing", async () => {
    const first = await add({ content: "Corre aos sábados", tool_call_id: "a3" });
    assert.deepEqual(await add({ content: "Corre aos sábados", tool_call_id: "a3" }), first);
    assert.equal((await current("content", "Corre aos sábados")).length, 1);
  });

  await t.step("two calls at once that say the same leave one item", async () => {
    await Promise.all([1, 2, 3].map((i) => add({ content: "Dorme tarde", tool_call_id: `b${i}` })));
    assert.equal((await current("content", "Dorme tarde")).length, 1);
  });

  await t.step("the same words in another spelling refresh the item", async () => {
    const first = await add({ content: "É vegetariana", confidence: 0.8, tool_call_id: "c1" });
    const again = await add({ content: "  é VEGETARIANA! ", confidence: 0.9, tool_call_id: "c2" });
    assert.deepEqual([again.status, again.item.id, again.item.content, again.item.confidence], [
      "updated",
      first.item.id,
      "É vegetariana",
      0.9,
    ]);
    const lower = await add({ content: "É vegetariana", confidence: 0.5, tool_call_id: "c3" });
    assert.equal(lower.item.confidence, 0.9);
    const confirmed = await add({ content: "É vegetariana" });
    assert.deepEqual([confirmed.item.id, confirmed.item.confidence, confirmed.item.validated], [
      first.item.id,
      1,
      true,
    ]);
  });

  await t.step("the assistant does not alter what the user validated", async () => {
    const mine = await add({ content: "Prefere manhãs", type: "preference", area: "leisure" });
    const theirs = await add({ content: "Prefere manhãs", type: "fact", area: "career", tool_call_id: "d1" });
    assert.equal(theirs.status, "updated");
    assert.deepEqual(theirs.item, mine.item);
  });

  await t.step("the same words about somebody else are another item", async () => {
    const mine = await add({ content: "Tem enxaqueca", tool_call_id: "e1" });
    const hers = await add({ content: "Tem enxaqueca", person: "Lívia", tool_call_id: "e2" });
    assert.notEqual(hers.item.id, mine.item.id);
    assert.equal(hers.item.about, "Lívia");
    const [livia] = await current("title", "Lívia");
    assert.deepEqual([livia!.type, livia!.id], ["person", hers.item.subject]);
    const more = await add({ content: "Mora em Olinda", person: "lívia", tool_call_id: "e3" });
    assert.equal(more.item.subject, livia!.id);
  });

  await t.step("the user is nobody else", async () => {
    await stack.sql("update public.profiles set display_name = 'Ana Souza' where user_id = $1", [userId]);
    for (const person of ["Ana Souza", "ana souza"]) {
      assert.equal((await add({ content: `Nota ${person}`, person, tool_call_id: person })).item.subject, "self");
    }
  });

  await t.step("type person makes the person, and facts once they are known", async () => {
    const first = await add({
      type: "person",
      area: "relationships",
      content: "É prima",
      person: "Rita",
      slot: "relationship",
      key: "Rita",
      value: "prima",
      tool_call_id: "f1",
    });
    assert.deepEqual([first.item.type, first.item.title, first.item.person], ["person", "Rita", {
      relationship: "prima",
    }]);
    const second = await add({
      type: "person",
      area: "relationships",
      content: "Vai casar em maio",
      person: "Rita",
      tool_call_id: "f2",
    });
    assert.deepEqual([second.item.type, second.item.subject], ["fact", first.item.id]);
  });

  await t.step("what type person says of somebody new is a fact about them, beside who they are", async () => {
    const told = { type: "person", area: "relationships" };
    const fact = await add({ ...told, content: "Mora em Sete Lagoas", person: "Zilda", tool_call_id: "z1" });
    assert.deepEqual([fact.item.type, fact.item.about, fact.item.content], ["fact", "Zilda", "Mora em Sete Lagoas"]);
    const named = await add({ ...told, content: "Dora é a vizinha do lado", person: "Dora", tool_call_id: "z2" });
    assert.deepEqual([named.item.type, named.item.title], ["person", "Dora"]);
    const people = (await current("type", "person")).map(({ title, content }) => [title, content]);
    assert.ok(people.some(([title, content]) => title === "Zilda" && content === "Zilda"), JSON.stringify(people));
  });

  await t.step("words about something else with the same key do not take the place of what is known", async () => {
    const allergy = { area: "health", slot: "allergy", key: "camarão" };
    await add({ ...allergy, content: "É alérgica a camarão", tool_call_id: "k1" });
    const { item } = await add({ ...allergy, content: "Gosta de camarão só no prato dos outros", tool_call_id: "k2" });
    assert.equal(item.content, "É alérgica a camarão");
    const more = await add({
      ...allergy,
      content: "Tem alergia forte a camarão, de parar no hospital",
      tool_call_id: "k3",
    });
    assert.deepEqual([more.status, more.item.content], [
      "updated",
      "Tem alergia forte a camarão, de parar no hospital",
    ]);
  });

  await t.step("a later relationship is kept with the person, a birthday as what was told of them", async () => {
    const about = { type: "person", area: "relationships", person: "Téo" };
    const boyfriend = { ...about, slot: "relationship", key: "Téo", value: "namorado" };
    const { item } = await add({ ...boyfriend, content: "É namorado", tool_call_id: "p1" });
    const husband = { ...boyfriend, person: "Téo (namorado)", value: "marido", tool_call_id: "p2" };
    await add({ ...husband, content: "É marido" });
    const day = { person: "Téo", slot: "birthday", value: "--03-12", tool_call_id: "p3" };
    await add({ ...day, content: "Faz aniversário em 12 de março" });
    const [teo] = await current("id", item.id);
    const { relationship, past_bonds } = teo!.person_metadata as {
      relationship: string;
      past_bonds: { relationship: string }[];
    };
    assert.deepEqual([relationship, past_bonds.map((bond) => bond.relationship)], ["marido", ["namorado"]]);
    const told = (await current("subject", item.id)).find(({ slot }) => slot === "birthday");
    assert.equal(told?.value, "--03-12");
  });

  await t.step("keeps what its writer says it is about, and the words it rests on", async () => {
    const about = {
      slot: "medication",
      key: " losartana ",
      value: "50 mg",
      holds: false,
      quote: "parei com a losartana",
    };
    const { item } = await add({ content: "Não toma mais losartana", ...about, tool_call_id: "s1" });
    const [row] = await current("id", item.id);
    assert.deepEqual([row!.slot, row!.slot_key, row!.value, row!.holds, row!.quote], [
      "medication",
      "losartana",
      "50 mg",
      false,
      "parei com a losartana",
    ]);
    assert.ok(row!.filed_at);
    const goal = await add({
      content: "Desistiu do francês",
      slot: "goal",
      key: "francês",
      holds: false,
      tool_call_id: "s2",
    });
    const [dropped] = await current("id", goal.item.id);
    assert.deepEqual([dropped!.value, dropped!.holds], ["dropped", true]);
  });

  await t.step("what the assistant says is about nothing is filed so; what the user types in is not yet", async () => {
    const hers = await add({ content: "Gosta de silêncio", tool_call_id: "n1" });
    const mine = await add({ content: "Gosta de barulho" });
    const filed = async (id: string) => (await current("id", id))[0]!.filed_at !== null;
    assert.deepEqual([await filed(hers.item.id), await filed(mine.item.id)], [true, false]);
  });

  await t.step("a title is made from long content", async () => {
    const { item } = await add({
      content: `Conta que ${"muita coisa aconteceu e ".repeat(20)}fim`,
      tool_call_id: "g1",
    });
    assert.match(String(item.title), /^Conta que .{10,70}…$/);
    assert.equal((await add({ content: "Tem rinite", title: " Rinite ", tool_call_id: "g2" })).item.title, "Rinite");
  });

  await t.step("remembers the message it came from", async () => {
    const conversation = crypto.randomUUID();
    const turn = await call(client, "open_turn", {
      conversation: conversation,
      client_message_id: "m1",
      message: "lembra que tenho labirintite",
    });
    const result = await call(client, "run_tool", {
      turn_id: turn.id,
      attempt: turn.attempt,
      tool: "add_knowledge",
      args: { type: "fact", content: "Tem labirintite", area: "health" },
      tool_call_id: "h1",
    }) as unknown as Added;
    const [row] = await current("id", result.item.id);
    const { data: message } = await client.from("messages").select("id").eq("client_message_id", "m1").single();
    assert.equal(row!.source_ref, message!.id);
  });

  await t.step("says how to take it back", async () => {
    const { item } = await add({ content: "Torce pro Remo", person: "Davi", tool_call_id: "i1" });
    const { data } = await client.from("tool_executions").select("undo").eq("tool_call_id", "i1").single();
    const undo = data!.undo as { table: string; id: string; set: JsonObject }[];
    assert.deepEqual(undo.map((step) => step.id), [item.id, item.subject]);
    for (const { table, id, set } of undo) {
      assert.equal((await client.from(table).update(set).eq("id", id)).error, null);
    }
    assert.deepEqual(await current("id", item.id), []);
    assert.equal((await call(client, "get_person", { name: "Davi" })).status, "unknown");
  });

  await t.step("leaves out a model's own sub-area, tells the user about theirs", async () => {
    assert.equal(
      (await add({ content: "Come pouco sal", sub_area: "alimentação", tool_call_id: "k1" })).item.sub_area,
      undefined,
    );
    assert.equal(
      (await refusal(client, "add_knowledge", { type: "fact", content: "x", area: "health", sub_area: "job" })).hint,
      "invalid_sub_area",
    );
  });

  await t.step("refuses bad values with a code and a sentence", async () => {
    const good = { type: "fact", content: "Nada a declarar", area: "health" };
    for (
      const [wrong, hint] of [
        [{ type: "note" }, "invalid_type"],
        [{ area: "love" }, "invalid_area"],
        [{ content: " \n " }, "empty_content"],
        [{ content: "x".repeat(4001) }, "content_too_long"],
        [{ title: "x".repeat(201) }, "content_too_long"],
        [{ confidence: 1.01 }, "invalid_confidence"],
        [{ confidence: -0.1 }, "invalid_confidence"],
        [{ confidence: "NaN" }, "invalid_confidence"],
        [{ person: "123" }, "invalid_name"],
        [{ type: "person", content: "alguém por aí" }, "invalid_name"],
      ] as const
    ) {
      const refused = await refusal(client, "add_knowledge", { ...good, ...wrong });
      assert.deepEqual(
        [refused.status, refused.code, refused.hint],
        [400, "PT400", hint],
        JSON.stringify(wrong).slice(0, 60),
      );
    }
    assert.deepEqual(await current("content", "Nada a declarar"), []);
  });

  await stack.close();
});
