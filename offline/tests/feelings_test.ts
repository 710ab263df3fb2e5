import assert from "node:assert/strict";
import { type Feeling, findFeeling } from "../speech/find-feeling.ts";
import { readMessage } from "../reading/read-message.ts";
import { ask } from "./ask.ts";

const DUMB = /não (?:sei se )?entendi|não peguei|não sei responder|Isso eu não sei|Me ajuda a entender/i;
const BASE = ["search_knowledge", "add_knowledge", "analyze_context"];
const TONE = { style: "reflective", responseLength: "elaborated", formality: "careful-informal" };

const feelings: [Feeling, string][] = [
  ["tiredness", "sinto que nao dou conta de nada"],
  ["tiredness", "é muita coisa nas minhas costas"],
  ["tiredness", "nao aguento mais minha rotina"],
  ["tiredness", "to exauta, sem força pra mais nada"],
  ["anxiety", "acordei anciosa de novo"],
  ["sadness", "to me sentindo um lixo"],
  ["sadness", "nada do que eu faço é suficiente"],
  ["sadness", "vivo no automático faz meses"],
  ["loneliness", "ninguém lembrou de mim hoje"],
  ["sadness", "que vergonha do que eu falei na festa"],
  ["sadness", "to com raiva de mim mesma"],
  ["conflict", "fui humilhada na frente de todo mundo"],
  ["conflict", "meu pai nunca me escuta"],
  ["conflict", "não consigo esquecer meu ex"],
  ["conflict", "morro de ciúme da colega dele"],
  ["worryForOther", "minha irmã tá com depressão"],
  ["grief", "faz um ano que meu avô morreu"],
  ["loneliness", "que saudade da minha infância"],
  ["conflict", "não aguento mais meu marido"],
];
for (const [feeling, message] of feelings) {
  Deno.test(`findFeeling() reads ${feeling} in "${message}"`, () => {
    assert.equal(findFeeling(readMessage(message, "2026-11-20").keys), feeling);
  });
}

for (const message of ["moro sozinha em Natal", "arruma meu peso pra 77", "meu cartão tá no limite"]) {
  Deno.test(`findFeeling() finds none in "${message}"`, () => {
    assert.equal(findFeeling(readMessage(message, "2026-11-20").keys), null);
  });
}

for (
  const message of [
    "sei lá, tá tudo tão estranho",
    "parece que eu só existo",
    "eu tento, tento e não saio do lugar",
    "minha mãe falou umas coisas que ficaram na minha cabeça",
    "não sei quem eu sou mais",
  ]
) {
  Deno.test(`whoever came to be heard is met with care at "${message}"`, async () => {
    const { text, calls } = await ask(message, { tools: BASE, tone: TONE, skills: ["counselor"] });
    assert.deepEqual(calls, []);
    assert.doesNotMatch(text, DUMB);
    assert.match(text, /\?/);
  });
}

Deno.test("a feeling is met with a few honest words and an open question, without list or emoji", async () => {
  const { text, calls } = await ask("tô triste hoje, briguei com o Rafael", { tone: { emojiLevel: "moderate" } });
  assert.deepEqual(calls, []);
  assert.match(text, /\?$/);
  assert.doesNotMatch(text, /\p{Extended_Pictographic}|^- /mu);
});

Deno.test("a question about the world is none of the heart, even to a counselor", async () => {
  const { text } = await ask("qual a capital da França?", { tools: [], tone: TONE, skills: ["counselor"] });
  assert.match(text, /não sei/);
});

Deno.test("good news is met with joy before it is kept", async () => {
  const { calls } = await ask("to tão feliz, passei no concurso!", { tools: BASE });
  assert.deepEqual(calls.map(({ tool }) => tool), ["add_knowledge"]);
});
