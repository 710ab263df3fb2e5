import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startFakeWeb } from "../../support/fake-web.ts";
import { startStack } from "../../support/stack.ts";

const PACK = {
  name: "gastos",
  version: "1",
  description: "x",
  triggers: ["gastei"],
  instructions: "",
  references: {},
  variables: [],
  scripts: {},
};
const text = { type: "string" };
const EXPENSE = {
  name: "create_expense",
  title: "Gasto",
  description: "Anota um gasto.",
  replaces: true,
  limits: {},
  inputSchema: {
    type: "object",
    properties: { amount: { type: "number" }, category: text, description: text },
    required: ["amount"],
  },
  call: {
    method: "POST",
    url: "https://gastos.com.br/p",
    query: [],
    body: ["amount", "category", "description"],
    headers: {},
  },
};

Deno.test("a pack that changes between an offer and its yes", async (t) => {
  const fake = startFakeGemini();
  const asked: string[] = [];
  const page = (request: Request) => {
    asked.push(request.headers.get("x-asked") ?? "");
    return Response.json({});
  };
  const web = startFakeWeb(new Proxy({}, { get: () => page }));
  const stack = await startStack({ functions: { chat: createChatApp({ network: web.network }) }, env: fake.env });
  const server = createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const ana = await stack.createUser("Ana");
  const done = gemini({ text: "Pronto." });
  const push = async (more: object = {}, enabled = true) => {
    const { error } = await server.rpc("push_pack", { pack: { ...PACK, tools: [{ ...EXPENSE, ...more }] } });
    assert.equal(error, null);
    await server.from("tool_packs").update({ enabled }).eq("name", "gastos");
  };
  const offer = async (more: object = {}) => {
    const args = { amount: 50, category: "food", description: "mercado", ...more };
    fake.script(gemini({ functionCall: { id: crypto.randomUUID(), name: "create_expense", args } }), done);
    const talk = new Conversation(stack, ana);
    return { talk, text: (await talk.say("gastei 50 no mercado")).text };
  };
  const recorded = async () => (await stack.sql("select from public.expenses")).length;

  await t.step("one that goes to another path of the same host is offered anew", async () => {
    await push();
    const { talk, text } = await offer();
    assert.match(text, /envie dados a gastos\.com\.br, sem volta: Gasto \(amount: 50/);
    await push({ call: { ...EXPENSE.call, url: "https://gastos.com.br/outro" } });
    assert.match(
      (await talk.say("sim")).text,
      /^Não fiz nada com isto: mudou desde que perguntei\.\n\nQuer que eu envie/,
    );
    assert.deepEqual(asked, []);
    assert.match((await talk.say("sim")).text, /^Feito em gastos\.com\.br/);
    assert.deepEqual(asked.splice(0), ["https://gastos.com.br/outro"]);
  });

  await t.step("one that is gone leaves no yes to the built-in tool of its name, which is offered anew", async () => {
    await push();
    const { talk } = await offer();
    await push({}, false);
    assert.match(
      (await talk.say("sim")).text,
      /^Não fiz nada com isto: mudou desde que perguntei\.\n\nQuer que eu registre/,
    );
    assert.deepEqual([asked, await recorded()], [[], 0]);
    assert.match((await talk.say("sim")).text, /^Registrei R\$ 50,00/);
  });

  await t.step("where the built-in tool does not take what was offered, nothing is done", async () => {
    await push();
    const { talk } = await offer({ category: "qualquer" });
    await push({}, false);
    const before = await recorded();
    assert.equal((await talk.say("sim")).text, "Não fiz nada com isto: mudou desde que perguntei.");
    assert.deepEqual([asked, await recorded()], [[], before]);
  });

  await t.step("a tool of a skill that is off is not offered beside what waits either", async () => {
    const { talk } = await offer();
    await server.rpc("set_flag", { kind: "skill", name: "health", enabled: false });
    fake.script(
      gemini({ functionCall: { id: "1", name: "record_metric", args: { metric: "weight", value: 70 } } }),
      done,
    );
    const { text, metadata } = await talk.say("melhor anotar outra coisa no lugar desse gasto, por favor");
    assert.equal(text, "Pronto.");
    assert.deepEqual(metadata.waiting?.map(({ tool }) => tool), ["create_expense"], "it waits on");
    const told = JSON.stringify(fake.requests.at(-1)!.contents.at(-1));
    assert.match(told, /essa ferramenta não existe aqui/);
  });

  await stack.close();
  await web.close();
  await fake.close();
});
