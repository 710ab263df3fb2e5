import assert from "node:assert/strict";
import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { ask, withResult } from "./ask.ts";

const user = (text: string): LanguageModelV4Prompt => [{ role: "user", content: [{ type: "text", text }] }];
const said = (text: string): LanguageModelV4Prompt => [{ role: "assistant", content: [{ type: "text", text }] }];
const afterPerson = (name: string, text: string): LanguageModelV4Prompt => [
  ...withResult("…", "update_person", { name, relationship: "chefe" }, { status: "created" }),
  ...said("Anotei."),
  ...user(text),
];

Deno.test("the offline model takes a pronoun for the person spoken of last", async () => {
  assert.deepEqual((await ask(afterPerson("Roberto", "o niver dele é dia 5 de maio"))).calls, [
    {
      tool: "update_person",
      args: { name: "Roberto", birthday: "--05-05", quote: "o niver dele é dia 5 de maio" },
    },
  ]);
  assert.deepEqual((await ask(afterPerson("Carla", "do que ela gosta?"))).calls, [
    { tool: "get_person", args: { name: "Carla" } },
  ]);
  assert.deepEqual(
    (await ask(afterPerson("mãe", "ela adora jazz"))).calls.map(({ tool, args }) => [tool, args.person, args.key]),
    [
      ["add_knowledge", "mãe", "jazz"],
    ],
  );
});

Deno.test("the offline model takes a pronoun for whom the tool found under the name said", async () => {
  const prompt: LanguageModelV4Prompt = [
    ...withResult("quem é a Ju?", "get_person", { name: "Ju" }, { status: "found", person: { name: "Júlia" } }),
    ...said("Júlia: irmã."),
    ...user("ela odeia chocolate na real"),
  ];
  assert.deepEqual((await ask(prompt)).calls.map(({ tool, args }) => [tool, args.person]), [[
    "add_knowledge",
    "Júlia",
  ]]);
});

Deno.test("the offline model takes a pronoun for whom the last fact was about", async () => {
  const told = { type: "preference", content: "Odeia coentro", area: "health", person: "Júlia" };
  const prompt: LanguageModelV4Prompt = [
    ...withResult("a Júlia odeia coentro", "add_knowledge", told, { status: "created" }),
    ...said("Anotei."),
    ...user("o niver dela é dia 5 de maio"),
  ];
  assert.deepEqual((await ask(prompt)).calls.map(({ tool, args }) => [tool, args.name]), [["update_person", "Júlia"]]);
});

Deno.test("the offline model knows nobody by a pronoun when nobody was spoken of", async () => {
  assert.deepEqual((await ask("o niver dele é dia 5 de maio")).calls, []);
});

Deno.test("the offline model goes on from one thing bought to the whole day", async () => {
  const prompt: LanguageModelV4Prompt = [
    ...withResult("quanto gastei no ifood?", "get_finance_summary", { period: "current_month", about: "ifood" }, {}),
    ...said("Neste mês você gastou R$ 35,00 com ifood."),
    ...user("e ontem no total?"),
  ];
  assert.deepEqual((await ask(prompt)).calls.map(({ args }) => args), [
    { from_date: "2026-11-19", to_date: "2026-11-19" },
  ]);
});

Deno.test("the offline model takes a yes for the answer to what a message is about", async () => {
  const asked = await ask("caiu 300 de freela ontem", { tools: ["search_knowledge"] });
  assert.match(asked.text, /^Isso é sobre o seu dinheiro\?/);
  const { calls } = await ask([...user("caiu 300 de freela ontem"), ...said(asked.text), ...user("sim")]);
  assert.deepEqual(calls.map(({ tool, args }) => [tool, args.kind, args.amount]), [[
    "create_finance_item",
    "income",
    300,
  ]]);
});

Deno.test("the offline model asks for the money left, not for the words of the question", async () => {
  assert.deepEqual((await ask("quanto ainda posso gastar com mercado?")).calls.map(({ args }) => args), [
    { period: "current_month" },
  ]);
});

Deno.test("the offline model knows money that is lent with its sum, and says so without one", async () => {
  assert.deepEqual((await ask("emprestei 50 pro joão")).calls, [
    { tool: "create_finance_item", args: { kind: "loan_given", name: "João", amount: 50 } },
  ]);
  const { text, calls } = await ask("emprestei dinheiro pro joão");
  assert.deepEqual(calls, []);
  assert.match(text, /me diz quanto/);
});
