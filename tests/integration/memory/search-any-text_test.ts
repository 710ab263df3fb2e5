import assert from "node:assert/strict";
import fc from "fast-check";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { startStack } from "../../support/stack.ts";
import { call, refusal } from "../../support/rpc.ts";

/** What a question may be made of: words of the memory, words of nobody, operators, and what only looks like text. */
const WORDS = [
  ..."que raçao a pipoca come qual meu peso ideal como pelo mesmas não é o de camarão camarao pipoka Júlia 1234,56 18/11/2026"
    .split(" "),
  ..."/ , ; , / ração/comida,pipoca a/b/c & | ! :* ' '' \\ ( ) < > <-> <2> \" % _ ; -- /* $$ {} [] ½ № ﬁ ŉ İ ß ❤️ 👩‍👩‍👧 🇧🇷 日本語 العربية ـ e\u0301 \u200b \u202e"
    .split(" "),
];
const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 30 }).map((words) => words.join(" "));
/** Any characters but NUL and halves of pairs, which are refused before they reach the database. */
const noise = fc.string({ unit: "grapheme", maxLength: 120 }).map((text) => text.replaceAll("\0", ""));
const glued = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(""));

Deno.test("search_knowledge() and its kin take any text", async (t) => {
  const stack = await startStack();
  const { client, userId } = await stack.createUser("Ana");
  const rows = [
    "Ração de gato, como a da vizinha",
    "Pipoca é o nome da gata",
    "Passou pelo médico com a mesma dor",
    "É alérgica a camarão",
    "❤️",
    "O'Neill & cia: 50% (ou mais)",
  ]
    .map((content) => ({ type: "fact", area: "leisure", title: content, content }));
  rows.push({ type: "person", area: "relationships", title: "Júlia", content: "Júlia, irmã" });
  assert.ifError((await client.from("knowledge_items").insert(rows)).error);
  const ask = async (name: string, args: JsonObject) => {
    const { data, error } = await client.rpc(name, args);
    // A name of nothing but signs is refused as one.
    const expected = error?.hint === "invalid_name" || error?.hint === "invalid_topic";
    assert.ok(error === null || expected, JSON.stringify({ name, args, error }));
    return data as { items: JsonObject[] };
  };
  const answers = (name: string, query: string) => ask(name, { query });

  await t.step("questions that were an error once", async () => {
    for (const query of ["que raçao a pipoca come", "qual meu peso ideal", "o que é meu", "pipoka e raçao"]) {
      await answers("search_knowledge", query);
    }
    const { items } = await answers("search_knowledge", "que raçao a pipoca come");
    assert.deepEqual(items.map(({ content }) => content).slice(0, 2).sort(), [
      "Pipoca é o nome da gata",
      "Ração de gato, como a da vizinha",
    ]);
  });

  await t.step("however much it names, it is looked for by 64 words at most, the first ones", async () => {
    const many = Array.from({ length: 140 }, (_, at) => `b${at.toString(26).replace(/\d/g, "x")}z`);
    const claims = JSON.stringify({ sub: userId, role: "authenticated" });
    for (const between of [" ", "/", ", ", "/a, "]) {
      const [{ count } = {}] = await stack.sql(
        "with me as materialized (select set_config('request.jwt.claims', $2, true), set_config('request.jwt.claim.sub', $3, true)) " +
          "select count(i.idea)::int from me, lateral (select * from private.search_ideas($1) where me is not null) i",
        [many.join(between).slice(0, 1000), claims, userId],
      );
      assert.equal(count, 64, between);
    }
    const { items } = await answers("search_knowledge", `camarão/${many.join("/")}`.slice(0, 1000));
    assert.equal(items[0]!.content, "É alérgica a camarão");
  });

  await t.step("whatever it is made of", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(sentence, noise, glued), async (query) => {
        const { items } = await answers("search_knowledge", query.slice(0, 1000));
        assert.ok(items.length <= 5);
        await answers("list_knowledge", query.slice(0, 1000));
        await answers("prepare_delete_knowledge", query.slice(0, 1000));
        await ask("analyze_context", { current_topic: query.slice(0, 1000) });
        await ask("get_person", { name: query.slice(0, 200) });
      }),
      { numRuns: 100, endOnFailure: true },
    );
  });

  await t.step("and says of 8,000 characters that they are too many", async () => {
    for (const text of ["x".repeat(8000), "a ".repeat(4000), "'|".repeat(4000), "💥".repeat(4000)]) {
      for (const name of ["search_knowledge", "list_knowledge"]) {
        const { status, hint } = await refusal(client, name, { query: text });
        assert.deepEqual([status, hint], [400, "query_too_long"], name);
      }
    }
  });

  await t.step("takes a thousand characters of distinct words", async () => {
    const query = Array.from({ length: 250 }, (_, i) => i.toString(36).padStart(3, "z")).join(" ");
    assert.deepEqual((await call(client, "search_knowledge", { query })).items, []);
  });

  await stack.close();
});
