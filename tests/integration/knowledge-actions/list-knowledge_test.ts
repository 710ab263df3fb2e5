import assert from "node:assert/strict";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { refusal } from "../../support/rpc.ts";
import { actionsOf } from "./rpc.ts";

Deno.test("list_knowledge() and related_knowledge()", async (t) => {
  const stack = await startStack();
  const { client } = await stack.createUser("Ana");
  const { learn, correct, remove, list, related } = actionsOf(client);
  const contents = async (filters: JsonObject) => (await list(filters)).items.map(({ content }) => content);

  // created_at is the user's to write: days of their own calendar, in São Paulo.
  const add = async (content: string, createdAt: string, more: JsonObject = {}) => {
    const row = { type: "fact", area: "health", title: content, content, created_at: createdAt, ...more };
    const { data, error } = await client.from("knowledge_items").insert(row).select("id").single();
    assert.equal(error, null);
    return data!.id as string;
  };
  const insight = await add("Dorme melhor depois de caminhar", "2026-03-01T12:00:00Z", {
    type: "insight",
    source: "ai_inference",
    confidence: 0.7,
    inference_evidence: "12 de 14 noites",
  });
  const old = await add("Faz natação às terças", "2026-03-02T02:30:00Z", { confidence: 0.8 });
  const next = await add("Faz pilates às quintas", "2026-03-03T12:00:00Z", {
    source: "conversation",
    confidence: 0.95,
  });
  await client.from("knowledge_items").update({ superseded_by_id: next, superseded_at: "2026-03-03T12:00:00Z" })
    .eq("id", old);
  const gone = await add("Gosta de suco de caju", "2026-03-04T12:00:00Z", { type: "preference", area: "leisure" });
  await remove(gone);
  const person = await add("Bruno, irmão", "2026-03-05T12:00:00Z", {
    type: "person",
    area: "relationships",
    title: "Bruno",
    person_metadata: { relationship: "irmão" },
  });
  const his = await add("Tem rinite", "2026-03-06T12:00:00Z", { subject: person, needs_resolution: true });

  await t.step("shows what is current, newest first, with all a view needs", async () => {
    const { items, next_cursor } = await list();
    assert.deepEqual(items.map(({ id }) => id), [his, person, next, insight]);
    assert.equal(next_cursor, null);
    const [last] = items.slice(-1);
    assert.deepEqual(
      [last!.source, last!.confidence, last!.is_current, last!.validated],
      ["ai_inference", 0.7, true, false],
    );
    assert.equal((last as unknown as JsonObject).inference_evidence, "12 de 14 noites");
  });

  await t.step("filters", async () => {
    for (
      const [filters, expected] of [
        [{ area: "relationships" }, [person]],
        [{ type: "insight" }, [insight]],
        [{ source: "conversation" }, [next]],
        [{ source: "ai_inference" }, [insight]],
        [{ min_confidence: 0.95 }, [his, person, next]],
        [{ max_confidence: 0.7 }, [insight]],
        [{ min_confidence: 0.7, max_confidence: 0.95 }, [next, insight]],
        [{ status: "superseded" }, [old]],
        [{ status: "deleted" }, [gone]],
        [{ status: "all" }, [his, person, gone, next, old, insight]],
        [{ about: person }, [his]],
        [{ needs_resolution: true }, [his]],
        [{ needs_resolution: false, type: "fact" }, [next]],
        [{ status: "all", area: "leisure", type: "preference" }, [gone]],
      ] as const
    ) {
      assert.deepEqual((await list(filters)).items.map(({ id }) => id), expected, JSON.stringify(filters));
    }
  });

  await t.step("dates are days of the user's own calendar, both included", async () => {
    // 2 March, 02:30 in London is still 1 March in São Paulo.
    assert.deepEqual(await contents({ status: "all", from_date: "2026-03-01", to_date: "2026-03-01" }), [
      "Faz natação às terças",
      "Dorme melhor depois de caminhar",
    ]);
    assert.deepEqual(await contents({ from_date: "2026-03-06" }), ["Tem rinite"]);
    assert.deepEqual(await contents({ to_date: "2026-02-28" }), []);
  });

  await t.step("text: inflections, accents, beginnings, typos and whom it is about", async () => {
    for (
      const [query, expected] of [
        ["caminhadas", ["Dorme melhor depois de caminhar"]],
        ["PILATES", ["Faz pilates às quintas"]],
        ["pilat", ["Faz pilates às quintas"]],
        ["pilatis", ["Faz pilates às quintas"]],
        ["bruno", ["Bruno, irmão", "Tem rinite"]],
        ["rinite bruno", ["Tem rinite"]],
        ["pilates segunda", ["Faz pilates às quintas"]],
        ["rinite pilates", ["Tem rinite", "Faz pilates às quintas"]],
        ["bruno rin", ["Tem rinite", "Bruno, irmão"]],
        ["%", []],
        ["zebra", []],
      ] as const
    ) assert.deepEqual(await contents({ query }), expected, query);
    assert.deepEqual(await contents({ query: "natação", status: "all" }), ["Faz natação às terças"]);
    assert.equal((await contents({ query: " " })).length, 4);
  });

  await t.step("a search obeys every filter, and goes on in pages", async () => {
    for (
      const [filters, expected] of [
        [{ source: "conversation" }, ["Faz pilates às quintas"]],
        [{ max_confidence: 0.7 }, ["Dorme melhor depois de caminhar"]],
        [{ about: person }, ["Tem rinite"]],
        [{ from_date: "2026-03-06" }, ["Tem rinite"]],
      ] as const
    ) {
      assert.deepEqual(
        await contents({ query: "pilates rinite caminhar", ...filters }),
        expected,
        JSON.stringify(filters),
      );
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        query: "pilates rinite caminhar",
        page_size: 2,
        cursor,
      });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    assert.deepEqual(seen.toSorted(), [his, next, insight].toSorted());
  });

  await t.step("pages neither repeat nor skip, also when rows arrive in between", async () => {
    for (let i = 1; i <= 7; i++) await add(`Vacina ${i}`, "2026-01-01T00:00:00Z");
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ page_size: 3, cursor, area: "health" });
      assert.ok(page.items.length <= 3);
      seen.push(...page.items.map(({ id }) => id));
      if (cursor === null) await add("Chegou agora", "2026-06-01T00:00:00Z");
      cursor = page.next_cursor;
    } while (cursor);
    const all = (await list({ area: "health" })).items.map(({ id }) => id);
    assert.deepEqual(seen, all.slice(1));
    assert.equal(seen.length, 10);
  });

  await t.step("related_knowledge() finds links, the same person and similar words, surest first", async () => {
    const allergy = await learn("É alérgica a poeira");
    const cleaning = await learn("Passa pano na casa todo dia por causa da poeira");
    await client.from("knowledge_links").insert({ from_id: insight, to_id: allergy.id, relation: "evidence" });
    const found = await related(allergy.id);
    assert.deepEqual(found.map(({ id, relation }) => [id, relation]).slice(0, 2), [[insight, "evidence"], [
      cleaning.id,
      "similar",
    ]]);
    assert.deepEqual((await related(allergy.id, { max_items: 1 })).length, 1);
    const more = await learn("Viaja muito a trabalho", { person: "Bruno", area: "career" });
    assert.deepEqual((await related(his)).map(({ id, relation }) => [id, relation]).slice(0, 2), [
      [person, "person"],
      [more.id, "same_person"],
    ]);
    const { item: right } = await correct(allergy.id, { content: "É alérgica a ácaros" });
    assert.ok((await related(right.id)).every(({ id, is_current }) => is_current && id !== allergy.id));
  });

  await t.step("refuses filters that make no sense", async () => {
    for (
      const [filters, hint] of [
        [{ area: "love" }, "invalid_area"],
        [{ type: "note" }, "invalid_type"],
        [{ source: "gossip" }, "invalid_source"],
        [{ status: "lost" }, "invalid_status"],
        [{ status: null }, "invalid_status"],
        [{ min_confidence: 1.1 }, "invalid_confidence"],
        [{ min_confidence: "NaN" }, "invalid_confidence"],
        [{ min_confidence: 0.9, max_confidence: 0.1 }, "invalid_confidence"],
        [{ from_date: "2026-02-02", to_date: "2026-02-01" }, "invalid_dates"],
        [{ page_size: 0 }, "invalid_page_size"],
        [{ page_size: 201 }, "invalid_page_size"],
        [{ cursor: "ontem" }, "invalid_cursor"],
        [{ cursor: "2026-01-01|x" }, "invalid_cursor"],
        [{ query: "x".repeat(1001) }, "query_too_long"],
      ] as const
    ) {
      const refused = await refusal(client, "list_knowledge", filters);
      assert.deepEqual([refused.status, refused.hint], [400, hint], JSON.stringify(filters).slice(0, 60));
    }
  });

  await t.step(
    "a name and a word with the same stem do not stand for each other, and typos are still found",
    async () => {
      const sonia = await add("Sônia, mãe", "2026-03-07T12:00:00Z", {
        type: "person",
        area: "relationships",
        title: "Sônia",
        person_metadata: { relationship: "mãe" },
      });
      const knee = await add("Operou o joelho", "2026-03-07T13:00:00Z", { subject: sonia });
      const sleep = await add("O sono piora com café", "2026-03-07T14:00:00Z");
      const farm = await add("Compra na farmácia da esquina", "2026-03-07T15:00:00Z");
      for (
        const [query, expected] of [
          ["Sônia", [sonia, knee]],
          ["sônia joelho", [knee]],
          ["mãe", [sonia, knee]],
          ["sono", [sleep]],
          ["sonos", [sleep]],
          ["farmasia", [farm]],
          ["joelo", [knee]],
        ] as const
      ) {
        assert.deepEqual((await list({ query })).items.map(({ id }) => id), expected, query);
      }
    },
  );

  await stack.close();
});
