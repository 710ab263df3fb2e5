import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

Deno.test("what routing missed is one step away", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({ functions: { chat: createChatApp() }, env: fake.env });
  const user = await stack.createUser("Ana");
  const declared = (index: number) =>
    fake.requests.at(index)?.tools?.flatMap(({ functionDeclarations }) => functionDeclarations.map(({ name }) => name));

  await t.step(
    "the skill's instructions and what it begins with come back, its tools are there from the next step",
    async () => {
      fake.script(
        gemini({ functionCall: { name: "use_skill", args: { skill: "finance" } } }),
        gemini({ text: "Neste mês ainda não há gastos." }),
      );
      const answer = await new Conversation(stack, user).say("posso me dar um mimo hoje?");
      assert.ok(!declared(0)?.includes("get_debt_progress"));
      assert.ok(declared(0)?.includes("use_skill"));
      assert.ok(declared(1)?.includes("get_debt_progress"));
      assert.match(JSON.stringify(fake.requests[1]?.contents.at(-3)), /## Finanças.*get_finance_summary/);
      assert.match(
        JSON.stringify(fake.requests[1]?.contents.at(-1)),
        /"name":"get_finance_summary","response":.*projected_balance/,
      );
      assert.deepEqual(
        fake.requests[0]?.systemInstruction,
        fake.requests[1]?.systemInstruction,
        "what came first stays as it was",
      );
      assert.equal(answer.text, "Neste mês ainda não há gastos.");
      assert.ok(answer.metadata.skills.includes("finance"));
    },
  );

  await t.step("of somebody, what is known of them comes with the skill", async () => {
    await user.client.rpc("update_person", { name: "Júlia", relationship: "irmã" });
    fake.script(
      gemini({ functionCall: { name: "use_skill", args: { skill: "relationships", person: "Júlia" } } }),
      gemini({ text: "Ela é sua irmã. Do que ela gosta?" }),
    );
    await new Conversation(stack, user).say("que livro ela leria?");
    assert.match(JSON.stringify(fake.requests.at(-1)?.contents.at(-1)), /"name":"get_person","response":.*irmã/);
  });

  await t.step("of nobody by name, the skill comes alone", async () => {
    fake.script(
      gemini({ functionCall: { name: "use_skill", args: { skill: "relationships" } } }),
      gemini({ text: "Para quem é?" }),
    );
    await new Conversation(stack, user).say("que presente eu dou?");
    assert.match(JSON.stringify(fake.requests.at(-1)?.contents.at(-1)), /"name":"use_skill","response"/);
  });

  await t.step("a write of a fetched skill is offered like any other", async () => {
    const expense = { amount: 54, category: "food", description: "ifood" };
    fake.script(
      gemini({ functionCall: { name: "use_skill", args: { skill: "finance" } } }),
      gemini({ functionCall: { name: "create_expense", args: expense } }),
    );
    const answer = await new Conversation(stack, user).say("foram 54 no jantar com a turma");
    assert.equal(onlyWaiting(answer).tool, "create_expense");
    const { data } = await user.client.from("pending_actions").select("skills").eq("status", "open");
    assert.ok(data?.[0]?.skills.includes("finance"));
  });

  await fake.close();
  await stack.close();
});
