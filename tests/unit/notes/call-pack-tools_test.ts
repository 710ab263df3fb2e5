import assert from "node:assert/strict";
import { createOutside, type Outside } from "../../../shared/outside/outside.ts";
import { callPackTools } from "../../../shared/notes/call-pack-tools.ts";
import type { PackToolDefinition } from "../../../shared/tools/definition.ts";
import { computing, toolOf } from "./pack-tools.ts";

const CONTEXT = { today: "2026-11-23", timezone: "America/Sao_Paulo" };
const call = (name: string) => ({ tool: toolOf(name), args: {} });

/** A world in which services answer what `answer` makes of their addresses. */
function world(answer: Outside["readJson"]): Outside {
  return { ...createOutside(undefined), readJson: answer };
}

Deno.test("callPackTools() asks services all at once, and answers in order", async () => {
  const waiting: (() => void)[] = [];
  const outside = world((url) =>
    new Promise((resolve) => {
      waiting.push(() => resolve({ value: { url } }));
      // The last that is asked has the others answer, itself first.
      if (waiting.length === 3) { for (const answer of waiting.toReversed()) answer(); }
    })
  );
  const results = await callPackTools([call("a"), call("b"), call("c")], outside, CONTEXT);
  assert.deepEqual(results, ["a", "b", "c"].map((name) => ({ result: { url: `https://a.com/${name}` } })));
  assert.deepEqual(await callPackTools([], outside, CONTEXT), []);
});

Deno.test("callPackTools() tells people what went wrong, and nothing that is meant for a model", async () => {
  const told = async (answer: Awaited<ReturnType<Outside["readJson"]>>) => {
    const [result] = await callPackTools([call("a")], world(() => Promise.resolve(answer)), CONTEXT);
    return (result as { error: string }).error;
  };
  assert.equal(await told({}), "a.com não respondeu agora.");
  assert.equal(await told({ status: 503 }), "a.com não respondeu agora.");
  assert.equal(await told({ status: 404 }), "a.com não conhece isso.");
  assert.equal(await told({ status: 422 }), "a.com não aceitou esses dados.");
  assert.equal(await told({ value: "a".repeat(3) }), "Dado a falhou por um problema interno.");
  assert.equal(await told({ value: { a: "a".repeat(20_000) } }), "Dado a respondeu com coisa demais para ler.");
  const broken: PackToolDefinition = { ...toolOf("a"), lookUp: () => Promise.reject(new Error("x")) };
  assert.deepEqual(await callPackTools([{ tool: broken, args: {} }], world(() => Promise.resolve({})), CONTEXT), [
    { error: "Dado a falhou por um problema interno." },
  ]);
});

Deno.test("callPackTools() waits no longer than it may, for services and for what computes", async () => {
  const hanging = Promise.withResolvers<{ value: unknown }>();
  const outside = world((url) => url.endsWith("/b") ? Promise.resolve({ value: { b: 1 } }) : hanging.promise);
  const calls = [call("a"), call("b"), ...["c", "d", "e"].map((name) => ({ tool: computing(name, 60), args: {} }))];
  const from = performance.now();
  const [a, b, c, d, e] = await callPackTools(calls, outside, CONTEXT, 100);
  assert.ok(performance.now() - from < 1000);
  const late = (name: string) => ({
    error: `Dado ${name} demorou demais para responder; dá para tentar de novo daqui a pouco.`,
  });
  assert.deepEqual([a, b, c, d, e], [late("a"), { result: { b: 1 } }, { result: { name: "c" } }, {
    result: { name: "d" },
  }, late("e")]);
  hanging.resolve({ value: {} });
});
