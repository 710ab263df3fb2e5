import assert from "node:assert/strict";
import { createOfflineModel } from "../offline-model.ts";
import { ask, callOptions, withResult } from "./ask.ts";

const HISTORY = {
  days: 7,
  metric: "weight",
  unit: "kg",
  count: 2,
  days_recorded: 2,
  latest: { id: "8f14e45f-ceea-467f-a8f6-7d7f3f1f3a01", value: 81.4, date: "2026-11-20" },
  mean: 81.9,
  min: 81.4,
  max: 82.4,
  change: -1,
  entries: [
    { id: "8f14e45f-ceea-467f-a8f6-7d7f3f1f3a01", value: 81.4, date: "2026-11-20" },
    { id: "8f14e45f-ceea-467f-a8f6-7d7f3f1f3a02", value: 82.4, date: "2026-11-19" },
  ],
};

async function streamed(text: string) {
  const { stream } = await createOfflineModel().doStream(callOptions(text));
  const parts = [];
  for await (const part of stream) parts.push(part);
  return parts;
}

Deno.test("createOfflineModel() streams text word by word", async () => {
  const parts = await streamed("quem é você?");
  const deltas = parts.flatMap((part) => part.type === "text-delta" ? [part.delta] : []);
  const { text } = await ask("quem é você?");
  assert.equal(deltas.join(""), text);
  assert.ok(deltas.length > 10);
  assert.ok(deltas.every((delta) => delta.trim().split(/\s+/).length === 1));
  assert.deepEqual(parts.at(0), { type: "stream-start", warnings: [] });
  assert.equal(parts.at(-1)?.type, "finish");
});

Deno.test("createOfflineModel() streams a call with its input as JSON and an id of its own", async () => {
  const [first, second] = await Promise.all([streamed("gastei 50 no mercado"), streamed("gastei 50 no mercado")]);
  const call = first.find((part) => part.type === "tool-call");
  const other = second.find((part) => part.type === "tool-call");
  assert.ok(call?.type === "tool-call" && other?.type === "tool-call");
  assert.deepEqual(JSON.parse(call.input), { amount: 50, category: "food", description: "mercado" });
  assert.notEqual(call.toolCallId, other.toolCallId);
  const finish = first.at(-1);
  assert.ok(finish?.type === "finish" && finish.finishReason.unified === "tool-calls");
});

Deno.test("createOfflineModel() estimates usage from prompt, tools and answer", async () => {
  const short = await ask("oi", { tools: [] });
  const long = await ask(`oi ${"conta ".repeat(100)}`, { tools: ["create_expense"] });
  const { inputTokens, outputTokens } = short.result.usage;
  assert.ok(inputTokens.total! > 0 && outputTokens.total! > 0);
  assert.equal(outputTokens.total, outputTokens.text);
  assert.ok(long.result.usage.inputTokens.total! > inputTokens.total!);
});

Deno.test("createOfflineModel() calls nothing it is not given", async () => {
  const { calls, text } = await ask("gastei 50 no mercado", {
    tools: ["search_knowledge", "add_knowledge", "analyze_context"],
  });
  assert.deepEqual(calls, []);
  assert.doesNotMatch(text, /registrei|anotei/i);
});

Deno.test("createOfflineModel() calls nothing when tools are switched off", async () => {
  const options = { ...callOptions("gastei 50 no mercado"), toolChoice: { type: "none" as const } };
  const { content } = await createOfflineModel().doGenerate(options);
  assert.ok(content.every(({ type }) => type === "text"));
});

Deno.test("createOfflineModel() stops at once when aborted", async () => {
  const options = { ...callOptions("oi"), abortSignal: AbortSignal.abort(new Error("gone")) };
  await assert.rejects(async () => await createOfflineModel().doStream(options), /gone/);
});

Deno.test("createOfflineModel() says what it is", async () => {
  const { text } = await ask("você é uma IA?");
  assert.match(text, /regras/);
  assert.match(text, /não sou uma IA generativa/);
});

Deno.test("createOfflineModel() puts CVV 188 before any tool on signs of crisis", async () => {
  const { text, calls } = await ask("gastei 50 no mercado e quero me matar", { tone: { emojiLevel: "moderate" } });
  assert.deepEqual(calls, []);
  assert.match(text.split("\n")[0]!, /CVV.*188/);
  assert.doesNotMatch(text, /\p{Extended_Pictographic}/u);
});

Deno.test("createOfflineModel() looks an entry up before it changes it", async () => {
  const first = await ask("corrige meu peso de ontem pra 80");
  assert.deepEqual(first.calls.map(({ tool }) => tool), ["get_tracking_history"]);
  const { calls } = await ask(
    withResult("corrige meu peso de ontem pra 80", "get_tracking_history", { metric: "weight", days: 7 }, HISTORY),
  );
  assert.deepEqual(calls, [{
    tool: "update_metric",
    args: { entry_id: HISTORY.entries[1]!.id, value: 80, unit: "kg" },
  }]);
});

Deno.test("createOfflineModel() says so when the entry to change is not there", async () => {
  const text = "apaga meu peso de segunda";
  const answer = await ask(withResult(text, "get_tracking_history", { metric: "weight", days: 7 }, HISTORY));
  assert.deepEqual(answer.calls, []);
  assert.match(answer.text, /Não achei nenhum registro de peso/);
});

Deno.test("createOfflineModel() pays a whole debt off with what is left of it", async () => {
  const debts = { debts: [{ name: "Carro", remaining_installments: 7 }] };
  const { calls } = await ask(
    withResult("quitei o financiamento do carro", "get_debt_progress", { debt_name: "carro" }, debts),
  );
  assert.deepEqual(calls, [{ tool: "pay_debt", args: { debt_name: "Carro", installments: 7 } }]);
});

Deno.test("createOfflineModel() tells reads before it offers the writes of the same message", async () => {
  const text = "meu peso hoje é 81,4, quanto eu pesava ontem?";
  const first = await ask(text);
  assert.deepEqual(first.calls.map(({ tool }) => tool), ["get_tracking_history"]);
  const second = await ask(withResult(text, "get_tracking_history", first.calls[0]!.args, HISTORY));
  assert.match(second.text, /82,4 kg/);
  assert.deepEqual(second.calls.map(({ tool }) => tool), ["record_metric"]);
});

Deno.test("createOfflineModel() tells a tool's refusal plainly", async () => {
  const refusal =
    'Não conheço essa métrica. Dados: {"metrics":["weight"]}. Corrija os argumentos e chame de novo uma vez, ou pergunte o que falta.';
  const { text } = await ask(withResult("meu peso caiu?", "get_tracking_history", {}, refusal));
  assert.equal(text, "Não conheço essa métrica. O que existe: weight.");
});

Deno.test("createOfflineModel() does not fail on a result it cannot read", async () => {
  const { text } = await ask(withResult("meu peso caiu?", "get_tracking_history", {}, { odd: true }));
  assert.match(text, /não soube ler/);
});

Deno.test("createOfflineModel() completes what it asked for", async () => {
  const asked = await ask("gastei na farmácia");
  assert.equal(asked.text, "Quanto foi?");
  const { calls } = await ask([
    { role: "user", content: [{ type: "text", text: "gastei na farmácia" }] },
    { role: "assistant", content: [{ type: "text", text: asked.text }] },
    { role: "user", content: [{ type: "text", text: "foi 32,90" }] },
  ]);
  assert.deepEqual(calls, [{
    tool: "create_expense",
    args: { amount: 32.9, category: "health", description: "farmácia" },
  }]);
});

Deno.test("createOfflineModel() speaks in the tone asked for", async () => {
  const elaborated = {
    style: "reflective",
    responseLength: "elaborated",
    formality: "careful-informal",
    emojiLevel: "none",
  };
  const long = await ask("tô triste hoje", { tone: elaborated });
  assert.doesNotMatch(long.text, /(?<!\p{L})(?:pra|tô|tá)(?!\p{L})/u);
  assert.match(long.text, /\?/);
  const cheerful = await ask("oi", { tone: { emojiLevel: "moderate" }, userName: "Marina Souza" });
  assert.match(cheerful.text, /\p{Extended_Pictographic}/u);
  const plain = await ask("oi", { tone: { emojiLevel: "none" } });
  assert.doesNotMatch(plain.text, /\p{Extended_Pictographic}/u);
});

Deno.test("createOfflineModel() takes odd prompts calmly", async () => {
  for (
    const text of ["", "   ", "???", "👍👍", "a".repeat(8000), "50 ".repeat(2000), "e ".repeat(3000), "\u0000\ud800"]
  ) {
    const { text: said, calls } = await ask(text);
    assert.ok(said !== "" || calls.length > 0);
  }
  assert.ok((await ask([])).text !== "");
});
