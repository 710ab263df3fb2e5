import assert from "node:assert/strict";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { agentActionSchema } from "../../../shared/tools/validate-agent-response.ts";
import { allTools } from "../../../shared/tools/registry.ts";
import { Conversation, readChunks } from "../../support/chat.ts";
import { gemini, geminiFinish, type GeminiReply, geminiStatus, startFakeGemini } from "../../support/fake-gemini.ts";
import { INCEPTION, startFakeTmdb } from "../../support/fake-tmdb.ts";
import { planned, plannedCall, sayPlanned } from "../../support/planner.ts";
import { startStack } from "../../support/stack.ts";
import { startCrashLine } from "../promises/crash-line.ts";

const EXPENSE = { amount: 50, category: "food", description: "mercado" };
const FALLBACK = /^Não consegui transformar essa mensagem em uma ação, e não fiz nada\./;

async function startPlanner() {
  const fake = startFakeGemini();
  const tmdb = startFakeTmdb({ movies: INCEPTION });
  const stack = await startStack({ functions: { chat: createChatApp() }, env: { ...fake.env, ...tmdb.env } });
  const user = await stack.createUser("Ana");
  const chat = () => new Conversation(stack, user);
  const close = async () => {
    await fake.close();
    await tmdb.close();
    await stack.close();
  };
  /** What is sent in the last message of a request, and what the whole conversation is there. */
  const sent = (at = -1) => fake.requests.at(at)!.contents.map(({ role, parts }) => [role, String(parts[0]?.text)]);
  return { fake, stack, user, chat, close, sent };
}

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
    assert.deepEqual(request?.generationConfig?.responseJsonSchema, agentActionSchema(allTools));
    const instructions = request?.systemInstruction?.parts.map(({ text }) => text).join("") ?? "";
    for (const { name } of allTools) assert.ok(instructions.includes(`\n- ${name}: `), name);
    assert.match(instructions, /## Agora\nHoje é [^]*$/);
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
      assert.deepEqual(offer.metadata.pendingAction?.calls.map(({ tool }) => tool), ["create_expense"]);
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
      plannedCall("answer_offer", { decision: "yes", quote: "gostei da proposta" }),
      plannedCall("answer_offer", { decision: "yes", quote: "sim" }),
    );
    const answer = await sayPlanned(conversation, "sim! e amanhã eu vou de novo na feira com a minha irmã");
    assert.match(answer.text, /^Registrei R\$ 50,00/);
    assert.equal(answer.metadata.modelCalls, 2);
    assert.match(sent().at(-1)![1]!, /quote precisa ser, palavra por palavra, o sim desta mensagem/);
  });

  await t.step("which of several is meant, the runtime asks and waits", async () => {
    await user.client.rpc("create_finance_item", { kind: "bill", name: "Luz da praia", amount: 60, due_day: 12 });
    const conversation = chat();
    fake.script(plannedCall("mark_bill_paid", { bill_name: "luz" }));
    const asked = await sayPlanned(conversation, "marca aí que eu paguei a luz");
    assert.match(asked.text, /^1\. [^]*^2\. /m);
    assert.equal(asked.metadata.pendingAction?.choices?.length, 2);
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
    assert.equal(window[6]![1], "e a luz?");
  });

  await t.step("of several candidates from outside the runtime asks which one, and keeps the one chosen", async () => {
    const conversation = chat();
    fake.script(plannedCall("save_movie", { title: "Inception", quote: "guarda aí Inception" }));
    const listed = await sayPlanned(conversation, "vi um filme bom ontem com a Bia, guarda aí Inception pra eu rever");
    assert.equal(listed.text, "Qual destes filmes?\n1. A Origem (Inception, 2010)\n2. Inception: The Cobol Job (2010)");
    assert.equal(listed.metadata.pendingAction?.choices?.length, 2);
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
    const rejected = await conversation.approve(metadata.pendingAction!.id, false);
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

Deno.test("a planner's answer that is no action goes back with the reason, twice at most, and nothing is run", async (t) => {
  const { fake, stack, user, chat, close, sent } = await startPlanner();
  const faults: [string, GeminiReply, RegExp][] = [
    ["prose", gemini({ text: "Claro, já registrei!" }), /não é um objeto JSON/],
    ["broken JSON", gemini({ text: '{"action":"CALL_TOOL","tool":"create_' }), /não é um objeto JSON/],
    [
      "JSON in pieces with prose behind",
      gemini({ text: '{"action":' }, { text: '"NOOP"} pronto' }),
      /não é um objeto JSON/,
    ],
    ["an unknown action", planned("DELETE"), /action precisa ser CALL_TOOL, RESPOND ou NOOP/],
    ["an unknown tool", plannedCall("launch_rocket", {}), /tool não existe; existem: .*create_expense/],
    ["wrong types", plannedCall("create_expense", { ...EXPENSE, amount: ["muito"] }), /args não servem: amount/],
    ["missing arguments", plannedCall("create_expense", { amount: 50 }), /args não servem: category/],
    ["NOOP with a message", planned("NOOP", { message: "Anotado!" }), /NOOP não diz nada/],
    ["RESPOND without one", planned("RESPOND"), /RESPOND precisa de message/],
    ["an offer of its own", planned("RESPOND", { message: "Quer que eu registre 50?" }), /message não oferece nada/],
    ["a claim of what was not done", planned("RESPOND", { message: "Registrei!" }), /RESPOND não fez nada/],
    ["a call of its own", gemini({ functionCall: { name: "create_expense", args: EXPENSE } }), /não é um objeto JSON/],
  ];
  const rows = () =>
    stack.sql(
      "select 'expenses' from public.expenses union all select 'runs' from public.tool_executions union all " +
        "select 'offers' from public.pending_actions",
    );
  for (const [what, fault, reason] of faults) {
    await t.step(`${what}: asked again, it may do better`, async () => {
      fake.requests.length = 0;
      fake.script(fault, fault, planned("RESPOND", { message: "Quanto foi?" }));
      const answer = await sayPlanned(chat(), "gastei no mercado");
      assert.equal(answer.text, "Quanto foi?");
      assert.equal(answer.metadata.outcome, "completed");
      assert.equal(answer.metadata.modelCalls, 3);
      const window = sent();
      assert.deepEqual(window.map(([role]) => role), ["user", "model", "user", "model", "user"]);
      assert.match(window[2]![1]!, reason);
      assert.match(window[4]![1]!, reason);
      assert.match(window[4]![1]!, /^Essa resposta não serve: .*[^.]\. Responda de novo, só com o JSON pedido\.$/);
    });
    await t.step(`${what}: three times, it is said plainly, and nothing is run`, async () => {
      fake.requests.length = 0;
      fake.script(fault);
      const answer = await sayPlanned(chat(), "gastei no mercado");
      assert.equal(answer.status, 200);
      assert.match(answer.text, FALLBACK);
      assert.equal(answer.metadata.outcome, "failed");
      assert.equal(answer.metadata.pendingAction, undefined);
      assert.equal(fake.requests.length, 3);
      assert.deepEqual(await rows(), []);
    });
  }

  await t.step("the message is kept, and sent again it is asked anew", async () => {
    const conversation = chat();
    fake.script(gemini({ text: "oi" }));
    assert.equal((await sayPlanned(conversation, "gastei no mercado", "m1")).metadata.outcome, "failed");
    fake.requests.length = 0;
    fake.script(planned("RESPOND", { message: "Quanto foi?" }));
    assert.equal((await sayPlanned(conversation, "gastei no mercado", "m1")).text, "Quanto foi?");
    assert.deepEqual(sent(), [["user", "gastei no mercado"]]);
  });

  await t.step("an open offer is left as it was", async () => {
    const conversation = chat();
    fake.script(plannedCall("create_expense", EXPENSE));
    const offer = await sayPlanned(conversation, "gastei 50 no mercado");
    fake.script(gemini({ text: "prosa" }));
    const failed = await sayPlanned(conversation, "e o resto da semana, como fica isso aí?");
    assert.match(failed.text, FALLBACK);
    assert.equal(failed.metadata.pendingAction?.id, offer.metadata.pendingAction?.id);
    assert.match((await sayPlanned(conversation, "sim")).text, /^Registrei R\$ 50,00/);
    await user.client.from("expenses").delete().neq("amount", 0);
  });

  await t.step("a model that is away, or will not answer, fails the turn as in any conversation", async () => {
    for (
      const reply of [geminiStatus(400), geminiFinish("PROHIBITED_CONTENT"), geminiFinish("MAX_TOKENS", { text: "{" })]
    ) {
      fake.script(reply);
      const answer = await sayPlanned(chat(), "gastei no mercado");
      assert.equal(answer.status, 200);
      assert.equal(answer.metadata.outcome, "failed");
      assert.match(answer.text, /Sua mensagem está guardada/);
    }
  });
  await close();
});

Deno.test("a planner's NOOP is an answer without text, and the conversation goes on", async (t) => {
  const { fake, stack, user, chat, close, sent } = await startPlanner();
  const QUIET = [{ type: "step-start" }];

  await t.step("ten times the model's, the same answer and the same state", async () => {
    fake.script(planned("NOOP"));
    const answers = new Set<string>();
    const states = new Set<string>();
    for (let run = 0; run < 10; run++) {
      const conversation = chat();
      const { status, message, metadata } = await sayPlanned(conversation, "então tá, a gente vai levando");
      answers.add(JSON.stringify({ status, parts: message.parts, metadata }));
      states.add(JSON.stringify(await stateOf(conversation.id)));
    }
    const [answer] = [...answers].map((one) => JSON.parse(one));
    assert.equal(answers.size, 1);
    assert.equal(states.size, 1);
    assert.deepEqual(answer, {
      status: 200,
      parts: QUIET,
      metadata: { ...answer.metadata, route: "model", outcome: "completed", modelCalls: 1, noop: true },
    });
  });

  await t.step("ten times a greeting or thanks, without a model", async () => {
    fake.requests.length = 0;
    for (const text of ["oi", "obrigada"]) {
      const seen = new Set<string>();
      for (let run = 0; run < 10; run++) {
        const conversation = chat();
        const { status, message, metadata } = await sayPlanned(conversation, text);
        seen.add(JSON.stringify([status, message.parts, metadata, await stateOf(conversation.id)]));
      }
      assert.equal(seen.size, 1);
      const [status, parts, metadata] = JSON.parse([...seen][0]!);
      assert.equal(status, 200);
      assert.deepEqual(parts, QUIET);
      assert.deepEqual([metadata.noop, metadata.route, metadata.modelCalls], [true, "direct", 0]);
    }
    assert.equal(fake.requests.length, 0);
  });

  await t.step("ordinary conversations answer a greeting", async () => {
    fake.script(gemini({ text: "Oi, Ana!" }));
    const answer = await chat().say("oi");
    assert.equal(answer.text, "Oi, Ana!");
    assert.equal(answer.metadata.noop, undefined);
  });

  await t.step("sent again it is the same, and the next message finds a history in which turns alternate", async () => {
    const conversation = chat();
    const first = await sayPlanned(conversation, "oi", "m1");
    assert.deepEqual((await sayPlanned(conversation, "oi", "m1")).message, first.message);
    fake.script(planned("RESPOND", { message: "Quanto foi?" }));
    await sayPlanned(conversation, "gastei no mercado");
    assert.deepEqual(sent(), [
      ["user", "oi"],
      ["model", '{"action":"NOOP","tool":null,"args":null,"message":null}'],
      ["user", "gastei no mercado"],
    ]);
  });

  await t.step("a stream ends in order, without a word", async () => {
    const response = await fetch(`${stack.url}/functions/v1/chat`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        apikey: stack.publishableKey,
        Authorization: `Bearer ${user.token}`,
      },
      body: JSON.stringify({
        id: crypto.randomUUID(),
        message: { id: "m1", role: "user", parts: [{ type: "text", text: "oi" }] },
        conversationType: "planner",
      }),
    });
    const chunks = await readChunks(response);
    assert.deepEqual(chunks.map(({ type }) => type), ["start", "start-step", "finish-step", "finish"]);
    const last = chunks.at(-1);
    assert.ok(last?.type === "finish");
    assert.equal((last.messageMetadata as { noop?: boolean }).noop, true);
  });

  await t.step("an open offer waits as it is, however often nothing is said", async () => {
    const conversation = chat();
    fake.script(plannedCall("create_expense", EXPENSE));
    const offer = await sayPlanned(conversation, "gastei 50 no mercado");
    fake.script(planned("NOOP"));
    for (const text of ["oi", "puxa, que semana", "que coisa, hein", "oi"]) {
      const quiet = await sayPlanned(conversation, text);
      assert.deepEqual(quiet.message.parts, QUIET, text);
      assert.equal(quiet.metadata.pendingAction?.id, offer.metadata.pendingAction?.id);
    }
    assert.match((await sayPlanned(conversation, "sim")).text, /^Registrei R\$ 50,00/);
  });

  /** What a turn leaves behind, without what differs from one to the next. */
  async function stateOf(conversationId: string): Promise<unknown> {
    return await stack.sql(
      `select m.role, m.content, t.status, t.route, t.model_calls, t.answer #> '{message,parts}' as parts,
         (select count(*) from public.tool_executions e where e.turn_id = t.id) as ran
       from public.messages m join public.turns t on t.id = m.turn_id where m.conversation_id = $1 order by m.seq`,
      [conversationId],
    );
  }

  await close();
});

Deno.test("whoever may be in danger is cared for in a planner conversation too", async (t) => {
  const { fake, chat, close } = await startPlanner();
  const CARE = "Sinto muito. Você está em perigo agora? O CVV atende no 188.";

  await t.step("words of crisis go the ordinary way, and never to a planner", async () => {
    const conversation = chat();
    fake.script(gemini({ text: CARE }));
    const answer = await sayPlanned(conversation, "não quero mais viver");
    assert.equal(answer.text, CARE);
    assert.ok(answer.metadata.skills.includes("counselor"));
    assert.equal(fake.requests.at(-1)?.generationConfig?.responseMimeType, undefined);
    for (const text of ["oi", "estou em casa, sem ninguém", "obrigada"]) {
      fake.script(gemini({ text: "Fico aqui com você." }));
      assert.equal((await sayPlanned(conversation, text)).text, "Fico aqui com você.", text);
    }
  });

  await t.step(
    "what only may be one is met neither with silence, nor with a planner's words, nor with a note of it",
    async () => {
      const told = { type: "fact", area: "health", content: "Tomou a cartela toda", quote: "tomei a cartela toda" };
      const answers = [planned("NOOP"), planned("RESPOND", { message: "Certo." }), plannedCall("add_knowledge", told)];
      for (const answer of answers) {
        fake.script(answer, gemini({ text: CARE }));
        const cared = await sayPlanned(chat(), "tomei a cartela toda do remédio de dormir");
        assert.equal(cared.text, CARE);
        assert.equal(cared.metadata.noop, undefined);
      }
    },
  );

  await t.step("and gets the help line when the planner has none of it", async () => {
    fake.script(gemini({ text: "prosa" }));
    const answer = await sayPlanned(chat(), "tomei a cartela toda do remédio de dormir");
    assert.equal(answer.metadata.outcome, "failed");
    assert.match(answer.text, /SAMU, 192[^]*CVV atende no 188/);
  });
  await close();
});

Deno.test("what a planner's turn has done when it breaks off is told by the next attempt, and not done or asked again", async () => {
  const fake = startFakeGemini();
  let url = "";
  const line = startCrashLine(() => url);
  const stack = await startStack({
    functions: { chat: createChatApp() },
    env: { ...fake.env, SUPABASE_URL: line.url },
  });
  url = stack.url;
  const user = await stack.createUser("Ana");
  const conversation = new Conversation(stack, user);
  const told = { type: "fact", area: "health", content: "É alérgica a camarão", quote: "sou alérgica a camarão" };
  fake.script(plannedCall("add_knowledge", told));
  line.arm({ moment: "after", rpc: "run_tool" });
  assert.notEqual((await sayPlanned(conversation, "sou alérgica a camarão", "m1")).status, 200);
  line.arm(null);
  await stack.sql("update public.turns set lease_until = now() - interval '1 second' where status = 'running'");
  fake.script(planned("NOOP"));
  const answer = await sayPlanned(conversation, "sou alérgica a camarão", "m1");
  assert.match(answer.text, /camarão/);
  assert.equal(answer.metadata.modelCalls, 0);
  assert.equal(fake.requests.length, 1);
  assert.equal((await user.client.from("knowledge_items").select("id")).data?.length, 1);
  await fake.close();
  await line.close();
  await stack.close();
});

Deno.test("a planner conversation needs no key", async () => {
  const stack = await startStack({ functions: { chat: createChatApp() } });
  const user = await stack.createUser("Ana");
  const conversation = new Conversation(stack, user);
  const offer = await sayPlanned(conversation, "gastei 50 no mercado");
  assert.match(offer.text, /^Quer que eu registre R\$ 50,00/);
  assert.match((await sayPlanned(conversation, "sim")).text, /^Registrei R\$ 50,00/);
  assert.match((await sayPlanned(conversation, "quanto gastei hoje?")).text, /50,00/);
  assert.equal((await sayPlanned(conversation, "oi")).metadata.noop, true);
  await stack.close();
});
