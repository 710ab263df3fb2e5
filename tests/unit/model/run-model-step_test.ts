import assert from "node:assert/strict";
import type { ToolDefinition } from "../../../shared/tools/definition.ts";
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { APICallError } from "@ai-sdk/provider";
import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { ModelFailure } from "../../../shared/model/model-failure.ts";
import type { ModelTurn } from "../../../shared/model/chat-model.ts";
import { type ModelStepInput, runModelStep } from "../../../shared/model/run-model-step.ts";
import { skills } from "../../../shared/skills/registry.ts";
import { findTool } from "../../../shared/tools/registry.ts";

const usage = {
  inputTokens: { total: 7, noCache: 7, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 3, text: 3, reasoning: 0 },
};
const createExpense = findTool("create_expense");
assert.ok(createExpense);
const tools = [createExpense];
const tone = skills[0]?.tone;
assert.ok(tone);
const turn: ModelTurn = {
  effort: "low",
  tone,
  skills: ["finance"],
  today: "2026-11-21",
  timezone: "America/Sao_Paulo",
};

function finish(unified: "stop" | "tool-calls" | "length" | "content-filter" | "error"): LanguageModelV4StreamPart {
  return { type: "finish", finishReason: { unified, raw: undefined }, usage };
}
function says(...deltas: string[]): LanguageModelV4StreamPart[] {
  return [{ type: "text-start", id: "1" }, ...deltas.map((delta) => ({ type: "text-delta" as const, id: "1", delta }))];
}
function call(toolName: string, input: string): LanguageModelV4StreamPart {
  return {
    type: "tool-call",
    toolCallId: "1",
    toolName,
    input,
    providerMetadata: { google: { thoughtSignature: "s" } },
  };
}

/** Runs a step against a model whose requests answer in turn with parts, or throw. */
async function step(
  answers: (LanguageModelV4StreamPart[] | Error)[],
  changes: Partial<ModelStepInput<ToolDefinition>> = {},
) {
  const asked: LanguageModelV4CallOptions[] = [];
  const model = new MockLanguageModelV4({
    doStream: async (options) => {
      asked.push(options);
      const answer = answers[asked.length - 1] ?? [];
      if (answer instanceof Error) throw answer;
      return { stream: simulateReadableStream({ chunks: answer, initialDelayInMs: null, chunkDelayInMs: null }) };
    },
  });
  let text = "";
  const run = runModelStep({
    chatModel: { model, settings: () => ({ temperature: 0.3 }) },
    turn,
    instructions: "Seja breve.",
    messages: [{ role: "user", content: [{ type: "text", text: "gastei 50" }] }],
    tools,
    inWords: false,
    signal: AbortSignal.timeout(2000),
    onText: (delta) => text += delta,
    ...changes,
  });
  const result = await run.catch((error: unknown) => {
    assert.ok(error instanceof ModelFailure, String(error));
    return error;
  });
  return { result, asked, text };
}

async function failure(...given: Parameters<typeof step>): Promise<string> {
  const { result } = await step(...given);
  assert.ok(result instanceof ModelFailure, JSON.stringify(result));
  return result.reason;
}

function busy(headers: Record<string, string> = { "retry-after-ms": "1" }, statusCode = 503): APICallError {
  return new APICallError({
    message: "busy",
    url: "http://provider",
    requestBodyValues: {},
    statusCode,
    responseHeaders: headers,
  });
}

Deno.test("runModelStep() streams words and sums up usage", async () => {
  const { result, text, asked } = await step([[...says("Oi, ", "Ana."), finish("stop")]]);
  assert.deepEqual(result, { calls: [], usage: { inputTokens: 7, outputTokens: 3 } });
  assert.equal(text, "Oi, Ana.");
  assert.deepEqual(asked[0]?.prompt[0], { role: "system", content: "Seja breve." });
  assert.equal(asked[0]?.temperature, 0.3);
});

Deno.test("runModelStep() shows tools as JSON schemas, and lets none be called where words are due", async () => {
  const { asked: [first] } = await step([[...says("Oi."), finish("stop")]]);
  const [shown] = first?.tools ?? [];
  assert.ok(shown?.type === "function" && shown.inputSchema.properties && "amount" in shown.inputSchema.properties);
  assert.deepEqual(first?.toolChoice, { type: "auto" });
  const { asked: [last] } = await step([[...says("Oi."), finish("stop")]], { inWords: true });
  assert.equal(last?.tools?.length, 1);
  assert.deepEqual(last?.toolChoice, { type: "none" });
  const input = JSON.stringify({ amount: 50, category: "food", description: "mercado" });
  const stubborn = [[call("create_expense", input), finish("tool-calls")]];
  assert.equal(await failure(stubborn, { inWords: true }), "invalid_call");
  const { asked: [none] } = await step([[...says("Oi."), finish("stop")]], { tools: [] });
  assert.equal(none?.tools, undefined);
});

Deno.test("runModelStep() reads calls with an id of its own and what the provider wants back", async () => {
  const input = JSON.stringify({ amount: 50, category: "food", description: "mercado" });
  const { result } = await step([[call("create_expense", input), finish("tool-calls")]]);
  assert.ok(!(result instanceof ModelFailure));
  const [made] = result.calls;
  assert.equal(made?.tool, createExpense);
  assert.equal(made?.args.amount, 50);
  assert.notEqual(made?.toolCallId, "1");
  assert.deepEqual(made?.providerOptions, { google: { thoughtSignature: "s" } });
});

Deno.test("runModelStep() refuses calls it cannot run", async (t) => {
  const calls: [string, string, string][] = [
    ["an unknown tool", "launch_rocket", "{}"],
    ["arguments of the wrong type", "create_expense", '{"amount":"muito"}'],
    ["arguments that are no JSON", "create_expense", "{amount:"],
    ["arguments that are no object", "create_expense", "[50]"],
    ["no arguments where some are needed", "create_expense", ""],
  ];
  for (const [what, tool, input] of calls) {
    await t.step(what, async () => {
      const { result } = await step([[call(tool, input), finish("tool-calls")]]);
      assert.ok(result instanceof ModelFailure);
      assert.equal(result.reason, "invalid_call");
      assert.doesNotMatch(String(result.cause), /muito|\[50\]/, "nothing that was said gets into the log");
    });
  }
});

Deno.test("runModelStep() tells apart how a model fails", async (t) => {
  const faults: [string, LanguageModelV4StreamPart[], string][] = [
    ["an error at once", [{ type: "error", error: new Error("no") }], "unavailable"],
    ["an error after words", [...says("Oi"), { type: "error", error: new Error("no") }], "interrupted"],
    ["a stream without an end", [...says("Oi")], "interrupted"],
    ["too long an answer", [...says("Oi"), finish("length")], "interrupted"],
    ["a filter", [finish("content-filter")], "blocked"],
    ["a malformed call", [finish("error")], "unusable"],
    ["nothing", [finish("stop")], "unusable"],
    ["only spaces", [...says("  \n"), finish("stop")], "unusable"],
    ["words without end", [...says("a".repeat(40_001)), finish("stop")], "unusable"],
  ];
  for (const [what, parts, reason] of faults) {
    await t.step(what, async () => assert.equal(await failure([parts]), reason));
  }
});

Deno.test("runModelStep() tries a busy provider once more, and a refusal not at all", async () => {
  const answered = await step([busy(), [...says("Oi."), finish("stop")]]);
  assert.equal(answered.asked.length, 2);
  assert.equal(answered.text, "Oi.");
  const twice = await step([busy(), busy(), [...says("Oi."), finish("stop")]]);
  assert.equal(twice.asked.length, 2);
  assert.ok(twice.result instanceof ModelFailure && twice.result.reason === "unavailable");
  const refused = await step([busy({}, 400), [...says("Oi."), finish("stop")]]);
  assert.equal(refused.asked.length, 1);
});

Deno.test("runModelStep() gives up at its limit", async (t) => {
  await t.step("on a provider that asks for a longer pause", async () => {
    assert.equal(await failure([busy({ "retry-after": "30" })], { signal: AbortSignal.timeout(30) }), "too_slow");
  });
  await t.step("on a model that never answers and ignores the signal", async () => {
    const model = new MockLanguageModelV4({ doStream: () => new Promise(() => {}) });
    const chatModel = { model, settings: () => ({}) };
    assert.equal(await failure([], { chatModel, signal: AbortSignal.timeout(30) }), "too_slow");
  });
  await t.step("on a stream that stands still", async () => {
    const model = new MockLanguageModelV4({ doStream: async () => ({ stream: new ReadableStream() }) });
    const chatModel = { model, settings: () => ({}) };
    assert.equal(await failure([], { chatModel, signal: AbortSignal.timeout(30) }), "too_slow");
  });
  await t.step("on a stream that does not let go", async () => {
    const endless = new ReadableStream<LanguageModelV4StreamPart>({
      start: (controller) => says("a".repeat(40_001)).forEach((part) => controller.enqueue(part)),
      cancel: () => new Promise(() => {}),
    });
    const chatModel = {
      model: new MockLanguageModelV4({ doStream: async () => ({ stream: endless }) }),
      settings: () => ({}),
    };
    assert.equal(await failure([], { chatModel }), "unusable");
  });
});
