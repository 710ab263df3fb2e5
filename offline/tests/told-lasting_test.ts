import assert from "node:assert/strict";
import { ask } from "./ask.ts";

const contentOf = async (text: string) => {
  const [call] = (await ask(text)).calls;
  return call?.tool === "add_knowledge" ? call.args.content : undefined;
};

Deno.test("the offline model keeps what the user did for somebody whole, without the request", async () => {
  for (
    const [text, kept] of [
      ["guarda que emprestei 200 pro meu irmão em 20/11", "Emprestou 200 pro irmão em 20/11"],
      ["lembra que emprestei 300 reais pra Camila dia 10", "Emprestou 300 reais pra Camila dia 10"],
      ["lembra que combinei com a Júlia de viajar em janeiro", "Combinei com a Júlia de viajar em janeiro"],
      ["lembra que a Camila mora em Natal", "Mora em Natal"],
    ] as const
  ) assert.equal(await contentOf(text), kept, text);
});

Deno.test("the offline model writes chat spellings out in what it keeps", async () => {
  assert.equal(await contentOf("a Camila n gosta mais de samba"), "Não gosta mais de samba");
  assert.equal(await contentOf("eu n gosto de coentro"), "Não gosta de coentro");
});

Deno.test("the offline model keeps no anger at people, and tastes as before", async () => {
  for (
    const text of [
      "odeio meu chefe, ele me humilhou na frente de todo mundo",
      "odeio minha sogra",
      "não suporto a Júlia",
      "detesto quem me enganou",
    ]
  ) assert.deepEqual((await ask(text)).calls, [], text);
  assert.equal(await contentOf("odeio coentro"), "Odeia coentro");
  assert.equal(await contentOf("odeio filme de terror"), "Odeia filme de terror");
});
