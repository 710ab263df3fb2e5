import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { createChatApp } from "../../shared/chat/create-chat-app.ts";
import { createNotificationsApp } from "../../shared/notifications/create-notifications-app.ts";
import { OPERATIONS } from "../../shared/api/operations.ts";
import { createConsolidationApp } from "../../shared/memory/consolidation-app.ts";
import { CONSOLIDATION_LIMITS } from "../../shared/memory/consolidate-user.ts";
import { generateVapidKeys } from "../../shared/notifications/vapid-keys.ts";
import { type EdgeFunction, loadFunctions } from "../../local/load-functions.ts";
import { accountFile } from "../integration/statements/statement-files.ts";
import { breakFunction } from "../support/break-function.ts";
import { startFakeCollector } from "../support/fake-collector.ts";
import { gemini, type GeminiReply, geminiStatus, startFakeGemini } from "../support/fake-gemini.ts";
import { startFakeWeb } from "../support/fake-web.ts";
import { startPushService } from "../support/push-service.ts";
import { type Stack, startStack, type TestUser } from "../support/stack.ts";
import { userTables } from "../support/tenants.ts";
import { inProject } from "../support/test-database.ts";
import { type Markers, type Outlet, Outlets } from "./outlets.ts";

// Secrets and people's words are planted everywhere, much is done and much fails, and all that was put out is searched. The
// console is watched from here on, before the stack makes it its own.

const out = new Outlets();
const tell = console.info.bind(console);
for (const name of ["log", "info", "warn", "error", "debug"] as const) {
  console[name] = (...said: unknown[]) => {
    const line = said.map((one) => typeof one === "string" ? one : Deno.inspect(one)).join(" ");
    out.put("log", line, line);
  };
}

/** Words of the first person, each at its place. They mean nothing, so nothing else can put them out. */
const WORDS = {
  message: "zarpaluno",
  memory: "quevilandra",
  note: "xorbitante",
  statement: "wumbalesca",
  reminder: "jequimorno",
  title: "vrandulixo",
  template: "kilpanduro",
  file: "hobruzenta",
} satisfies Markers;

const PLANTED = {
  "a variable of the deployment": "tool-7f3a9c21-zeta-variable",
  "a header of one's own pack": "own-51be77d0-kappa-header",
  "the model's key": "AIza-c0ffee77-omega-model-key",
  "the collector's key": "otel-90abcd12-sigma-collector",
  "another secret of the vault": "vault-0ddba115-theta-secret",
} satisfies Markers;

const SKILL = (name: string) =>
  `---\nname: ${name}\ndescription: Preços de ${name}\nversion: "1"\nmetadata:\n  triggers: ${name}\n---\n` +
  "## Início rápido\n## Padrões comuns\n## Antipadrões\n";
const API = `openapi: 3.1.0
servers: [{ url: "https://feira.com.br" }]
paths: { /eco: { get: { operationId: echo, responses: {} } } }
`;
const TOOLS = `headers: { Authorization: "Bearer ${PLANTED["a header of one's own pack"]}" }
tools:
  - name: list_fair_prices
    title: Preços
    description: Diz os preços.
    operation: echo
    examples: [{ scenario: success, title: x, arguments: {}, response: { body: {} }, result: {} }]
`;

/** A pack of the deployment whose service is sent a variable. */
const PUSHED = {
  name: "mercado",
  version: "1",
  description: "Preços do mercado",
  triggers: ["mercado"],
  instructions: "",
  references: {},
  variables: ["TOOL_MARKET_KEY"],
  scripts: {},
  tools: [{
    name: "list_market_prices",
    title: "Preços do mercado",
    description: "Diz os preços.",
    inputSchema: { type: "object", properties: {}, required: [] },
    limits: {},
    call: {
      method: "GET",
      url: "https://mercado.com.br/eco",
      query: [],
      headers: { "X-Key": "${TOOL_MARKET_KEY}" },
      body: [],
    },
  }],
};

/** What services answer with what they were sent. */
const ECHOES: ((sent: Record<string, string>) => Response)[] = [
  (sent) => Response.json({ preco: 4.5, headers: sent }),
  (sent) => Response.json({ preco: 4.5, error: `wrong key ${Object.values(sent).join(" ")}` }),
  (sent) => Response.json({ error: sent }, { status: 401 }),
  (sent) => Response.json(sent, { status: 500 }),
  (sent) => new Response(JSON.stringify(sent).repeat(3), { headers: { "content-type": "application/json" } }),
  (sent) =>
    new Response(null, { status: 302, headers: { location: `https://outra.com.br/${Object.values(sent)[0]}` } }),
];

Deno.test("secrets and people's words come out nowhere, whatever is asked and whatever fails", async (t) => {
  const fake = startFakeGemini();
  const collector = startFakeCollector();
  const service = startPushService();
  let echo = ECHOES[0]!;
  const elsewhere: string[] = [];
  const answerEcho = (request: Request) => {
    const { authorization, "x-key": key } = Object.fromEntries(request.headers);
    return echo({ ...(authorization && { authorization }), ...(key && { key }) });
  };
  const web = startFakeWeb(
    new Proxy({}, {
      get: (_, address: string) =>
        /^(?:feira|mercado)\.com\.br\/eco$/.test(address) ? answerEcho : (request: Request) => {
          elsewhere.push(JSON.stringify([...request.headers].filter(([name]) => name !== "x-asked")));
          return Response.json({});
        },
    }),
  );
  const vapid = await generateVapidKeys();
  const limits = { ...CONSOLIDATION_LIMITS, extraction: 2_000, retrySeconds: () => 0.001 };
  const functions = await everyFunction({
    "consolidate-memory": createConsolidationApp({ limits }),
    chat: createChatApp({ network: web.network }),
    notifications: createNotificationsApp(service),
    leaky: { fetch: (request) => leak(request) },
  });
  const stack = await startStack({
    functions,
    // All in this process, whose output is read.
    migrations: inProject("supabase/migrations"),
    env: {
      ...fake.env,
      ...collector.env,
      GOOGLE_GENERATIVE_AI_API_KEY: PLANTED["the model's key"],
      OTEL_EXPORTER_OTLP_HEADERS: `authorization=Basic ${PLANTED["the collector's key"]}`,
      VAPID_PUBLIC_KEY: vapid.publicKey,
      VAPID_PRIVATE_KEY: vapid.privateKey,
      TOOL_MARKET_KEY: PLANTED["a variable of the deployment"],
      LOG_TURNS: "on",
    },
  });
  await stack.sql("select vault.create_secret($1, 'another')", [PLANTED["another secret of the vault"]]);
  const [ana, bia] = [await stack.createUser("Ana"), await stack.createUser("Bia")];
  const device = await service.newDevice();
  const secrets: Markers = {
    ...PLANTED,
    "the scheduler's key": stack.secretKey,
    "the key that signs tokens": stack.jwtSecret,
    "the key of pushes": vapid.privateKey,
  };
  /** The person's own proofs, which the sign-in service alone shows, and to them alone. */
  const proofs: Markers = {
    "a token": ana.token.split(".")[2]!,
    "a password": ana.password,
    "a device's secret": device.auth,
    "a device's address": new URL(device.endpoint).pathname.slice(1),
  };

  /** Sends a request and keeps what it was answered with. */
  const ask = async (who: TestUser | null, method: string, path: string, body?: unknown, more: HeadersInit = {}) => {
    const response = await fetch(`${stack.url}${path}`, {
      method,
      headers: {
        apikey: stack.publishableKey,
        "content-type": "application/json",
        ...(who && { authorization: `Bearer ${who.token}` }),
        ...more,
      },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      redirect: "manual",
    });
    const text = await response.text();
    const headers = [...response.headers].map((pair) => pair.join(": ")).join("\n");
    const at = `${method} ${path} ${response.status}`;
    const isError = response.status >= 400;
    const outlet: Outlet = isError ? "error" : who?.userId === ana.userId ? "one's own answer" : "another's answer";
    // The data API repeats in an error what the request itself said.
    const repeated = isError && /^\/(?:rest|auth)\//.test(path) ? `${path} ${JSON.stringify(body ?? "")}` : "";
    out.put(outlet, at, `${headers}\n${withoutRepeated(text, repeated)}`);
    return { status: response.status, text };
  };
  const talk = (who: TestUser, text: string, id = crypto.randomUUID()) =>
    ask(who, "POST", "/functions/v1/chat", {
      id,
      message: { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text }] },
    }, { accept: "application/json" });
  const call = (name: string, args: object = {}) => gemini({ functionCall: { id: crypto.randomUUID(), name, args } });
  const done = gemini({ text: "Pronto." });

  await t.step("are planted", async () => {
    const account = await ana.client.from("accounts").insert({
      name: "Conta",
      kind: "checking",
      opened_on: "2026-08-01",
    })
      .select("id").single();
    const file = new TextEncoder().encode(accountFile([["01/09/2026", "-8.00", `compra ${WORDS.statement}`]]));
    const statement = { file: file.toBase64(), account: account.data!.id, file_name: `${WORDS.file}.csv` };
    const taken = await ask(ana, "POST", "/functions/v1/statements/import", statement);
    assert.equal(taken.status, 200, taken.text);
    const put = await ask(ana, "PUT", "/functions/v1/packs/feira", {
      files: { "SKILL.md": SKILL("feira"), "openapi.yaml": API, "tools.yaml": TOOLS },
    });
    assert.equal(put.status, 200, put.text);
    const server = createClient(stack.url, stack.secretKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const kept = [
      server.rpc("push_pack", { pack: PUSHED }),
      ana.client.from("knowledge_items").insert({ type: "fact", area: "health", title: "x", content: WORDS.memory }),
      ana.client.rpc("save_note", { content: WORDS.note }),
      ana.client.rpc("create_reminder", { text: WORDS.reminder, at: "2040-01-01T09:00" }),
      ana.client.from("conversations").insert({ title: WORDS.title }),
      ana.client.rpc("save_template", { name: "minha", title: WORDS.template, source: WORDS.template }),
      ana.client.rpc("save_push_subscription", {
        endpoint: device.endpoint,
        p256dh: device.p256dh,
        auth: device.auth,
      }),
    ];
    for (const { error } of await Promise.all(kept)) assert.equal(error, null, JSON.stringify(error));
    await server.from("tool_packs").update({ enabled: true }).eq("name", "mercado");
    fake.script(done);
    assert.equal((await talk(ana, `oi, meu ${WORDS.message}`)).status, 200);
  });

  await t.step("services that repeat the key that they were sent, to the person or to the model", async () => {
    for (const next of ECHOES) {
      echo = next;
      fake.script(call("list_market_prices"), done);
      assert.equal((await talk(ana, "quanto custa no mercado?")).status, 200);
      const id = crypto.randomUUID();
      fake.script(call("list_fair_prices"), done);
      await talk(ana, "quanto está na feira?", id);
      fake.script(done);
      await talk(ana, "sim", id);
    }
    assert.ok(web.requests.filter((address) => address.includes("mercado.com.br")).length >= ECHOES.length);
    assert.ok(web.requests.filter((address) => address.includes("feira.com.br")).length >= ECHOES.length);
  });

  await t.step("a model that fails and quotes what it was sent", async () => {
    const quoting: GeminiReply[] = [400, 403, 429, 500].map((status) => (request) =>
      geminiStatus(status, { message: `${[...request.headers].join()} ${JSON.stringify(fake.requests.at(-1))}` })(
        request,
      )
    );
    for (
      const reply of [...quoting, (request: Request) => new Response([...request.headers].join(), { status: 200 })]
    ) {
      fake.script(reply);
      await talk(ana, `e meu ${WORDS.message}?`);
      await ask(null, "POST", "/functions/v1/consolidate-memory", { userIds: [ana.userId], force: true }, {
        apikey: stack.secretKey,
      });
    }
    fake.script(done);
  });

  await t.step("each route by each verb, with bodies that are none, as the person, another and nobody", async () => {
    // Not as the name of a field: a refusal names the field that it does not know.
    const bodies = [`{"x": "${WORDS.message}`, [WORDS.message], { text: WORDS.message, id: [WORDS.message] }];
    for (const { path, method } of OPERATIONS) {
      if (path === "/account") continue;
      const address = `/functions/v1${path.replaceAll(/\{\w+\}/g, WORDS.title)}`;
      for (const who of [ana, bia, null]) {
        if (method === "get") await ask(who, "GET", `${address}?format=${WORDS.message}`);
        for (const body of method === "get" ? [] : bodies) await ask(who, method.toUpperCase(), address, body);
      }
      await ask(null, method.toUpperCase(), address, method === "get" ? undefined : {}, {
        authorization: `Bearer ${ana.token.slice(0, -3)}abc`,
      });
    }
  });

  await t.step("what another person reads", async () => {
    for (const { name } of await userTables(stack)) await ask(bia, "GET", `/rest/v1/${name}?select=*`);
    // Without the last letter: an answer repeats what was searched for.
    for (const query of Object.values(WORDS).map((word) => word.slice(0, -1))) {
      await ask(bia, "POST", "/rest/v1/rpc/search_knowledge", { query });
      await ask(bia, "POST", "/rest/v1/rpc/search_items", { query });
      await ask(bia, "POST", "/rest/v1/rpc/search_messages", { query });
    }
    fake.script(call("search_knowledge", { query: "x" }), call("list_reminders"), call("search_items"), done);
    await talk(bia, "o que eu tenho?");
    await ask(bia, "GET", "/functions/v1/export?format=json");
    for (const name of ["enabled_packs", "list_own_packs", "tool_health"]) {
      await ask(bia, "POST", `/rest/v1/rpc/${name}`, {});
    }
    await ask(bia, "POST", "/rest/v1/rpc/own_pack_headers", {
      user_id: ana.userId,
      tool: "list_fair_prices",
      url: "https://feira.com.br/precos/{fruta}",
    });
    for (const table of ["tool_packs", "tool_definitions", "feature_flags", "pack_versions", "tool_health"]) {
      for (const who of [ana, bia]) await ask(who, "GET", `/rest/v1/${table}?select=*`);
    }
    for (const who of [ana, bia]) {
      await ask(who, "GET", "/rest/v1/decrypted_secrets", undefined, { "accept-profile": "vault" });
    }
    await ask(ana, "GET", "/functions/v1/export?format=json");
  });

  await t.step("the sign-in service, refusing", async () => {
    const { email, password } = ana;
    for (
      const [method, path, body] of [
        ["POST", "signup", { email, password }],
        ["POST", "token?grant_type=password", { email, password: `${password}x` }],
        ["POST", "token?grant_type=refresh_token", { refresh_token: ana.token }],
        ["POST", "verify", { type: "recovery", token: password, email }],
        ["PUT", "user", { password: "" }],
        ["GET", `authorize?provider=x&redirect_to=https://evil.example/${password}`, undefined],
      ] as const
    ) for (const who of [bia, null]) await ask(who, method, `/auth/v1/${path}`, body);
  });

  // PT422 is left out: a refusal of our own functions is told as it is.
  await t.step("a database that quotes words and keys in all that it refuses", async () => {
    const quoted = `${WORDS.memory} ${WORDS.message} ${PLANTED["another secret of the vault"]} ${stack.secretKey}`;
    for (const errcode of ["P0001", "22P02", "42883", "57014"]) {
      const names = [
        "open_turn",
        "export_page",
        "begin_import",
        "save_own_pack",
        "list_templates",
        "preview_statement",
      ];
      const mends = await Promise.all(names.map((name) => breakFunction(stack, name, errcode, quoted)));
      for (const who of [ana, bia]) {
        await talk(who, "oi");
        await ask(who, "GET", "/functions/v1/export?format=json");
        await ask(who, "GET", "/functions/v1/templates");
        await ask(who, "POST", "/functions/v1/import", { format: "life-assistant", version: 1, data: {} });
        await ask(who, "PUT", "/functions/v1/packs/feira", {
          files: { "SKILL.md": SKILL("feira"), "openapi.yaml": API, "tools.yaml": TOOLS },
        });
      }
      for (const mend of mends) await mend();
    }
  });

  await t.step("a line of log stays one line, whatever is sent, answered or called", async () => {
    const forged = 'x\r\n{"level":"error","event":"forged"}\u2028\u001b[2J\u001b]0;x\u0007\u0000';
    const encoded = encodeURIComponent(forged);
    for (
      const path of [`/functions/v1/${encoded}`, `/functions/v1/chat/${encoded}`, `/rest/v1/${encoded}`, `/${encoded}`]
    ) {
      for (const method of ["GET", "POST"]) {
        await ask(bia, method, path, method === "GET" ? undefined : { [forged]: forged });
      }
    }
    const replies: GeminiReply[] = [
      geminiStatus(400, { message: forged }),
      gemini({ functionCall: { id: forged, name: "create_expense\n{}", args: { [forged]: forged } } }, { text: "a" }),
      () => new Response(forged, { headers: { "content-type": "text/event-stream" } }),
    ];
    for (const reply of replies) {
      fake.script(reply, done);
      await talk(bia, `oi ${forged.replaceAll("\u0000", "")}`);
    }
    echo = () => new Response(forged, { status: 500, statusText: "x", headers: { "content-type": "text/plain" } });
    fake.script(call("list_market_prices"), done);
    await talk(bia, "quanto custa no mercado?");
    await stack.settled();
    const lines = out.texts("log");
    assert.deepEqual(
      lines.filter((line) => /[\p{Cc}\u2028\u2029]/u.test(line) || line.includes("forged")),
      [],
    );
    for (const line of lines) if (line.startsWith("{")) JSON.parse(line);
  });

  await t.step("and nothing of it came out", async () => {
    await stack.settled();
    await keepStored(stack);
    for (const { body } of collector.requests) out.put("span", "spans", body);
    for (const request of fake.requests) out.put("model", "a request to the model", JSON.stringify(request));
    for (const headers of elsewhere) out.put("another's answer", "another host", headers);
    assert.deepEqual(out.leaks(["log", "span", "error", "another's answer", "stored error"], WORDS), []);
    assert.deepEqual(
      out.leaks(["log", "span", "error", "another's answer", "stored error"], { ...secrets, ...proofs }),
      [],
    );
    assert.deepEqual(out.leaks(["one's own answer", "model"], secrets), []);
    assert.deepEqual(out.leaks(["model"], { ...secrets, ...proofs }), []);
    const counts = out.counts();
    for (
      const outlet of ["log", "span", "error", "another's answer", "one's own answer", "stored error", "model"] as const
    ) {
      assert.ok((counts[outlet] ?? 0) > 5, `${outlet}: ${counts[outlet]}`);
    }
    const searched = Object.entries(counts).map(([outlet, count]) => `${outlet} ${count}`).join(", ");
    tell(`security: ${Object.keys({ ...WORDS, ...secrets, ...proofs }).length} markers, none in ${searched}`);
  });

  await t.step("a leak on purpose is found in each place", async () => {
    const of = (outlet: Outlet, markers: Markers) =>
      out.leaks([outlet], markers).map(({ marker }) => marker).toSorted();
    const word = { message: WORDS.message };
    const key = { "the scheduler's key": stack.secretKey };
    await ask(bia, "POST", "/functions/v1/leaky", { status: 500, text: WORDS.message });
    assert.deepEqual(of("error", word), ["message"]);
    await ask(bia, "POST", "/functions/v1/leaky", { status: 200, text: btoa(`a${stack.secretKey}`) });
    assert.deepEqual(of("another's answer", key), ["the scheduler's key"]);
    await ask(ana, "POST", "/functions/v1/leaky", { status: 200, text: encodeURIComponent(stack.secretKey) });
    assert.deepEqual(of("one's own answer", key), ["the scheduler's key"]);
    await ask(ana, "POST", "/functions/v1/leaky", { status: 200, text: "", log: `x ${WORDS.message.toUpperCase()}` });
    assert.deepEqual(of("log", word), ["message"]);
    out.put("span", "control", JSON.stringify({ a: [...WORDS.message].toReversed().join("") }));
    assert.deepEqual(of("span", word), ["message"]);
  });

  await stack.close();
  await Promise.all([fake.close(), collector.close(), service.close(), web.close()]);
});

/** A function that leaks what it is told to, by which the search is tried. */
async function leak(request: Request): Promise<Response> {
  const { status, text, log } = await request.json();
  if (log !== undefined) console.error(log);
  return new Response(text, { status });
}

async function everyFunction(instead: Record<string, EdgeFunction>): Promise<Record<string, EdgeFunction>> {
  const find = loadFunctions(inProject("supabase/functions"));
  const functions: Record<string, EdgeFunction> = {};
  for await (const { name, isDirectory } of Deno.readDir(inProject("supabase/functions"))) {
    const found = isDirectory ? await find(name) : null;
    if (found) functions[name] = found;
  }
  return { ...functions, ...instead };
}

/** Keeps what the database remembers of failures. */
async function keepStored(stack: Stack): Promise<void> {
  const columns = await stack.sql<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column from information_schema.columns
     where table_schema in ('public', 'private', 'net', 'cron') and column_name ~ 'error|problem|failure|reason|return_message'
       and data_type in ('text', 'jsonb', 'character varying')`,
  );
  assert.ok(columns.length > 2);
  for (const { table, column } of columns) {
    const rows = await stack.sql<{ said: string }>(
      `select ${column}::text as said from ${table} where ${column} is not null`,
    );
    for (const { said } of rows) out.put("stored error", `${table}.${column}`, said);
  }
}

/** An answer without those of the words that the request itself said. */
function withoutRepeated(text: string, said: string): string {
  const repeated = Object.values(WORDS).filter((word) => said.includes(word));
  return repeated.reduce((left, word) => left.replaceAll(word, ""), text);
}
