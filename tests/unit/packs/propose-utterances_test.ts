import assert from "node:assert/strict";
import {
  cleanUtterances,
  toolsWithFewUtterances,
  utterancesQuestion,
} from "../../../local/packs/propose-utterances.ts";
import { utteranceSchema } from "../../../shared/tools/manifest.ts";
import { packSchema } from "../../../shared/packs/pack.ts";

const nothing = { type: "object", properties: {}, required: [] };
const feira = packSchema.parse({
  name: "feira",
  version: "1",
  description: "Feiras livres do bairro",
  triggers: [],
  instructions: "",
  references: {},
  variables: [],
  scripts: {},
  tools: [
    {
      name: "find_fair",
      title: "Feira de hoje",
      description: "Diz onde há feira.",
      utterances: ["tem feira hj?"],
      inputSchema: {
        type: "object",
        properties: {
          day: { type: "string", description: "dia da semana" },
          size: { type: "string", enum: ["p", "g"] },
          streets: { type: "array", items: { type: "string" } },
        },
        required: ["day"],
      },
      limits: {},
    },
    { name: "list_prices", title: "Preços", description: "", utterances: [], inputSchema: nothing, limits: {} },
    { name: "said", title: "Dita", description: "", utterances: Array(5).fill("x"), inputSchema: nothing, limits: {} },
    { name: "read_feira_text", title: "T", description: "L", inputSchema: nothing, reference: true, limits: {} },
  ],
});

Deno.test("toolsWithFewUtterances() are those with fewer than five utterances, where they can have any", () => {
  assert.deepEqual(toolsWithFewUtterances(feira).map(({ name }) => name), ["find_fair", "list_prices"]);
});

Deno.test("utterancesQuestion() shows the pack, the tool with its arguments, what is said already, and what it is not for", () => {
  const { prompt, instructions } = utterancesQuestion(feira, feira.tools[0]!, 12);
  assert.match(instructions, /^Escreva 12 pedidos /m);
  assert.equal(
    prompt,
    `<pacote>
Feiras livres do bairro
</pacote>
<ferramenta>
Feira de hoje: Diz onde há feira.
- day (string): dia da semana
- size (um de p, g, opcional)
- streets (array, opcional)
</ferramenta>
<não_para_estas>
- Preços
- Dita
</não_para_estas>
<já_escritos>
- tem feira hj?
</já_escritos>`,
  );
});

Deno.test("utterancesQuestion() of a tool that is alone and of which nothing is said yet", () => {
  const alone = { ...feira, tools: [feira.tools[1]!] };
  assert.match(utterancesQuestion(alone, alone.tools[0]!, 3).prompt, /\(nenhuma\)[^]*\(nenhum\)/);
});

Deno.test("utterancesQuestion() takes one utterance or more, as texts", () => {
  const { checked } = utterancesQuestion(feira, feira.tools[0]!, 3);
  for (const bad of [{}, { utterances: [] }, { utterances: [1] }, ["x"]]) assert.ok(checked.safeParse(bad).error);
  assert.ok(checked.safeParse({ utterances: ["x"] }).success);
});

Deno.test("cleanUtterances() keeps lines that the manifest takes, each once", () => {
  const clean = (proposed: string[], before: string[] = [], most = 30) => cleanUtterances(proposed, before, most);
  assert.deepEqual(clean(["  onde tem\n feira?\u202e ", "<b>qto</b> ta o tomate"]), [
    "onde tem feira?",
    "bqto/b ta o tomate",
  ]);
  assert.deepEqual(clean(["Onde é a feira?", "onde e a feira", "ONDE É A FEIRA!"]), ["Onde é a feira?"]);
  assert.deepEqual(clean(["Tem feira hoje?", "e amanhã?"], ["tem feira hoje"]), ["e amanhã?"]);
  assert.deepEqual(clean(["", " \n", "<>", "?!", "\u200b"]), []);
  const [cut] = clean(["a feira ".repeat(40)]);
  assert.ok(cut!.length <= 160 && cut!.endsWith("…"), cut);
  const emoji = clean(["a" + "🍅".repeat(200)]);
  assert.ok(emoji.every((line) => utteranceSchema.safeParse(line).success) && emoji.length === 1);
  assert.deepEqual(clean(["um", "dois", "tres"], [], 2), ["um", "dois"]);
});
