import assert from "node:assert/strict";
import { ask, withResult } from "./ask.ts";

for (
  const said of [
    "terminei o relatório com a Ana",
    "voltei com a Ana do mercado",
    "larguei o Pedro na escola",
    "acho que vou terminar com o Rafael",
    "sonhei que casei com o Caio",
  ]
) {
  Deno.test(`the offline model takes "${said}" for no turn in love`, async () => {
    const { calls } = await ask(said);
    assert.ok(calls.every(({ args }) => args.relationship === undefined));
  });
}

for (const said of ["meu pai não aguenta mais esse calor", "minha mãe não suporta mais tanto barulho"]) {
  Deno.test(`the offline model takes "${said}" for no taste`, async () => {
    assert.ok((await ask(said)).calls.every(({ args }) => args.slot !== "likes"));
  });
}

Deno.test("the offline model keeps another person's birthday apart from the one kept before", async () => {
  const { calls } = await ask([
    { role: "user", content: [{ type: "text", text: "o aniversário da Ana é 12/09" }] },
    {
      role: "assistant",
      content: [{
        type: "tool-call",
        toolCallId: "c1",
        toolName: "update_person",
        input: { name: "Ana", birthday: "--09-12" },
      }],
    },
    { role: "user", content: [{ type: "text", text: "o niver do Pedro é 3 de outubro" }] },
  ]);
  assert.deepEqual(calls, [{
    tool: "update_person",
    args: { name: "Pedro", birthday: "--10-03", quote: "o niver do Pedro é 3 de outubro" },
  }]);
});

const birthdays: [asked: string, args: Record<string, number>][] = [
  ["quem faz aniversário em setembro?", { month: 9 }],
  ["aniversários desse mês", { month: 11 }],
  ["quem faz niver semana que vem?", { days: 9 }],
  ["próximos aniversários", {}],
  ["tem aniversário de alguém hoje?", { days: 0 }],
];
for (const [asked, args] of birthdays) {
  Deno.test(`the offline model looks at everybody for "${asked}"`, async () => {
    assert.deepEqual((await ask(asked)).calls, [{ tool: "get_birthdays", args }]);
    assert.deepEqual((await ask(asked, { tools: ["search_knowledge"] })).calls, [
      { tool: "search_knowledge", args: { query: "", type: "person", limit: 10 } },
    ]);
  });
}
for (
  const asked of ["quando é o aniversário da Ana?", "quando minha mãe faz aniversário?", "quando é meu aniversário?"]
) {
  Deno.test(`the offline model looks at one for "${asked}"`, async () => {
    assert.ok((await ask(asked)).calls.every(({ tool, args }) => tool !== "get_birthdays" && args.type !== "person"));
  });
}

for (
  const [asked, query] of [
    ["qual a senha do wifi?", "senha do wifi"],
    ["onde tá a chave reserva?", "chave reserva"],
  ] as const
) {
  Deno.test(`the offline model looks "${asked}" up in memory`, async () => {
    const [call] = (await ask(asked)).calls;
    assert.equal(call?.tool, "search_knowledge");
    assert.match(String(call?.args.query), new RegExp(query));
  });
}
for (const asked of ["qual a capital da França?", "vai chover amanhã?", "quem inventou o avião?"]) {
  Deno.test(`the offline model looks "${asked}" up nowhere`, async () => {
    assert.deepEqual((await ask(asked)).calls, []);
  });
}

Deno.test("the offline model tells who somebody is apart from what they are like", async () => {
  const { calls } = await ask("minha sobrinha Bia ama dinossauros");
  assert.deepEqual(calls.map(({ tool, args }) => [tool, args.name ?? args.person, args.relationship ?? args.key]), [
    ["update_person", "Bia", "sobrinha"],
    ["add_knowledge", "Bia", "dinossauros"],
  ]);
});

Deno.test("the offline model tells a grandfather from a grandmother", async () => {
  const relation = async (text: string) => (await ask(text)).calls[0]?.args.person;
  assert.equal(await relation("meu avô adora pescar"), "avô");
  assert.equal(await relation("meu avo adora pescar"), "avô");
  assert.equal(await relation("minha avo adora pescar"), "avó");
});

Deno.test("the offline model takes no other password for the one that is asked for", async () => {
  const found = { query: "senha email", items: [item("A senha da netflix é pipoca")] };
  const { text } = await ask(
    withResult("qual minha senha do email?", "search_knowledge", { query: "senha email" }, found),
  );
  assert.doesNotMatch(text, /pipoca/);
});

function item(content: string, created_at = "2026-11-20T00:00:00Z") {
  return { type: "fact", area: "relationships", title: content, content, confidence: 0.9, created_at };
}
