import assert from "node:assert/strict";
import { createOutside } from "../../shared/outside/outside.ts";
import { digestOf } from "../../shared/outside/mcp-server.ts";
import { checkHealth } from "../../shared/packs/check-health.ts";
import { definePackTool } from "../../shared/packs/define-pack-tool.ts";
import { type Pack, packSchema } from "../../shared/packs/pack.ts";
import { pinRemoteTools } from "../../shared/packs/pin-remote-tools.ts";
import { logToolFailure } from "../../shared/packs/report-tool-failure.ts";
import { ToolHealth } from "../../shared/packs/tool-health.ts";
import { outsideWriteOf } from "../../shared/tools/definition.ts";
import { collectGarbage } from "../support/collect-garbage.ts";
import { hostileAnswers, isRedirect } from "./hostile-answers.ts";
import { LISTING_CASES, MCP_CASES, STOCK } from "./hostile-mcp-answers.ts";
import type { Asked } from "./hostile-server.ts";
import { assertHarmless, HOST, KEY, startHostileServices } from "./hostile-services.ts";

// Every hostile answer, met by a tool of a pack: what it finds is what the model and the person are told. Whole turns that meet some of
// them are in hostile-services_test.ts.

/** The limit of calls that only their limit ends. The others have time enough to be answered also on a busy machine. */
const SHORT_MS = 700;
const LONG_MS = 5_000;
const SLOW = /^(?:drip|silen|half-a-head|endless-100s|[79]\d\d$|notices$|other-id|cut-after)/;
/** The longest limit, and what a busy machine takes to notice it. What never ends takes far longer. */
const MOST_MS = LONG_MS + 5_000;
/** 1 MB is read; the network itself takes some more before a connection is closed. */
const MOST_BYTES = 12 * 1024 * 1024;
/** Each gzip bomb would take 200 MB, and is met by several calls. */
const MOST_AT_A_TIME = 600 * 1024 * 1024;
const MOST_KEPT = 40 * 1024 * 1024;
const AT_ONCE = 4;
const CONTEXT = { today: "2026-11-22", timezone: "America/Sao_Paulo" };

const WAYS = ["GET", "POST"] as const;
type Way = typeof WAYS[number];
const ARGS = ["how", "to", "code", "item"];

function packWith(how: string, tool: object, more: object = {}): Pack {
  return packSchema.parse({
    name: "mal",
    version: "1",
    description: "Dados de longe",
    triggers: [],
    instructions: "",
    references: {},
    variables: ["TOOL_EVIL_KEY"],
    scripts: {},
    tools: [{
      name: "evil",
      title: "Dado",
      description: "Lê um dado.",
      inputSchema: { type: "object", properties: Object.fromEntries(ARGS.map((name) => [name, { type: "string" }])) },
      limits: { timeoutMs: SLOW.test(how) ? SHORT_MS : LONG_MS },
      ...tool,
    }],
    ...more,
  });
}

const HEADERS = { "X-Key": "${TOOL_EVIL_KEY}" };
const httpPack = (method: Way, how: string) =>
  packWith(how, {
    call: { method, url: `${HOST}/${method}/{how}`, query: ["to", "code"], body: ["how"], headers: HEADERS },
  });

Deno.test("whatever a service or an MCP server answers, a call ends in time with a result that can be told", async (t) => {
  Deno.env.set("TOOL_EVIL_KEY", KEY);
  const services = await startHostileServices();
  const outside = createOutside({}, services.network);
  const logged: string[] = [];
  const { error } = console;
  console.error = (...args) => void logged.push(args.map(String).join(" "));
  // Of this isolate alone: other tests run in the same process meanwhile.
  const held = () => {
    const { heapUsed, external } = Deno.memoryUsage();
    return heapUsed + external;
  };
  const used = () => {
    collectGarbage();
    return held();
  };
  const before = held();
  let highest = before;
  const watching = setInterval(() => {
    highest = Math.max(highest, held());
  }, 20);
  let calls = 0;

  /** Calls the pack's tool, and checks what is told of it. */
  const meet = async (pack: Pack, args: Record<string, string>, what: string) => {
    const tool = definePackTool(pack, pack.tools[0]!, logToolFailure);
    const writes = outsideWriteOf(tool);
    const began = performance.now();
    const found = writes
      ? await writes.send(args, outside, CONTEXT, crypto.randomUUID())
      : await tool.lookUp!(args, outside, CONTEXT);
    const ms = performance.now() - began;
    assert.ok(ms < MOST_MS, `${what}: ${ms} ms`);
    assertHarmless(JSON.stringify(found), what);
    if ("args" in found) assertHarmless(tool.answer(Object(found.args).result, CONTEXT), what);
    calls++;
    return found;
  };
  const all = async <T>(cases: readonly T[], work: (one: T) => Promise<unknown>) => {
    const left = [...cases];
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) await work(next);
    }));
    await services.closed();
  };
  const seenSince = async (since: number) => (await services.seen()).slice(since);

  await meet(
    packWith("", { remote: { tool: "", digest: "" } }, { server: { url: `${HOST}/mcp/honest`, headers: {} } }),
    {},
    "",
  );
  const usedBefore = used();

  await t.step("endless, slow, broken, unreadable and forged answers of services", async () => {
    const names = Object.keys(await hostileAnswers("application/json"));
    const cases = names.flatMap((how) => WAYS.map((way) => ({ way, how })));
    await all(cases, ({ way, how }) => meet(httpPack(way, how), { how }, `${way} ${how}`));
    const seen = await services.seen();
    for (const { way, how } of cases) {
      const asked = seen.filter(({ address }) => address === `${HOST}/${way}/${how}`);
      const most = way === "GET" && isRedirect(how) ? 5 : 1;
      // Where the machine is too busy, a short limit ends a call before its request has left.
      const least = SLOW.test(how) ? 0 : most;
      assert.ok(asked.length >= least && asked.length <= most, `${way} ${how} is sent ${asked.length} times`);
      assert.ok(asked.every(({ method }) => method === way), `${way} ${how}`);
    }
    assert.deepEqual(seen.filter(({ head }) => /^cookie:/im.test(head)), [], "no cookie is kept");
    for (const how of ["deep-7000", "deep-100000", "huge-text"]) {
      assert.match(JSON.stringify(await meet(httpPack("GET", how), { how }, how)), /coisa demais para ler/, how);
    }
  });

  await t.step("redirects: nobody inside is asked, and nobody else is sent the key", async () => {
    const since = (await services.seen()).length;
    const targets = [
      "http://127.0.0.1:54321/rest/v1/expenses",
      "http://169.254.169.254/latest/meta-data/",
      "http://[::1]/",
      "http://[::ffff:169.254.169.254]/",
      "http://2852039166/latest",
      "https://rebound.com.br/",
      "https://rebound6.com.br/",
      "https://half.com.br/",
      "http://metadata.com.br/latest",
      "http://localhost/",
      "file:///etc/passwd",
      "data:application/json,{}",
      "gopher://outra.com.br/",
      "https://outra.com.br/x",
      "http://mal.com.br/x",
      "//outra.com.br/y",
      "https://mal.com.br@outra.com.br/z",
      "https://mal.com.br.outra.com.br/",
      "https://mal.com.br:8443/",
    ];
    await all(
      targets.flatMap((to) => [302, 307].flatMap((code) => WAYS.map((way) => ({ to, code: String(code), way })))),
      ({ way, to, code }) => meet(httpPack(way, "to"), { how: "to", to, code }, `${way} ${code} ${to}`),
    );
    const asked = await seenSince(since);
    const elsewhere = asked.filter(({ address }) => !address.startsWith(`${HOST}/`));
    assert.ok(elsewhere.length > 0, "redirects of reads to public places are followed");
    for (const { address, head, method } of elsewhere) {
      assert.match(address, /^(?:https:\/\/(?:[\w.]*\.)?outra\.com\.br\/[xy]?|http:\/\/mal\.com\.br\/x)$/, address);
      assert.ok(!head.includes(KEY) && method === "GET", `${address} ${head}`);
    }
    assert.ok(asked.some(({ address, head }) => address.startsWith(`${HOST}/GET`) && head.includes(KEY)));
  });

  const remote = { tool: STOCK.name, digest: await digestOf(STOCK) };
  const server = (how: string) => ({ server: { url: `${HOST}/mcp/${how}`, headers: HEADERS } });
  const methodsOf = (seen: readonly Asked[], how: string) =>
    seen.filter(({ address }) => address === `${HOST}/mcp/${how}`).map(({ body }) =>
      JSON.parse(body).method ?? "an answer"
    );

  await t.step("MCP servers that break the protocol, describe something else, ask back or never end", async () => {
    // A read and a write of the same case have addresses of their own, so that each one's requests can be counted.
    const cases = MCP_CASES.flatMap((how) => [
      { how, readOnly: true, path: `${how}/read` },
      { how, readOnly: false, path: `${how}/write` },
    ]);
    const results = new Map<string, unknown>();
    await all(cases, async ({ how, readOnly, path }) => {
      const pack = packWith(how, { remote: { ...remote, readOnly } }, server(path));
      results.set(path, await meet(pack, { item: "x" }, `mcp ${path}`));
    });
    const seen = await services.seen();
    assert.ok(seen.every(({ address }) => !address.includes("mcp") || address.startsWith(HOST)), "no other host");
    for (const { how, readOnly, path } of cases) {
      const methods = methodsOf(seen, path);
      const sent = methods.filter((method) => method === "tools/call").length;
      assert.ok(sent <= 1, `${path}: called ${sent} times`);
      assert.ok(!methods.includes("an answer"), `${path}: nothing is answered to a server that asks`);
      assert.ok(methods.length < 30, `${path}: ${methods.length} requests`);
      if (readOnly) continue;
      // Only a call that never left is told as such. A short limit may end a call just as it leaves: then nobody knows.
      const told = JSON.stringify(results.get(path));
      const isKnown = sent === 0 && !SLOW.test(how);
      assert.match(told, sent === 0 ? /"(?:refused|unknown)"/ : /"(?:done|unknown)"/, path);
      assert.equal(told.includes("Nada foi enviado"), told.includes('"refused"'), path);
      if (isKnown) assert.match(told, /"refused"/, path);
    }
    for (const how of ["honest", "result-of-another", "two-results", "pings", "asks-the-model", "many-tools"]) {
      assert.match(JSON.stringify(results.get(`${how}/read`)), /"text":"3/, how);
    }
    for (const how of ["two-of-a-name", "orders-as-description", "cyclic-schema"]) {
      assert.match(JSON.stringify(results.get(`${how}/read`)), /mudou a ferramenta Dado desde que foi aprovada/, how);
    }
  });

  await t.step("a check of health and a push survive what a server lists, and it can be asked again", async () => {
    await all(LISTING_CASES, async (how) => {
      const pack = packWith(how, { remote }, server(how));
      const health = new ToolHealth(pack, pack.tools[0]!, Date.now);
      const push = pinRemoteTools({ pack: { ...pack, own: true }, examples: {}, hints: [] } as never, services.network);
      const [pinned] = await Promise.all([push, checkHealth([health], outside, () => Promise.resolve(), true)]);
      const permit = health.ask(null, true);
      assert.ok(permit, how);
      permit.settle(null);
      const told = "problems" in pinned ? pinned.problems : pinned.pack.tools.map(({ description }) => description);
      assertHarmless(JSON.stringify(told), `push ${how}`);
    });
  });

  await t.step("a limit holds also if the garbage is collected meanwhile", async () => {
    const collecting = setInterval(collectGarbage, 150);
    const slow = ["drip", "drip-chunks", "silence", "half-a-head"].flatMap((how) => WAYS.map((way) => ({ way, how })));
    await Promise.all([
      ...slow.map(({ way, how }) => meet(httpPack(way, how), { how }, `${way} ${how}`)),
      ...["drip-json", "silent-call", "silent-list"].map((how) =>
        meet(packWith(how, { remote }, server(how)), { item: "x" }, `mcp ${how}`)
      ),
    ]);
    clearInterval(collecting);
  });

  await t.step("nothing is kept: no key in the log, no connection, no memory, no changed prototype", async () => {
    await services.closed();
    const seen = await services.seen();
    for (const { address, method, ms, bytes } of seen) {
      assert.ok(ms !== null && ms < MOST_MS, `${method} ${address} was open for ${ms} ms`);
      assert.ok(bytes < MOST_BYTES, `${method} ${address}: ${bytes} bytes`);
    }
    for (const line of logged) {
      assert.ok(!line.includes(KEY) && !line.includes("\n") && line.length < 1_000, line);
    }
    assert.equal(Object.hasOwn(Object.prototype, "admin"), false);
    const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
    const [most, kept] = [highest - before, used() - usedBefore].map(megabytes);
    const told = `${calls} calls met a hostile service: ${seen.length} requests, ${most} MB at most, ${kept} MB kept`;
    assert.ok(highest - before < MOST_AT_A_TIME && used() - usedBefore < MOST_KEPT, told);
    console.info(`security: ${told}`);
  });

  clearInterval(watching);
  console.error = error;
  Deno.env.delete("TOOL_EVIL_KEY");
  await services.stop();
});
