import assert from "node:assert/strict";
import { onlyWaiting, readChunks } from "../../support/chat.ts";
import { gemini, geminiFinish, type GeminiReply, geminiStatus } from "../../support/fake-gemini.ts";
import { planned, plannedCall, sayPlanned, startPlanner } from "../../support/planner.ts";

const EXPENSE = { amount: 50, category: "food", description: "mercado" };
/** What is true of the moment stands before the words of the last message. */
const withoutContext = ([role, text]: string[]) => [role, text!.replace(/^<contexto>\n[^]*\n<\/contexto>\n\n/, "")];
const FALLBACK = /^Não consegui transformar essa mensagem em uma ação, e não fiz nada\./;

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
      assert.equal(answer.metadata.waiting, undefined);
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
    assert.deepEqual(sent().map(withoutContext), [["user", "gastei no mercado"]]);
  });

  await t.step("an open offer is left as it was", async () => {
    const conversation = chat();
    fake.script(plannedCall("create_expense", EXPENSE));
    const offer = await sayPlanned(conversation, "gastei 50 no mercado");
    fake.script(gemini({ text: "prosa" }));
    const failed = await sayPlanned(conversation, "e o resto da semana, como fica isso aí?");
    assert.match(failed.text, FALLBACK);
    assert.equal(onlyWaiting(failed).id, onlyWaiting(offer).id);
    assert.match((await conversation.approve(onlyWaiting(offer).id, true)).text, /^Registrei R\$ 50,00/);
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
    assert.deepEqual(sent().map(withoutContext), [
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
      assert.equal(onlyWaiting(quiet).id, onlyWaiting(offer).id);
    }
    assert.match((await conversation.approve(onlyWaiting(offer).id, true)).text, /^Registrei R\$ 50,00/);
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
