import assert from "node:assert/strict";
import { BASE_TOOLS } from "../../../shared/skills/compose.ts";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import type { JsonObject } from "../../../shared/tools/definition.ts";
import { TURN_LIMITS } from "../../../shared/turn/turn.ts";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import {
  gemini,
  geminiCleanCut,
  geminiFinish,
  geminiGarbage,
  geminiHardCut,
  type GeminiReply,
  geminiSilence,
  geminiStatus,
  startFakeGemini,
} from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const expense = {
  functionCall: { name: "create_expense", args: { amount: 50, category: "food", description: "mercado" } },
};
const summary = { functionCall: { name: "get_finance_summary", args: { period: "current_month" } } };

Deno.test("the Google provider drives a turn over HTTP", async (t) => {
  const fake = startFakeGemini();
  const stack = await startStack({
    functions: { chat: createChatApp({ limits: { ...TURN_LIMITS, firstMs: 700, stepMs: 4000 } }) },
    env: {
      GOOGLE_GENERATIVE_AI_API_KEY: "test-key",
      GOOGLE_GENERATIVE_AI_BASE_URL: fake.baseUrl,
      CHAT_MODEL: "gemini-3.8-flash",
    },
  });
  const user = await stack.createUser("Ana");
  const chat = () => new Conversation(stack, user);

  await t.step("in two steps: a read, its result with the thought signature, the answer", async () => {
    fake.script(
      gemini({ ...summary, thoughtSignature: "c2lnbmVk" }),
      gemini({ text: "Você gastou " }, { text: "R$ 0,00." }),
    );
    const answer = await chat().say("quanto gastei esse mês?");
    assert.equal(answer.metadata.outcome, "completed");
    assert.equal(answer.metadata.modelCalls, 2);
    assert.equal(answer.text, "Você gastou R$ 0,00.");
    assert.deepEqual(answer.metadata.usage, {
      inputTokens: 200,
      outputTokens: 20,
      thoughtTokens: 0,
      cachedTokens: 0,
    });
    const [call, result] = fake.requests.at(-1)?.contents.slice(-2) ?? [];
    assert.equal(call?.parts[0]?.thoughtSignature, "c2lnbmVk");
    assert.equal((result?.parts[0]?.functionResponse as { name: string }).name, "get_finance_summary");
    const { data } = await user.client.from("tool_executions").select("tool");
    assert.deepEqual(data, [{ tool: "get_finance_summary" }]);
  });

  await t.step("with only the tools of the active skills, and reasoning effort instead of temperature", async () => {
    fake.script(gemini({ text: "Oi!" }));
    await chat().say("oi, tudo bem?");
    const request = fake.requests.at(-1);
    const names = request?.tools?.flatMap((tool) => tool.functionDeclarations.map(({ name }) => name));
    assert.deepEqual(names, [...BASE_TOOLS, "use_skill"]);
    assert.equal(request?.generationConfig?.temperature, undefined);
    assert.deepEqual(request?.generationConfig?.thinkingConfig, { thinkingLevel: "low" });
  });

  await t.step(
    "with memory read before it is asked what it knows: one request, the call without a signature of its own",
    async () => {
      const asker = await stack.createUser("Bia");
      const told = { type: "preference", content: "Adora samba", area: "leisure", slot: "likes", key: "samba" };
      assert.ifError((await asker.client.rpc("add_knowledge", told)).error);
      fake.script(gemini({ text: "Você adora samba." }));
      const answer = await new Conversation(stack, asker).say("o que você sabe sobre mim?");
      assert.deepEqual([answer.text, answer.metadata.modelCalls], ["Você adora samba.", 1]);
      const [asked, call, result] = fake.requests.at(-1)?.contents ?? [];
      assert.equal(asked?.parts.at(-1)?.text, "o que você sabe sobre mim?");
      assert.equal((call?.parts[0]?.functionCall as { name: string }).name, "search_knowledge");
      assert.match(JSON.stringify(result), /Adora samba/);
    },
  );

  await t.step("and stops at a write: the offer is the runtime's, nothing is written before the yes", async () => {
    fake.script(gemini(expense), gemini({ text: "never asked for" }));
    const conversation = chat();
    const offer = await conversation.say("gastei 50 reais no mercado");
    assert.equal(offer.metadata.modelCalls, 1);
    assert.match(offer.text, /^Quer que eu .*R\$ 50,00/);
    assert.equal(onlyWaiting(offer).tool, "create_expense");
    assert.equal((await user.client.from("expenses").select("id")).data?.length, 0);
    const calls = fake.requests.length;
    const yes = await conversation.say("sim");
    assert.equal(yes.metadata.route, "confirmed");
    assert.equal(yes.metadata.modelCalls, 0);
    assert.equal(fake.requests.length, calls);
    const { data } = await user.client.from("expenses").select("amount, category");
    assert.deepEqual(data, [{ amount: 50, category: "food" }]);
  });

  await t.step(
    "and is told of it as it happened in the following turn: the call, that it waited, the offer, the yes, what came of it",
    async () => {
      fake.script(gemini(expense));
      const conversation = chat();
      await conversation.say("gastei 50 reais no mercado");
      await conversation.say("sim");
      fake.script(gemini({ text: "De nada!" }));
      await conversation.say("obrigada, foi dinheiro bem gasto");
      const roles = fake.requests.at(-1)?.contents.map(({ role, parts }) =>
        `${role}:${parts.map((part) => Object.keys(part).filter((key) => key !== "thoughtSignature")[0]).join("+")}`
      );
      assert.deepEqual(
        roles,
        [
          "user:text",
          "model:functionCall",
          "user:functionResponse",
          "model:text",
          "user:text",
          "model:text",
          // What changes from turn to turn stands before the last message: all until there is as it was sent before.
          "user:text+text",
        ],
      );
    },
  );

  await t.step("and offers to forget what is asked for in more words", async () => {
    const { error } = await user.client.rpc("add_knowledge", {
      type: "fact",
      content: "É amiga da Carol",
      area: "relationships",
    });
    assert.equal(error, null);
    fake.script(gemini({ functionCall: { name: "delete_knowledge", args: { query: "Carol" } } }));
    const conversation = chat();
    const offer = await conversation.say("olha, não quero mais que você lembre da Carol, tá?");
    assert.match(offer.text, /Quer que eu esqueça isto: “É amiga da Carol”\?/);
    assert.match((await conversation.say("sim")).text, /Esqueci isto/);
  });

  await t.step("told in a sentence what to do when a tool refuses", async () => {
    fake.script(
      gemini({ functionCall: { name: "get_debt_progress", args: { debt_name: "iate" } } }),
      gemini({ text: "Não achei essa dívida." }),
    );
    const answer = await chat().say("como está minha dívida do iate?");
    assert.equal(answer.metadata.outcome, "completed");
    const response = fake.requests.at(-1)?.contents.at(-1)?.parts[0]?.functionResponse as { response: unknown };
    assert.doesNotMatch(JSON.stringify(response), /PL\/pgSQL|stack|at .*\.ts/);
  });

  const faults: [string, GeminiReply, RegExp][] = [
    ["is down (503)", geminiStatus(503), /fora do ar/],
    ["is over quota (429)", geminiStatus(429), /fora do ar/],
    ["refuses the request (400)", geminiStatus(400), /fora do ar/],
    ["is cut cleanly", geminiCleanCut("Você gas"), /cortada/],
    ["is cut hard", geminiHardCut("Você gas"), /cortada/],
    ["sends garbage", geminiGarbage(), /guardada/],
    ["sends nothing and stops", gemini(), /guardada/],
    ["sends signs that nobody can read", gemini({ text: "\u0000\u202E" }), /não dá para aproveitar/],
    [
      "sends more in its calls than a message holds",
      gemini(...Array(30).fill({ functionCall: { name: "search_knowledge", args: { query: "x".repeat(5_000) } } })),
      /não dá para aproveitar/,
    ],
    ["is silent past the step limit", geminiSilence(), /demorou demais/],
    ["is blocked by a filter", geminiFinish("SAFETY", { text: "" }), /não quis responder/],
    ["makes a malformed call", geminiFinish("MALFORMED_FUNCTION_CALL"), /guardada/],
    [
      "does nothing but call a tool that does not exist",
      gemini({ functionCall: { name: "launch_rocket", args: {} } }),
      /não dá para aproveitar/,
    ],
  ];
  for (const [fault, reply, sentence] of faults) {
    await t.step(`a model that ${fault}: saved as failed, message kept, a retry works`, async () => {
      fake.script(reply);
      const conversation = chat();
      const messageId = crypto.randomUUID();
      const failed = await conversation.say("quanto gastei esse mês?", messageId);
      assert.equal(failed.status, 200);
      assert.equal(failed.metadata.outcome, "failed");
      assert.match(failed.text, sentence);
      const { data: turns } = await user.client.from("turns").select("status").eq("conversation_id", conversation.id);
      assert.deepEqual(turns, [{ status: "failed" }]);
      fake.script(gemini({ text: "Agora foi." }));
      const retried = await conversation.say("quanto gastei esse mês?", messageId);
      assert.equal(retried.metadata.outcome, "completed");
      assert.equal(retried.text, "Agora foi.");
      const { data: messages } = await user.client.from("messages").select("role, content")
        .eq("conversation_id", conversation.id).order("seq");
      assert.deepEqual(messages, [
        { role: "user", content: "quanto gastei esse mês?" },
        { role: "assistant", content: "Agora foi." },
      ]);
    });
  }

  await t.step("five steps at most: the last one may call none and answers in words", async () => {
    fake.script(
      ...[1, 2, 3, 4].map((n) => gemini({ functionCall: { name: "search_knowledge", args: { query: `volta ${n}` } } })),
      gemini({ text: "Chega de procurar." }),
    );
    const answer = await chat().say("o que você sabe?");
    assert.equal(answer.metadata.modelCalls, 5);
    assert.equal(answer.text, "Chega de procurar.");
    assert.deepEqual(fake.requests.at(-1)?.toolConfig, { functionCallingConfig: { mode: "NONE" } });
  });

  await t.step("a second attempt does not repeat what the first one ran", async () => {
    const conversation = chat();
    const messageId = crypto.randomUUID();
    fake.script(
      gemini({
        functionCall: {
          name: "add_knowledge",
          args: {
            type: "fact",
            content: "É alérgica a camarão",
            area: "health",
            quote: "sou alérgica a camarão",
            slot: "allergy",
            key: "camarão",
          },
        },
      }),
      geminiStatus(500),
    );
    const failed = await conversation.say("lembra que sou alérgica a camarão", messageId);
    assert.equal(failed.metadata.outcome, "failed");
    fake.script(gemini({ text: "Guardei." }));
    const retried = await conversation.say("lembra que sou alérgica a camarão", messageId);
    assert.equal(retried.metadata.outcome, "completed");
    const roles = fake.requests.at(-1)?.contents.map(({ role }) => role);
    assert.deepEqual(roles, ["user", "model", "user"]);
    const { data } = await user.client.from("knowledge_items").select("content").ilike("content", "%camarão%");
    assert.equal(data?.length, 1);
  });

  const invented: [kept: string, args: JsonObject, reason: RegExp][] = [
    ["rests on words nobody wrote", { content: "Mora em Lisboa", quote: "moro em Lisboa" }, /quote precisa ser/],
    ["has a number nobody said", { content: "Se mudou pro 42", quote: "me mudei" }, /não disse 42/],
    [
      "says something else than its quote",
      { content: "Trabalha numa padaria", quote: "me mudei" },
      /não é o que a pessoa/,
    ],
  ];
  const keeps = async (args: JsonObject) => {
    fake.script(
      gemini({ functionCall: { name: "add_knowledge", args: { type: "fact", area: "relationships", ...args } } }),
      gemini({ text: "Bom dia! Que bom que deu certo." }),
    );
    const answer = await chat().say("bom dia! me mudei");
    assert.equal(answer.text, "Bom dia! Que bom que deu certo.");
    assert.equal(answer.metadata.waiting, undefined);
    const { data } = await user.client.from("knowledge_items").select("confidence").eq("content", String(args.content));
    return { answer, kept: data ?? [] };
  };
  for (const [what, args, reason] of invented) {
    await t.step(`a write that ${what} is not run: the model gets the reason and goes on`, async () => {
      assert.deepEqual((await keeps(args)).kept, []);
      assert.match(JSON.stringify(fake.requests.at(-1)?.contents.at(-1)?.parts[0]?.functionResponse), reason);
    });
  }

  await t.step(
    "a name that the model reads into what was said is kept as read, and told beside its words",
    async () => {
      const { answer, kept } = await keeps({ content: "Se mudou pra Lisboa", quote: "me mudei" });
      assert.deepEqual(kept.map(({ confidence }) => confidence), [0.8]);
      assert.deepEqual(answer.metadata.kept?.map(({ content }) => content), ["Se mudou pra Lisboa"]);
    },
  );

  await stack.close();
  await fake.close();
});
