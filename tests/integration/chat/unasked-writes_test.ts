import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { gemini, type GeminiPart, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const call = (name: string, args: unknown): GeminiPart => ({ functionCall: { name, args } });
const note = (day: number, quote: string) =>
  call("create_automatic_note", { kind: "weekly_report", date: `2026-10-${String(day).padStart(2, "0")}`, quote });

Deno.test("what the model does without a yes has an end", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const count = async (table: string, userId: string) => {
    const rows = await stack.sql<{ n: number }>(
      `select count(*)::int as n from public.${table} where user_id = '${userId}'`,
    );
    return rows[0]!.n;
  };
  const results = () =>
    (fake.requests.at(-1)?.contents ?? []).flatMap(({ parts }) =>
      parts.flatMap((part) => "functionResponse" in part ? [JSON.stringify(part.functionResponse)] : [])
    );

  await t.step("notes that this message does not ask for are neither written nor offered", async () => {
    const user = await stack.createUser("Ana");
    const conversation = new Conversation(stack, user);
    fake.script(gemini({ text: "Claro, de qual?" }));
    await conversation.say("depois quero o relatório da semana");
    fake.script(
      gemini(...Array.from({ length: 15 }, (_, index) => note(index + 1, "quero o relatório da semana"))),
      gemini({ text: "R$ 0,00." }),
    );
    const answer = await conversation.say("quanto gastei em outubro com transporte?");
    assert.deepEqual([answer.text, answer.metadata.waiting], ["R$ 0,00.", undefined]);
    assert.equal(await count("library_items", user.userId), 0);
    assert.equal(results().filter((result) => result.includes("trecho exato da mensagem de agora")).length, 15);
  });

  await t.step("a note that was asked for is written at once, and only one", async () => {
    const user = await stack.createUser("Bia");
    await user.client.from("tracking_entries").insert({ metric: "weight", value: 81, entry_date: "2026-10-06" });
    fake.script(
      gemini(...Array.from({ length: 15 }, (_, index) => note(index + 1, "o relatório da semana passada"))),
      gemini({ text: "Pronto." }),
    );
    const answer = await new Conversation(stack, user).say("gera o relatório da semana passada");
    assert.match(answer.text, /Pronto\./);
    assert.equal(answer.metadata.written?.length, 1);
    assert.equal(await count("tool_executions", user.userId), 1);
    assert.equal(results().filter((result) => result.includes("só uma vez por mensagem")).length, 14);
  });

  await t.step(
    "twelve facts are kept of one message, over all its steps, and the rest is left to the night",
    async () => {
      const user = await stack.createUser("Caio");
      const things = ["samba", "choro", "forró", "frevo", "jazz", "blues", "rock", "reggae", "funk", "rap", "ópera"];
      const more = ["maracatu", "bossa", "pagode"];
      const fact = (thing: string) =>
        call("add_knowledge", {
          type: "preference",
          content: `Gosta de ${thing}`,
          area: "leisure",
          quote: `gosto de ${thing}`,
        });
      fake.script(gemini(...things.map(fact)), gemini(...more.map(fact)), gemini({ text: "Que bom gosto." }));
      const answer = await new Conversation(stack, user).say(
        [...things, ...more].map((thing) => `gosto de ${thing}`).join(", "),
      );
      assert.equal(answer.text, "Que bom gosto.");
      assert.equal(answer.metadata.kept?.length, 12);
      assert.equal(await count("tool_executions", user.userId), 12, results().join("\n"));
      assert.equal(results().filter((result) => result.includes("left_for_tonight")).length, 2);
    },
  );

  await t.step("twenty calls of a step are run", async () => {
    const user = await stack.createUser("Davi");
    fake.script(
      gemini(...Array.from({ length: 200 }, (_, n) => call("search_knowledge", { query: `gasto ${n}` }))),
      gemini({ text: "Nada ainda." }),
    );
    const answer = await new Conversation(stack, user).say("quanto gastei esse mês?");
    assert.equal(answer.text, "Nada ainda.");
    assert.equal(await count("tool_executions", user.userId), 20);
  });

  await t.step("twenty are offered, and the model hears of the rest", async () => {
    const user = await stack.createUser("Eva");
    const expense = (n: number) => call("create_expense", { amount: n, category: "food", description: `pão ${n}` });
    fake.script(
      gemini(...Array.from({ length: 25 }, (_, index) => expense(index + 1))),
      gemini({ text: "Os outros cinco, depois." }),
    );
    const answer = await new Conversation(stack, user).say("gastei em pão 25 vezes");
    assert.equal(answer.metadata.waiting?.length, 20);
    assert.equal(results().filter((result) => result.includes("só 20 chamadas")).length, 5);
    assert.equal(await count("expenses", user.userId), 0);
  });

  await stack.close();
  await fake.close();
});
