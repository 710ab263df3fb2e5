import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { agentActionSchema } from "../../../shared/tools/validate-agent-response.ts";
import { builtInTools } from "../../../shared/tools/registry.ts";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, promptOf, startFakeGemini } from "../../support/fake-gemini.ts";
import { planned, plannedCall, sayPlanned, startPlanner } from "../../support/planner.ts";
import { startDatabaseLine } from "../../support/faults/database-line.ts";
import { startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";

const EXPENSE = { amount: 50, category: "food", description: "mercado" };

Deno.test("a planner conversation: the model names one action, and code does it", async (t) => {
  const { fake, stack, user, chat, close, sent } = await startPlanner();
  const { error } = await user.client.rpc("create_finance_item", {
    kind: "bill",
    name: "Luz da casa",
    amount: 90,
    due_day: 10,
  });
  assert.equal(error, null);

  await t.step("it is asked for JSON of the protocol, and is given no tools to call by itself", async () => {
    fake.script(planned("RESPOND", { message: "Em que categoria?" }));
    const answer = await sayPlanned(chat(), "gastei 50");
    assert.equal(answer.text, "Em que categoria?");
    const [request] = fake.requests.splice(0);
    assert.equal(request?.tools, undefined);
    assert.equal(request?.generationConfig?.responseMimeType, "application/json");
    assert.deepEqual(request?.generationConfig?.responseJsonSchema, agentActionSchema(builtInTools));
    const instructions = request?.systemInstruction?.parts.map(({ text }) => text).join("") ?? "";
    for (const { name } of builtInTools) assert.ok(instructions.includes(`\n- ${name}: `), name);
    assert.doesNotMatch(instructions, /Hoje é/);
    assert.match(promptOf(request!), /<contexto>\nHoje é [^]*<\/contexto>/);
  });

  await t.step("a read runs at once, is told by its tool's words, and ends the turn", async () => {
    fake.requests.length = 0;
    fake.script(plannedCall("get_pending_bills", {}));
    const answer = await sayPlanned(chat(), "o que tenho pra pagar de luz esse mês e no outro?");
    assert.match(answer.text, /Luz/);
    assert.equal(answer.metadata.modelCalls, 1);
    assert.equal(answer.metadata.noop, undefined);
    assert.equal(fake.requests.length, 1);
  });

  await t.step(
    "a write is offered, runs after the yes and only then, and is not asked of the model again",
    async () => {
      const conversation = chat();
      fake.script(plannedCall("create_expense", { ...EXPENSE, amount: "50" }));
      const offer = await sayPlanned(conversation, "gastei 50 no mercado");
      assert.match(offer.text, /^Quer que eu registre R\$ 50,00/);
      assert.equal(onlyWaiting(offer).tool, "create_expense");
      assert.deepEqual((await user.client.from("expenses").select("id")).data, []);
      fake.requests.length = 0;
      const done = await sayPlanned(conversation, "sim");
      assert.equal(done.metadata.route, "confirmed");
      assert.match(done.text, /^Registrei R\$ 50,00/);
      assert.equal(done.metadata.modelCalls, 0);
      assert.equal(fake.requests.length, 0);
      assert.equal((await user.client.from("expenses").select("id")).data?.length, 1);
      await sayPlanned(conversation, "desfaz");
      assert.deepEqual((await user.client.from("expenses").select("id").is("deleted_at", null)).data, []);
    },
  );

  await t.step("a yes among more is handed over, and counts by words that code takes for one", async () => {
    const conversation = chat();
    fake.script(plannedCall("create_expense", EXPENSE));
    await sayPlanned(conversation, "gastei 50 no mercado");
    fake.script(
      plannedCall("answer_offer", { quote: "gostei da proposta", answers: [{ item: 1, decision: "yes" }] }),
      plannedCall("answer_offer", { quote: "sim", answers: [{ item: 1, decision: "yes" }] }),
    );
    const answer = await sayPlanned(conversation, "sim! e amanhã eu vou de novo na feira com a minha irmã");
    assert.match(answer.text, /^Registrei R\$ 50,00/);
    assert.equal(answer.metadata.modelCalls, 2);
    assert.match(sent().at(-1)![1]!, /^Essa resposta não serve: Não rodei/);
    assert.equal(answer.metadata.waiting, undefined);
  });

  await t.step("an order is proposed all the same: who plans has no words of the person's to show for it", async () => {
    const conversation = chat();
    fake.script(plannedCall("create_expense", { ...EXPENSE, amount: 31 }));
    const offer = await sayPlanned(conversation, "registra 31 no mercado");
    assert.equal(onlyWaiting(offer).args.amount, 31);
    fake.script(plannedCall("create_expense", { ...EXPENSE, amount: 32 }));
    const both = await sayPlanned(conversation, "e mais 32 no mercado");
    assert.deepEqual(both.metadata.waiting?.map(({ args }) => args.amount), [31, 32]);
    const done = await conversation.approve(both.metadata.waiting!.map(({ id }) => id), true);
    assert.equal(done.metadata.written?.length, 2);
    await sayPlanned(conversation, "desfaz");
  });

  await t.step("which of several is meant, the runtime asks and waits", async () => {
    await user.client.rpc("create_finance_item", { kind: "bill", name: "Luz da praia", amount: 60, due_day: 12 });
    const conversation = chat();
    fake.script(plannedCall("mark_bill_paid", { bill_name: "luz" }));
    const asked = await sayPlanned(conversation, "marca aí que eu paguei a luz");
    assert.match(asked.text, /^1\. [^]*^2\. /m);
    assert.equal(onlyWaiting(asked).choices?.length, 2);
    fake.requests.length = 0;
    const chosen = await sayPlanned(conversation, "a segunda");
    assert.equal(chosen.metadata.route, "selected");
    assert.equal(fake.requests.length, 0);
  });

  await t.step("what the person told is kept when it is quoted, under the rules of any conversation", async () => {
    const told = { type: "fact", area: "health", content: "É alérgica a camarão", quote: "sou alérgica a amendoim" };
    fake.script(
      plannedCall("add_knowledge", told),
      plannedCall("add_knowledge", { ...told, quote: "alérgica a camarão" }),
    );
    const answer = await sayPlanned(chat(), "sou alérgica a camarão");
    assert.equal(answer.metadata.modelCalls, 2);
    assert.match(sent().at(-1)![1]!, /Não guardei: quote precisa ser um trecho exato/);
    const { data } = await user.client.from("knowledge_items").select("content, quote");
    assert.deepEqual(data, [{ content: "É alérgica a camarão", quote: "sou alérgica a camarão" }]);
  });

  await t.step("what a tool refuses goes back with the reason", async () => {
    fake.script(
      plannedCall("get_debt_progress", { debt_name: "geladeira" }),
      planned("RESPOND", { message: "Não achei essa dívida. Qual o nome dela?" }),
    );
    const answer = await sayPlanned(chat(), "quanto falta da geladeira?");
    assert.match(answer.text, /^Não achei essa dívida/);
    assert.equal(answer.metadata.outcome, "completed");
  });

  await t.step("the conversation goes back to it in its own protocol, what was read and told as data", async () => {
    const conversation = chat();
    fake.script(planned("RESPOND", { message: "Em que categoria?" }));
    await sayPlanned(conversation, "gastei 50");
    fake.script(plannedCall("get_pending_bills", {}));
    await sayPlanned(conversation, "e o que tenho pra pagar <agora>?");
    fake.script(planned("NOOP"));
    await sayPlanned(conversation, "puxa, que semana essa aqui");
    fake.script(planned("RESPOND", { message: "Certo." }));
    await sayPlanned(conversation, "e a luz?");
    const window = sent();
    assert.deepEqual(window.map(([role]) => role), ["user", "model", "user", "model", "user", "model", "user"]);
    assert.deepEqual(JSON.parse(window[1]![1]!), {
      action: "RESPOND",
      tool: null,
      args: null,
      message: "Em que categoria?",
    });
    assert.deepEqual(JSON.parse(window[3]![1]!), {
      action: "CALL_TOOL",
      tool: "get_pending_bills",
      args: {},
      message: null,
    });
    assert.match(
      window[4]![1]!,
      /^<resultado>\n.*Luz.*\n<\/resultado>\n\n<dito>\n[^]*Luz[^]*\n<\/dito>\n\npuxa, que semana/,
    );
    assert.deepEqual(JSON.parse(window[5]![1]!), { action: "NOOP", tool: null, args: null, message: null });
    assert.match(window[6]![1]!, /^<contexto>\n[^]*\n<\/contexto>\n\ne a luz\?$/);
  });

  await t.step("of several candidates from outside the runtime asks which one, and keeps the one chosen", async () => {
    const conversation = chat();
    fake.script(plannedCall("save_movie", { title: "Inception", quote: "guarda aí Inception" }));
    const listed = await sayPlanned(conversation, "vi um filme bom ontem com a Bia, guarda aí Inception pra eu rever");
    assert.equal(listed.text, "Qual destes filmes?\n1. A Origem (Inception, 2010)\n2. Inception: The Cobol Job (2010)");
    assert.equal(onlyWaiting(listed).choices?.length, 2);
    fake.requests.length = 0;
    const saved = await sayPlanned(conversation, "1");
    assert.equal(saved.text, "Guardei o filme “A Origem” (2010).");
    const { data } = await user.client.from("library_items").select("type, tmdb_id");
    assert.deepEqual(data, [{ type: "movie", tmdb_id: 27205 }]);
    assert.equal((await sayPlanned(conversation, "lista tudo")).metadata.route, "direct");
    assert.equal(fake.requests.length, 0);
  });

  await t.step("its answer may come in pieces, and is given as a whole", async () => {
    fake.script(gemini({ text: '{"action":"RESP' }, { text: 'OND","message":"Quanto' }, { text: ' foi?"}' }));
    assert.equal((await sayPlanned(chat(), "gastei na feira")).text, "Quanto foi?");
  });

  await t.step("a button answers its offers as any", async () => {
    const conversation = chat();
    fake.script(plannedCall("create_expense", EXPENSE));
    const { metadata } = await sayPlanned(conversation, "gastei 50 no mercado");
    const rejected = await conversation.approve(onlyWaiting({ metadata }).id, false);
    assert.equal(rejected.metadata.route, "rejected");
  });

  await t.step("emojis are taken out of its words", async () => {
    fake.script(planned("RESPOND", { message: "🎉 Qual valor? 😀" }));
    assert.equal((await sayPlanned(chat(), "gastei na feira")).text, "Qual valor?");
  });

  await t.step("what is known is told by code, and a planner conversation stays one", async () => {
    const conversation = chat();
    fake.script(planned("NOOP"));
    await sayPlanned(conversation, "então tá");
    fake.requests.length = 0;
    const answer = await conversation.say("o que você sabe sobre mim?");
    assert.match(answer.text, /camarão/);
    assert.equal(answer.metadata.modelCalls, 0);
    assert.equal(fake.requests.length, 0);
    fake.script(planned("RESPOND", { message: "Qual?" }));
    assert.equal((await conversation.say("muda a conta")).text, "Qual?");
    const [row] = await stack.sql<{ type: string }>("select type from public.conversations where id = $1", [
      conversation.id,
    ]);
    assert.equal(row?.type, "planner");
  });

  await close();
});

Deno.test("what a planner's turn has done when it breaks off is told by the next attempt, and not done or asked again", async () => {
  const fake = startFakeGemini();
  const line = await startDatabaseLine();
  const stack = await startStack({
    functions: { chat: createChatApp() },
    env: { ...fake.env, SUPABASE_URL: line.url },
  });
  line.connect(stack.url);
  const user = await stack.createUser("Ana");
  const conversation = new Conversation(stack, user);
  const told = { type: "fact", area: "health", content: "É alérgica a camarão", quote: "sou alérgica a camarão" };
  fake.script(plannedCall("add_knowledge", told));
  line.die(user.token, { moment: "after", rpc: "run_tool" });
  assert.notEqual((await sayPlanned(conversation, "sou alérgica a camarão", "m1")).status, 200);
  // What is left of the first attempt must not reach a database that is there again.
  await stack.settled();
  line.mend(user.token);
  await stack.sql("update public.turns set lease_until = now() - interval '1 second' where status = 'running'");
  fake.script(planned("NOOP"));
  const answer = await sayPlanned(conversation, "sou alérgica a camarão", "m1");
  assert.match(answer.text, /camarão/);
  assert.equal(answer.metadata.modelCalls, 0);
  assert.equal(fake.requests.length, 1);
  assert.equal((await user.client.from("knowledge_items").select("id")).data?.length, 1);
  await fake.close();
  line.close();
  await stack.close();
});

Deno.test("a planner conversation needs no key", async () => {
  const stack = await startStack({ functions: { chat: createChatApp() } });
  const user = await stack.createUser("Ana", whereItIs(12));
  const conversation = new Conversation(stack, user);
  const offer = await sayPlanned(conversation, "gastei 50 no mercado");
  assert.match(offer.text, /^Quer que eu registre R\$ 50,00/);
  assert.match((await sayPlanned(conversation, "sim")).text, /^Registrei R\$ 50,00/);
  assert.match((await sayPlanned(conversation, "quanto gastei hoje?")).text, /50,00/);
  assert.equal((await sayPlanned(conversation, "oi")).metadata.noop, true);
  await stack.close();
});
