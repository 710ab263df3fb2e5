import assert from "node:assert/strict";
import { Conversation } from "../../support/chat.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { contradict } from "./questions.ts";

Deno.test("an insight of consolidation is shown once, when there is time for it", async (t) => {
  const stack = await startStack();
  const infer = async ({ userId }: TestUser, content: string, area: string, more: Record<string, string> = {}) => {
    const row = { evidence: null, pattern: null, source: "ai_inference", ...more };
    const [{ id } = { id: "" }] = await stack.sql<{ id: string }>(
      `insert into public.knowledge_items (user_id, type, area, title, content, source, confidence, inference_evidence, pattern)
       values ($1, 'insight', $2, left($3, 80), $3, $4, 0.7, $5, $6) returning id`,
      [userId, area, content, row.source, row.evidence, row.pattern],
    );
    return id;
  };
  const seen = async ({ client }: TestUser, id: string) =>
    (await client.from("knowledge_items").select("seen_at").eq("id", id).single()).data?.seen_at !== null;
  const sleepy = "Em dias com menos de 6 h de sono, o humor costuma ser mais baixo";
  const figures =
    "Média de 5,1 em 12 dias assim e de 7 nos outros 20. É uma coincidência nos registros, não uma causa.";

  await t.step("at a greeting, with the figures that code found, in two round trips", async () => {
    const user = await stack.createUser("Ana");
    const id = await infer(user, sleepy, "mental_health", { evidence: figures, pattern: "short_sleep>mood" });
    const before = stack.counts.rest;
    const answer = await new Conversation(stack, user).say("bom dia");
    assert.equal(stack.counts.rest - before, 2);
    assert.ok(
      answer.text.endsWith(
        `Percebi uma coisa. Em dias com menos de 6 h de sono, o humor costuma ser mais baixo. ${figures}`,
      ),
    );
    assert.equal(answer.metadata.waiting, undefined);
    assert.equal(await seen(user, id), true);
    assert.doesNotMatch((await new Conversation(stack, user).say("bom dia")).text, /Percebi/);
  });

  await t.step("one a day", async () => {
    const user = await stack.createUser("Ana");
    await infer(user, sleepy, "mental_health");
    await infer(user, "Aos sábados, os gastos costumam ser maiores", "finance");
    const conversation = new Conversation(stack, user);
    assert.match((await conversation.say("oi")).text, /Percebi uma coisa\. Em dias/);
    assert.doesNotMatch((await conversation.say("oi")).text, /Percebi/);
    await stack.sql("update public.knowledge_items set seen_at = seen_at - interval '1 day' where user_id = $1", [
      user.userId,
    ]);
    assert.match((await conversation.say("oi")).text, /Percebi uma coisa\. Aos sábados/);
  });

  await t.step("beside what the turn is about, and not beside something else", async () => {
    const user = await stack.createUser("Ana");
    const id = await infer(user, "Aos sábados, os gastos costumam ser maiores", "finance");
    const conversation = new Conversation(stack, user);
    assert.doesNotMatch((await conversation.say("quanto eu dormi essa semana?")).text, /Percebi/);
    assert.equal(await seen(user, id), false);
    assert.match((await conversation.say("quanto gastei esse mês?")).text, /Percebi uma coisa\. Aos sábados/);
  });

  await t.step("never after a crisis, over an offer or in the counselor's conversations", async () => {
    const user = await stack.createUser("Ana");
    const id = await infer(user, sleepy, "mental_health");
    for (const words of ["quero sumir do mundo", "pesei 82 kg", "tô muito triste hoje"]) {
      assert.doesNotMatch((await new Conversation(stack, user).say(words)).text, /Percebi/, words);
    }
    const counselor = new Conversation(stack, user);
    assert.doesNotMatch((await counselor.say("oi", "m", { conversationType: "counselor" })).text, /Percebi/);
    assert.equal(await seen(user, id), false);
  });

  await t.step("a question goes before it", async () => {
    const user = await stack.createUser("Ana");
    const id = await infer(user, sleepy, "mental_health");
    await contradict(user);
    const conversation = new Conversation(stack, user);
    const asked = await conversation.say("oi");
    assert.match(asked.text, /Mudou algo\?$/);
    assert.doesNotMatch(asked.text, /Percebi/);
    assert.doesNotMatch((await conversation.say("recife")).text, /Percebi/);
    assert.equal(await seen(user, id), false);
    assert.match((await new Conversation(stack, user).say("oi")).text, /Percebi/);
  });

  await t.step("of two conversations at once one shows it", async () => {
    const user = await stack.createUser("Ana");
    await infer(user, sleepy, "mental_health");
    const chats = [1, 2, 3].map(() => new Conversation(stack, user));
    const answers = await Promise.all(chats.map((conversation) => conversation.say("oi")));
    assert.equal(answers.filter(({ text }) => /Percebi/.test(text)).length, 1);
  });

  await t.step("what the user wrote, validated, deleted or replaced is no news", async () => {
    const user = await stack.createUser("Ana");
    await infer(user, "Rende mais de manhã", "career", { source: "user_input" });
    for (const change of ["validated_by_user = true", "deleted_at = now()"]) {
      const id = await infer(user, `${sleepy} (${change})`, "mental_health");
      await stack.sql(`update public.knowledge_items set ${change} where id = $1`, [id]);
    }
    assert.doesNotMatch((await new Conversation(stack, user).say("oi")).text, /Percebi/);
  });

  await stack.settled();
  await stack.close();
});
