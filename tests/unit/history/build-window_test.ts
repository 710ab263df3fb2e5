import type { LanguageModelV4Message } from "@ai-sdk/provider";
import { modelMessageSchema } from "ai";
import fc from "fast-check";
import assert from "node:assert/strict";
import { buildWindow, type StoredMessage } from "../../../shared/history/build-window.ts";

const user = (text: string): StoredMessage => ({ role: "user", parts: [{ type: "text", text }] });
const says = (text: string): StoredMessage => ({ role: "assistant", parts: [{ type: "text", text }] });
const calls = (...ids: string[]): StoredMessage => ({
  role: "assistant",
  parts: ids.map((toolCallId) => ({ type: "tool-call", toolCallId, toolName: "get_habits", input: {} })),
});
const result = (toolCallId: string): StoredMessage => ({
  role: "tool",
  parts: [{ type: "tool-result", toolCallId, toolName: "get_habits", output: { type: "json", value: { habits: [] } } }],
});

function roles(messages: LanguageModelV4Message[]): string[] {
  return messages.map(({ role }) => role);
}

Deno.test("buildWindow() keeps user, assistant and tool messages in order", () => {
  const window = buildWindow([user("oi"), calls("a"), result("a"), says("Pronto."), user("valeu")]);
  assert.deepEqual(roles(window), ["user", "assistant", "tool", "assistant", "user"]);
});

Deno.test("buildWindow() moves a result stored after a later user message next to its call", () => {
  const window = buildWindow([user("gastei 50"), calls("a"), user("sim"), result("a"), says("Registrei."), user("oi")]);
  assert.deepEqual(roles(window), ["user", "assistant", "tool", "assistant", "user", "assistant", "user"]);
  assert.match(JSON.stringify(window[2]), /"json"/);
});

Deno.test("buildWindow() says that an answer stopped at a result: to Gemini results and words are both the user's", () => {
  const window = buildWindow([user("quanto gastei?"), calls("a"), result("a"), user("deixa, bom dia")]);
  assert.deepEqual(roles(window), ["user", "assistant", "tool", "assistant", "user"]);
  assert.match(JSON.stringify(window[3]), /parou aqui/);
});

Deno.test("buildWindow() ends a turn with the words that were said beside its last calls", () => {
  const told: StoredMessage = { role: "assistant", parts: [{ type: "text", text: "Guardei." }, ...calls("a").parts] };
  const window = buildWindow([user("moro em Olinda"), told, result("a"), user("oi")]);
  assert.deepEqual(roles(window), ["user", "assistant", "tool", "assistant", "user"]);
  assert.deepEqual(window[3]?.content, [{ type: "text", text: "Guardei." }]);
  assert.doesNotMatch(JSON.stringify(window[1]), /Guardei/);
});

Deno.test("buildWindow() tells an unanswered call as not run", () => {
  const window = buildWindow([user("gastei 50"), calls("a"), user("outra coisa")]);
  assert.match(JSON.stringify(window[2]), /execution-denied/);
});

Deno.test("buildWindow() answers every call of a message, in the order of the calls", () => {
  const window = buildWindow([user("oi"), calls("a", "b"), result("b")]);
  const content = window[2]?.content as { toolCallId: string; output: { type: string } }[];
  assert.deepEqual(content.map(({ toolCallId, output }) => [toolCallId, output.type]), [["a", "execution-denied"], [
    "b",
    "json",
  ]]);
});

Deno.test("buildWindow() drops orphan results and what stands before the first user message", () => {
  assert.deepEqual(roles(buildWindow([result("a"), says("…"), calls("b"), result("b"), user("oi")])), ["user"]);
});

Deno.test("buildWindow() degrades old rows without ids to text", () => {
  const old: StoredMessage = {
    role: "assistant",
    parts: [{ type: "tool-call", toolName: "x", input: { a: 1 } }, { type: "text", text: "Vi isso." }, {
      type: "unknown",
    }],
  };
  const answered: StoredMessage = {
    role: "tool",
    parts: [{ type: "tool-result", toolName: "x", output: { type: "json", value: [2] } }, { type: "tool-result" }],
  };
  const window = buildWindow([user("oi"), old, answered, user("e aí?")]);
  assert.deepEqual(window.map(({ content }) => (content as { text: string }[]).map(({ text }) => text)), [
    ["oi"],
    ['(chamada de x: {"a":1})', "Vi isso.", '(resultado de x: {"type":"json","value":[2]})'],
    ["e aí?"],
  ]);
});

Deno.test("buildWindow() ends with what is to be answered: words said beside a call stand before it", () => {
  const beside: StoredMessage = {
    role: "assistant",
    parts: [...calls("a").parts, { type: "text", text: "Um momento." }],
  };
  const window = buildWindow([user("oi"), beside, result("a")]);
  assert.deepEqual(roles(window), ["user", "assistant", "tool"]);
  assert.deepEqual((window[1]?.content as { type: string }[]).map(({ type }) => type), ["text", "tool-call"]);
  assert.deepEqual(roles(buildWindow([user("oi"), says("Oi!")])), ["user"]);
});

Deno.test("buildWindow() tells a call that stands twice once, and names its result after it", () => {
  const other = { ...result("a").parts[0], toolName: "other" };
  const window = buildWindow([user("oi"), calls("a"), { role: "tool", parts: [other] }, calls("a"), result("a")]);
  assert.deepEqual(roles(window), ["user", "assistant", "tool"]);
  assert.equal((window[2]?.content as { toolName: string }[])[0]?.toolName, "get_habits");
});

Deno.test("buildWindow() is valid for every provider, whatever rows there are and in whatever order", () => {
  const id = fc.constantFrom("a", "b", "c", "d");
  const mixed = fc.array(
    fc.oneof(fc.string().map((text) => says(text).parts[0]!), id.map((one) => calls(one).parts[0]!)),
    { maxLength: 4 },
  );
  const row = fc.oneof(
    fc.string().map(user),
    fc.string().map(says),
    fc.array(id, { minLength: 1 }).map((ids) => calls(...ids)),
    mixed.map((parts): StoredMessage => ({ role: "assistant", parts })),
    id.map(result),
    fc.record({
      role: fc.constantFrom("user" as const, "assistant" as const, "tool" as const),
      parts: fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
    }),
  );
  fc.assert(fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
    const window = buildWindow(rows);
    if (window.length === 0) return;
    assert.equal(window[0]?.role, "user");
    assert.notEqual(window.at(-1)?.role, "assistant");
    const made = new Set<string>();
    window.forEach((message, index) => {
      const next = window[index + 1];
      assert.notEqual(message.role, next?.role);
      assert.notEqual(message.content.length, 0);
      if (message.role === "tool") assert.equal(window[index - 1]?.role, "assistant");
      if (message.role !== "assistant") return;
      const called = message.content.flatMap((part) => part.type === "tool-call" ? [part.toolCallId] : []);
      for (const id of called) assert.ok(!made.has(id), "a call stands once");
      called.forEach((id) => made.add(id));
      assert.equal(next?.role === "tool", called.length > 0);
      if (called.length === 0) return;
      const answered = (next?.content as { toolCallId: string }[]).map(({ toolCallId }) => toolCallId);
      assert.deepEqual(answered, called);
    });
  }));
});

Deno.test("buildWindow() gives messages that every provider takes, whatever the rows hold", () => {
  const strange = fc.record({
    type: fc.constantFrom("text", "tool-call", "tool-result", "file", 7),
    text: fc.oneof(fc.string(), fc.jsonValue()),
    toolCallId: fc.oneof(fc.constantFrom("a", "b"), fc.jsonValue()),
    toolName: fc.oneof(fc.constantFrom("get_habits"), fc.jsonValue()),
    input: fc.jsonValue(),
    output: fc.oneof(
      fc.record({
        type: fc.constantFrom("json", "text", "content", "error-text", "error-json", "execution-denied", "odd"),
        value: fc.jsonValue(),
        reason: fc.jsonValue(),
      }, { requiredKeys: ["type"] }),
      fc.jsonValue(),
    ),
    providerOptions: fc.jsonValue(),
    providerExecuted: fc.jsonValue(),
  }, { requiredKeys: ["type"] });
  const part = fc.oneof({ weight: 4, arbitrary: strange }, fc.jsonValue());
  const row = fc.record({
    role: fc.constantFrom("user", "assistant", "tool"),
    parts: fc.oneof({ weight: 9, arbitrary: fc.array(part, { maxLength: 4 }) }, fc.jsonValue()),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
      const window = buildWindow([user("oi"), ...rows as StoredMessage[]]);
      for (const message of window) {
        assert.ok(modelMessageSchema.safeParse(message).success, JSON.stringify(message));
        if (message.role !== "tool" && message.role !== "assistant") continue;
        for (const { type, ...rest } of message.content) {
          if (type === "tool-call") {
            assert.equal(Object.prototype.toString.call((rest as { input: unknown }).input), "[object Object]");
          }
          if (type === "tool-result") assert.notEqual((rest as { output: { type: string } }).output.type, "content");
        }
      }
    }),
    { numRuns: 500 },
  );
});

Deno.test("buildWindow() sends a signature only to the model that gave it", () => {
  const signed = (modelId?: string): StoredMessage => ({
    role: "assistant",
    parts: [{
      type: "tool-call",
      toolCallId: "a",
      toolName: "x",
      input: {},
      providerOptions: { google: { thoughtSignature: "s" } },
      ...(modelId ? { modelId } : {}),
    }],
  });
  const sent = (row: StoredMessage, modelId: string | null) => {
    const call = buildWindow([user("oi"), row], { modelId })[1]?.content[0] as {
      providerOptions?: unknown;
      modelId?: string;
    };
    assert.equal(call.modelId, undefined);
    return call.providerOptions;
  };
  assert.deepEqual(sent(signed("gemini-3.8-flash"), "gemini-3.8-flash"), { google: { thoughtSignature: "s" } });
  assert.equal(sent(signed("gemini-3.8-flash"), "gemini-3.5-flash-lite"), undefined);
  assert.equal(sent(signed("gemini-3.8-flash"), null), undefined);
  assert.equal(sent(signed(), "gemini-3.8-flash"), undefined);
});

Deno.test("buildWindow() tells an offer as it happened: the call, that it waits, the answer, what came of it", () => {
  const told = (rows: StoredMessage[], awaiting?: Set<string>) =>
    buildWindow([...rows, user("e aí?")], { awaiting }).flatMap(({ role, content }) =>
      Array.isArray(content)
        ? content.map((part) => part.type === "tool-result" ? JSON.stringify(part.output) : `${role} ${part.type}`)
        : []
    );
  const waiting = '{"type":"json","value":{"status":"waiting"}}';
  const offered = [user("gastei 50"), calls("a"), says("Quer que eu registre?")];
  const confirmed = [...offered, user("sim"), result("a"), says("Registrei."), user("valeu")];
  assert.equal(told(confirmed)[2], waiting);
  assert.equal(told(offered, new Set(["a"]))[2], waiting);
  const brokeOff = [...offered, user("sim"), result("a"), user("registrou?")];
  assert.notEqual(told(brokeOff)[2], waiting, "nothing but the result tells that it was done");
});

Deno.test("buildWindow() leaves an offer as it was while it is answered: the call that answers it tells what came of it", () => {
  const part = (type: string, more: Record<string, unknown>) => ({
    type,
    toolCallId: "b",
    toolName: "answer_offer",
    ...more,
  });
  const answering = (output: Record<string, unknown>): StoredMessage[] => [
    user("gastei 50"),
    calls("a"),
    says("Quer que eu registre?"),
    user("sim, e sobrou quanto?"),
    { role: "assistant", parts: [part("tool-call", { input: {} })] },
    result("a"),
    { role: "tool", parts: [part("tool-result", { output })] },
  ];
  const first = (rows: StoredMessage[]) => JSON.stringify(buildWindow(rows)[2]);
  assert.match(first(answering({ type: "json", value: { answers: [] } })), /waiting/);
  assert.doesNotMatch(first(answering({ type: "error-text", value: "Não rodei." })), /waiting/);
});

Deno.test("buildWindow() tells what another conversation answered with the call, whatever result the rows hold", () => {
  const done = { type: "json" as const, value: { status: "done" } };
  const denied = { type: "execution-denied" as const, reason: "Não." };
  const offered = [user("gastei 50 e 20"), calls("a", "b"), result("a"), says("Quer que eu registre?"), user("oi")];
  const answeredElsewhere = new Map<string, typeof done | typeof denied>([["a", done], ["b", denied]]);
  const window = buildWindow(offered, { answeredElsewhere });
  assert.deepEqual(roles(window), ["user", "assistant", "tool", "assistant", "user"]);
  const told = window[2]!.content as { output?: unknown }[];
  assert.deepEqual(told.map(({ output }) => output), [done, denied]);
  assert.deepEqual(roles(buildWindow([user("sim"), result("a"), says("Registrei."), user("oi")])), [
    "user",
    "assistant",
    "user",
  ], "where it was answered, the words tell it");
});

Deno.test("buildWindow() tells what was refused in this turn, and not what was in an earlier one", () => {
  const refused = (toolCallId: string): StoredMessage => ({
    role: "tool",
    parts: [{
      type: "tool-result",
      toolCallId,
      toolName: "get_habits",
      output: { type: "error-text", value: "Não rodei." },
    }],
  });
  const before = [user("moro em bh"), calls("a"), refused("a"), says("Bom lugar!")];
  assert.deepEqual(roles(buildWindow([...before, user("né")])), ["user", "assistant", "user"]);
  const now = buildWindow([user("moro em bh"), calls("a"), refused("a")]);
  assert.match(JSON.stringify(now), /Não rodei/);
  const beside = [user("oi"), calls("a", "b"), result("a"), refused("b"), says("Pronto."), user("e?")];
  assert.deepEqual(buildWindow(beside)[1]?.content.length, 1, "what ran beside it stays");
});
