import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { call } from "../../support/rpc.ts";
import { vector } from "./vector.ts";

const meanings: [RegExp, number[]][] = [
  [/camarão|frutos do mar/, vector(5, 1)],
  [/corrida|correr/, vector(0, 0, 7)],
];

/** What is about the same is near; everything else points its own way. */
function meaning(text: string): number[] {
  return meanings.find(([words]) => words.test(text))?.[1] ?? vector(0, 0, 0, text.length, 1);
}

const thoughtSignature = "c2lnbmVk";
const search = (query: string) =>
  gemini({ functionCall: { name: "search_knowledge", args: { query } }, thoughtSignature });
/** What the model keeps, and the words it rests on. */
const add = (content: string, quote: string, more = {}) =>
  gemini({
    functionCall: { name: "add_knowledge", args: { type: "fact", area: "health", content, quote, ...more } },
    thoughtSignature,
  });

interface Row {
  content: string;
  embedding_model: string | null;
  norm: number | null;
}

async function rows(stack: Stack, { userId }: TestUser): Promise<Row[]> {
  return await stack.sql<Row>(
    `select content, embedding_model, round(extensions.l2_norm(embedding)::numeric, 3)::float8 as norm
     from public.knowledge_items where user_id = $1 order by created_at`,
    [userId],
  );
}

Deno.test("a turn with an embedding model", async (t) => {
  const fake = startFakeGemini();
  fake.embedBy(meaning);
  const stack = await startStack({ env: fake.env });
  const ana = await stack.createUser("Ana");
  const chat = () => new Conversation(stack, ana);
  const embeddedItems = () => fake.embedded.filter(({ taskType }) => taskType === "RETRIEVAL_DOCUMENT");
  /** What the model is told of a search. */
  const found = async (query: string): Promise<string[]> => {
    fake.script(search(query), gemini({ text: "Pronto." }));
    const answer = await chat().say(`me lembra uma coisa: ${query}`);
    assert.equal(answer.metadata.outcome, "completed");
    const [part] = answer.message.parts.filter(({ type }) => type === "tool-search_knowledge");
    return (part?.output as { items: { content: string }[] }).items.map(({ content }) => content);
  };

  await t.step("embeds what it added once it is answered: two round trips, a unit vector", async () => {
    fake.script(add("É alérgica a camarão", "sou alérgica a camarão"), gemini({ text: "Anotei." }));
    const before = stack.counts.rest;
    await chat().say("anota aí: sou alérgica a camarão");
    await stack.settled();
    assert.equal(stack.counts.rest - before, 3 + 2);
    assert.deepEqual(await rows(stack, ana), [
      { content: "É alérgica a camarão", embedding_model: "gemini-embedding-001", norm: 1 },
    ]);
    assert.deepEqual(embeddedItems(), [{
      model: "gemini-embedding-001",
      text: "É alérgica a camarão",
      taskType: "RETRIEVAL_DOCUMENT",
      outputDimensionality: 768,
    }]);
  });

  await t.step("makes no round trip more when nothing was added, and no vector where nothing is searched", async () => {
    fake.script(gemini({ text: "Oi!" }));
    fake.embedded.length = 0;
    const before = stack.counts.rest;
    await chat().say("oi");
    await stack.settled();
    assert.equal(stack.counts.rest - before, 2);
    assert.deepEqual(fake.embedded, []);
  });

  await t.step("finds by meaning what shares no word with the question", async () => {
    await call(ana.client, "add_knowledge", {
      type: "preference",
      content: "Gosta de correr de manhã",
      area: "leisure",
    });
    fake.embedded.length = 0;
    const before = stack.counts.rest;
    assert.deepEqual(await found("frutos do mar"), ["É alérgica a camarão"]);
    assert.equal(stack.counts.rest - before, 3);
    assert.deepEqual(fake.embedded, [{
      model: "gemini-embedding-001",
      text: "me lembra uma coisa: frutos do mar",
      taskType: "RETRIEVAL_QUERY",
      outputDimensionality: 768,
    }]);
  });

  await t.step("keeps the vector to itself: neither the stored call nor the model has it", async () => {
    const stored = await stack.sql<{ args: unknown }>(
      "select args from public.tool_executions where user_id = $1 and tool = 'search_knowledge'",
      [ana.userId],
    );
    assert.deepEqual(stored.map(({ args }) => args), [{ query: "frutos do mar" }]);
    assert.doesNotMatch(JSON.stringify(fake.requests), /embedding/);
  });

  await t.step("does without one in a search for everything", async () => {
    fake.embedBy(() => new Promise((resolve) => setTimeout(() => resolve(vector(1)), 1500)));
    assert.equal((await found("")).length, 2);
    fake.embedBy(meaning);
  });

  for (
    const [fault, reply] of [
      ["is down", () => 503],
      ["is over quota", () => 429],
      ["refuses", () => 400],
      ["gives too few numbers", () => [1, 2, 3]],
      ["gives a vector without direction", () => vector(0)],
      ["does not answer in time", () => new Promise<number[]>((resolve) => setTimeout(() => resolve(vector(1)), 1500))],
    ] as const
  ) {
    await t.step(`searches by words when the embedding model ${fault}, asked once`, async () => {
      fake.embedBy(reply);
      fake.embedded.length = 0;
      assert.deepEqual(await found("o que eu tenho com camarão?"), ["É alérgica a camarão"]);
      assert.equal(fake.embedded.length, 1);
    });
  }

  await t.step("keeps what was added when it cannot be embedded, without a vector", async () => {
    fake.embedBy(() => [1, 2, 3]);
    fake.script(add("Tem asma", "tenho asma"), gemini({ text: "Anotei." }));
    const answer = await chat().say("anota que tenho asma");
    await stack.settled();
    assert.equal(answer.metadata.outcome, "completed");
    assert.deepEqual((await rows(stack, ana)).at(-1), { content: "Tem asma", embedding_model: null, norm: null });
  });

  await t.step("embeds whom an item is about, and what was left behind before", async () => {
    fake.embedBy(meaning);
    fake.embedded.length = 0;
    fake.script(
      gemini({
        functionCall: {
          name: "update_person",
          args: { name: "Júlia", relationship: "irmã", quote: "minha irmã Júlia gosta de flores" },
        },
        thoughtSignature,
      }),
      add("Detesta coentro", "Júlia gosta de flores e detesta coentro", { person: "Júlia", area: "relationships" }),
      gemini({ text: "Anotei." }),
    );
    await chat().say("minha irmã Júlia gosta de flores e detesta coentro");
    await stack.settled();
    assert.deepEqual(embeddedItems().map(({ text }) => text).sort(), [
      "Gosta de correr de manhã",
      "Júlia (irmã)",
      "Júlia (irmã):\nDetesta coentro",
      "Tem asma",
    ]);
    assert.ok((await rows(stack, ana)).every(({ norm }) => norm === 1));
  });

  await stack.close();
  await fake.close();
});

Deno.test("a turn without a key embeds nothing", async () => {
  const stack = await startStack();
  const bia = await stack.createUser("Bia");
  const before = stack.counts.rest;
  await new Conversation(stack, bia).say("lembra que sou alérgica a camarão");
  await stack.settled();
  assert.equal(stack.counts.rest - before, 3);
  assert.deepEqual((await rows(stack, bia)).map(({ norm }) => norm), [null]);
  await stack.close();
});
