import assert from "node:assert/strict";
import fc from "fast-check";
import { z } from "zod";
import { builtInTools } from "../../../shared/tools/registry.ts";
import { agentActionSchema, validateAgentResponse } from "../../../shared/tools/validate-agent-response.ts";

const read = (answer: unknown) => validateAgentResponse(answer, builtInTools);
const expense = { amount: 50, category: "food", description: "mercado" };

function actionOf(answer: unknown) {
  const response = read(typeof answer === "string" ? answer : JSON.stringify(answer));
  assert.ok("action" in response, JSON.stringify(response));
  return response.action;
}

Deno.test("validateAgentResponse() takes a call of a tool that there is, with arguments its schema takes", () => {
  const action = actionOf({ action: "CALL_TOOL", tool: "create_expense", args: expense, message: null });
  assert.ok(action.action === "CALL_TOOL");
  assert.equal(action.tool.name, "create_expense");
  assert.deepEqual(action.args, expense);
});

Deno.test("validateAgentResponse() mends arguments where that is certain, and takes none for an empty object", () => {
  const written = { ...expense, amount: "50", category: "Food", date: null };
  const mended = actionOf({ action: "CALL_TOOL", tool: "create_expense", args: written });
  assert.ok(mended.action === "CALL_TOOL");
  assert.deepEqual(mended.args, expense);
  const bills = actionOf({ action: "CALL_TOOL", tool: "get_pending_bills", args: null, message: null });
  assert.ok(bills.action === "CALL_TOOL");
  assert.deepEqual(bills.args, {});
});

Deno.test("validateAgentResponse() takes words and silence", () => {
  assert.deepEqual(actionOf({ action: "RESPOND", tool: null, args: null, message: "Quanto foi?" }), {
    action: "RESPOND",
    message: "Quanto foi?",
  });
  for (
    const message of [
      "O que você quer que eu guarde?",
      "Não registrei nada ainda. Quanto foi?",
      "Qual deles você quer marcar como feito?",
      "Isso já foi registrado ontem?",
      "Salvo engano, são dois.",
      "Nada foi apagado. Qual deles?",
      "A conta de luz não foi registrada.",
    ]
  ) assert.deepEqual(actionOf({ action: "RESPOND", message }), { action: "RESPOND", message });
  assert.deepEqual(actionOf({ action: "NOOP", tool: null, args: null, message: null }), { action: "NOOP" });
  assert.deepEqual(actionOf('{"action":"NOOP"}'), { action: "NOOP" });
});

Deno.test("validateAgentResponse() takes JSON that is read already", () => {
  assert.deepEqual(read({ action: "NOOP", message: null }), { action: { action: "NOOP" } });
});

Deno.test("validateAgentResponse() takes emojis out of words, and nothing else", () => {
  const said: [string, string][] = [
    ["Certo! 🎉", "Certo!"],
    ["🎉 Certo", "Certo"],
    ["Um 👩‍👩‍👧 dois 👍🏽 três", "Um dois três"],
    ["1️⃣ Luz\n2️⃣ Água 🇧🇷", "1 Luz\n2 Água"],
    ["❤️Que bom", "Que bom"],
    ["R$ 50, 10% de 3 × 2 → 1 # * © ação", "R$ 50, 10% de 3 × 2 → 1 # * © ação"],
    ["- um\n  - dois", "- um\n  - dois"],
  ];
  for (const [message, expected] of said) {
    assert.deepEqual(actionOf({ action: "RESPOND", message }), { action: "RESPOND", message: expected });
  }
});

Deno.test("validateAgentResponse() says what is wrong", async (t) => {
  const call = (tool: unknown, args: unknown) => JSON.stringify({ action: "CALL_TOOL", tool, args, message: null });
  const deep = `{"action":"CALL_TOOL","tool":"create_expense","args":{"amount":${"[".repeat(20_000)}${
    "]".repeat(20_000)
  }}}`;
  const slips: [string, unknown, RegExp][] = [
    ["prose", "Claro, vou registrar!", /objeto JSON/],
    ["broken JSON", '{"action":"CALL_TOOL","tool":"create_exp', /objeto JSON/],
    ["JSON in a fence", '```json\n{"action":"NOOP"}\n```', /objeto JSON/],
    ["nothing", "", /objeto JSON/],
    ["a list", '[{"action":"NOOP"}]', /objeto JSON/],
    ["an action that there is not", '{"action":"DELETE"}', /CALL_TOOL, RESPOND ou NOOP/],
    ["no action", '{"message":"oi"}', /CALL_TOOL, RESPOND ou NOOP/],
    ["a tool that there is not", call("launch_rocket", {}), /não existe; existem: .*create_expense/],
    ["a tool of an object's own", call("constructor", {}), /não existe/],
    ["no tool", call(null, {}), /não existe/],
    ["arguments of a wrong type", call("create_expense", { ...expense, amount: "muito" }), /args não servem: amount/],
    ["arguments that are missing", call("create_expense", {}), /amount.*category.*description/],
    ["arguments out of range", call("create_expense", { ...expense, amount: -1 }), /args não servem: amount/],
    ["arguments as text", call("create_expense", JSON.stringify(expense)), /objeto JSON/],
    ["arguments without end", deep, /args não servem/],
    ["silence that says something", '{"action":"NOOP","message":"Oi!"}', /message precisa ser null/],
    ["silence that says nothing, in a text", '{"action":"NOOP","message":""}', /message precisa ser null/],
    ["no words", '{"action":"RESPOND","message":null}', /RESPOND precisa de message/],
    ["blank words", '{"action":"RESPOND","message":" \\n "}', /RESPOND precisa de message/],
    ["emojis alone", '{"action":"RESPOND","message":"👍🏽 🎉"}', /RESPOND precisa de message/],
    ["words that are a number", '{"action":"RESPOND","message":7}', /RESPOND precisa de message/],
    ["an offer", '{"action":"RESPOND","message":"Quer que eu registre?"}', /não oferece nada/],
    ["what was never done", '{"action":"RESPOND","message":"Pronto, já registrei os R$ 50!"}', /não fez nada/],
    ["what was never done, in one word", '{"action":"RESPOND","message":"Anotado! 👍"}', /não fez nada/],
    [
      "what was never done, of itself",
      '{"action":"RESPOND","message":"Seu gasto foi registrado com sucesso!"}',
      /não fez nada/,
    ],
    ["what was never done, in one word of another ending", '{"action":"RESPOND","message":"Salvo."}', /não fez nada/],
    ["an offer in other words", '{"action":"RESPOND","message":"Posso apagar tudo? Diga sim."}', /não oferece nada/],
    ["an offer behind words", '{"action":"RESPOND","message":"Que bom. Você quer que eu anote?"}', /não oferece nada/],
  ];
  for (const [what, answer, expected] of slips) {
    await t.step(what, () => {
      const response = read(answer);
      assert.ok("reason" in response, JSON.stringify(response));
      assert.match(response.reason, expected);
    });
  }
});

const names = builtInTools.map(({ name }) => name);
const values = fc.oneof(
  fc.anything(),
  fc.constantFrom(50, "50", "food", "mercado", "2026-11-21", "bill", "daily", null),
);
const args = fc.oneof(
  fc.constantFrom<unknown>(expense, {}, null),
  fc.dictionary(fc.constantFrom("amount", "category", "description", "query", "name", "kind", "quote"), values),
  fc.anything(),
);
const tool = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.constantFrom("answer_offer", "use_skill", "__proto__", "toString") },
  { weight: 1, arbitrary: fc.anything() },
);
const message = fc.oneof(fc.string({ unit: "grapheme" }), fc.constant(null), fc.anything());
const action = fc.oneof(fc.constantFrom("CALL_TOOL", "RESPOND", "NOOP"), fc.string());
/** Anything at all, and answers that are nearly right. */
const answers = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.string({ unit: "binary" }),
  fc.json(),
  fc.record({ action: fc.constant("CALL_TOOL"), tool, args }),
  fc.record({ action, tool, args, message }, { requiredKeys: [] }),
).chain((value) => fc.constantFrom<unknown>(value, toJson(value)));

function toJson(value: unknown): unknown {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

Deno.test("validateAgentResponse() is total, and accepts no tool that is not given and no arguments its schema refuses", () => {
  const accepted = new Set<string>();
  fc.assert(
    fc.property(answers, fc.subarray([...builtInTools]), (answer, given) => {
      const response = validateAgentResponse(answer, given);
      if ("reason" in response) return assert.ok(response.reason.length > 0);
      const { action } = response;
      accepted.add(action.action);
      if (action.action === "CALL_TOOL") {
        assert.ok(given.some((one) => one === action.tool));
        assert.deepEqual(action.tool.inputSchema.parse(action.args), action.args);
      } else if (action.action === "RESPOND") {
        assert.notEqual(action.message.trim(), "");
        assert.doesNotMatch(action.message, /(?![©®™])\p{Extended_Pictographic}/u);
      }
    }),
    { numRuns: 5_000 },
  );
  assert.equal(accepted.size, 3, "each kind of action was accepted at times");
});

Deno.test("validateAgentResponse() answers the same to the same, and takes again what it took", () => {
  fc.assert(fc.property(answers, (answer) => {
    const response = read(answer);
    assert.deepEqual(read(answer), response);
    if (!("action" in response)) return;
    const { action } = response;
    const again = action.action === "CALL_TOOL" ? { ...action, tool: action.tool.name } : action;
    assert.deepEqual(read(again), response);
  }));
});

Deno.test("agentActionSchema() is the protocol, with the tools that may be named", () => {
  const { properties, required } = agentActionSchema(builtInTools.slice(0, 2));
  assert.deepEqual(Object.keys(properties ?? {}), required);
  const tool = z.looseObject({ anyOf: z.tuple([z.looseObject({ enum: z.array(z.string()) }), z.unknown()]) })
    .parse(properties?.tool);
  assert.deepEqual(tool.anyOf[0].enum, names.slice(0, 2));
});
