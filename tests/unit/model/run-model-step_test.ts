import assert from "node:assert/strict";
import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { APICallError } from "@ai-sdk/provider";
import { simulateReadableStream } from "ai";
import { MockLanguageModelV4 } from "ai/test";
import { ModelFailure } from "../../../shared/model/model-failure.ts";
import type { ChatModel, ModelTurn } from "../../../shared/model/chat-model.ts";
import { type ModelStepInput, runModelStep } from "../../../shared/model/run-model-step.ts";
import { skills } from "../../../shared/skills/registry.ts";
import { findBuiltInTool } from "../../../shared/tools/registry.ts";

const usage = {
  inputTokens: { total: 7, noCache: 5, cacheRead: 2, cacheWrite: 0 },
  outputTokens: { total: 3, text: 2, reasoning: 1 },
};
const createExpense = findBuiltInTool("create_expense");
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

function finish(
  unified: "stop" | "tool-calls" | "length" | "content-filter" | "error" | "other",
): LanguageModelV4StreamPart {
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
  changes: Partial<ModelStepInput> = {},
) {
  const asked: LanguageModelV4CallOptions[] = [];
  const model = new MockLanguageModelV4({
    modelId: "first",
    doStream: async (options) => {
      asked.push(options);
      const answer = answers[asked.length - 1] ?? [];
      if (answer instanceof Error) throw answer;
      return { stream: simulateReadableStream({ chunks: answer, initialDelayInMs: null, chunkDelayInMs: null }) };
    },
  });
  let text = "";
  const sentTo: (string | null)[] = [];
  const run = runModelStep({
    chatModel: { model, settings: () => ({ temperature: 0.3 }) },
    turn,
    instructions: "Seja breve.",
    messages: (modelId) => {
      sentTo.push(modelId);
      return [{ role: "user", content: [{ type: "text", text: "gastei 50" }] }];
    },
    tools,
    mustAnswerInWords: false,
    limits: { firstMs: 1000, stepMs: 2000 },
    deadline: AbortSignal.timeout(4000),
    onText: (delta) => text += delta,
    ...changes,
  });
  const result = await run.catch((error: unknown) => {
    assert.ok(error instanceof ModelFailure, String(error));
    return error;
  });
  return { result, asked, text, sentTo };
}

async function failure(...given: Parameters<typeof step>): Promise<string> {
  const { result } = await step(...given);
  assert.ok(result instanceof ModelFailure, JSON.stringify(result));
  return result.reason;
}

function refusal(statusCode = 503, responseBody = "{}", responseHeaders: Record<string, string> = {}): APICallError {
  return new APICallError({
    message: "refused",
    url: "http://provider",
    requestBodyValues: {},
    statusCode,
    responseBody,
    responseHeaders,
  });
}

const retryInfo = (delay: string) =>
  JSON.stringify({
    error: { code: 429, details: [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: delay }] },
  });

/** A fallback that answers "Sou a outra." */
function fallback(): { asked: LanguageModelV4CallOptions[]; chatModel: ChatModel } {
  const asked: LanguageModelV4CallOptions[] = [];
  const model = new MockLanguageModelV4({
    modelId: "second",
    doStream: async (options) => {
      asked.push(options);
      return { stream: simulateReadableStream({ chunks: [...says("Sou a outra."), finish("stop")] }) };
    },
  });
  return { asked, chatModel: { model, settings: () => ({}) } };
}

/** As {@link step}, of a model that has a fallback. */
async function stepWithFallback(
  answers: (LanguageModelV4StreamPart[] | Error)[],
  changes: Partial<ModelStepInput> = {},
) {
  const second = fallback();
  const first = new MockLanguageModelV4({
    modelId: "first",
    doStream: async () => {
      const answer = answers.shift() ?? [];
      if (answer instanceof Error) throw answer;
      return { stream: simulateReadableStream({ chunks: answer }) };
    },
  });
  const { result, text, sentTo } = await step([], {
    chatModel: { model: first, settings: () => ({}), fallback: second.chatModel },
    ...changes,
  });
  return { result, text, sentTo, requests: first.doStreamCalls.length, second: second.asked.length };
}

Deno.test("runModelStep() streams words and sums up usage", async () => {
  const { result, text, asked } = await step([[...says("Oi, ", "Ana."), finish("stop")]]);
  assert.deepEqual(result, {
    modelId: "first",
    calls: [],
    usage: { inputTokens: 7, outputTokens: 3, thoughtTokens: 1, cachedTokens: 2 },
  });
  assert.equal(text, "Oi, Ana.");
  assert.deepEqual(asked[0]?.prompt[0], { role: "system", content: "Seja breve." });
  assert.equal(asked[0]?.temperature, 0.3);
});

Deno.test("runModelStep() shows tools as JSON schemas, and lets none be called where words are due", async () => {
  const { asked: [first] } = await step([[...says("Oi."), finish("stop")]]);
  const [shown] = first?.tools ?? [];
  assert.ok(shown?.type === "function" && shown.inputSchema.properties && "amount" in shown.inputSchema.properties);
  assert.deepEqual(first?.toolChoice, { type: "auto" });
  const { asked: [last] } = await step([[...says("Oi."), finish("stop")]], { mustAnswerInWords: true });
  assert.equal(last?.tools?.length, 1);
  assert.deepEqual(last?.toolChoice, { type: "none" });
  const stubborn = [call("create_expense", "{}"), finish("tool-calls")];
  assert.equal(await failure([stubborn, stubborn], { mustAnswerInWords: true }), "unusable");
  const { asked: [none] } = await step([[...says("Oi."), finish("stop")]], { tools: [] });
  assert.equal(none?.tools, undefined);
});

Deno.test("runModelStep() reads calls with an id of its own and what the provider wants back", async () => {
  const input = JSON.stringify({ amount: 50, category: "food", description: "mercado" });
  const { result } = await step([[call("create_expense", input), finish("tool-calls")]]);
  assert.ok(!(result instanceof ModelFailure));
  const [made] = result.calls;
  assert.equal(made?.toolName, "create_expense");
  assert.deepEqual(made?.input, { amount: 50, category: "food", description: "mercado" });
  assert.equal(made?.isValid, true);
  assert.notEqual(made?.toolCallId, "1");
  assert.deepEqual(made?.providerOptions, { google: { thoughtSignature: "s" } });
});

Deno.test("runModelStep() hands calls on that do not fit, marked as such", async (t) => {
  const calls: [string, string, string, unknown][] = [
    ["an unknown tool", "launch_rocket", '{"to":"moon"}', { to: "moon" }],
    ["arguments of the wrong type", "create_expense", '{"amount":"muito"}', { amount: "muito" }],
    ["arguments that are no JSON", "create_expense", "{amount:", "{amount:"],
    ["arguments that are no object", "create_expense", "[50]", [50]],
    ["no arguments where some are needed", "create_expense", "", ""],
  ];
  for (const [what, tool, input, read] of calls) {
    await t.step(what, async () => {
      const { result } = await step([[call(tool, input), finish("tool-calls")]]);
      assert.ok(!(result instanceof ModelFailure));
      const [made] = result.calls;
      assert.deepEqual([made?.toolName, made?.input, made?.isValid], [tool, read, false]);
    });
  }
});

Deno.test("runModelStep() tells apart how a model fails, and asks again where nothing was said", async (t) => {
  const faults: [string, LanguageModelV4StreamPart[], string, number][] = [
    ["an error at once", [{ type: "error", error: new Error("no") }], "unavailable", 2],
    ["an error after words", [...says("Oi"), { type: "error", error: new Error("no") }], "interrupted", 1],
    ["a stream without an end", [...says("Oi")], "interrupted", 1],
    ["too long an answer", [...says("Oi"), finish("length")], "interrupted", 1],
    ["a filter", [finish("content-filter")], "blocked", 1],
    ["a malformed call", [finish("error")], "unusable", 2],
    ["a call that was not expected", [finish("other")], "unusable", 2],
    ["nothing", [finish("stop")], "unusable", 2],
    ["words without end", [...says("a".repeat(40_001)), finish("stop")], "unusable", 1],
  ];
  for (const [what, parts, reason, requests] of faults) {
    await t.step(what, async () => {
      const { result, asked } = await step([parts, parts, parts]);
      assert.ok(result instanceof ModelFailure, JSON.stringify(result));
      assert.deepEqual([result.reason, asked.length], [reason, requests]);
    });
  }
  await t.step("a second try that is well", async () => {
    const { result, text } = await step([[finish("error")], [...says("Oi."), finish("stop")]]);
    assert.ok(!(result instanceof ModelFailure));
    assert.equal(text, "Oi.");
  });
});

Deno.test("runModelStep() tries a busy provider once more, then its fallback, and a refusal not at all", async () => {
  const well = [...says("Oi."), finish("stop")];
  const again = await stepWithFallback([refusal(), well]);
  assert.deepEqual([again.text, again.requests, again.second], ["Oi.", 2, 0]);
  const other = await stepWithFallback([refusal(), refusal(), well]);
  assert.deepEqual([other.text, other.requests, other.second], ["Sou a outra.", 2, 1]);
  assert.deepEqual(other.sentTo, ["first", "first", "second"], "each model gets the signatures of its own calls");
  const gone = await stepWithFallback([refusal(404)], {});
  assert.deepEqual([gone.text, gone.second], ["Sou a outra.", 1]);
  const refused = await stepWithFallback([refusal(400), well]);
  assert.deepEqual([refused.requests, refused.second], [1, 0]);
  assert.ok(refused.result instanceof ModelFailure && refused.result.reason === "unavailable");
  assert.equal(await failure([refusal(), refusal(), well]), "unavailable", "without a fallback");
});

Deno.test("runModelStep() waits as long as the provider asks, and not longer than a person would", async () => {
  const well = [...says("Oi."), finish("stop")];
  const started = performance.now();
  const soon = await stepWithFallback([refusal(429, retryInfo("0.6s")), well]);
  assert.deepEqual([soon.text, soon.requests], ["Oi.", 2]);
  assert.ok(performance.now() - started >= 590);
  for (const asked of [refusal(429, retryInfo("38s")), refusal(429, "{}", { "retry-after": "38" })]) {
    const late = await stepWithFallback([asked, well]);
    assert.deepEqual([late.text, late.requests, late.second], ["Sou a outra.", 1, 1]);
  }
});

Deno.test("runModelStep() asks the fallback when its model does not begin in time", async () => {
  const second = fallback();
  const model = new MockLanguageModelV4({ modelId: "first", doStream: () => new Promise(() => {}) });
  const chatModel = { model, settings: () => ({}), fallback: second.chatModel };
  const { result, text } = await step([], { chatModel, limits: { firstMs: 20, stepMs: 2000 } });
  assert.ok(!(result instanceof ModelFailure));
  assert.deepEqual([text, model.doStreamCalls.length, second.asked.length], ["Sou a outra.", 2, 1]);
});

Deno.test("runModelStep() sends once more without signatures when one is refused", async () => {
  const body = JSON.stringify({ error: { code: 400, message: "Thought signature is not valid." } });
  const { text, sentTo } = await step([refusal(400, body), [...says("Oi."), finish("stop")]]);
  assert.equal(text, "Oi.");
  assert.deepEqual(sentTo, ["first", null]);
  const twice = await step([refusal(400, body), refusal(400, body), [...says("Oi."), finish("stop")]]);
  assert.equal(twice.asked.length, 2);
});

Deno.test("runModelStep() gives up at its limit", async (t) => {
  await t.step("on a model that never answers and ignores the signal", async () => {
    const model = new MockLanguageModelV4({ doStream: () => new Promise(() => {}) });
    const chatModel = { model, settings: () => ({}) };
    assert.equal(await failure([], { chatModel, deadline: AbortSignal.timeout(30) }), "too_slow");
  });
  await t.step("on a stream that stands still", async () => {
    const model = new MockLanguageModelV4({ doStream: async () => ({ stream: new ReadableStream() }) });
    const chatModel = { model, settings: () => ({}) };
    assert.equal(await failure([], { chatModel, deadline: AbortSignal.timeout(30) }), "too_slow");
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
