import assert from "node:assert/strict";
import { createClient } from "@supabase/supabase-js";
import { createChatApp } from "../../../shared/chat/create-chat-app.ts";
import { createRpcClient } from "../../../shared/database/rpc-client.ts";
import { loadPacks } from "../../../shared/packs/load-packs.ts";
import { readPack } from "../../../shared/packs/read-pack.ts";
import { catalogOf } from "../../../shared/catalog/catalog.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";
import { MAX_CALLS } from "../../../shared/turn/model/weigh-calls.ts";
import { Conversation } from "../../support/chat.ts";
import { gemini, promptOf, startFakeGemini } from "../../support/fake-gemini.ts";
import { startFakeWeb } from "../../support/fake-web.ts";
import { until } from "../../support/running-turn.ts";
import { startStack } from "../../support/stack.ts";
import { printedText } from "../../support/printed.ts";

const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("\n");

/** A pack of tools `<name>_0` and on, woken by its name, each at https://<host>/<index>; `more` is said of each. */
function packOf(name: string, count: number, more = "", host = `${name}.com.br`) {
  const files = {
    "SKILL.md":
      `---\nname: ${name}\ndescription: Dados de ${name}\nversion: "1"\nmetadata:\n  triggers: ${name}\n---\n` +
      "## Início rápido\n## Padrões comuns\n## Antipadrões\n",
    "openapi.yaml": `openapi: 3.1.0\nservers: [{ url: "https://${host}" }]\npaths:\n${
      numbered(count, (index) => `  /${index}: { get: { operationId: read${index}, responses: {} } }`)
    }`,
    "tools.yaml": `tools:\n${
      numbered(
        count,
        (index) =>
          `  - name: ${name}_${index}
    title: Dado ${index} de ${name}
    description: Lê um dado.
    operation: read${index}
    limits: { timeoutMs: 100 }
    ${more}
    examples: [{ scenario: success, title: x, arguments: {}, response: { body: {} }, result: {} }]`,
      )
    }`,
  };
  const read = readPack(name, new Map(Object.entries(files)));
  assert.ok("pack" in read, JSON.stringify(read));
  return read.pack;
}

Deno.test("the health of packs' tools", async (t) => {
  const fake = startFakeGemini();
  const hanging = Promise.withResolvers<void>();
  const hang = async () => {
    await hanging.promise;
    return new Response(null, { status: 503 });
  };
  const up = { now: true };
  const pages = Object.fromEntries(
    Array.from(
      { length: 50 },
      (_, index) => ["um", "dois", "tres", "quatro"].map((name) => [`${name}.com.br/${index}`, hang]),
    )
      .flat(),
  );
  const web = startFakeWeb({
    ...pages,
    "vivo.com.br/0": () => Response.json({ dado: 1 }),
    "vivo.com.br/up": () => up.now ? new Response("<html>") : new Response(null, { status: 503 }),
    "contas.com.br/0": () => Response.json({ contas: 2 }),
  });
  const stack = await startStack({ functions: { chat: createChatApp({ network: web.network }) }, env: fake.env });
  const server = createClient(stack.url, stack.secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const ana = await stack.createUser("Ana");
  const bia = await stack.createUser("Bia");
  const push = async (pack: { name: string; tools: object[] }) => {
    assert.equal((await server.rpc("push_pack", { pack })).error, null);
    await server.from("tool_packs").update({ enabled: true }).eq("name", pack.name);
  };
  const call = (name: string) => ({ functionCall: { id: crypto.randomUUID(), name, args: {} } });
  const say = (text: string, person = ana) => new Conversation(stack, person).say(text);
  const offered = () => fake.requests.at(-1)!.tools![0]!.functionDeclarations.map(({ name }) => name);
  const instructions = () => promptOf(fake.requests.at(-1)!);
  const told = async (tool: string) => {
    const { data } = await ana.client.rpc("tool_health");
    return data.find((row: { tool: string }) => row.tool === tool);
  };

  await t.step(
    "200 tools at once whose services all hang: the turn ends, and each that is offered was asked once",
    async () => {
      for (const name of ["um", "dois", "tres", "quatro"]) await push(packOf(name, 50));
      fake.script(gemini({ text: "Oi." }));
      await say("um e dois");
      const there = offered().filter((name) => /^(?:um|dois|tres|quatro)_/.test(name));
      assert.ok(there.length > 5);
      fake.script(gemini(...there.map(call)), gemini({ text: "Não consegui agora." }));
      const { metadata, text } = await say("um e dois");
      assert.deepEqual([metadata.outcome, text], ["completed", "Não consegui agora."]);
      // More than twenty calls of one step are not run.
      assert.equal(web.requests.length, Math.min(there.length, MAX_CALLS));
    },
  );

  await t.step(
    "a tool that has not answered one person three times is still offered to others, who ask it",
    async () => {
      for (let times = 0; times < 4; times++) {
        fake.script(gemini(call("tres_0")), gemini({ text: "Pronto." }));
        await say("tres");
      }
      const asked = web.requests.length;
      fake.script(gemini(call("tres_0")), gemini({ text: "Pronto." }));
      await say("tres");
      assert.equal(web.requests.length, asked);
      fake.script(gemini(call("tres_0")), gemini({ text: "Pronto." }));
      await say("tres", bia);
      assert.equal(web.requests.length, asked + 1);
    },
  );

  await t.step("a tool that has not answered several is not offered, and the prompt says so", async () => {
    const asked = web.requests.length;
    fake.script(gemini(call("tres_0")), gemini({ text: "Pronto." }));
    await say("tres");
    assert.ok(offered().includes("tres_1") && !offered().includes("tres_0"));
    assert.match(
      instructions(),
      /Fora do ar agora: Dado 0 de tres\. Se pedirem isso, diga em uma frase que não dá agora/,
    );
    assert.equal(web.requests.length, asked);
    fake.script(gemini({ text: "Pronto." }));
    await say("quatro");
    assert.doesNotMatch(instructions(), /Fora do ar/);
  });

  await t.step("what the model fetches leaves it out as well", async () => {
    fake.script(
      gemini({ functionCall: { id: "1", name: "use_skill", args: { skill: "tres" } } }),
      gemini({ text: "Pronto." }),
    );
    await say("oi, me ajuda?");
    const part = fake.requests.at(-1)!.contents.at(-1)!.parts.find((one) => "functionResponse" in one);
    const { response } = part!.functionResponse as { response: { instructions: string; tools: string[] } };
    assert.match(JSON.stringify(response), /Fora do ar agora: Dado 0 de tres/);
    assert.ok(!offered().includes("tres_0") && offered().includes("tres_1"));
  });

  await t.step("a new instance knows it at once", async () => {
    await until(async () => await told("tres_0").then(({ available }) => !available));
    const packs = await loadPacks(ana.client, "another instance", ana.userId, { revision: 1, own: 0 });
    const { tools, unavailable } = catalogOf({ packs, switches: NO_SWITCHES }).offer(["tres_0", "tres_1"]);
    assert.deepEqual(tools.map(({ name }) => name), ["tres_1"]);
    assert.deepEqual(unavailable, [{ name: "tres_0", title: "Dado 0 de tres" }]);
  });

  await t.step("services are checked after a turn, once in a while, and never before it answers", async () => {
    await push(packOf("vivo", 1, "healthCheck: { path: /up, timeoutMs: 3000 }"));
    const checks = () => web.requests.filter((url) => url === "https://vivo.com.br/up").length;
    fake.script(gemini({ text: "Pronto." }));
    await say("vivo");
    await until(async () => (await told("vivo_0")).checkedAt !== null);
    fake.script(gemini({ text: "Pronto." }));
    await say("vivo");
    assert.deepEqual([checks(), (await told("vivo_0")).failures], [1, 0]);
  });

  await t.step("tools:health checks what there is to check, and prints a table", async () => {
    await push(packOf("longe", 1, "healthCheck: { path: /up, timeoutMs: 500 }", "longe.invalid"));
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
        args: ["run", "-A", "local/packs/health.ts", "--url", stack.url, "--secrets", "/nowhere/secrets.json", ...args],
        env: { SUPABASE_SECRET_KEY: stack.secretKey, NO_COLOR: "1" },
      }).output();
      return { code, stdout: printedText(stdout), stderr: printedText(stderr) };
    };
    await server.from("tool_packs").update({ enabled: false }).in("name", ["um", "dois", "tres", "quatro", "vivo"]);
    const table = await run();
    assert.equal(table.code, 0, table.stderr);
    assert.match(
      table.stdout,
      /^tool +pack +state +last checked +last failure +breaker\nlonge_0 +longe +failing +\d{4}-.*did not answer +closed\n$/,
    );
    const [row] = JSON.parse((await run("--json")).stdout);
    assert.deepEqual([row.tool, row.state, row.failures, row.failure], ["longe_0", "failing", 2, "did not answer"]);
    assert.match((await run("--nothing")).stderr, /--help lists the flags/);
  });

  await t.step("people read how it stands without what went wrong, and write nothing of it", async () => {
    const row = await told("longe_0");
    assert.deepEqual(Object.keys(row).sort(), [
      "available",
      "checkedAt",
      "failedAt",
      "failures",
      "openedAt",
      "pack",
      "title",
      "tool",
    ]);
    const { data } = await server.rpc("tool_health");
    assert.equal(data[0].failure, "did not answer");
    assert.ok((await ana.client.from("tool_health").select("failure")).error);
    assert.equal((await ana.client.from("tool_health").select("tool, failures")).error, null);
    const report = { tool: "longe_0", failures: 3, openMs: 0, checkedMs: 0, failedMs: 0, failure: "" };
    assert.ok((await ana.client.rpc("record_tool_health", { reports: [report] })).error);
    assert.ok((await ana.client.from("tool_health").insert({ tool: "mine", failures: 0 })).error);
    assert.ok((await ana.client.from("tool_health").update({ failures: 0 }).eq("tool", "longe_0")).error);
    assert.ok((await createRpcClient(stack.url, stack.publishableKey).rpc("tool_health")).error);
    await server.rpc("record_tool_health", { reports: [{ ...report, tool: "nobody" }] });
    assert.equal((await server.from("tool_health").select("tool").eq("tool", "nobody")).data!.length, 0);
  });

  await t.step("a deployment's tool stands in the place of the built-in one of its name, whole", async () => {
    await server.from("tool_packs").update({ enabled: false }).eq("name", "longe");
    const pack = packOf("contas", 1);
    await push({ ...pack, tools: [{ ...pack.tools[0], name: "get_pending_bills", replaces: true }] });
    const asked = web.requests.length;
    fake.script(gemini(call("get_pending_bills")), gemini({ text: "São duas." }));
    await say("quais contas vencem?");
    assert.deepEqual(web.requests.slice(asked), ["https://contas.com.br/0"]);
    const part = fake.requests.at(-1)!.contents.at(-1)!.parts.find((one) => "functionResponse" in one);
    assert.match(JSON.stringify(part), /"contas":2/);
    const declared = fake.requests.at(-1)!.tools![0]!.functionDeclarations.find(({ name }) =>
      name === "get_pending_bills"
    );
    assert.deepEqual(declared!.parametersJsonSchema?.properties ?? {}, {});
  });

  await t.step("a yes is to what was shown: a tool that was pushed anew meanwhile is offered anew", async () => {
    const pack = packOf("contas", 1);
    const replaced = { ...pack.tools[0]!, name: "get_pending_bills", replaces: true };
    await push({ ...pack, tools: [replaced] });
    await server.from("tool_definitions").update({ confirmation: "required" }).eq("name", "get_pending_bills");
    const talk = new Conversation(stack, ana);
    fake.script(gemini(call("get_pending_bills")));
    assert.match((await talk.say("quais contas vencem?")).text, /em contas\.com\.br/);
    await push({ ...pack, tools: [{ ...replaced, call: { ...replaced.call!, url: "https://um.com.br/0" } }] });
    const asked = web.requests.length;
    const { text, metadata } = await talk.say("sim");
    assert.match(text, /mudou desde que perguntei[^]*em um\.com\.br/);
    assert.equal(metadata.waiting?.length, 1);
    assert.equal(web.requests.length, asked);
  });

  hanging.resolve();
  await stack.close();
  await web.close();
  await fake.close();
});
