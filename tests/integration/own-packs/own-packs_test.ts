import assert from "node:assert/strict";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { createOwnPacksApp } from "../../../shared/own-packs/create-own-packs-app.ts";
import { createExportApp } from "../../../shared/portability/create-export-app.ts";
import { Conversation, onlyWaiting } from "../../support/chat.ts";
import { gemini, startFakeGemini } from "../../support/fake-gemini.ts";
import { startFakeWeb } from "../../support/fake-web.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";

const skill = (name: string, triggers: string) =>
  `---\nname: ${name}\ndescription: Preços da feira\nversion: "1"\nmetadata:\n  triggers: ${triggers}\n---\n` +
  "## Início rápido\n- Preços: list_fair_prices.\n## Padrões comuns\n## Antipadrões\n";
const openapi = `openapi: 3.1.0
servers: [{ url: "https://feira.com.br" }]
paths:
  /precos/{fruta}:
    get:
      operationId: prices
      parameters: [{ name: fruta, in: path, required: true, schema: { type: string } }]
      responses: {}
`;
const tools = (name = "list_fair_prices", title = "Preços da feira") =>
  `tools:
  - name: ${name}
    title: ${title}
    description: Busca o preço de uma fruta na feira.
    operation: prices
    examples: [{ scenario: success, title: x, arguments: { fruta: manga }, response: { body: {} }, result: {} }]
`;
const files = { "SKILL.md": skill("feira", "feira"), "openapi.yaml": openapi, "tools.yaml": tools() };

interface Answer {
  status: number;
  body: {
    name?: string;
    enabled?: boolean;
    packs?: { name: string; enabled: boolean; tools: { name: string }[] }[];
    error?: { code: string; message: string; details?: unknown };
  };
}

async function packs(stack: Stack, token: string | null, method: string, path = "", body?: unknown): Promise<Answer> {
  const response = await fetch(`${stack.url}/functions/v1/packs${path}`, {
    method,
    headers: { apikey: stack.publishableKey, ...(token !== null && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

Deno.test("people's own packs", async (t) => {
  const fake = startFakeGemini();
  const sent: (string | null)[] = [];
  const prices = (request: Request) => {
    sent.push(request.headers.get("Authorization"));
    return Response.json({ fruta: "manga", preco: 4.5 });
  };
  const web = startFakeWeb({ "feira.com.br/precos/manga": prices, "feira.com.br/outro/manga": prices });
  const stack = await startStack({
    functions: { chat: createChatApp({ network: web.network }), packs: createOwnPacksApp(), export: createExportApp() },
    env: fake.env,
  });
  const server = createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const put = (user: TestUser, name: string, sent: unknown) => packs(stack, user.token, "PUT", `/${name}`, sent);
  const call = (name: string, args: object) => gemini({ functionCall: { id: crypto.randomUUID(), name, args } });
  const done = gemini({ text: "Pronto." });
  const names = () => fake.requests.at(-1)!.tools![0]!.functionDeclarations.map(({ name }) => name);

  await t.step("GET lists what somebody has, at first nothing", async () => {
    assert.deepEqual(await packs(stack, ana.token, "GET"), { status: 200, body: { packs: [] } });
  });

  await t.step("PUT stores a pack, enabled, and again in its place; nobody else has it", async () => {
    const { status, body } = await put(ana, "feira", { files });
    assert.deepEqual([status, body.name, body.enabled], [200, "feira", true]);
    assert.equal((await put(ana, "feira", { files })).status, 200);
    const { body: { packs: own } } = await packs(stack, ana.token, "GET");
    assert.deepEqual(own!.map(({ name, tools }) => [name, tools.map((tool) => tool.name)]), [
      ["feira", ["list_fair_prices"]],
    ]);
    assert.deepEqual((await packs(stack, bia.token, "GET")).body.packs, []);
    assert.deepEqual((await bia.client.from("tool_packs").select()).data, []);
    assert.deepEqual((await bia.client.from("tool_definitions").select()).data, []);
    assert.deepEqual((await bia.client.rpc("enabled_packs")).data, []);
  });

  await t.step("two people have packs and tools of the same names", async () => {
    assert.equal((await put(bia, "feira", { files, enabled: false })).body.enabled, false);
    assert.equal((await packs(stack, bia.token, "DELETE", "/feira")).status, 200);
    assert.equal((await packs(stack, ana.token, "GET")).body.packs!.length, 1);
  });

  await t.step("a tool of one's own waits for a yes that shows where it goes and with what, then runs", async () => {
    const talk = new Conversation(stack, ana);
    fake.script(call("list_fair_prices", { fruta: "manga" }));
    const offer = await talk.say("quanto está a manga na feira?");
    assert.match(offer.text, /Preços da feira.*feira\.com\.br.*fruta: manga/);
    assert.ok(names().includes("list_fair_prices"));
    assert.deepEqual(web.requests, [], "nothing is asked before the yes");
    fake.script(gemini({ text: "A manga está a R$ 4,50." }));
    const yes = await talk.approve(onlyWaiting(offer).id, true);
    assert.deepEqual([yes.text, yes.metadata.route], ["A manga está a R$ 4,50.", "confirmed"]);
    assert.match(JSON.stringify(fake.requests.at(-1)!.contents), /4\.5/, "what it gave is the model's to tell");
    assert.deepEqual(web.requests, ["https://feira.com.br/precos/manga"]);
    const [row] = await stack.sql<{ result: object }>(
      "select result from public.tool_executions where tool = 'list_fair_prices'",
    );
    assert.deepEqual(row!.result, { fruta: "manga", preco: 4.5 });
  });

  await t.step(
    "headers that are too many or too long are refused, also where the rows are written directly",
    async () => {
      const many = Array.from({ length: 21 }, (_, n) => `X-H${n}: a`).join(", ");
      const refused = await put(ana, "feira", {
        files: { ...files, "tools.yaml": `headers: { ${many} }\n${tools()}` },
      });
      assert.equal(refused.status, 400);
      assert.equal(refused.body.error?.code, "too_many_headers");
      const { data } = await ana.client.from("tool_definitions").select("definition").eq("name", "list_fair_prices")
        .single();
      const call = { ...data!.definition.call, headers: { "X-Long": "a".repeat(9_000) } };
      const { error } = await ana.client.from("tool_definitions").update({ definition: { ...data!.definition, call } })
        .eq("name", "list_fair_prices");
      assert.equal(error?.hint, "too_many_headers");
    },
  );

  await t.step("what its headers hold is sent with the call, and shown to nobody", async () => {
    const secret = "Bearer chave-da-feira";
    const withHeaders = { ...files, "tools.yaml": `headers: { Authorization: "${secret}" }\n${tools()}` };
    assert.equal((await put(ana, "feira", { files: withHeaders })).status, 200);
    const shownTo = async (client: SupabaseClient) =>
      JSON.stringify([
        await client.from("tool_packs").select(),
        await client.from("tool_definitions").select(),
        await client.rpc("enabled_packs"),
        await client.rpc("list_own_packs"),
        await client.rpc("own_pack_headers", {
          user_id: ana.userId,
          tool: "list_fair_prices",
          url: "https://feira.com.br/precos/{fruta}",
        }),
        await (await fetch(`${stack.url}/functions/v1/export`, { headers: { Authorization: `Bearer ${ana.token}` } }))
          .text(),
      ]);
    assert.match(await shownTo(ana.client), /Authorization/);
    assert.doesNotMatch(await shownTo(ana.client), /chave-da-feira/);

    const priceOf = async () => {
      const talk = new Conversation(stack, ana);
      fake.script(call("list_fair_prices", { fruta: "manga" }));
      const offer = await talk.say("quanto está a manga na feira?");
      fake.script(done);
      await talk.approve(onlyWaiting(offer).id, true);
      return sent.pop();
    };
    assert.equal(await priceOf(), secret);
    // Switched off and on it keeps them, and a row that is written back as it was read too.
    await ana.client.from("tool_packs").update({ enabled: true }).eq("name", "feira");
    const { data } = await ana.client.from("tool_definitions").select("definition").single();
    await ana.client.from("tool_definitions").update({ definition: data!.definition }).eq("name", "list_fair_prices");
    assert.equal(await priceOf(), secret);
    // Who could send it elsewhere could read it.
    const elsewhere = { ...data!.definition.call, url: "https://feira.com.br/outro/{fruta}" };
    await ana.client.from("tool_definitions").update({ definition: { ...data!.definition, call: elsewhere } })
      .eq("name", "list_fair_prices");
    assert.equal(await priceOf(), null);
    assert.equal((await put(ana, "feira", { files })).status, 200);
    await priceOf();
  });

  await t.step("nobody else is offered it, and for others nothing can be recorded as its result", async () => {
    fake.script(call("list_fair_prices", { fruta: "manga" }), done);
    await new Conversation(stack, bia).say("quanto está a manga na feira?");
    assert.ok(!names().includes("list_fair_prices"));
    const opened = await bia.client.rpc("open_turn", { conversation: "b", client_message_id: "m", message: "oi" });
    const { error } = await bia.client.rpc("run_tool", {
      turn_id: opened.data.id,
      attempt: opened.data.attempt,
      tool: "list_fair_prices",
      args: {},
      tool_call_id: "x",
      runtime_args: { result: { preco: 1 } },
    });
    assert.equal(error?.hint, "unknown_tool");
  });

  await t.step("it costs one round trip when it has changed, and none while it has not", async () => {
    const trips = async () => {
      const before = stack.counts.rest;
      fake.script(done);
      await new Conversation(stack, ana).say("oi, tudo certo por aí?");
      return stack.counts.rest - before;
    };
    assert.equal(await trips(), 2);
    await put(ana, "feira", { files: { ...files, "tools.yaml": tools("list_fair_prices", "Feira") } });
    assert.equal(await trips(), 3);
    assert.equal(await trips(), 2);
  });

  await t.step("PATCH takes it from turns and gives it back, from the next one on", async () => {
    const woken = async () => {
      fake.script(done);
      await new Conversation(stack, ana).say("quanto está a manga na feira?");
      return names().includes("list_fair_prices");
    };
    assert.equal((await packs(stack, ana.token, "PATCH", "/feira", { enabled: false })).body.enabled, false);
    assert.equal(await woken(), false);
    assert.equal((await packs(stack, ana.token, "PATCH", "/feira", { enabled: true })).status, 200);
    assert.equal(await woken(), true);
  });

  await t.step("a name that the deployment or another pack of theirs has is refused with a sentence", async () => {
    const pushed = {
      name: "hortas",
      version: "1",
      description: "x",
      triggers: [],
      instructions: "",
      references: {},
      variables: [],
      scripts: {},
      tools: [{ name: "list_gardens", title: "x", description: "x", inputSchema: {}, limits: {} }],
    };
    assert.equal((await server.rpc("push_pack", { pack: pushed })).error, null);
    for (
      const [name, tool] of [
        ["hortas", "list_mine"],
        ["pomar", "list_gardens"],
        ["pomar", "list_fair_prices"],
        ["pomar", "close_turn"],
        ["finance", "list_mine"],
      ] as const
    ) {
      const sent = { ...files, "SKILL.md": skill(name, "x"), "tools.yaml": tools(tool) };
      const { status, body } = await put(ana, name, { files: sent });
      assert.deepEqual([status, body.error?.code], [409, "name_taken"], `${name} ${tool}`);
      assert.match(body.error!.message, new RegExp(`${name}|${tool}`));
    }
    await server.from("tool_packs").delete().eq("name", "hortas");
  });

  await t.step("what is wrong comes back with file, line and what to do", async () => {
    const { status, body } = await put(ana, "pomar", { files: { ...files, "tools.yaml": "tools:\n  - name: X\n" } });
    assert.equal(status, 400);
    const problems = body.error!.details as { file: string; line: number; message: string }[];
    assert.deepEqual([...new Set(problems.map(({ file }) => file))], ["SKILL.md", "tools.yaml"]);
    for (const { line, message } of problems) assert.ok(line > 0 && message.length > 0);
  });

  for (
    const [what, method, path, body, status] of [
      ["no JSON", "PUT", "/feira", "{", 400],
      ["a list", "PUT", "/feira", [], 400],
      ["no files", "PUT", "/feira", {}, 400],
      ["files that are no texts", "PUT", "/feira", { files: { "SKILL.md": 1 } }, 400],
      ["a word more", "PUT", "/feira", { files, user_id: "x" }, 400],
      ["a script", "PUT", "/feira", { files: { ...files, "scripts/a.js": "" } }, 400],
      ["NUL in a text", "PUT", "/feira", { files: { ...files, "SKILL.md": skill("feira", "a\0b") } }, 400],
      ["half an emoji", "PUT", "/feira", { files: { ...files, "references/a.md": "\ud83d" } }, 400],
      ["a name that is none", "PUT", "/..%2Fchat", { files }, 400],
      ["another name than its own", "PUT", "/outra", { files }, 400],
      ["513 KB", "PUT", "/feira", { files: { ...files, "references/a.md": "x".repeat(513 * 1024) } }, 400],
      ["no word on enabled", "PATCH", "/feira", {}, 400],
      ["a pack that is not there", "PATCH", "/nenhum", { enabled: true }, 404],
      ["a pack that is not there", "DELETE", "/nenhum", undefined, 404],
      ["another method", "POST", "", {}, 405],
      ["another method on a pack", "POST", "/feira", {}, 405],
    ] as const
  ) {
    await t.step(`${method} with ${what} is ${status}`, async () => {
      const answer = await packs(stack, ana.token, method, path, body);
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      assert.ok(answer.body.error!.message.length > 0);
    });
  }

  await t.step("nobody gets in without a token of their own", async () => {
    for (const token of [null, "x.y.z", stack.publishableKey]) {
      assert.equal((await packs(stack, token, "GET")).status, 401);
      assert.equal((await packs(stack, token, "PUT", "/feira", { files })).status, 401);
    }
  });

  await t.step(
    "what is written over REST past the function is left out of turns, and gets no further than its owner",
    async () => {
      const { data: [row] } = await bia.client.from("tool_packs").insert({
        name: "minha",
        version: "1",
        content: {
          own: false,
          description: "x",
          triggers: ["feira"],
          instructions: "",
          references: {},
          variables: [],
          scripts: {},
        },
        enabled: true,
      }).select("id") as { data: { id: string }[] };
      const add = async (name: string, definition: object) =>
        (await bia.client.from("tool_definitions").insert({ pack_id: row!.id, name, position: 1, definition })).error;
      const told = { title: "x", description: "x", inputSchema: { type: "object", properties: {}, required: [] } };
      assert.equal(await add("read_script", { ...told, script: "scripts/a.js" }), null);
      fake.script(done);
      await new Conversation(stack, bia).say("quanto está a manga na feira?");
      assert.ok(!names().includes("read_script"));
      assert.ok((await add("read_big", { x: "x".repeat(40_000) })) !== null);
      const [anas] = await stack.sql<{ id: string }>("select id from public.tool_packs where name = 'feira'");
      const planted = await bia.client.from("tool_definitions")
        .insert({ pack_id: anas!.id, name: "planted", position: 1, definition: told });
      assert.equal(planted.error?.code, "42501");
      const { data } = await bia.client.rpc("enabled_packs");
      assert.deepEqual(
        (data as string[]).map((text) => JSON.parse(text) as { own: boolean; tools: { confirmed: boolean }[] })
          .map(({ own, tools }) => [own, tools[0]!.confirmed]),
        [
          [true, true],
        ],
      );
    },
  );

  await t.step("there is room for twenty", async () => {
    const rows = Array.from({ length: 21 }, (_, n) => ({ name: `p-${n}`, version: "1", content: {} }));
    const { error } = await bia.client.from("tool_packs").insert(rows);
    assert.equal(error?.hint, "too_many_rows");
  });

  await t.step("a pack that the deployment enables later comes first", async () => {
    const pushed = {
      name: "feira",
      version: "1",
      description: "Da casa",
      triggers: ["feira"],
      instructions: "",
      references: {},
      variables: [],
      scripts: {},
      tools: [],
    };
    assert.equal((await server.rpc("push_pack", { pack: pushed })).error, null);
    await server.from("tool_packs").update({ enabled: true }).is("user_id", null).eq("name", "feira");
    fake.script(done);
    await new Conversation(stack, ana).say("quanto está a manga na feira?");
    assert.ok(!names().includes("list_fair_prices"));
  });

  await t.step("an account takes its packs with it", async () => {
    const { error } = await ana.client.rpc("delete_account", { account_id: ana.userId });
    assert.equal(error, null);
    const left = await stack.sql(
      `select from public.tool_packs where user_id = $1 union all select from private.pack_revisions where user_id = $1`,
      [ana.userId],
    );
    assert.deepEqual(left, []);
  });

  await stack.close();
  await fake.close();
  await web.close();
});
