import assert from "node:assert/strict";
import { SECTION_TITLES } from "../../../shared/portability/export-markdown.ts";
import { ENTRY_WRITERS, SECTIONS_WITHOUT_ENTRIES } from "../../../shared/portability/markdown-entries.ts";
import { startStack } from "../../support/stack.ts";
import { actionsOf } from "../knowledge-actions/rpc.ts";
import { callFunction, exported } from "./files.ts";

Deno.test("GET /export", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const { learn, correct, remove } = actionsOf(ana.client);
  const conversation = crypto.randomUUID();
  const say = (content: string, createdAt: string) => ({
    conversation_id: conversation,
    role: "user",
    parts: [{ type: "text", text: content }],
    content,
    created_at: createdAt,
  });
  await ana.client.from("conversations").insert({ id: conversation, title: "Sobre *férias*" });
  await ana.client.from("messages").insert([
    say("segunda", "2026-02-02T12:00:00Z"),
    say("primeira", "2026-02-01T12:00:00Z"),
  ]);
  const old = await learn("Mora com a avó");
  const next = await learn("Mora com uma amiga", { person: "Caio" });
  await ana.client.from("knowledge_items").update({ superseded_by_id: next.id, superseded_at: "2026-03-01T00:00:00Z" })
    .eq("id", old.id);
  const gone = await learn("Detesta abobrinha");
  await remove(gone.id);
  const wrong = await learn("Tem dois gatos");
  const { item: right } = await correct(wrong.id, { content: "Tem três gatos" });
  await actionsOf(bia.client).learn("Segredo da Bia");

  await t.step("memory: oldest first, superseded items and is_current included, deleted ones not", async () => {
    const { what, data } = await exported(stack, ana.token, "memory");
    assert.equal(what, "memory");
    assert.deepEqual(Object.keys(data), ["user_memories", "knowledge_items", "knowledge_links"]);
    const items = data.knowledge_items!;
    // A person and the first fact about them are of one instant.
    const times = items.map(({ created_at }) => String(created_at));
    assert.deepEqual(times, times.toSorted());
    const byContent = new Map(items.map((item) => [item.content, item]));
    assert.deepEqual(
      new Map(items.map(({ content, is_current }) => [content, is_current])),
      new Map<unknown, unknown>([
        ["Mora com a avó", false],
        ["Caio", true],
        ["Mora com uma amiga", true],
        ["Tem três gatos", true],
      ]),
    );
    assert.equal(byContent.get("Mora com a avó")!.superseded_by_id, next.id);
    assert.equal(byContent.get("Mora com uma amiga")!.about, "Caio");
    assert.equal(items.at(-1)!.id, right.id);
    const text = JSON.stringify(data);
    assert.doesNotMatch(text, /abobrinha|dois gatos|Segredo|embedding|user_id/);
  });

  await t.step("a chain of successors leads past what was deleted in it", async () => {
    const { client, token } = await stack.createUser("Eva");
    const eva = actionsOf(client);
    const [first, middle, last] = [await eva.learn("Pinta"), await eva.learn("Borda"), await eva.learn("Costura")];
    for (const [loser, winner] of [[first, middle], [middle, last]] as const) {
      await client.from("knowledge_items").update({ superseded_by_id: winner.id, superseded_at: "2026-03-01" }).eq(
        "id",
        loser.id,
      );
    }
    await eva.remove(middle.id);
    const { data } = await exported(stack, token, "memory");
    assert.deepEqual(data.knowledge_items!.map(({ id, superseded_by_id }) => [id, superseded_by_id]), [
      [first.id, last.id],
      [last.id, undefined],
    ]);
  });

  await t.step("conversations: messages in the order they were said", async () => {
    const { data } = await exported(stack, ana.token, "conversations");
    assert.deepEqual(Object.keys(data), ["conversations", "messages"]);
    assert.deepEqual(data.messages!.map(({ content }) => content), ["primeira", "segunda"]);
  });

  await t.step("everything: all that users may write, and nothing of somebody else", async () => {
    const { data } = await exported(stack, ana.token);
    const sections = Object.keys(data);
    for (const section of ["profiles", "user_memories", "knowledge_items", "messages", "expenses", "habits", "bills"]) {
      assert.ok(sections.includes(section), section);
    }
    for (const section of ["turns", "pending_actions", "tool_executions"]) assert.ok(!sections.includes(section));
    assert.doesNotMatch(JSON.stringify(data), new RegExp(`Segredo|${bia.userId}`));
  });

  await t.step("everything is the default; the file has a name and is not cached", async () => {
    const response = await callFunction(stack, "export", ana.token);
    assert.equal((await response.json()).what, "everything");
    assert.match(
      response.headers.get("content-disposition") ?? "",
      /^attachment; filename="life-assistant-everything-\d{4}-\d\d-\d\d\.json"$/,
    );
    assert.deepEqual([response.headers.get("content-type"), response.headers.get("cache-control")], [
      "application/json",
      "no-store",
    ]);
  });

  await t.step("the checksum depends on the content alone", async () => {
    const [first, second] = [await exported(stack, ana.token, "memory"), await exported(stack, ana.token, "memory")];
    assert.deepEqual(first.checksum, second.checksum);
    assert.match(first.checksum.signature, /^[0-9a-f]{64}$/);
    assert.notEqual((await exported(stack, bia.token, "memory")).checksum.digest, first.checksum.digest);
  });

  await t.step("markdown, to be read", async () => {
    const response = await callFunction(stack, "export?what=everything&format=markdown", ana.token);
    assert.equal(response.headers.get("content-type"), "text/markdown; charset=utf-8");
    const text = await response.text();
    assert.match(text, /^# Tudo o que é meu\n/);
    assert.match(
      text,
      /\n## O que eu sei\n\n- ~~Mora com a avó~~ {2}\n {2}fato · saúde · .* · substituído em 28\/02\/2026\n/,
    );
    assert.match(text, /Mora com uma amiga {2}\n {2}fato · saúde · sobre Caio · /);
    assert.match(text, /\n### Sobre \\\*férias\\\*\n\n\*\*Você\*\* · 01\/02\/2026 09:00\n\n> primeira\n/);
    assert.doesNotMatch(text, /abobrinha|Segredo/);
  });

  await t.step("markdown has a name and words in pt-BR for every table that is exported", async () => {
    const { data } = await exported(stack, ana.token);
    const told = Object.keys(data).filter((section) => !SECTIONS_WITHOUT_ENTRIES.includes(section));
    assert.deepEqual(told.filter((section) => !(section in SECTION_TITLES)), [], "without a name: export-markdown.ts");
    assert.deepEqual(told.filter((section) => !(section in ENTRY_WRITERS)), [], "without words: markdown-entries.ts");
  });

  await t.step("nothing yet is an answer too", async () => {
    const eva = await stack.createUser("Eva");
    const { data } = await exported(stack, eva.token, "conversations");
    assert.deepEqual(data, { conversations: [], messages: [] });
    const markdown = await callFunction(stack, "export?what=conversations&format=markdown", eva.token);
    assert.match(await markdown.text(), /Nada por aqui ainda\.\n$/);
    assert.equal((await callFunction(stack, "export?what=notes", eva.token)).status, 200);
  });

  await t.step("long histories come in pages, each row once", async () => {
    const eva = await stack.createUser("Eva");
    const id = crypto.randomUUID();
    await eva.client.from("conversations").insert({ id });
    // 1,200 rows of one instant, a few of them too big for one page.
    await stack.sql(
      `insert into public.messages (user_id, conversation_id, role, parts, content)
       select $1, $2, 'assistant', jsonb_build_array(jsonb_build_object('type', 'text', 'text', c)), c
       from generate_series(1, 1200) n, lateral (select n || case when n % 400 = 0 then repeat('x', 90000) else '' end) t(c)`,
      [eva.userId, id],
    );
    const before = stack.counts.rest;
    const { data } = await exported(stack, eva.token, "conversations");
    assert.ok(stack.counts.rest - before >= 4, "pages");
    assert.deepEqual(
      data.messages!.map(({ content }) => parseInt(content as string)),
      Array.from({ length: 1200 }, (_, i) => i + 1),
    );
  });

  await t.step("refuses whoever is not signed in, and what it does not know", async () => {
    for (const token of [null, "x.y.z", stack.publishableKey]) {
      const response = await callFunction(stack, "export", token);
      assert.deepEqual([response.status, (await response.json()).error.code], [401, "unauthenticated"]);
    }
    for (const [query, path] of [["what=secrets", "what"], ["format=pdf", "format"], ["what=", "what"]]) {
      const response = await callFunction(stack, `export?${query}`, ana.token);
      const { error } = await response.json();
      assert.deepEqual([response.status, error.code, error.details[0].path], [400, "invalid_request", path]);
      assert.match(error.details[0].message, /^use /);
    }
    const post = await callFunction(stack, "export", ana.token, { method: "POST" });
    assert.deepEqual([post.status, (await post.json()).error.code], [405, "method_not_allowed"]);
    const missing = await callFunction(stack, "export/all", ana.token);
    assert.deepEqual([missing.status, (await missing.json()).error.code], [404, "not_found"]);
  });

  await t.step("browsers may call it", async () => {
    const response = await callFunction(stack, "export", null, {
      method: "OPTIONS",
      headers: { Origin: "https://app.example", "Access-Control-Request-Method": "GET" },
    });
    await response.body?.cancel();
    assert.equal(response.headers.get("access-control-allow-origin"), "*");
    assert.match(response.headers.get("access-control-allow-headers") ?? "", /authorization/);
  });

  await stack.close();
});
