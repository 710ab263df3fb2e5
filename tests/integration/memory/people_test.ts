import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal, todayOf } from "../../support/rpc.ts";

interface Person {
  id: string;
  name: string;
  aliases?: string[];
  relationship?: string;
  past_bonds?: { relationship: string; until: string }[];
  birthday?: string;
  preferences: string[];
  content: string;
  validated: boolean;
  facts: { content: string }[];
  mentions: { content: string }[];
}

Deno.test("get_person() and update_person()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  let calls = 0;
  const update = async (args: JsonObject) =>
    await call(client, "update_person", { tool_call_id: `call-${++calls}`, ...args }) as unknown as {
      status: string;
      person: Person;
      same_bond?: string[];
    };
  const tell = (person: string, content: string, more: JsonObject = {}) =>
    call(client, "add_knowledge", {
      type: "fact",
      area: "relationships",
      person,
      content,
      tool_call_id: `call-${++calls}`,
      ...more,
    });
  const today = await todayOf(client);
  const get = (name: string) => call(client, "get_person", { name });
  const found = async (name: string) => {
    const result = await get(name);
    assert.equal(result.status, "found", `${name}: ${JSON.stringify(result)}`);
    return result.person as Person;
  };

  await t.step("nobody is known at first", async () => {
    assert.deepEqual(await get("Júlia"), { status: "unknown", name: "Júlia", known: [] });
  });

  await t.step("update_person makes somebody new, as the assistant", async () => {
    const { status, person } = await update({
      name: "a júlia",
      relationship: "irmã",
      birthday: "--02-29",
      aliases: ["Juju"],
    });
    assert.equal(status, "created");
    assert.deepEqual({ ...person, id: "" }, {
      id: "",
      name: "Júlia",
      aliases: ["Juju"],
      relationship: "irmã",
      birthday: "--02-29",
      preferences: [],
      content: "Júlia, irmã",
      confidence: 0.95,
      validated: false,
      facts: [],
      mentions: [],
    });
  });

  await t.step("what is told about somebody is a fact, written by add_knowledge alone", async () => {
    await tell("Júlia", "Mora em Recife", { slot: "residence", value: "Recife" });
    await tell("a Juju", "Gosta de flores", { type: "preference", slot: "likes", key: "flores" });
    assert.deepEqual((await found("Júlia")).facts.map((fact) => fact.content), ["Mora em Recife", "Gosta de flores"]);
    await tell("Júlia", "Mora em Olinda", { slot: "residence", value: "Olinda" });
    assert.deepEqual((await found("Júlia")).facts.map((fact) => fact.content), ["Gosta de flores", "Mora em Olinda"]);
    for (const args of [{ note: "Toca violino" }, { preferences: ["jazz"] }]) {
      assert.equal((await client.rpc("update_person", { name: "Júlia", ...args })).error?.code, "PGRST202");
    }
  });

  await t.step("other names are added to those known, in any spelling", async () => {
    const { status, person } = await update({ name: "Júlia", aliases: ["JUJU", "Jujuba", "julia", "jujuba"] });
    assert.deepEqual([status, person.aliases], ["updated", ["Juju", "Jujuba"]]);
    assert.equal((await found("jujuba")).name, "Júlia");
    assert.equal((await update({ name: "juju", aliases: ["Jujuba"] })).status, "unchanged");
  });

  await t.step("what was kept before in preferences is read on", async () => {
    const { id } = await found("Júlia");
    const { data } = await client.from("knowledge_items").select("person_metadata").eq("id", id).single();
    const metadata = data!.person_metadata as JsonObject;
    const keep = async (person_metadata: JsonObject) =>
      (await client.from("knowledge_items").update({ person_metadata }).eq("id", id)).error?.code;
    assert.equal(await keep({ ...metadata, preferences: ["vinho"] }), undefined);
    assert.deepEqual((await found("Júlia")).preferences, ["vinho"]);
    for (const bad of [{ aliases: "Ju" }, { past_bonds: ["irmã"] }, { past_bonds: [{ relationship: "irmã" }] }]) {
      assert.equal(await keep({ ...metadata, ...bad }), "23514", JSON.stringify(bad));
    }
    assert.equal(await keep(metadata), undefined);
  });

  await t.step("a repeated call gets the stored result", async () => {
    const args = { name: "Júlia", birthday: "1990-02-28", tool_call_id: "again" };
    assert.deepEqual(await update(args), await update(args));
    assert.equal((await update({ name: "Júlia", birthday: "--02-28" })).person.birthday, "1990-02-28");
  });

  await t.step("get_person tells what else mentions them", async () => {
    await call(client, "add_knowledge", {
      type: "memory",
      content: "Viajou com a Júlia para Ilhéus",
      area: "leisure",
      tool_call_id: "m",
    });
    await call(client, "add_knowledge", {
      type: "memory",
      content: "Entrou de férias em julho",
      area: "leisure",
      tool_call_id: "n",
    });
    assert.deepEqual((await found("Júlia")).mentions.map((mention) => mention.content), [
      "Viajou com a Júlia para Ilhéus",
    ]);
  });

  await t.step("get_person understands accents, nicknames, misspellings and relationships", async () => {
    await update({ name: "Thiago Lima", relationship: "amigo" });
    await update({ name: "Beatriz", relationship: "colega" });
    for (
      const [asked, name] of [
        ["julia", "Júlia"],
        ["JULIA", "Júlia"],
        ["minha irmã", "Júlia"],
        ["minha irmã Júlia", "Júlia"],
        ["Ju", "Júlia"],
        ["Julha", "Júlia"],
        ["Jluia", "Júlia"],
        ["tiago", "Thiago Lima"],
        ["o Lima", "Thiago Lima"],
        ["Beatris", "Beatriz"],
        ["Bea", "Beatriz"],
      ] as const
    ) {
      assert.equal((await found(asked)).name, name, asked);
    }
    assert.equal((await get("Xavier")).status, "unknown");
    assert.equal((await get("Túlia")).status, "unknown");
  });

  await t.step("one of a name is that one, and only real namesakes are asked about", async () => {
    const { status, person: boss } = await update({ name: "Júlia (chefe)" });
    assert.deepEqual([status, boss.name, boss.relationship], ["created", "Júlia", "chefe"]);
    const asked = await get("Júlia");
    assert.equal(asked.status, "choose");
    const labels = ["Júlia (chefe)", "Júlia (irmã)"];
    assert.deepEqual((asked.people as { label: string }[]).map((person) => person.label), labels);
    assert.equal((await found("Júlia (irmã)")).relationship, "irmã");
    const unclear = await refusal(client, "update_person", { name: "Júlia", birthday: "--04-05" });
    assert.deepEqual([unclear.status, unclear.hint, unclear.detail], [409, "ambiguous_person", { people: labels }]);
    assert.match(unclear.message, /Júlia \(chefe\), Júlia \(irmã\)/);
    const prima = await refusal(client, "update_person", { name: "Júlia", relationship: "prima" });
    assert.deepEqual(prima.detail, { people: labels });
    assert.equal((await update({ name: "Júlia (chefe)", birthday: "--04-05" })).person.birthday, "--04-05");
    assert.equal((await update({ name: "Júlia", relationship: "chefe" })).person.id, boss.id);

    // The same person, known as something else by now, however the name is said.
    const { person } = await update({ name: "Thiago", relationship: "namorado" });
    assert.deepEqual([person.name, person.relationship, person.content], [
      "Thiago Lima",
      "namorado",
      "Thiago Lima, namorado",
    ]);
    assert.equal(
      (await update({ name: "Beatriz", relationship: "melhor colega" })).person.relationship,
      "melhor colega",
    );
    // A longer name that is something else may be somebody else.
    await update({ name: "Ana Paula", relationship: "vizinha" });
    const longer = await refusal(client, "update_person", { name: "Ana Paula Reis", relationship: "dentista" });
    assert.deepEqual(longer.detail, { people: ["Ana Paula (vizinha)"] });
    assert.equal((await update({ name: "Ana Paula Reis (dentista)" })).status, "created");
  });

  await t.step("one bond at a time: what was before is history with its day, and back again too", async () => {
    await update({ name: "Caio", relationship: "saindo com ele" });
    const ex = await update({ name: "o caio", relationship: "ex", quote: "terminei com o caio" });
    assert.deepEqual([ex.status, ex.person.relationship, ex.person.past_bonds], ["updated", "ex", [
      { relationship: "saindo com ele", until: today },
    ]]);
    assert.equal((await update({ name: "Caio", relationship: "ex" })).status, "unchanged");
    const again = await update({ name: "Caio", relationship: "namorado" });
    assert.deepEqual([again.person.relationship, again.person.past_bonds?.map((bond) => bond.relationship)], [
      "namorado",
      ["saindo com ele", "ex"],
    ]);
    const over = await update({ name: "Caio", ended: true });
    assert.deepEqual([over.status, over.person.relationship, over.person.content], ["updated", undefined, "Caio"]);
    assert.equal(over.person.past_bonds?.at(-1)?.relationship, "namorado");
    assert.equal((await update({ name: "Caio", ended: true })).status, "unchanged");
    assert.equal((await update({ name: "Caio", relationship: "namorado", ended: true })).status, "unchanged");
    assert.equal((await get("meu namorado") as { person?: Person }).person?.name, "Thiago Lima");
    await update({ name: "Caio (primo)" });
    assert.deepEqual(
      (await get("Caio") as unknown as { people: { label: string }[] }).people.map(({ label }) => label),
      [
        "Caio (ex-namorado)",
        "Caio (primo)",
      ],
    );
    assert.equal((await found("Caio (ex-namorado)")).id, over.person.id);
    assert.equal((await update({ name: "Caio (ex-namorado)", birthday: "--07-01" })).person.id, over.person.id);
  });

  await t.step("who takes somebody's place is told of, and the other can go", async () => {
    const henrique = await update({ name: "Dr. Henrique", relationship: "neuro da mãe" });
    assert.equal(henrique.same_bond, undefined);
    const paula = await update({ name: "Dra. Paula", relationship: "neuro da mãe" });
    assert.deepEqual(paula.same_bond, ["Dr. Henrique (neuro da mãe)"]);
    await update({ name: "Dr. Henrique", ended: true });
    assert.equal((await found("neuro da mãe")).name, "Dra. Paula");
  });

  await t.step("a name or a bond as it is wins over a part of one", async () => {
    assert.equal((await get("mãe")).status, "unknown");
    await update({ name: "Carla", relationship: "mãe da Bia" });
    await update({ name: "Célia", relationship: "mãe" });
    for (const asked of ["mãe", "minha mãe", "mae", "a minha mãe"]) assert.equal((await found(asked)).name, "Célia");
    assert.equal((await update({ name: "minha mãe", birthday: "1960-05-01" })).person.name, "Célia");
    await update({ name: "Osvaldo", relationship: "avô" });
    assert.equal((await get("avó")).status, "unknown");
    assert.equal((await update({ name: "Nair", relationship: "avó" })).status, "created");
    assert.deepEqual([(await found("minha avó")).name, (await found("meu avô")).name], ["Nair", "Osvaldo"]);
    assert.equal((await get("avo")).status, "choose");
    await client.from("knowledge_items").update({ deleted_at: new Date().toISOString() }).in("title", [
      "Célia",
      "Carla",
    ]);
  });

  await t.step("a guess never decides whose item is changed", async () => {
    await update({ name: "Marta", relationship: "amiga" });
    assert.equal((await update({ name: "Maria" })).status, "created");
    assert.equal((await update({ name: "Mar" })).status, "created");
  });

  await t.step("who was known only as mãe gets her name", async () => {
    const mother = await update({ name: "minha mãe", birthday: "1960-05-01" });
    assert.deepEqual([mother.person.name, mother.person.relationship], ["Mãe", undefined]);
    const named = await update({ name: "Vera", relationship: "mãe" });
    assert.deepEqual([named.status, named.person.id, named.person.name, named.person.birthday], [
      "updated",
      mother.person.id,
      "Vera",
      "1960-05-01",
    ]);
    assert.equal((await found("minha mãe")).name, "Vera");
    await update({ name: "amiga" });
    await update({ name: "Rita", relationship: "amiga" });
    assert.equal((await update({ name: "Sônia", relationship: "amiga" })).status, "created");
    assert.equal((await update({ name: "mãe", aliases: ["Verinha"] })).person.id, mother.person.id);
  });

  await t.step("a person the user validated is never altered: news stand beside, contradictions wait", async () => {
    const { person: mine } = await call(client, "update_person", {
      name: "Davi",
      relationship: "primo",
    }) as unknown as { person: Person };
    assert.equal(mine.validated, true);
    const { status, person } = await update({ name: "Davi", birthday: "--07-09", aliases: ["Dadá"] });
    assert.equal(status, "noted");
    assert.deepEqual([person.relationship, person.birthday, person.aliases], ["primo", "--07-09", undefined]);
    assert.deepEqual(person.facts.map((fact) => fact.content).sort(), ["Faz aniversário em 09/07", "Nome: Dadá"]);
    assert.equal((await found("Dadá")).id, mine.id);
    const over = await update({ name: "Davi", ended: true });
    assert.deepEqual([over.status, over.person.relationship], ["noted", "primo"]);
    const { data: ended } = await client.from("knowledge_items").select("id, content, holds").eq(
      "needs_resolution",
      true,
    );
    assert.deepEqual(ended!.map(({ content, holds }) => [content, holds]), [["Relação encerrada: primo", false]]);
    await call(client, "resolve_knowledge", { item_id: ended![0]!.id, resolution: "use_new" });
    const { relationship, past_bonds } = await found("Davi");
    assert.deepEqual([relationship, past_bonds], [undefined, [{ relationship: "primo", until: today }]]);

    await call(client, "update_person", { name: "Dora", birthday: "--01-02" });
    await update({ name: "Dora", birthday: "--01-03" });
    const { data } = await client.from("knowledge_items").select("id, content, needs_resolution").eq(
      "needs_resolution",
      true,
    );
    assert.deepEqual(data!.map((item) => item.content), ["Faz aniversário em 03/01"]);
    const { data: links } = await client.from("knowledge_links").select("relation").eq("from_id", data![0]!.id);
    assert.deepEqual(links, [{ relation: "contradicts" }]);
    assert.equal((await found("Dora")).birthday, "--01-02");
  });

  await t.step("says how to take it back", async () => {
    const before = await found("Beatriz");
    await update({
      name: "Beatriz",
      birthday: "--12-24",
      relationship: "ex",
      aliases: ["Bibi"],
      tool_call_id: "undo-me",
    });
    const { data } = await client.from("tool_executions").select("undo").eq("tool_call_id", "undo-me").single();
    for (const { table, id, set } of data!.undo as { table: string; id: string; set: JsonObject }[]) {
      assert.equal((await client.from(table).update(set).eq("id", id)).error, null);
    }
    assert.deepEqual(await found("Beatriz"), before);
  });

  await t.step("refuses bad values with a code and a sentence", async () => {
    for (
      const [args, hint] of [
        [{ name: " " }, "invalid_name"],
        [{ name: "x".repeat(201) }, "invalid_name"],
        [{ name: "Ivo", birthday: "12/03" }, "invalid_birthday"],
        [{ name: "Ivo", birthday: "--02-30" }, "invalid_birthday"],
        [{ name: "Ivo", birthday: "1890-01-01" }, "invalid_birthday"],
        [{ name: "Ivo", birthday: "2990-01-01" }, "invalid_birthday"],
        [{ name: "Ivo", aliases: ["x".repeat(201)] }, "content_too_long"],
        [{ name: "Ivo", aliases: [" "] }, "content_too_long"],
        [{ name: "Ivo", relationship: "x".repeat(201) }, "content_too_long"],
      ] as const
    ) {
      const refused = await refusal(client, "update_person", args);
      assert.deepEqual([refused.status, refused.hint], [400, hint], JSON.stringify(args).slice(0, 60));
    }
    assert.equal((await refusal(client, "update_person", { name: "Ana" })).hint, "person_is_user");
    for (const name of ["eu", "ela", "minha"]) {
      assert.equal((await refusal(client, "update_person", { name })).hint, "invalid_name");
    }
    assert.equal((await refusal(client, "get_person", { name: "" })).hint, "invalid_name");
    assert.equal((await get("Ivo")).status, "unknown");
  });

  await stack.close();
});
