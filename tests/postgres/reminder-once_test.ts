import assert from "node:assert/strict";
import { localTime, markDue, remindersOf, write } from "../integration/reminders/reminder.ts";
import { startInstance } from "../support/function-instance.ts";
import { call } from "../support/rpc.ts";
import { startStack } from "../support/stack.ts";
import { postgresTest } from "../support/template.ts";

const users = 8;

postgresTest("a reminder is marked once by runs at once, and shown once by two instances and a client", async () => {
  const stack = await startStack();
  const instances = await Promise.all([startInstance(stack), startInstance(stack)]);
  for (let n = 0; n < users; n++) {
    const user = await stack.createUser(`Ana ${n}`);
    await write(user, "ligar pra Lúcia", localTime("America/Sao_Paulo", -1));
    const now = new Date().toISOString();
    const marked = await Promise.all([1, 2, 3, 4].map(() => markDue(stack, now)));
    assert.equal(marked.reduce((sum, one) => sum + one), 1);
    const [polled, ...answers] = await Promise.all([
      call<{ reminders: unknown[] }>(user.client, "show_due_reminders"),
      ...[...instances, ...instances].map((instance) => instance.conversation(user).say("oi")),
    ]);
    const told = answers.filter(({ text }) => /Lembrete: Ligar pra Lúcia/.test(text)).length;
    assert.equal(told + polled.reminders.length, 1);
    assert.notEqual((await remindersOf(user))[0]?.shown_at, null);
  }
  await Promise.all(instances.map((instance) => instance.close()));
  await stack.close();
});
