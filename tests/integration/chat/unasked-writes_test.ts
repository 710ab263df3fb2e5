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
    assert.deepEqual([answer.text, answer.metadata.pendingAction], ["R$ 0,00.", undefined]);
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
    assert.equal(answer.text, "Pronto.");
    assert.equal(await count("tool_executions", user.userId), 1);
    assert.equal(results().filter((result) => result.includes("só uma vez por mensagem")).length, 14);
  });

  await t.step("three facts are kept of one message, over all its steps", async () => {
    const user = await stack.createUser("Caio");
    const fact = (thing: string) =>
      call("add_knowledge", {
        type: "preference",
        content: `Gosta de ${thing}`,
        area: "leisure",
        quote: `gosto de ${thing}`,
      });
    fake.script(
      gemini(fact("samba"), fact("choro")),
      gemini(fact("forró"), fact("frevo"), fact("jazz")),
      gemini({ text: "Anotado." }),
    );
    const answer = await new Conversation(stack, user).say(
      "gosto de samba, gosto de choro, gosto de forró, gosto de frevo, gosto de jazz",
    );
    assert.equal(answer.text, "Anotado.");
    assert.equal(await count("tool_executions", user.userId), 3, results().join("\n"));
    assert.equal(results().filter((result) => result.includes("só 3 registros por mensagem")).length, 2);
  });

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

  await t.step("twenty are offered, and the person hears of the rest", async () => {
    const user = await stack.createUser("Eva");
    const expense = call("create_expense", { amount: 5, category: "food", description: "pão" });
    fake.script(gemini(...Array.from({ length: 25 }, () => expense)));
    const answer = await new Conversation(stack, user).say("gastei 5 de pão 25 vezes");
    assert.equal(answer.metadata.pendingAction?.calls.length, 20);
    assert.match(answer.text, /Só consigo propor 20 registros de cada vez/);
  });

  await stack.close();
  await fake.close();
});
