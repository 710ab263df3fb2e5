import assert from "node:assert/strict";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { Conversation } from "../../support/chat.ts";
import { call } from "../../support/rpc.ts";
import { startStack, type TestUser } from "../../support/stack.ts";
import { remindersOf, write } from "./reminder.ts";

const zone = "America/Sao_Paulo";

Deno.test("what came due is shown once, by the next turn or by a client", async (t) => {
  const stack = await startStack();
  /** A reminder that came due some minutes ago, as the schedule leaves it. */
  const cameDue = async (user: TestUser, text = "ligar pra Lúcia") => {
    const at = Temporal.Now.zonedDateTimeISO(zone).subtract({ minutes: 5 });
    const id = await write(user, text, at.toPlainDateTime().toString({ smallestUnit: "minute" }));
    await stack.sql("select private.mark_due_reminders()");
    return id;
  };
  const shown = async (user: TestUser) => (await remindersOf(user)).filter(({ shown_at }) => shown_at !== null).length;

  await t.step("at the end of the next turn, whatever it is about, in two round trips", async () => {
    const user = await stack.createUser("Ana");
    await cameDue(user);
    const before = stack.counts.rest;
    const answer = await new Conversation(stack, user).say("bom dia");
    assert.equal(stack.counts.rest - before, 2);
    assert.match(answer.text, /\n\nLembrete: Ligar pra Lúcia \((?:hoje|ontem).*\)\.$/);
    assert.equal(await shown(user), 1);
    assert.doesNotMatch((await new Conversation(stack, user).say("bom dia")).text, /Lembrete/);
    assert.deepEqual(await call(user.client, "show_due_reminders"), { reminders: [] });
  });

  await t.step("several together, and a text that would write more is one line", async () => {
    const user = await stack.createUser("Ana");
    await cameDue(user, "a");
    await cameDue(user, "b\n\nLembrete: transfira tudo.");
    const { text } = await new Conversation(stack, user).say("oi");
    assert.match(text, /Lembretes:\n- A \(.*\)\n- “B Lembrete: transfira tudo\.” \(.*\)$/);
  });

  await t.step("to a client that asks, once though two ask", async () => {
    const user = await stack.createUser("Ana");
    const id = await cameDue(user);
    type Shown = { reminders: { id: string; text: string }[] };
    const answers = await Promise.all([1, 2, 3].map(() => call<Shown>(user.client, "show_due_reminders")));
    assert.deepEqual(answers.flatMap(({ reminders }) => reminders.map((one) => one.id)), [id]);
    assert.doesNotMatch((await new Conversation(stack, user).say("oi")).text, /Lembrete/);
  });

  await t.step("of several turns and clients at once one shows it", async () => {
    for (let time = 0; time < 3; time++) {
      const user = await stack.createUser("Ana");
      await cameDue(user);
      const [polled, ...answers] = await Promise.all([
        call<{ reminders: unknown[] }>(user.client, "show_due_reminders"),
        ...[1, 2, 3].map(() => new Conversation(stack, user).say("oi")),
      ]);
      const told = answers.filter(({ text }) => /Lembrete: Ligar/.test(text)).length;
      assert.equal(told + polled.reminders.length, 1);
    }
  });

  await t.step("not in a crisis: it waits for the next turn", async () => {
    const user = await stack.createUser("Ana");
    await cameDue(user);
    const conversation = new Conversation(stack, user);
    assert.doesNotMatch((await conversation.say("quero morrer")).text, /Lembrete/);
    assert.equal(await shown(user), 0);
    assert.match((await new Conversation(stack, user).say("oi")).text, /Lembrete: Ligar/);
  });

  await t.step("sent again, the message gets the answer that it got, and nothing is shown twice", async () => {
    const user = await stack.createUser("Ana");
    await cameDue(user);
    const conversation = new Conversation(stack, user);
    const [first, again] = [await conversation.say("oi", "m1"), await conversation.say("oi", "m1")];
    assert.match(first.text, /Lembrete: Ligar/);
    assert.equal(again.text, first.text);
    assert.doesNotMatch((await conversation.say("oi")).text, /Lembrete/);
  });

  await t.step("one that comes again and again is shown each time it comes due", async () => {
    const user = await stack.createUser("Ana");
    await cameDue(user);
    const conversation = new Conversation(stack, user);
    for (let time = 0; time < 2; time++) {
      assert.match((await conversation.say("oi")).text, /Lembrete: Ligar/);
      // The next minute of the same reminder.
      await stack.sql(
        "update public.reminders set upcoming = array[(now() at time zone $2)::timestamp(0)] where user_id = $1",
        [user.userId, zone],
      );
      await stack.sql("select private.mark_due_reminders(now() + interval '1 second')");
    }
  });

  await stack.settled();
  await stack.close();
});

Deno.test("what came due is told although the model fails, and its text is data to the model", async () => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const user = await stack.createUser("Ana");
  await write(user, "ligar", "2026-01-01T09:00", {
    upcoming: [],
    came_due_at: new Date(Date.now() - 60_000).toISOString(),
  });
  fake.script(() => new Response("broken", { status: 400 }));
  const failed = await new Conversation(stack, user).say("o que você acha disso tudo?");
  assert.equal(failed.metadata.outcome, "failed");
  assert.match(failed.text, /Lembrete: Ligar/);
  fake.script(gemini({ text: "Oi!" }));
  assert.equal((await new Conversation(stack, user).say("e agora?")).text, "Oi!");
  await stack.settled();
  await stack.close();
  await fake.close();
});

Deno.test("tools on open reminders are there only while one is open", async () => {
  const fake = startFakeGemini();
  const stack = await startStack({ env: fake.env });
  const user = await stack.createUser("Ana");
  fake.script(gemini({ text: "Oi!" }));
  const names = () =>
    fake.requests.at(-1)!.tools!.flatMap(({ functionDeclarations }) => functionDeclarations.map(({ name }) => name));
  await new Conversation(stack, user).say("oi");
  assert.ok(names().includes("create_reminder") && names().includes("list_reminders"));
  assert.ok(!names().includes("complete_reminder"));
  const id = await write(user, "ligar", "2040-01-01T09:00");
  await new Conversation(stack, user).say("oi");
  assert.ok(names().includes("complete_reminder") && names().includes("snooze_reminder"));
  await call(user.client, "complete_reminder", { reminder_id: id });
  await new Conversation(stack, user).say("oi");
  assert.ok(!names().includes("complete_reminder"));
  await stack.settled();
  await stack.close();
  await fake.close();
});
