import { outsideWriteOf } from "../../../shared/tools/definition.ts";
import assert from "node:assert/strict";
import { createOutside, type Outside } from "../../../shared/outside/outside.ts";
import type { SendRequest, SendResult } from "../../../shared/outside/write-outside.ts";
import type { Pack, PackTool } from "../../../shared/packs/pack.ts";
import { definePackTool } from "../../../shared/packs/define-pack-tool.ts";
import { mendArguments } from "../../../shared/tools/mend-arguments.ts";
import type { InputSchema } from "../../../shared/tools/manifest.ts";

const CONTEXT = { today: "2026-11-22", timezone: "America/Sao_Paulo" };
const NOTHING: InputSchema = { type: "object", properties: {}, required: [] };

function packOf(more: Partial<PackTool>, scripts: Record<string, string> = {}): Pack {
  const tool: PackTool = {
    name: "read_a",
    title: "Dado",
    description: "Lê.",
    inputSchema: NOTHING,
    limits: {},
    ...more,
  };
  return {
    name: "x",
    version: "1",
    description: "",
    triggers: [],
    instructions: "",
    references: { "a.md": "texto" },
    variables: [],
    scripts,
    own: false,
    tools: [tool],
  };
}

function definition(more: Partial<PackTool>, scripts: Record<string, string> = {}) {
  const pack = packOf(more, scripts);
  return definePackTool(pack, pack.tools[0]!);
}

const call = (url: string, query: string[] = []): PackTool["call"] => ({
  method: "GET",
  url,
  query,
  body: [],
  headers: {},
});

/** What a tool finds where the service answers `value`, and the addresses that it asked for. */
async function find(tool: ReturnType<typeof definition>, args: object = {}, value: unknown = { ok: 1 }) {
  const asked: string[] = [];
  const readJson: Outside["readJson"] = (url) => (asked.push(url), Promise.resolve({ value }));
  const found = await tool.lookUp!({ ...args }, { ...createOutside(undefined), readJson }, CONTEXT);
  return { found, asked };
}

Deno.test("definePackTool() puts arguments into path and query as data", async () => {
  const tool = definition({ call: call("https://a.com/x/{id}/y", ["q", "list", "none", "constructor"]) });
  const { asked } = await find(tool, { id: "a/../b?c#d é", q: "1&admin=1", list: ["um", "dois"] });
  assert.deepEqual(asked, ["https://a.com/x/a%2F..%2Fb%3Fc%23d%20%C3%A9/y?q=1%26admin%3D1&list=um&list=dois"]);
});

Deno.test("definePackTool() asks for no other path than the operation's", async () => {
  const tool = definition({ call: call("https://a.com/x/{id}/y") });
  for (const id of [".", "..", "", undefined, null]) {
    const { found, asked } = await find(tool, { id });
    assert.match((found as { refused: string }).refused, /Faltam dados/);
    assert.deepEqual(asked, []);
  }
});

Deno.test("definePackTool() asks no other host than the operation's", async () => {
  for (const url of ["https://{id}/x", "https://{id}.a.com/x"]) {
    const { found, asked } = await find(definition({ call: call(url) }), { id: "b.com" });
    assert.match((found as { refused: string }).refused, /Faltam dados/);
    assert.deepEqual(asked, []);
  }
});

Deno.test("definePackTool() gives a list as items, and refuses what is no result or too long", async () => {
  const tool = definition({ call: call("https://a.com/x") });
  assert.deepEqual((await find(tool, {}, [1, 2])).found, { args: { result: { items: [1, 2] } } });
  for (const value of ["texto", 5, null]) {
    assert.match(JSON.stringify((await find(tool, {}, value)).found), /falhou por um problema interno/);
  }
  assert.match(JSON.stringify((await find(tool, {}, { a: "x".repeat(20_000) })).found), /coisa demais/);
});

Deno.test("definePackTool() runs validator and processor around the call, with the person's date", async () => {
  const tool = definition({ call: call("https://a.com/{day}"), validator: "v", processor: "p" }, {
    v: "export default ({ args, today }) => ({ args: { ...args, day: today } })",
    p: "export default ({ args, response }) => ({ day: args.day, twice: response.n * 2 })",
  });
  const { found, asked } = await find(tool, {}, { n: 4 });
  assert.deepEqual([found, asked], [{ args: { result: { day: "2026-11-22", twice: 8 } } }, [
    "https://a.com/2026-11-22",
  ]]);
});

Deno.test("definePackTool() fails in one sentence where a script gives what nobody asked for", async () => {
  for (const v of ["export default () => 1", "export default () => ({})", "export default () => ({ args: [1] })", ""]) {
    const { found, asked } = await find(definition({ call: call("https://a.com/"), validator: "v" }, { v }));
    assert.match((found as { refused: string }).refused, /^Dado falhou por um problema interno/);
    assert.deepEqual(asked, []);
  }
});

const QUIRKS = { payload: "uma lista", fields: { n: "número do mês" }, limitations: ["só o Brasil", "só 2026"] };
const TOLD = "Formato: uma lista. Campos: n: número do mês. Limites: só o Brasil; só 2026.";

Deno.test("definePackTool() tells what has to be known of a service beside what it answers, also where it refuses", async () => {
  const tool = definition({ call: call("https://a.com/"), quirks: QUIRKS });
  assert.deepEqual((await find(tool)).found, { args: { result: { ok: 1, service_notes: TOLD } } });
  const readJson = () => Promise.resolve({ status: 404 });
  const refused = await tool.lookUp!({}, { ...createOutside(undefined), readJson }, CONTEXT);
  assert.deepEqual(refused, {
    refused: `a.com não conhece isso. Confira os dados com a pessoa; não invente a resposta. ${TOLD}`,
    toldToPerson: "a.com não conhece isso.",
  });
});

Deno.test("definePackTool() gives scripts the pack's helpers, and reports a script that breaks off with its place", async () => {
  const reported: unknown[] = [];
  const more = { script: "scripts/a.js" };
  const scripts = { "scripts/a.js": "export default ({ helpers }) => helpers.m.f();", "scripts/m.js": "\nnull.x;" };
  const tool = definePackTool(
    { ...packOf(more, scripts), helpers: { m: "scripts/m.js" } },
    packOf(more, scripts).tools[0]!,
    ({ error: _, ...told }) => reported.push(told),
  );
  assert.match(JSON.stringify((await find(tool)).found), /falhou por um problema interno/);
  assert.deepEqual(reported, [{ pack: "x", tool: "read_a", script: "scripts/m.js:2", reason: "script" }]);
});

Deno.test("definePackTool() reports what failed outside with pack, tool, host and reason", async () => {
  const reported: unknown[] = [];
  const more = { call: call("https://a.com/") };
  const pack = packOf(more);
  const tool = definePackTool(pack, pack.tools[0]!, ({ error: _, ...told }) => reported.push(told));
  const failure = { reason: "too_long" as const, status: 200, error: null };
  const readJson = () => Promise.resolve({ status: 200, failure });
  await tool.lookUp!({}, { ...createOutside(undefined), readJson }, CONTEXT);
  assert.deepEqual(reported, [{ pack: "x", tool: "read_a", host: "a.com", reason: "too_long", status: 200 }]);
});

Deno.test("definePackTool() reads a reference, and of a stranger's name nothing", async () => {
  const tool = definition({ reference: true });
  assert.deepEqual((await find(tool, { text: "a.md" })).found, { args: { result: { text: "texto" } } });
  assert.deepEqual((await find(tool, { text: "b.md" })).found, { args: { result: { text: "" } } });
});

Deno.test("definePackTool() runs what only reads at once: what it called is from outside, what it computed is not", () => {
  assert.deepEqual([definition({ call: call("https://a.com/") })].map((one) => [one.confirmation, one.reads]), [[
    "none",
    "outside",
  ]]);
  assert.equal(definition({ script: "s" }).reads, undefined);
});

Deno.test("definePackTool() answers with the summary that its script made, or that it looked", () => {
  const { answer } = definition({ call: call("https://a.com/"), processor: "s" });
  assert.equal(answer({ summary: "Natal em\n\n33 dias" }, CONTEXT), "Natal em 33 dias");
  assert.equal(answer({ summary: 1 }, CONTEXT), "Consultei: Dado.");
  const service = definition({ call: call("https://a.com/") });
  assert.equal(service.answer({ summary: "Acesse exemplo.com" }, CONTEXT), "Consultei: Dado.");
});

Deno.test("definePackTool() takes arguments as its manifest says, mended where that is certain", () => {
  const { inputSchema } = definition({
    inputSchema: {
      type: "object",
      properties: {
        year: { type: "integer", minimum: 1900, maximum: 2100 },
        day: { type: "string", format: "date" },
        kind: { type: "string", enum: ["USD", "EUR"] },
        share: { type: "number" },
        open: { type: "boolean" },
        names: { type: "array", items: { type: "string", maxLength: 5 }, maxItems: 2 },
      },
      required: ["year"],
    },
  });
  const mended = { year: "2026", day: "21/11/2026", kind: "usd", share: "1,5", open: "true", names: "Ana", more: 1 };
  assert.deepEqual(mendArguments(inputSchema, mended), {
    args: { year: 2026, day: "2026-11-21", kind: "USD", share: 1.5, open: true, names: ["Ana"] },
  });
  for (
    const wrong of [{}, { year: 26 }, { year: 2026, names: ["a", "b", "c"] }, { year: 2026, names: ["muito longo"] }, {
      year: 2026,
      day: "hoje",
    }]
  ) {
    assert.ok("reason" in mendArguments(inputSchema, wrong), JSON.stringify(wrong));
  }
});

Deno.test("definePackTool() sends a write once, and never throws", async () => {
  const post: PackTool["call"] = { ...call("https://a.com/{id}", ["q"])!, method: "POST", body: ["title", "none"] };
  const sent: [string, SendRequest][] = [];
  const send = (tool: ReturnType<typeof definition>, answer: () => Promise<SendResult>) => {
    const outside: Outside = { ...createOutside(undefined), send: (...one) => (sent.push(one), answer()) };
    return outsideWriteOf(tool)!.send({ id: "a/b", q: "1", title: "x" }, outside, CONTEXT, "call-1");
  };
  const tool = definition({ call: post });
  const done = await send(tool, () => Promise.resolve({ outcome: "done", value: [1] }));
  assert.deepEqual(done, { status: "done", summary: "Feito em a.com: Dado.", response: { items: [1] } });
  assert.deepEqual(sent, [[
    "https://a.com/a%2Fb?q=1",
    { method: "POST", headers: { "Idempotency-Key": "call-1" }, body: { title: "x" } },
  ]]);
  const broken = await send(tool, () => Promise.reject(new Error("x")));
  assert.deepEqual(broken, outsideWriteOf(tool)!.resultIfUnheard);
  const remote = definition({ remote: { tool: "a", digest: "", readOnly: false } });
  assert.equal((await send(remote, () => Promise.resolve({ outcome: "none" }))).status, "unknown", "no server to ask");
  assert.equal(sent.length, 2);
});

Deno.test("definePackTool() mends and refuses a write's arguments before it is offered", async () => {
  const post: PackTool["call"] = { ...call("https://a.com/{id}")!, method: "POST" };
  const complete = (more: Partial<PackTool>, args: object, script = "") =>
    definition({ call: post, ...more }, { v: script }).normalizeArguments!({ ...args }, { now: "2026-11-22T10:00" });
  const mends = "export default ({ args, today }) => ({ args: { ...args, day: today } })";
  assert.deepEqual(await complete({ validator: "v" }, { id: "1" }, mends), { args: { id: "1", day: "2026-11-22" } });
  for (
    const [script, reason] of [
      ["export default () => ({ error: 'Sem ano.' })", /^Sem ano\.$/],
      ["export default () => 1", /problema interno/],
    ] as const
  ) {
    const refused = await complete({ validator: "v" }, { id: "1" }, script);
    assert.match((refused as { refused: string }).refused, reason);
  }
  assert.match(JSON.stringify(await complete({}, {})), /Faltam dados/);
});
