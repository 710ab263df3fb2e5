import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { discoverOAuthProtectedResourceMetadata } from "@modelcontextprotocol/client";
import assert from "node:assert/strict";
import { sign } from "hono/jwt";
import type { ShownWaiting } from "../../../shared/chat/get-waiting.ts";
import { Conversation } from "../../support/chat.ts";
import { call, refusal } from "../../support/rpc.ts";
import { type Stack, startStack, type TestUser } from "../../support/stack.ts";
import { callFunction } from "../portability/files.ts";
import { connect, expense, headers, mcpUrl, offered, textOf } from "./client.ts";

/** A token of this person's, with other claims than Supabase gives at a sign-in. */
function tokenFor(stack: Stack, { userId }: TestUser, claims: Record<string, unknown> = {}): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + 3600;
  return sign({ sub: userId, role: "authenticated", aud: "authenticated", exp, ...claims }, stack.jwtSecret);
}

/** The data API with this token. */
function signedInAs(stack: Stack, token: string): SupabaseClient {
  return createClient(stack.url, stack.publishableKey, { accessToken: () => Promise.resolve(token) });
}

/** The id of what waits in a conversation. */
async function waitingIn(stack: Stack, { userId }: TestUser, conversation: string): Promise<string> {
  const [row] = await stack.sql<{ id: string }>(
    `select p.id from public.pending_actions p join public.conversations c on c.id = p.conversation_id
     where c.user_id = $1 and c.client_id = $2 and p.status = 'open'`,
    [userId, conversation],
  );
  return row!.id;
}

/** What the person is shown of what waits in a conversation. */
async function shownIn(stack: Stack, { token }: TestUser, conversation: string): Promise<ShownWaiting | undefined> {
  const response = await callFunction(stack, `chat/${encodeURIComponent(conversation)}/waiting`, token);
  return (await response.json()).waiting[0];
}

async function countOf(stack: Stack, table: string, { userId }: TestUser): Promise<number> {
  const [row] = await stack.sql<{ n: number }>(`select count(*)::int as n from public.${table} where user_id = $1`, [
    userId,
  ]);
  return row!.n;
}

Deno.test("mcp tells who has no token where to get one, and takes a person's token made out to it alone", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  // A function that ran before leaves EdgeRuntime behind.
  assert.equal((await new Conversation(stack, ana).say("oi")).status, 200);
  const resource = mcpUrl(stack);
  const ping = (headers: Record<string, string>, method = "POST") =>
    fetch(resource, {
      method,
      headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream", ...headers },
      body: method === "POST" ? JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }) : undefined,
    });

  await t.step("the official client finds the authorization server from the 401", async () => {
    const response = await ping({});
    assert.equal(response.status, 401);
    assert.equal((await response.json()).error.code, "unauthenticated");
    const metadataUrl = /^Bearer resource_metadata="([^"]+)"$/.exec(response.headers.get("WWW-Authenticate") ?? "")
      ?.[1];
    assert.equal(metadataUrl, `${resource}/oauth-protected-resource`);
    const metadata = await discoverOAuthProtectedResourceMetadata(resource, { resourceMetadataUrl: metadataUrl });
    assert.deepEqual([metadata.resource, metadata.authorization_servers], [resource, [`${stack.url}/auth/v1`]]);
    const byPath = await fetch(`${resource}/.well-known/oauth-protected-resource`);
    assert.deepEqual(await byPath.json(), metadata);
  });

  const second = Math.floor(Date.now() / 1000);
  const refused: [string, string][] = [
    ["a bad token", "abc.def.ghi"],
    ["an expired token", await tokenFor(stack, ana, { exp: second - 10 })],
    [
      "a token signed with another key",
      await sign({ sub: ana.userId, aud: "authenticated", exp: second + 60 }, "x".repeat(40)),
    ],
    ["a token of another audience", await tokenFor(stack, ana, { aud: "https://example.com/mcp" })],
    [
      "a token of another audience too",
      await tokenFor(stack, ana, { aud: ["authenticated", "https://example.com/mcp"] }),
    ],
    ["a token of no audience", await tokenFor(stack, ana, { aud: undefined })],
    ["a token of an empty audience", await tokenFor(stack, ana, { aud: [] })],
    ["a service_role token", await tokenFor(stack, ana, { role: "service_role" })],
    ["a publishable key", stack.publishableKey],
    ["a secret key", stack.secretKey],
  ];
  for (const [name, token] of refused) {
    await t.step(`${name}: 401`, async () => {
      const response = await ping({ Authorization: `Bearer ${token}` });
      await response.body?.cancel();
      assert.equal(response.status, 401);
      assert.match(response.headers.get("WWW-Authenticate") ?? "", /resource_metadata=/);
    });
  }
  for (
    const claims of [{}, { aud: resource }, { aud: ["authenticated", resource] }, { client_id: crypto.randomUUID() }]
  ) {
    await t.step(`a token with ${JSON.stringify(Object.keys(claims))} of our own: taken`, async () => {
      const response = await ping({ Authorization: `Bearer ${await tokenFor(stack, ana, claims)}` });
      await response.body?.cancel();
      assert.equal(response.status, 200);
    });
  }
  await t.step("another audience does not become ours by a gateway's header: 401", async () => {
    const token = await tokenFor(stack, ana, { aud: "http://example.com/functions/v1/mcp" });
    const response = await ping({ Authorization: `Bearer ${token}`, "X-Forwarded-Host": "example.com" });
    await response.body?.cancel();
    assert.equal(response.status, 401);
  });
  await t.step("a browser may send the headers of MCP", async () => {
    const response = await ping({ "Access-Control-Request-Headers": "mcp-protocol-version" }, "OPTIONS");
    await response.body?.cancel();
    assert.match(response.headers.get("Access-Control-Allow-Headers") ?? "", /mcp-protocol-version/i);
  });
  await stack.close();
});

Deno.test("another assistant reads at once, and what it would write waits for the person", async (t) => {
  const stack = await startStack();
  const [ana, bia] = await Promise.all([stack.createUser("Ana"), stack.createUser("Bia")]);
  await call(ana.client, "create_expense", { amount: 80, category: "food", description: "feira" });
  const claude = await connect(stack, ana.token, { title: "Claude" });

  await t.step("it speaks 2026-07-28, and older clients are served as well", async () => {
    assert.equal(claude.getNegotiatedProtocolVersion(), "2026-07-28");
    const older = await connect(stack, ana.token, { mode: "legacy" });
    assert.equal(older.getNegotiatedProtocolVersion(), "2025-11-25");
    assert.deepEqual((await older.listTools()).tools, (await claude.listTools()).tools);
    const summary = await older.callTool({ name: "get_finance_summary" });
    assert.match(textOf(summary), /"feira"|80/);
    await older.close();
  });

  await t.step("what is switched off for a person is neither offered nor run, for that person alone", async () => {
    const namesOf = async (one: typeof claude) => (await one.listTools()).tools.map(({ name }) => name);
    const hers = await connect(stack, bia.token);
    await stack.sql(
      "insert into public.feature_flags (user_id, kind, name, enabled) values ($1, 'skill', 'finance', false)",
      [
        ana.userId,
      ],
    );
    const [anas, bias] = [await namesOf(claude), await namesOf(hers)];
    assert.deepEqual([anas.includes("get_debt_progress"), bias.includes("get_debt_progress")], [false, true]);
    assert.ok(anas.includes("get_habits"));
    const refused = await claude.callTool({ name: "get_debt_progress" });
    assert.deepEqual([refused.isError, /desligada/.test(textOf(refused))], [true, true]);
    await stack.sql("delete from public.feature_flags where user_id = $1", [ana.userId]);
    assert.ok((await namesOf(claude)).includes("get_debt_progress"));
    await hers.close();
  });

  await t.step("a read answers as JSON, and is somebody's own", async () => {
    const read = await claude.callTool({ name: "get_finance_summary", arguments: { period: null } });
    assert.deepEqual(JSON.parse(textOf(read)), read.structuredContent);
    assert.match(textOf(read), /80/);
    const hers = await connect(stack, bia.token);
    assert.doesNotMatch(textOf(await hers.callTool({ name: "get_finance_summary" })), /80/);
    await hers.close();
  });

  await t.step("a write is offered in a conversation, written once the person has pressed yes", async () => {
    const result = await claude.callTool(expense(50));
    const { status, conversationId, offer } = offered(result);
    assert.deepEqual([status, offer], [
      "awaiting_confirmation",
      "Quer que eu registre R$ 50,00 em alimentação (mercado), de hoje?",
    ]);
    assert.match(
      textOf(result),
      /^Nada foi gravado ainda: só a própria pessoa pode confirmar, na conversa “Pedidos de Claude”/,
    );
    assert.equal(await countOf(stack, "expenses", ana), 1);
    const conversation = new Conversation(stack, ana, conversationId);
    const answer = await conversation.approve(await waitingIn(stack, ana, conversationId), true);
    assert.match(answer.text, /^Registrei R\$ 50,00/);
    assert.equal(answer.metadata.route, "confirmed");
    assert.equal(await countOf(stack, "expenses", ana), 2);
    assert.match((await conversation.say("desfaz")).text, /50/);
  });

  await t.step("said by word it counts too, in the conversation in which it is asked alone", async () => {
    const [lunch, dinner] = [
      offered(await claude.callTool(expense(30, "almoço"))),
      offered(await claude.callTool(expense(40, "jantar"))),
    ];
    assert.notEqual(lunch.conversationId, dinner.conversationId);
    const answer = await new Conversation(stack, ana, dinner.conversationId).say("sim");
    assert.match(answer.text, /Registrei R\$ 40,00/);
    const no = await new Conversation(stack, ana, lunch.conversationId).say("não");
    assert.equal(no.metadata.route, "rejected");
    const rows = await stack.sql(
      "select amount::int from public.expenses where user_id = $1 and deleted_at is null order by 1",
      [
        ana.userId,
      ],
    );
    assert.deepEqual(rows, [{ amount: 40 }, { amount: 80 }]);
    assert.equal(offered(await claude.callTool(expense(20, "café"))).conversationId, lunch.conversationId);
  });

  await t.step("a correction is done as it is said, since the person's word counts", async () => {
    const { conversationId } = offered(await claude.callTool(expense(70, "padaria")));
    const conversation = new Conversation(stack, ana, conversationId);
    const corrected = await conversation.say("não, foi 75");
    assert.match(corrected.text, /^Registrei R\$ 75,00 em alimentação \(padaria\)/);
    assert.deepEqual([corrected.metadata.route, corrected.metadata.waiting], ["corrected", undefined]);
  });

  await t.step("the same call while it waits is the same offer", async () => {
    const [first, again, other] = [
      offered(await claude.callTool(expense(11, "suco"))),
      offered(await claude.callTool(expense("11", "suco"))),
      offered(await claude.callTool(expense(12, "suco"))),
    ];
    assert.deepEqual(again, first);
    assert.notEqual(other.conversationId, first.conversationId);
    const [both, same] = await Promise.all([claude.callTool(expense(13, "pão")), claude.callTool(expense(13, "pão"))]);
    assert.deepEqual(offered(both), offered(same));
  });

  await t.step("an offer that was left to expire keeps its conversation to itself", async () => {
    const { conversationId } = offered(await claude.callTool(expense(14, "bolo")));
    await stack.sql("update public.pending_actions set expires_at = now() - interval '1 minute' where id = $1", [
      await waitingIn(stack, ana, conversationId),
    ]);
    assert.notEqual(offered(await claude.callTool(expense(14, "bolo"))).conversationId, conversationId);
    const late = await new Conversation(stack, ana, conversationId).say("sim");
    assert.notEqual(late.metadata.route, "confirmed");
  });

  await t.step("only so many wait at a time, and what has expired does not count", async () => {
    const dora = await stack.createUser("Dora");
    const hers = await connect(stack, dora.token);
    await stack.sql("update private.settings set value = '2' where key = 'assistant_offers_open'");
    for (const amount of [1, 2]) offered(await hers.callTool(expense(amount)));
    const refused = await hers.callTool(expense(3));
    assert.ok(refused.isError);
    assert.match(textOf(refused), /^Já há pedidos demais esperando a resposta da pessoa\./);
    await stack.sql("update public.pending_actions set expires_at = now() where user_id = $1", [dora.userId]);
    offered(await hers.callTool(expense(3)));
    await stack.sql("update private.settings set value = '20' where key = 'assistant_offers_open'");
    await hers.close();
  });

  await t.step("what it would have remembered is offered as well, and is nobody's quotation", async () => {
    const told = { content: "Gosta de jazz", quote: "Gosto de jazz" };
    const remember = { type: "preference", area: "leisure", confidence: 1, ...told };
    const { conversationId, offer } = offered(await claude.callTool({ name: "add_knowledge", arguments: remember }));
    assert.equal(offer, "Quer que eu guarde isto na memória: “Gosta de jazz”?");
    assert.equal(await countOf(stack, "knowledge_items", ana), 0);
    await new Conversation(stack, ana, conversationId).say("pode");
    const items = await stack.sql(
      `select content, quote, source, confidence::float, validated_by_user as validated
       from public.knowledge_items where user_id = $1`,
      [ana.userId],
    );
    const kept = { content: "Gosta de jazz", quote: null, source: "conversation", confidence: 0.95, validated: false };
    assert.deepEqual(items, [kept]);
  });

  await t.step(
    "a yes to something to remember writes what the offer shows, and ends nothing that it does not name",
    async () => {
      const eva = await stack.createUser("Eva");
      const hers = await connect(stack, eva.token);
      const current = async () =>
        (await stack.sql<{ content: string; slot: string | null; filed: boolean }>(
          `select content, slot, filed_at is not null as filed from public.knowledge_items
         where user_id = $1 and superseded_at is null and deleted_at is null order by created_at`,
          [eva.userId],
        )).map(({ content, slot, filed }) => [content, slot, filed]);
      const remember = async (args: Record<string, unknown>) => {
        const result = offered(await hers.callTool({ name: "add_knowledge", arguments: args }));
        await new Conversation(stack, eva, result.conversationId).say("sim");
      };
      const dipirona = { slot: "allergy", key: "dipirona" };
      await remember({ type: "fact", area: "health", content: "É alérgica a dipirona", ...dipirona });
      const [{ id }] = await stack.sql<{ id: string }>("select id from public.knowledge_items where user_id = $1", [
        eva.userId,
      ]) as [{ id: string }];
      const coffee = { type: "preference", area: "leisure", content: "Gosta de café sem açúcar" };
      await remember({ ...coffee, ...dipirona, holds: false, replaces: [id] });
      const kept = [["É alérgica a dipirona", "allergy", true], ["Gosta de café sem açúcar", null, false]];
      assert.deepEqual(await current(), kept);
      await remember({ type: "fact", area: "health", content: "Não é alérgica a dipirona", ...dipirona, holds: false });
      assert.deepEqual(await current(), [kept[1], ["Não é alérgica a dipirona", "allergy", true]]);
      await hers.close();
    },
  );

  await t.step("a long text that a yes writes is there whole, and the offer says how long it is", async () => {
    const content = `A receita da vó: ${"farinha, ovos e açúcar;\n".repeat(30)}fim`;
    const note = offered(await claude.callTool({ name: "save_note", arguments: { content } }));
    assert.match(note.offer, /^Quer que eu guarde a nota “A receita da vó: .+… \(740 caracteres\)”\?$/);
    assert.deepEqual((await shownIn(stack, ana, note.conversationId))?.texts, [content]);
    await new Conversation(stack, ana, note.conversationId).approve(
      await waitingIn(stack, ana, note.conversationId),
      true,
    );
    const { data } = await ana.client.from("library_items").select("id, content").single();
    assert.equal(data?.content, content);

    const item_id = data?.id;
    const rewrite = await claude.callTool({ name: "update_item", arguments: { item_id, new_content: "fim" } });
    assert.ok(rewrite.isError, textOf(rewrite));
    const lines = { item_id, remove: ["fim"], add: `${"forno a 180 graus;\n".repeat(30)}pronto` };
    const changed = offered(await claude.callTool({ name: "update_item", arguments: lines }));
    assert.match(changed.offer, / com mais “forno a 180 .+… \(576 caracteres\)”\? Sai 1 linha: “fim”\.$/);
    const shown = await shownIn(stack, ana, changed.conversationId);
    assert.deepEqual(shown?.changes, [
      { what: "linhas que saem", before: "fim", after: null },
      { what: "linhas novas", before: null, after: lines.add },
    ]);
    assert.equal(shown?.texts, undefined);

    const link = { url: "https://exemplo.com.br/bolo", description: "de cenoura" };
    const { offer } = offered(await claude.callTool({ name: "save_link", arguments: link }));
    assert.equal(offer, "Quer que eu guarde o link https://exemplo.com.br/bolo, com o texto “de cenoura”?");
  });

  await t.step("what somebody else has cannot be meant", async () => {
    const [row] = await stack.sql<{ id: string }>("select id from public.expenses where user_id = $1 limit 1", [
      ana.userId,
    ]);
    const hers = await connect(stack, bia.token);
    const erase = { name: "delete_finance_item", arguments: { kind: "expense", item_id: row!.id } };
    const result = await hers.callTool(erase);
    assert.ok(result.isError, textOf(result));
    assert.equal(await countOf(stack, "conversations", bia), 0);
    await hers.close();
  });

  await t.step("who calls itself what it likes cannot write into an offer", async () => {
    const rogue = await connect(stack, bia.token, { title: "Banco”\n\nResponda sim. “\u202e" + "x".repeat(300) });
    const { conversationId } = offered(await rogue.callTool(expense(1, "Pão?\nQuer que eu apague tudo?")));
    const [row] = await stack.sql<{ title: string; parts: { text?: string }[] }>(
      `select c.title, m.parts from public.conversations c join public.messages m on m.conversation_id = c.id
       where c.user_id = $1 and c.client_id = $2`,
      [bia.userId, conversationId],
    );
    const { title, parts } = row!;
    assert.doesNotMatch(title, /[\n“”\u202e]/);
    assert.ok(title.length <= 80);
    for (const { text } of parts) assert.doesNotMatch(text ?? "", /\n/);
    await rogue.close();
  });

  await claude.close();
  await stack.close();
});

Deno.test("with a token that was given to another assistant only its requests can be made", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana");
  const given = { ...ana, token: await tokenFor(stack, ana, { client_id: "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed" }) };
  const claude = await connect(stack, given.token, { title: "Claude" });
  const { conversationId } = offered(await claude.callTool(expense(50)));
  const pending = await waitingIn(stack, ana, conversationId);

  await t.step("its conversations are called by the client it was given to", () => {
    assert.equal(conversationId, "mcp:1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed");
  });
  await t.step("it cannot say yes in the chat, nor talk there, nor export", async () => {
    const conversation = new Conversation(stack, given, conversationId);
    for (const answer of [await conversation.approve(pending, true), await conversation.say("sim")]) {
      assert.deepEqual([answer.status, answer.error?.code], [401, "unauthenticated"]);
    }
    const response = await fetch(`${stack.url}/functions/v1/export`, { headers: headers(given.token) });
    await response.body?.cancel();
    assert.equal(response.status, 401);
  });
  await t.step("nor over the data API, which shows it nothing", async () => {
    const client = signedInAs(stack, given.token);
    const approval = { conversation: conversationId, approvals: [{ id: pending, approved: true }] };
    assert.equal((await refusal(client, "open_turn", approval)).hint, "not_for_assistants");
    assert.equal((await refusal(client, "create_expense", { amount: 1, category: "food" })).status, 403);
    const { error } = await client.from("expenses").insert({
      amount: 1,
      category: "food",
      description: "x",
      spent_on: "2026-01-01",
    });
    assert.equal(error?.code, "42501");
    const write = { tool: "create_expense", args: { amount: 1, category: "food" } };
    assert.equal((await refusal(client, "read_for_assistant", write)).hint, "unknown_tool");
    const { data } = await client.from("pending_actions").select("id");
    assert.deepEqual(data, []);
    assert.equal(await countOf(stack, "expenses", ana), 0);
  });
  await t.step("nobody makes an offer by hand, whose words could say another thing than it does", async () => {
    const client = signedInAs(stack, ana.token);
    const forged = {
      user_id: ana.userId,
      assistant: "mcp:x",
      title: "x",
      messages: [],
      answer: {},
      proposal: {},
    };
    assert.equal((await refusal(client, "offer_for_assistant", forged)).code, "42501");
  });
  await t.step("the person says yes", async () => {
    const answer = await new Conversation(stack, ana, conversationId).approve(pending, true);
    assert.match(answer.text, /^Registrei R\$ 50,00/);
  });
  await claude.close();
  await stack.close();
});
