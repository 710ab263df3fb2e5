import assert from "node:assert/strict";
import { postChat } from "../../support/chat.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { callFunction } from "../portability/files.ts";
import { todayOf } from "../../support/rpc.ts";
import { daysAfter, insert, library, mondayOf } from "./notes.ts";

Deno.test("automatic notes in the chat", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana", whereItIs(12));
  const today = await todayOf(ana.client);
  const conversation = crypto.randomUUID();
  const say = (user: TestUser, text: string, id = crypto.randomUUID() as string) =>
    postChat(stack, user.token, { id: conversation, message: { id, role: "user", parts: [{ type: "text", text }] } });
  await insert(ana.client, "knowledge_items", [
    { type: "fact", area: "health", sub_area: "medical", title: "Alergia", content: "É alérgica a dipirona" },
  ]);
  // On the first of a month "o relatório do mês" is about the one that is over.
  await insert(
    ana.client,
    "tracking_entries",
    [0, -1].map((days) => ({ metric: "weight", value: 81.4, entry_date: daysAfter(today, days) })),
  );

  await t.step("what to take to tomorrow's appointment, at once and without a yes", async () => {
    const { text, metadata } = await say(ana, "faz um resumo pra minha consulta de amanhã");
    assert.deepEqual([metadata.route, metadata.outcome, metadata.waiting], ["model", "completed", undefined]);
    assert.match(text, /^Prontinho, guardei nas suas notas:\n\n# Resumo para a consulta de/);
    assert.match(text, /- É alérgica a dipirona/);
    const [note] = await library(ana.client);
    assert.deepEqual([note!.kind, note!.period_to], ["medical_appointment", daysAfter(today, 1)]);
    assert.ok(text.includes(note!.content));
  });

  await t.step("the report of the week, however it is asked for, is one note", async () => {
    for (
      const text of [
        "gera o relatorio dessa semana",
        "me dá o relatório desta semana",
        "atualiza o relatório dessa semana por favor",
      ]
    ) {
      const { metadata } = await say(ana, text);
      assert.equal(metadata.outcome, "completed", text);
    }
    const weeks = (await library(ana.client)).filter(({ kind }) => kind === "weekly_report");
    assert.deepEqual(weeks.map(({ period_from }) => period_from), [mondayOf(today)]);
  });

  await t.step("the same message sent again writes nothing again", async () => {
    const id = crypto.randomUUID();
    const first = await say(ana, "me dá o relatório do mês", id);
    const [{ generated_at: before }] = await stack.sql<{ generated_at: string }>(
      "select max(generated_at)::text as generated_at from public.library_items",
    ) as [{ generated_at: string }];
    const second = await say(ana, "me dá o relatório do mês", id);
    assert.equal(second.text, first.text);
    const [after] = await stack.sql("select max(generated_at)::text as generated_at from public.library_items");
    assert.deepEqual(after, { generated_at: before });
  });

  await t.step("'desfaz' takes a new note back and names it in a line", async () => {
    const live = async () => (await library(ana.client)).filter(({ deleted_at }) => deleted_at === null).length;
    const before = await live();
    const { text } = await say(ana, "desfaz");
    assert.match(text, /^Desfiz: a nota “Relatório de [^\n]*”\.$/);
    assert.equal(await live(), before - 1);
  });

  await t.step("who has nothing yet hears so", async () => {
    const eva = await stack.createUser("Eva");
    const { text } = await postChat(stack, eva.token, {
      id: crypto.randomUUID(),
      message: { id: "1", role: "user", parts: [{ type: "text", text: "quero um resumo pro médico" }] },
    });
    assert.match(text, /^Ainda não sei nada da sua saúde/);
  });

  await t.step("nothing of a note is learned as a fact", async () => {
    const facts = async () => {
      const { data } = await ana.client.from("knowledge_items").select("content, source, stated_at").order("content");
      return data;
    };
    const before = await facts();
    const response = await callFunction(stack, "consolidate-memory", null, {
      method: "POST",
      headers: { apikey: stack.secretKey },
      body: JSON.stringify({ userIds: [ana.userId], force: true }),
    });
    const { results } = await response.json();
    assert.deepEqual(results.map(({ status, factsCreated }: Record<string, unknown>) => [status, factsCreated]), [[
      "completed",
      0,
    ]]);
    assert.deepEqual(await facts(), before);
  });

  await stack.close();
});
