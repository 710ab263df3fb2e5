import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";

interface Person {
  id: string;
  name: string;
  relationship?: string;
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
    };
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
      preferences: ["flores"],
    });
    assert.equal(status, "created");
    assert.deepEqual({ ...person, id: "" }, {
      id: "",
      name: "Júlia",
      relationship: "irmã",
      birthday: "--02-29",
      preferences: ["flores"],
      content: "Júlia, irmã",
      confidence: 0.95,
      validated: false,
      facts: [],
      mentions: [],
    });
  });

  await t.step("preferences are merged in any spelling, notes become facts", async () => {
    const { status, person } = await update({
      name: "Júlia",
      preferences: ["Flores", "vinho tinto"],
      note: "Mora em Recife",
    });
    assert.equal(status, "updated");
    assert.deepEqual(person.preferences, ["flores", "vinho tinto"]);
    assert.deepEqual(person.facts.map((fact) => fact.content), ["Mora em Recife"]);
    assert.equal((await update({ name: "Júlia", preferences: ["FLORES"] })).status, "unchanged");
  });

  await t.step("a repeated call gets the stored result", async () => {
    const args = { name: "Júlia", note: "Comprou um carro", tool_call_id: "again" };
    assert.deepEqual(await update(args), await update(args));
    assert.equal((await found("Júlia")).facts.length, 2);
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

  await t.step("whether a namesake is somebody else is asked, and the label answers", async () => {
    const refused = await refusal(client, "update_person", { name: "Júlia", relationship: "chefe" });
    assert.deepEqual([refused.status, refused.hint, refused.detail], [409, "ambiguous_person", {
      people: ["Júlia (irmã)"],
    }]);
    const { status, person: boss } = await update({ name: "Júlia (chefe)" });
    assert.deepEqual([status, boss.name, boss.relationship], ["created", "Júlia", "chefe"]);
    const asked = await get("Júlia");
    assert.equal(asked.status, "choose");
    const labels = ["Júlia (chefe)", "Júlia (irmã)"];
    assert.deepEqual((asked.people as { label: string }[]).map((person) => person.label), labels);
    assert.equal((await found("Júlia (irmã)")).relationship, "irmã");
    const unclear = await refusal(client, "update_person", { name: "Júlia", note: "Foi promovida" });
    assert.deepEqual([unclear.status, unclear.hint, unclear.detail], [409, "ambiguous_person", { people: labels }]);
    assert.equal((await update({ name: "Júlia (chefe)", note: "Foi promovida" })).status, "noted");

    // The same person, known as something else by now.
    const { person } = await update({ name: "Thiago (amigo)", relationship: "namorado" });
    assert.deepEqual([person.name, person.relationship, person.content], [
      "Thiago Lima",
      "namorado",
      "Thiago Lima, namorado",
    ]);
    assert.equal(
      (await update({ name: "Beatriz", relationship: "melhor colega" })).person.relationship,
      "melhor colega",
    );
  });

  await t.step("a guess never decides whose item is changed", async () => {
    await update({ name: "Marta", relationship: "amiga" });
    assert.equal((await update({ name: "Maria", note: "Passou no concurso" })).status, "created");
    assert.equal((await update({ name: "Mar", note: "Chega amanhã" })).status, "created");
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
    await update({ name: "amiga", note: "Vai casar" });
    await update({ name: "Rita", relationship: "amiga" });
    assert.equal((await update({ name: "Sônia", relationship: "amiga" })).status, "created");
    const note = await update({ name: "mãe", note: "Cuida de um jardim" });
    assert.equal(note.person.id, mother.person.id);
  });

  await t.step("a person the user validated is never altered: news stand beside, contradictions wait", async () => {
    const { person: mine } = await call(client, "update_person", {
      name: "Caio",
      relationship: "primo",
    }) as unknown as { person: Person };
    assert.equal(mine.validated, true);
    const { status, person } = await update({
      name: "Caio",
      birthday: "--07-09",
      preferences: ["xadrez"],
      note: "Mora no Acre",
    });
    assert.equal(status, "noted");
    assert.deepEqual([person.relationship, person.birthday, person.preferences], ["primo", "--07-09", []]);
    assert.deepEqual(person.facts.map((fact) => fact.content).sort(), [
      "Faz aniversário em 09/07",
      "Gosta de xadrez",
      "Mora no Acre",
    ]);

    await call(client, "update_person", { name: "Dora", birthday: "--01-02" });
    await update({ name: "Dora", birthday: "--01-03" });
    const { data } = await client.from("knowledge_items").select("id, content, needs_resolution").eq(
      "needs_resolution",
      true,
    );
    assert.deepEqual(data!.map((item) => item.content), ["Faz aniversário em 03/01"]);
    const { data: links } = await client.from("knowledge_links").select("from_id, relation");
    assert.deepEqual(links, [{ from_id: data![0]!.id, relation: "contradicts" }]);
    assert.equal((await found("Dora")).birthday, "--01-02");
  });

  await t.step("says how to take it back", async () => {
    const before = await found("Beatriz");
    await update({ name: "Beatriz", birthday: "--12-24", note: "Toca violino", tool_call_id: "undo-me" });
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
        [{ name: "Ivo", preferences: ["x".repeat(201)] }, "content_too_long"],
        [{ name: "Ivo", preferences: [" "] }, "content_too_long"],
        [{ name: "Ivo", note: "x".repeat(4001) }, "content_too_long"],
      ] as const
    ) {
      const refused = await refusal(client, "update_person", args);
      assert.deepEqual([refused.status, refused.hint], [400, hint], JSON.stringify(args).slice(0, 60));
    }
    assert.equal((await refusal(client, "update_person", { name: "Ana", note: "x" })).hint, "person_is_user");
    for (const name of ["eu", "ela", "minha"]) {
      assert.equal((await refusal(client, "update_person", { name, note: "x" })).hint, "invalid_name");
    }
    assert.equal((await refusal(client, "get_person", { name: "" })).hint, "invalid_name");
    assert.equal((await get("Ivo")).status, "unknown");
  });

  await stack.close();
});
