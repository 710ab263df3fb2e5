import assert from "node:assert/strict";
import { evaluate } from "../../../evals/evaluate.ts";
import { hasPassed } from "../../../evals/report.ts";
import { runScenario } from "../../../evals/run-scenario.ts";
import { type Expectation, nothingSpent, type Scenario, spent, type Step } from "../../../evals/scenario.ts";
import { allScenarios } from "../../../evals/scenarios/all.ts";
import { gemini, type GeminiPart, type GeminiReply, geminiStatus, startFakeGemini } from "../../support/fake-gemini.ts";
import { startStack } from "../../support/stack.ts";

const call = (name: string, args: Record<string, unknown>): GeminiPart => ({ functionCall: { name, args } });
const expense = (amount: number, description = "mercado") => ({ amount, category: "food", description });
const offer = gemini(call("create_expense", expense(50)));
const talk = (text: string) => gemini({ text });
const said = (expect: Expectation): Step[] => [{ say: "gastei 50 no mercado", expect }];
const scenario = (steps: Step[], seed?: Scenario["seed"]): Scenario => ({
  name: "one",
  capability: "money",
  seed,
  steps,
});
const committed = (capability: string, name: string) =>
  allScenarios.find((one) => one.capability === capability && one.name === name)!;

Deno.test("a scenario is graded by what the functions did with a model's answers", async (t) => {
  const fake = startFakeGemini();
  fake.embedBy(() => [1, ...Array(767).fill(0)]);
  const stack = await startStack({ env: fake.env });
  const faults = async (steps: Step[], ...replies: GeminiReply[]) => {
    fake.script(...replies);
    return (await runScenario(stack, scenario(steps))).faults;
  };

  await t.step("it passes, and tells what it took", async () => {
    fake.script(offer);
    const steps: Step[] = [
      ...said({
        calls: [{ tool: "create_expense", args: { amount: 50 } }],
        offered: [{ tool: "create_expense", args: { description: "mercado" } }],
        rows: [nothingSpent],
      }),
      { press: "yes", expect: { rows: [spent(50)], offered: [], text: [/R\$ 50,00/], not: [/quer que/i] } },
    ];
    const { faults, milliseconds, ...usage } = await runScenario(stack, scenario(steps));
    assert.deepEqual(faults, []);
    assert.deepEqual(usage, { inputTokens: 100, outputTokens: 10, modelCalls: 1 });
    assert.ok(milliseconds > 0);
  });

  for (
    const [what, expect, reply, kind] of [
      ["a missing call", { calls: [{ tool: "create_expense" }] }, talk("Legal!"), "wrong call"],
      ["a missing offer", { offered: ["create_expense"] }, talk("Legal!"), "wrong call"],
      ["a forbidden call", { never: ["create_expense"] }, offer, "wrong call"],
      ["a wrong argument", { calls: [{ tool: "create_expense", args: { amount: 60 } }] }, offer, "wrong call"],
      ["words that are missing", { text: [/188/] }, talk("Que pena."), "missed"],
      ["words that may not be there", { not: [/registrei/i] }, talk("Registrei!"), "missed"],
      ["a row that is missing", { rows: [spent(50)] }, offer, "missed"],
      ["a failed turn", {}, geminiStatus(400), "failed"],
    ] satisfies [string, Expectation, GeminiReply, string][]
  ) {
    await t.step(`${what} is seen`, async () => {
      assert.deepEqual((await faults(said(expect), reply)).map(({ kind }) => kind), [kind]);
    });
  }

  await t.step("a row where none may be is seen, also of a tool that asks for no yes", async () => {
    const quote = "sou alérgica a camarão";
    const kept = call("add_knowledge", {
      type: "fact",
      area: "health",
      content: "É alérgica a camarão",
      slot: "allergy",
      key: "camarão",
      quote,
    });
    const rows = [{ table: "knowledge_items", where: { content: /camarão/ }, count: 0 }];
    const [one] = await faults([{ say: quote, expect: { rows } }], gemini(kept), talk("Anotei."));
    assert.equal(one?.kind, "unwanted write");
  });

  await t.step("a step that cannot be taken fails its scenario and no other", async () => {
    assert.match((await faults([{ press: "yes" }], offer))[0]!.what, /^step 1: nothing waits for a yes$/);
  });

  await t.step("a night that fails is no night in which nothing was learned", async () => {
    // The fake has no answer for whoever learns.
    const steps: Step[] = [{ say: "moro em Natal" }, { night: true }];
    assert.deepEqual((await faults(steps, talk("Que legal!"))).map(({ what }) => what), [
      "step 2: the night came to failed",
    ]);
  });

  await t.step("what goes wrong ends the scenario", async () => {
    const steps = [...said({ offered: [] }), { press: "yes" } as const];
    assert.equal((await faults(steps, offer)).length, 1);
  });

  await t.step("a seed that does not fit its table is the scenario's own mistake", async () => {
    const seed = { expenses: [{ amount: 50, category: "comida", description: "mercado" }] };
    await assert.rejects(runScenario(stack, scenario(said({}), seed)), /one: seed of expenses/);
  });

  // Committed scenarios that the stand-in misses: a model that answers well meets their goals.
  const yes = (quote: string, args?: Record<string, unknown>) =>
    call("answer_offer", { quote, answers: [{ item: 1, decision: "yes", args }] });
  const replace = (args: Record<string, unknown>) => call("replace_saved", { item: 1, args });
  for (
    const [capability, name, ...replies] of [
      [
        "answers to offers",
        "one was two",
        offer,
        gemini(yes("foram dois gastos: 30 e 20", { amount: 30 }), call("create_expense", expense(20))),
      ],
      ["answers to offers", "a yes with thanks", offer, gemini(yes("sim!")), talk("De nada!")],
      [
        "answers to offers",
        "a no with its reason",
        offer,
        gemini(call("answer_offer", { answers: [{ item: 1, decision: "no" }] })),
        talk("Combinado."),
      ],
      [
        "answers to offers",
        "a yes and one more",
        offer,
        gemini(yes("sim"), call("create_expense", expense(15, "café"))),
      ],
      ["answers to offers", "a yes in other words", offer, gemini(yes("claro")), talk("Prontinho.")],
      [
        "answers to offers",
        "not this but that",
        offer,
        gemini(
          call("answer_offer", { answers: [{ item: 1, decision: "no" }] }),
          call("create_expense", { ...expense(30, "padaria"), order: "registra 30 na padaria" }),
        ),
      ],
      [
        "answers to offers",
        "not to be asked any more about expenses is asked once itself",
        gemini(call("set_standing_yes", { kind: "expenses", is_on: true })),
        offer,
      ],
      [
        "answers to offers",
        "to be asked again about measures",
        gemini(call("set_standing_yes", { kind: "measures", is_on: false })),
      ],
      [
        "corrections",
        "one record that was two",
        offer,
        gemini(replace({ amount: 30 }), call("create_expense", expense(20, "padaria"))),
      ],
      ["corrections", "an amount is replaced after the yes, told at length", offer, gemini(replace({ amount: 72.3 }))],
      [
        "skills",
        "affording a treat needs the money tools",
        gemini(call("use_skill", { skill: "finance" })),
        gemini(call("get_finance_summary", { period: "current_month" })),
        talk("Sobram R$ 10,00 do orçamento de alimentação."),
      ],
    ] as [string, string, ...GeminiReply[]][]
  ) {
    await t.step(`${capability}: ${name}`, async () => {
      fake.script(...replies);
      assert.deepEqual((await runScenario(stack, committed(capability, name))).faults, []);
    });
  }

  await fake.close();
  await stack.close();
});

Deno.test("a request that is turned away fails the scenario", async () => {
  const chat = { fetch: () => Response.json({ error: { code: "unavailable", message: "…" } }, { status: 503 }) };
  const stack = await startStack({ functions: { chat } as never });
  const { faults } = await runScenario(stack, scenario(said({ rows: [nothingSpent] })));
  assert.deepEqual(faults.map(({ kind, what }) => `${kind}, ${what.slice(0, 16)}`), ["failed, step 1: HTTP 503"]);
  await stack.close();
});

Deno.test("evaluate() reaches the model by the settings it is given; a scenario has passed when every run has", async () => {
  const fake = startFakeGemini();
  fake.embedBy(() => [1, ...Array(767).fill(0)]);
  let turns = 0;
  fake.script((request) => (++turns === 3 ? talk("Não entendi.") : offer)(request));
  const steady = { ...scenario(said({})), name: "steady" };
  const options = { model: "gemini-of-the-test", repeat: 5, jobs: 1, env: fake.env };
  const report = await evaluate([scenario(said({ offered: ["create_expense"] })), steady], options);
  assert.deepEqual(report.results.map(({ runs }) => runs.length), [5, 5]);
  assert.deepEqual(report.results.map(hasPassed), [false, true], "four of five are not all");
  assert.equal(report.results[0]!.runs.filter(({ faults }) => faults.length === 0).length, 4);
  assert.equal(report.model, "gemini-of-the-test");
  assert.deepEqual(new Set(fake.models), new Set(["gemini-of-the-test"]));
  await fake.close();
});
