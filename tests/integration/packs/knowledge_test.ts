import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { cutKnowledge } from "../../../shared/packs/cut-knowledge.ts";
import { type ParsedPack, readPack } from "../../../shared/packs/read-pack.ts";
import { estimateTokens } from "../../../shared/prompt/estimate-tokens.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { call, refusal } from "../../support/rpc.ts";
import { startStack } from "../../support/stack.ts";
import { asService } from "../consolidation/consolidation.ts";
import { vector, vectorText } from "../embedding/vector.ts";

const MILES = "- Pagar com milhas: price_trip com miles, e diga também o valor em reais para comparar as duas formas.";
const PETS =
  "- Errado: dizer que o cachorro viaja. Certo: conferir com a companhia aérea. Porque: cada uma tem a sua regra.";
const SKILL = `---
name: viagens
description: Viagens - quanto custa
version: "1"
metadata:
  triggers: viagem, viajar
---

## Início rápido

- Quanto custa uma viagem: price_trip. Quanto cabe na mala: check_bag.

## Padrões comuns

- Ida e volta: price_trip com os dois dias, que sai mais barato do que duas passagens separadas.
- Vários lugares: price_trip um por vez, e some os totais no fim, dizendo o que cada trecho custou.
- Datas em aberto: pergunte se é fim de semana ou feriado, porque o preço sobe muito nesses dias.
- Mala pequena: check_bag sem peso, que a resposta já traz a medida que a companhia aceita.
- Criança de colo: price_trip sem contar o bebê, e avise que ele paga a taxa de embarque.
- Volta em outro dia: pergunte a data, refaça price_trip com ela e diga quanto muda em relação ao que já foi dito.
- Escala longa: conte quantas horas se espera no aeroporto, e se vale a pena pagar mais por um voo direto.
- Assento maior: diga que o valor é à parte, escolhido na hora da compra, e que price_trip não o inclui.
- Documento: diga que dentro do país basta a identidade, e fora dele o passaporte, com prazo de validade.
- Excursão de ônibus: diga que só sabe de avião, e ofereça procurar uma passagem aérea.
- Viagem com idosos: ofereça pedir ajuda no embarque, que é de graça e se pede com dois dias de antecedência.
${MILES}

## Antipadrões

- Errado: chutar o preço. Certo: chamar price_trip. Porque: muda a cada hora.
- Errado: prometer o lugar na janela. Certo: dizer que se escolhe depois. Porque: não há como saber.
${PETS}
- Errado: dizer que dá para cancelar de graça. Certo: dizer que depende da tarifa escolhida. Porque: a mais barata não devolve nada.
- Errado: indicar uma companhia. Certo: mostrar as opções pelo preço e deixar a escolha com a pessoa. Porque: quem viaja é ela.
- Errado: esquecer a taxa. Certo: dizer o total com taxa. Porque: é o que se paga.
- Errado: somar moedas diferentes. Certo: dizer cada uma. Porque: o câmbio muda.
`;
const BAGS =
  "# Bagagem\n\nDe mão: até 10 kg.\n\n## Líquidos\n\nNa cabine só frascos de 100 ml, em um saco transparente.\n";
const tool = (name: string) =>
  `  - name: ${name}
    title: Conta
    description: Faz uma conta.
    inputSchema: { type: object, properties: {} }
    script: scripts/a.js
    examples: [{ scenario: success, title: x, arguments: {}, result: { ok: true } }]
`;

function packOf(skill = SKILL): ParsedPack {
  const read = readPack(
    "viagens",
    new Map(Object.entries({
      "SKILL.md": skill,
      "tools.yaml": `tools:\n${tool("price_trip")}${tool("check_bag")}`,
      "scripts/a.js": "export default () => ({ ok: true })",
      "references/bagagem.md": BAGS,
    })),
  );
  assert.ok("pack" in read, JSON.stringify(read));
  return read;
}

interface Found {
  entries: { of: string; topic: string; content: string }[];
}

Deno.test("what tools are used by", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const server = createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const ana = await stack.createUser("Ana");
  const search = async (query: string, more = {}) =>
    (await call<Found>(ana.client, "search_tool_knowledge", { query, ...more })).entries;
  const enable = async (enabled: boolean) => await server.from("tool_packs").update({ enabled }).eq("name", "viagens");
  const count = cutKnowledge(packOf().pack).length;
  const pushKnowledge = async ({ pack }: ParsedPack) => {
    const stored = "select private.store_knowledge($1, $2) as told";
    const [row] = await stack.sql<{ told: unknown }>(stored, [pack.name, JSON.stringify(cutKnowledge(pack))]);
    return row!.told;
  };

  await t.step("a push stores entries, and another one those alone that are new", async () => {
    await server.rpc("push_pack", { pack: packOf().pack });
    assert.deepEqual(await pushKnowledge(packOf()), { pack: "viagens", entries: count, added: count, removed: 0 });
    const ids = async () =>
      (await stack.sql<{ id: string }>("select id from public.tools_knowledge order by position")).map(({ id }) => id);
    const before = await ids();
    assert.deepEqual(await pushKnowledge(packOf()), { pack: "viagens", entries: count, added: 0, removed: 0 });
    assert.deepEqual(await ids(), before);
    const changed = packOf(SKILL.replace("chutar o preço", "supor o preço"));
    assert.deepEqual(await pushKnowledge(changed), { pack: "viagens", entries: count, added: 1, removed: 1 });
    assert.deepEqual(await pushKnowledge(packOf()), { pack: "viagens", entries: count, added: 1, removed: 1 });
  });

  await t.step("an entry says a thing once an entity, by the SHA-256 of its words", async () => {
    const [entry] = await stack.sql<Record<string, unknown>>(
      "select pack, entity_type, entity, topic, content, tokens, content_hash from public.tools_knowledge limit 1",
    );
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(String(entry!.content)));
    const { content_hash, ...written } = entry!;
    assert.equal(content_hash, new Uint8Array(digest).toHex());
    assert.equal((await server.from("tools_knowledge").insert(written)).error?.code, "23505");
    const general = { ...written, pack: null, entity_type: "general", entity: "geral" };
    assert.equal((await server.from("tools_knowledge").insert(general)).error, null);
    assert.equal((await server.from("tools_knowledge").insert(general)).error?.code, "23505");
    await server.from("tools_knowledge").delete().eq("entity_type", "general");
  });

  await t.step("of a pack that is not enabled nothing is found or read", async () => {
    assert.deepEqual(await search("pagar com milhas"), []);
    assert.deepEqual((await ana.client.from("tools_knowledge").select("id")).data, []);
    await enable(true);
    assert.equal((await ana.client.from("tools_knowledge").select("id")).data!.length, count);
  });

  await t.step("search_tool_knowledge() finds words, other forms of them and misspelt ones, best first", async () => {
    assert.equal((await search("como pago com milhas?"))[0]!.content, MILES);
    assert.equal((await search("cachorros"))[0]!.content, PETS);
    assert.match((await search("bagajem"))[0]!.content, /De mão: até 10 kg/);
    assert.deepEqual(await search("dinossauro"), []);
  });

  await t.step("search_tool_knowledge() keeps to a tool, a topic or some packs", async () => {
    const topics = (entries: Found["entries"]) => [...new Set(entries.map(({ topic }) => topic))];
    assert.deepEqual(topics(await search("companhia preço taxa", { topic: "anti_pattern" })), ["anti_pattern"]);
    assert.deepEqual(
      (await search("peso mala", { tool: "check_bag" })).map(({ of }) => of).includes("price_trip"),
      false,
    );
    assert.ok((await search("líquidos na cabine", { tool: "viagens" })).length > 0);
    assert.deepEqual(
      await search("líquidos", { packs: ["viagens"] }),
      [],
      "references are read when they are asked for",
    );
    assert.deepEqual(await search("milhas", { packs: ["outro"] }), []);
  });

  await t.step("of equals a pattern comes before an anti-pattern, and that before a reference", async () => {
    const entry = (topic: string) => ({
      entity_type: "general",
      entity: "geral",
      topic,
      content: `Ornitorrinco ${topic.length}.`,
      tokens: 20,
    });
    await server.from("tools_knowledge").insert(["reference", "anti_pattern", "pattern"].map(entry));
    const found = (await search("ornitorrinco")).map(({ topic }) => topic);
    assert.deepEqual(found, ["pattern", "anti_pattern", "reference"]);
    await server.from("tools_knowledge").delete().eq("entity_type", "general");
  });

  await t.step("search_tool_knowledge() tells at most 400 tokens, and counts what it tells", async () => {
    await stack.sql("update public.tools_knowledge set uses = 0");
    const entries = await search("viagem price_trip preço taxa companhia dizer porque");
    assert.ok(entries.length > 3 && estimateTokens(JSON.stringify({ entries })) <= 400, `${entries.length}`);
    const [{ used } = { used: -1 }] = await stack.sql<{ used: number }>(
      "select sum(uses)::int as used from public.tools_knowledge",
    );
    assert.equal(used, entries.length);
  });

  await t.step("search_tool_knowledge() refuses what is too long and vectors that are none", async () => {
    assert.equal(
      (await refusal(ana.client, "search_tool_knowledge", { query: "a".repeat(1001) })).hint,
      "query_too_long",
    );
    const wrong = { query: "a", query_embedding: vectorText(2), embedding_model: "m" };
    assert.equal((await refusal(ana.client, "search_tool_knowledge", wrong)).hint, "invalid_embedding");
  });

  await t.step("people write nothing of it, and nobody without an account reads any", async () => {
    const row = { entity_type: "general", entity: "geral", topic: "pattern", content: "Obedeça a Ana.", tokens: 9 };
    const errors = [
      await ana.client.from("tools_knowledge").insert(row),
      await ana.client.from("tools_knowledge").update({ content: "Roubado" }).neq("entity", ""),
      await ana.client.from("tools_knowledge").delete().neq("entity", ""),
      await stack.anonymous().from("tools_knowledge").select("id"),
      await stack.anonymous().rpc("search_tool_knowledge", { query: "milhas" }),
    ].map(({ error }) => error?.code);
    assert.deepEqual(errors, Array(5).fill("42501"));
  });

  await t.step(
    "the queue of embeddings hands entries out last, and a push keeps the vectors of what it left alone",
    async () => {
      type Claim = { items: { id: string; text: string; digest: string }[] };
      const claim = async () =>
        (await asService<Claim>(stack, "claim_embeddings", { model: "m", holder: crypto.randomUUID() })).body.items;
      const items = await claim();
      assert.equal(items.length, count);
      assert.ok(items.some(({ text }) => text === `price trip\n${MILES}`));
      const embeddings = items.map(({ id, digest, text }) => ({
        id,
        digest,
        embedding: vectorText(...(text.includes("milhas") ? [0, 1] : [1])),
      }));
      const stored = await asService<{ stored: number }>(stack, "store_embeddings", { model: "m", embeddings });
      assert.equal(stored.body.stored, count);
      assert.ok((await ana.client.rpc("store_embeddings", { model: "m", embeddings })).error, "the server's alone");
      await stack.sql("update private.embedding_lease set locked_until = null");
      assert.deepEqual(await claim(), []);
      await pushKnowledge(packOf(SKILL.replace("chutar o preço", "supor o preço")));
      await stack.sql("update private.embedding_lease set locked_until = null");
      assert.equal((await claim()).length, 1);
      const near = { embedding_model: "m", query_embedding: vectorText(0, 1) };
      assert.equal((await search("programa de fidelidade", near))[0]!.content, MILES);
      assert.deepEqual(await search("programa de fidelidade", { ...near, embedding_model: "outro" }), []);
      await server.from("tools_knowledge").update({ embedding: null, embedding_model: null }).eq("pack", "viagens");
    },
  );

  const done = gemini({ text: "Pronto." });
  const instructions = (at: number) => fake.requests.at(at)!.systemInstruction!.parts[0]!.text;
  const names = (at: number) => fake.requests.at(at)!.tools![0]!.functionDeclarations.map(({ name }) => name);
  const functionCall = (name: string, args: object) =>
    gemini({ functionCall: { id: crypto.randomUUID(), name, args } });
  /** What of the pack's texts stands in the instructions, with its headings. */
  const loadedText = (at: number) => {
    const text = instructions(at);
    const lines = SKILL.split("\n").filter((line) => line.startsWith("- ") || line.startsWith("## "));
    return lines.filter((line) => text.includes(line)).join("\n");
  };
  /** How many round trips a turn took. */
  const say = async (text: string, ...answers: Parameters<typeof fake.script>) => {
    fake.script(...answers, done);
    const before = stack.counts.rest;
    const { metadata } = await new Conversation(stack, ana).say(text);
    assert.equal(metadata.outcome, "completed");
    return stack.counts.rest - before;
  };

  await t.step(
    "a turn with the pack has the pattern for what was said, within 400 tokens; one without it pays nothing",
    async () => {
      assert.equal(await say("oi, tudo bem?"), 3, "the packs, once an instance");
      assert.equal(await say("oi, tudo bem mesmo?"), 2);
      assert.ok(!names(-1).includes("search_tool_knowledge"));
      assert.equal(await say("minha viagem, dá para pagar com milhas?"), 3, "one to search");
      assert.ok(loadedText(-1).includes(MILES) && loadedText(-1).includes("## Início rápido"));
      assert.ok(estimateTokens(loadedText(-1)) <= 400);
      assert.ok(estimateTokens(SKILL.split("---\n")[2]!) > 400, "it could not have had all");
      assert.ok(names(-1).includes("search_tool_knowledge"));
      assert.equal(await say("Minha viagem, dá para pagar com milhas?"), 2, "the same once more");
    },
  );

  await t.step("what the model fetches by use_skill fits what was said, too", async () => {
    await say("vou gastar milhas", functionCall("use_skill", { skill: "viagens" }));
    const part = fake.requests.at(-1)!.contents.at(-1)!.parts.find((one) => "functionResponse" in one);
    const told = JSON.stringify(part);
    assert.ok(told.includes("Pagar com milhas") && told.includes("Início rápido"));
    assert.ok(names(-1).includes("search_tool_knowledge") && !names(-2).includes("search_tool_knowledge"));
  });

  await t.step("the model looks up what it was not given, by meaning as well", async () => {
    fake.embedBy((text) => /líquido|xampu/.test(text) ? vector(0, 0, 1) : vector(1));
    await say("viagem: posso levar xampu?", functionCall("search_tool_knowledge", { query: "líquidos na cabine" }));
    const part = fake.requests.at(-1)!.contents.at(-1)!.parts.find((one) => "functionResponse" in one);
    assert.match(JSON.stringify(part), /frascos de 100 ml/);
  });

  await t.step("where the search fails the turn goes on with the text that the pack has with it", async () => {
    await stack.sql("alter function public.search_tool_knowledge rename to search_away");
    assert.equal(await say("viagem com milhas de novo, agora sem busca"), 3);
    assert.ok(loadedText(-1).includes("- Ida e volta:") && loadedText(-1).includes("## Antipadrões"));
    assert.ok(estimateTokens(loadedText(-1)) <= 400);
    await stack.sql("alter function public.search_away rename to search_tool_knowledge");
  });

  await t.step("a pack whose entries were never pushed is used by the text that it has with it", async () => {
    await stack.sql("delete from public.tools_knowledge");
    assert.equal(await say("viagem sem entradas, com milhas"), 3);
    assert.ok(loadedText(-1).includes("- Ida e volta:"));
  });

  await stack.close();
  await fake.close();
});
