import assert from "node:assert/strict";
import { z } from "zod";
import { digestOf, type McpTool } from "../../../shared/outside/mcp-server.ts";
import { createOutside, type Outside } from "../../../shared/outside/outside.ts";
import type { SendResult } from "../../../shared/outside/write-outside.ts";
import { OPEN_MS } from "../../../shared/packs/breaker.ts";
import { checkHealth } from "../../../shared/packs/check-health.ts";
import { guardTool, serviceFailure } from "../../../shared/packs/guard-tool.ts";
import type { Packs } from "../../../shared/packs/load-packs.ts";
import type { KnownHealth, PackTool } from "../../../shared/packs/pack.ts";
import { builtInCatalog, catalogOf } from "../../../shared/catalog/catalog.ts";
import { NO_SWITCHES } from "../../../shared/skills/switches.ts";
import { type HealthReport, ToolHealth } from "../../../shared/packs/tool-health.ts";
import {
  type JsonObject,
  type OutsideResult,
  outsideWriteOf,
  type ServiceTool,
} from "../../../shared/tools/definition.ts";
import { findBuiltInTool } from "../../../shared/tools/registry.ts";

const CONTEXT = { today: "2026-11-22", timezone: "America/Sao_Paulo" };
const UP = { value: { ok: 1 } };
type Answer = { value: unknown } | { status?: number };

const toolOf = (name: string, more: Partial<PackTool> = {}): PackTool => ({
  name,
  title: `Dado ${name}`,
  description: "Lê.",
  inputSchema: { type: "object", properties: {}, required: [] },
  call: { method: "GET", url: `https://a.com/${name}`, query: [], body: [], headers: {} },
  limits: {},
  ...more,
});

const SERVER = { url: "https://mcp.com/mcp", headers: {} };

const check = (url: string) => ({ healthCheck: { url, status: 200, timeoutMs: 1000 } });

/** A deployment's tools, each asking its address, a clock that stands still, and a service that answers as it is told to. */
function world(stored: PackTool[], known?: KnownHealth) {
  const time = { now: 1_000_000 };
  const answers: { now: Answer; listed: McpTool[] | null } = { now: UP, listed: null };
  const asked: string[] = [];
  const outside: Outside = {
    ...createOutside(undefined),
    readJson: (url) => (asked.push(url), Promise.resolve(answers.now)),
    listMcpTools: ({ url }) => (asked.push(url), Promise.resolve(answers.listed)),
  };
  const health = new Map(stored.map((one) => [
    one.name,
    new ToolHealth({ name: "p", own: false, server: SERVER }, one, () => time.now, known),
  ]));
  const tools = new Map(stored.map((one) => [one.name, guardTool(definitionOf(one), health.get(one.name)!)]));
  const packs: Packs = { skills: [], tools, health };
  const catalog = catalogOf({ packs, switches: NO_SWITCHES });
  const call = async (name: string) => await tools.get(name)!.lookUp!({}, outside, CONTEXT);
  const kept: HealthReport[] = [];
  const keep = async (reports: HealthReport[]) => kept.push(...reports);
  const checkAll = () => checkHealth(health.values(), outside, keep);
  const checkAnyway = () => checkHealth(health.values(), outside, keep, true);
  const names = () => catalog.offer(stored.map(({ name }) => name)).tools.map(({ name }) => name);
  return { time, answers, asked, outside, packs, catalog, call, checkAll, checkAnyway, kept, names };
}

function definitionOf({ name, title, call }: PackTool): ServiceTool {
  return {
    kind: "http",
    name,
    title,
    description: title,
    searchTerms: "",
    source: "",
    reads: "outside",
    offer: () => "",
    inputSchema: z.object({}),
    confirmation: "none",
    async lookUp(args, outside) {
      if ("refuse" in args || !call) return { refused: "sem dado" };
      const answer = await outside.readJson(call.url);
      return "value" in answer ? { args: { result: answer.value } } : { refused: "não respondeu" };
    },
    answer: () => "",
  };
}

Deno.test("offer() gives each tool once, in order, without names that nobody knows", () => {
  const { catalog } = world([toolOf("read_a")]);
  const { tools, unavailable } = catalog.offer(["search_knowledge", "read_a", "nobody", "read_a", "constructor"]);
  assert.deepEqual(tools.map(({ name }) => name), ["search_knowledge", "read_a"]);
  assert.deepEqual(unavailable, []);
  assert.equal(builtInCatalog.offer(["create_expense"]).tools[0], findBuiltInTool("create_expense"));
});

Deno.test("find() takes a deployment's tool in the place of the built-in one, whole", async () => {
  const { catalog, answers, call } = world([toolOf("create_expense")]);
  assert.notEqual(catalog.find("create_expense"), findBuiltInTool("create_expense"));
  assert.equal(catalog.find("create_expense")!.confirmation, "none");
  answers.now = {};
  for (let times = 0; times < 3; times++) await call("create_expense");
  const { tools, unavailable } = catalog.offer(["create_expense"]);
  // The one that is built in does not come back.
  assert.deepEqual([tools, unavailable], [[], [{ name: "create_expense", title: "Dado create_expense" }]]);
});

Deno.test("offer() leaves out a tool whose service has not answered three calls in a row, for 60 s", async () => {
  const { answers, asked, call, names, time } = world([toolOf("read_a"), toolOf("read_b")]);
  answers.now = { status: 503 };
  for (let times = 0; times < 3; times++) await call("read_a");
  assert.deepEqual(names(), ["read_b"]);
  const told = await call("read_a");
  assert.match((told as { refused: string }).refused, /^Dado read_a está fora do ar agora/);
  assert.equal(asked.length, 3);
  time.now += OPEN_MS;
  assert.deepEqual(names(), ["read_a", "read_b"]);
  answers.now = UP;
  await call("read_a");
  assert.deepEqual(names(), ["read_a", "read_b"]);
});

Deno.test("offer() goes by the strategy: failing fast is offered and asks nobody, a warning asks all the same", async () => {
  const { answers, asked, call, names } = world([
    toolOf("read_fast", { strategy: "fail_fast" }),
    toolOf("read_warned", { strategy: "log_warning" }),
  ]);
  answers.now = {};
  for (let times = 0; times < 5; times++) await Promise.all([call("read_fast"), call("read_warned")]);
  assert.deepEqual(names(), ["read_fast", "read_warned"]);
  assert.equal(asked.filter((url) => url.endsWith("read_fast")).length, 3);
  assert.equal(asked.filter((url) => url.endsWith("read_warned")).length, 5);
  answers.now = UP;
  assert.deepEqual(await call("read_warned"), { args: { result: { ok: 1 } } });
});

Deno.test("guardTool() takes what a service refuses for an answer, and what asked nobody for nothing", async () => {
  const { answers, call, names, packs, time } = world([toolOf("read_a")]);
  for (const status of [400, 403, 404, 422]) {
    answers.now = { status };
    await call("read_a");
  }
  assert.deepEqual(names(), ["read_a"]);
  answers.now = { status: 429 };
  for (let times = 0; times < 3; times++) await call("read_a");
  time.now += OPEN_MS;
  const tool = packs.tools.get("read_a")!;
  await tool.lookUp!({ refuse: true }, createOutside(undefined), CONTEXT);
  assert.equal(packs.health.get("read_a")!.state, "half_open");
});

Deno.test("guardTool() sends nothing to a service that does not answer, and says so", async () => {
  const { packs, outside } = world([toolOf("write_a")]);
  const health = packs.health.get("write_a")!;
  const sendResult: { now: SendResult } = { now: { outcome: "refused", status: 422 } };
  let sent = 0;
  const send: Outside["send"] = () => (sent++, Promise.resolve(sendResult.now));
  const resultIfUnheard = { status: "unknown" as const, summary: "" };
  const tool = guardTool({
    ...definitionOf(toolOf("write_a")),
    writesOutside: {
      resultIfUnheard,
      async send(_: JsonObject, outside: Outside): Promise<OutsideResult> {
        const { outcome } = await outside.send("https://a.com", { method: "POST", headers: {} });
        return outcome === "done" ? { status: "done", summary: "" } : resultIfUnheard;
      },
    },
  }, health);
  const write = () => outsideWriteOf(tool)!.send({}, { ...outside, send }, CONTEXT, "id");
  for (const next of ["refused", "refused", "done", "none", "unknown"] as const) {
    sendResult.now = next === "refused" ? { outcome: next, status: 422 } : { outcome: next };
    await write();
  }
  assert.equal(health.state, "closed");
  await write();
  assert.equal(health.state, "open");
  assert.deepEqual(await write(), {
    status: "refused",
    summary: "Dado write_a está fora do ar agora; dá para tentar de novo daqui a pouco. Nada foi enviado.",
  });
  assert.equal(sent, 6);
});

Deno.test("checkHealth() asks an MCP server once for all its tools, and holds each against what was pushed", async () => {
  const listed = ["same", "other"].map((name) => ({ name, description: "Lê.", inputSchema: { type: "object" } }));
  const same = await digestOf(listed[0]!);
  const remote = (tool: string) => ({ call: undefined, remote: { tool, digest: same, readOnly: true } });
  const { answers, asked, checkAnyway, checkAll, kept, names } = world([
    toolOf("read_same", remote("same")),
    toolOf("read_other", remote("other")),
    toolOf("read_gone", remote("gone")),
  ]);
  answers.listed = listed;
  await checkAll();
  assert.deepEqual(asked, ["https://mcp.com/mcp"]);
  assert.deepEqual(kept.map(({ failure }) => failure), [
    null,
    "has changed since it was pushed",
    "has changed since it was pushed",
  ]);
  await checkAnyway();
  await checkAnyway();
  assert.deepEqual(names(), ["read_same"]);
  answers.listed = null;
  for (let times = 0; times < 3; times++) await checkAnyway();
  assert.deepEqual([names(), kept.at(-1)!.failure], [[], "did not answer"]);
});

Deno.test("serviceFailure() takes a changed MCP tool and a silent server for failures", () => {
  const told: [Parameters<typeof serviceFailure>[0], string | null][] = [
    [{ outcome: "done", isError: true, text: "" }, null],
    [{ outcome: "none", why: "changed" }, "has changed since it was pushed"],
    [{ outcome: "none", why: "unreachable" }, "did not answer"],
    [{ outcome: "unknown" }, "did not answer"],
    [{ outcome: "refused", status: 429 }, "answered 429"],
    [{ status: 200 }, null],
    [{ status: 503 }, "answered 503"],
  ];
  for (const [result, failure] of told) assert.equal(serviceFailure(result), failure);
});

Deno.test("checkHealth() asks once in 5 minutes, after 15 s where it failed, and never what is known to be away", async () => {
  const { answers, asked, checkAll, names, time } = world([toolOf("read_a", check("https://a.com/up"))]);
  await checkAll();
  await checkAll();
  assert.equal(asked.length, 1);
  time.now += 5 * 60_000;
  answers.now = { status: 500 };
  for (let times = 0; times < 3; times++) {
    await checkAll();
    time.now += 15_000;
  }
  assert.deepEqual([asked.length, names()], [4, []]);
  await checkAll();
  assert.equal(asked.length, 4);
  time.now += OPEN_MS;
  answers.now = UP;
  await checkAll();
  assert.deepEqual([asked.length, names()], [5, ["read_a"]]);
});

Deno.test("checkHealth() asks once for tools that have one check, some at a time, and leaves what is too many for later", async () => {
  const alike = Array.from({ length: 30 }, (_, index) => toolOf(`read_a${index}`, check("https://a.com/up")));
  const others = Array.from({ length: 30 }, (_, index) => toolOf(`read_b${index}`, check(`https://b.com/${index}`)));
  const { asked, checkAll } = world([...alike, ...others, toolOf("read_c")]);
  await checkAll();
  assert.equal(asked.filter((url) => url === "https://a.com/up").length, 1);
  assert.equal(asked.length, 20);
  await checkAll();
  assert.equal(new Set(asked).size, 31);
  assert.equal(asked.length, 31);
});

Deno.test("checkHealth() tells other instances what was found, once, and nothing where nothing was", async () => {
  const { answers, call, checkAll, kept, time } = world([
    toolOf("read_a", check("https://a.com/up")),
    toolOf("read_b"),
  ]);
  await checkAll();
  assert.deepEqual(kept, [
    { tool: "read_a", failures: 0, openMs: null, checkedMs: 0, failedMs: null, failure: null },
  ]);
  await checkAll();
  assert.equal(kept.length, 1);
  answers.now = { status: 502 };
  for (let times = 0; times < 3; times++) await call("read_b");
  time.now += 5;
  await checkAll();
  assert.deepEqual(kept[1], {
    tool: "read_b",
    failures: 3,
    openMs: 5,
    checkedMs: null,
    failedMs: 5,
    failure: "answered 502",
  });
});

Deno.test("checkHealth() holds an answer against the status that is expected", async () => {
  const stored = toolOf("read_a", { healthCheck: { url: "https://a.com/up", status: 401, timeoutMs: 1000 } });
  const { answers, checkAll, kept, time } = world([stored]);
  answers.now = { status: 401 };
  await checkAll();
  assert.equal(kept[0]!.failures, 0);
  time.now += 5 * 60_000;
  answers.now = UP;
  await checkAll();
  assert.deepEqual([kept[1]!.failures, kept[1]!.failure], [1, "answered 200 and not 401"]);
});

Deno.test("checkHealth() asks anyway where somebody wants to know: an answer closes what was open", async () => {
  const { answers, asked, call, checkAnyway, names } = world([toolOf("read_a", check("https://a.com/up"))]);
  answers.now = {};
  for (let times = 0; times < 3; times++) await call("read_a");
  await checkAnyway();
  assert.deepEqual([asked.length, names()], [4, []]);
  answers.now = UP;
  await checkAnyway();
  assert.deepEqual([asked.length, names()], [5, ["read_a"]]);
});

Deno.test("checkHealth() of two turns at once asks once", async () => {
  const { asked, checkAll } = world([toolOf("read_a", check("https://a.com/up"))]);
  await Promise.all([checkAll(), checkAll()]);
  assert.equal(asked.length, 1);
});

Deno.test("ToolHealth begins as it was noted last, and checks nothing for a person's own tool", async () => {
  const known = { failures: 3, openMs: 20_000, checkedMs: 20_000, failedMs: 20_000 };
  const { asked, checkAll, names, time } = world([toolOf("read_a", check("https://a.com/up"))], known);
  assert.deepEqual(names(), []);
  await checkAll();
  assert.equal(asked.length, 0);
  time.now += 40_000;
  await checkAll();
  assert.deepEqual([asked.length, names()], [1, ["read_a"]]);
  const own = new ToolHealth(
    { name: "p", own: true, server: SERVER },
    toolOf("read_own", check("https://a.com/up")),
    Date.now,
  );
  assert.deepEqual([own.probe, own.isDue], [null, false]);
});
