import { validateUIMessages } from "ai";
import fc from "fast-check";
import assert from "node:assert/strict";
import { loadFunctions } from "../../../local/load-functions.ts";
import { createConsolidationApp } from "../../../shared/memory/consolidation-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";
import { inProject } from "../../support/test-database.ts";
import { consolidateNow } from "../consolidation/consolidation.ts";
import { callFunction, exported, importFile } from "../portability/files.ts";
import { scriptedReader } from "../consolidation/scripted-reader.ts";

const json = fc.jsonValue({ maxDepth: 3 });
/** What a part may have, right or not. */
const part = fc.record({
  type: fc.oneof(fc.constantFrom("text", "tool-call", "tool-result", "file", "reasoning", "data-offer"), json),
  text: fc.oneof(fc.string(), json),
  toolCallId: fc.oneof(fc.constantFrom("c", "d"), json),
  toolName: fc.oneof(fc.constantFrom("create_expense", "t"), json),
  input: json,
  output: fc.oneof(fc.record({ type: fc.constantFrom("json", "text", "content", "error-text"), value: json }), json),
  providerOptions: json,
  modelId: json,
  state: json,
}, { requiredKeys: [] });
const row = fc.record({
  role: fc.constantFrom("user", "assistant", "tool"),
  parts: fc.oneof(fc.array(fc.oneof(part, json), { maxLength: 4 }), json),
  content: fc.oneof(fc.string(), fc.constantFrom("gosto de abacate", "toString")),
  tool_calls: json,
  tool_call_id: fc.oneof(fc.constantFrom("c", "d", null), fc.string()),
  name: fc.oneof(fc.constant(null), fc.string()),
}, { requiredKeys: ["role", "parts"] });

Deno.test("whatever JSON somebody writes as messages of theirs, everything goes on working", async () => {
  const fake = startFakeGemini();
  const find = loadFunctions(inProject("supabase/functions"));
  const functions = {
    chat: (await find("chat"))!,
    export: (await find("export"))!,
    import: (await find("import"))!,
    "consolidate-memory": createConsolidationApp({ chooseModel: () => scriptedReader({}) }),
  };
  const stack = await startStack({ env: fake.env, functions });
  fake.script(gemini({ text: "Olá!" }));
  let stored = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 8, maxLength: 16, size: "max" }), async (rows) => {
      const [user, other] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
      const conversation = new Conversation(stack, user);
      await conversation.say("bom dia, tudo certo por aí?");
      for (const one of rows) {
        const { error, status } = await user.client.from("messages").insert({
          ...one,
          conversation_id: conversation.id,
        });
        // What the table refuses is no one's problem.
        assert.ok(status < 500, `${status} ${JSON.stringify(error)} for ${JSON.stringify(one)}`);
        if (!error) stored++;
      }
      const answer = await conversation.say("me conta uma coisa boa");
      assert.deepEqual([answer.status, answer.metadata?.outcome, answer.text], [200, "completed", "Olá!"]);
      const shown = await callFunction(stack, `chat/${conversation.id}/messages`, user.token);
      assert.equal(shown.status, 200);
      await validateUIMessages({ messages: (await shown.json()).messages });
      const search = await user.client.rpc("search_knowledge", { query: "abacate" });
      assert.equal(search.error, null);
      const file = await exported(stack, user.token);
      const markdown = await callFunction(stack, "export?what=conversations&format=markdown", user.token);
      assert.match(await markdown.text(), /bom dia/);
      assert.equal((await importFile(stack, other.token, file)).http, 200);
      assert.ok(["completed", "partial"].includes((await consolidateNow(stack, user)).status));
      const waiting = await stack.sql(
        "select from public.messages where user_id = $1 and role = 'user' and consolidation_id is null",
        [user.userId],
      );
      assert.equal(waiting.length, 0);
    }),
    { numRuns: 12, endOnFailure: true },
  );
  assert.ok(stored >= 10, `only ${stored} rows were stored`);
  await stack.close();
  await fake.close();
});
