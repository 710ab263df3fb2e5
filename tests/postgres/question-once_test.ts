import assert from "node:assert/strict";
import { contradict, itemOf } from "../integration/chat/questions.ts";
import { startInstance } from "../support/function-instance.ts";
import { startStack } from "../support/stack.ts";
import { postgresTest } from "../support/template.ts";

const users = 8;

postgresTest("a question about memory is asked once by two instances at the same instant", async () => {
  const stack = await startStack();
  const instances = await Promise.all([startInstance(stack), startInstance(stack)]);
  for (let n = 0; n < users; n++) {
    const user = await stack.createUser(`Ana ${n}`);
    const { stated } = await contradict(user);
    const chats = [...instances, ...instances].map((instance) => instance.conversation(user));
    const answers = await Promise.all(chats.map((conversation) => conversation.say("oi")));
    const asking = answers.filter(({ text }) => /Mudou algo\?$/.test(text));
    assert.equal(asking.length, 1);
    const action = asking[0]?.metadata.waiting?.[0]?.id ?? "";
    const conversation = chats[answers.indexOf(asking[0]!)]!;
    // The answer in words and the user's own action meet: one settles it, the other finds it settled.
    const [said, acted] = await Promise.all([
      conversation.say("recife"),
      user.client.rpc("resolve_knowledge", { item_id: stated, resolution: "use_new" }),
    ]);
    assert.equal(said.status, 200);
    assert.ok(acted.error === null || acted.error.hint === "nothing_to_resolve", acted.error?.message);
    assert.equal((await itemOf(user, stated)).needs_resolution, false);
    const { data } = await user.client.from("pending_actions").select("id, status");
    assert.deepEqual(data?.map(({ id }) => id), [action]);
    assert.notEqual(data?.[0]?.status, "open");
  }
  await Promise.all(instances.map((instance) => instance.close()));
  await stack.close();
});
