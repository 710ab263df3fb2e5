import assert from "node:assert/strict";
import {
  asksToForget,
  type MemoryRequest,
  readMemoryRequest,
} from "../../../../shared/language/commands/memory-request.ts";

const actionOf = (text: string) => readMemoryRequest(text)?.action ?? null;
const queryOf = (text: string) => {
  const request = readMemoryRequest(text);
  return request?.action === "forget" ? request.query : null;
};

Deno.test("readMemoryRequest() reads questions about what is known of oneself", () => {
  for (
    const text of [
      "o que você sabe sobre mim?",
      "oq vc sabe de mim",
      "Me mostra tudo que você sabe sobre mim",
      "lista o que vc já aprendeu sobre mim",
      "o que você tem guardado sobre mim?",
      "mostra sua memória",
      "quais são as minhas memórias?",
    ]
  ) assert.equal(actionOf(text), "tell", text);
});

Deno.test("readMemoryRequest() reads the area that is asked about", () => {
  const areaOf = (text: string) => (readMemoryRequest(text) as MemoryRequest & { area?: string })?.area;
  assert.equal(areaOf("o que você sabe sobre minha saúde?"), "health");
  assert.equal(areaOf("o que vc sabe da minha saúde mental"), "mental_health");
  assert.equal(areaOf("o que você lembra sobre o meu trabalho?"), "career");
  assert.equal(areaOf("o que sabe de dinheiro?"), "finance");
  assert.equal(readMemoryRequest("o que você sabe sobre meu cachorro?"), null);
});

Deno.test("readMemoryRequest() reads what to forget, as it was typed", () => {
  for (
    const [text, query] of [
      ["esquece que eu odeio coentro", "odeio coentro"],
      ["Esqueça que sou vegetariana, por favor", "sou vegetariana"],
      ["vc pode esquecer que eu moro em Olinda?", "moro em Olinda"],
      ["apaga o que você sabe sobre a Júlia", "a Júlia"],
      ["esquece tudo que eu te contei sobre o meu chefe", "o meu chefe"],
      ["tira da sua memória que eu sou alérgica a camarão", "sou alérgica a camarão"],
      ["remove da memória o meu endereço", "o meu endereço"],
      ["apaga que eu gosto de jiló", "gosto de jiló"],
      ["esquece o que você percebeu sobre meu sono", "meu sono"],
      ["esquece q eu n gosto de coentro", "não gosto de coentro"],
    ] as const
  ) assert.equal(queryOf(text), query, text);
});

Deno.test("readMemoryRequest() tells one thing from everything about something", () => {
  assert.deepEqual(readMemoryRequest("apaga tudo o que você sabe sobre coentro"), {
    action: "forget",
    query: "coentro",
    everything: true,
    namesMemory: true,
  });
  assert.deepEqual(readMemoryRequest("esquece que eu odeio coentro"), {
    action: "forget",
    query: "odeio coentro",
    everything: false,
    namesMemory: false,
  });
});

Deno.test("readMemoryRequest() reads that everything shall be forgotten", () => {
  for (
    const text of [
      "apaga tudo que você sabe",
      "apague tudo o que você sabe sobre mim",
      "esquece tudo sobre mim",
      "esquece tudo que eu te contei",
      "quero que você esqueça tudo que sabe de mim",
      "limpa sua memória",
      "zera a sua memória inteira, por favor",
      "apaga todas as minhas memórias",
    ]
  ) assert.equal(actionOf(text), "forget_everything", text);
});

Deno.test("readMemoryRequest() leaves everything else alone", () => {
  for (
    const text of [
      "esquece",
      "esquece isso",
      "esquece o gasto de ontem",
      "esquece a conta de luz",
      "esquece a última",
      "não lembro da Carol",
      "esquece tudo",
      "esquece o que eu falei",
      "esquece que eu odeio coentro, quanto gastei esse mês?",
      "apaga tudo que você sabe sobre mim e registra 50 no mercado",
      // Said in other words, it is the model's.
      "esquece a Carol",
      "isso tá errado, eu não odeio coentro",
      "nao quero mais que vc lembre da Carol",
      "deixa pra lá, esquece",
      "esquece que eu falei isso",
      "apaga tudo",
      "apaga tudo sobre dentista",
      "apaga o gasto de ontem",
      "apaga minha conta de luz",
      "quero esquecer o Rafa",
      "esqueci de pagar a luz",
      "esqueci tudo que eu sabia de inglês",
      "não esquece que amanhã tem reunião",
      "não lembro que dia é hoje",
      "não quero que eu engorde de novo",
      "isso tá errado",
      "isso tá errado, eu moro em Recife",
      "tá errado isso que ele fez",
      "o que você sabe fazer?",
      "você sabe o que é Selic?",
      "o que você sabe da Júlia?",
      "esquece que eu tenho 34 anos. gastei 50 no mercado",
      `esquece que ${"muito ".repeat(60)}`,
    ]
  ) assert.equal(readMemoryRequest(text), null, text);
});

Deno.test("asksToForget() knows what is taken back in other words too, so that it is not learned", () => {
  for (
    const text of [
      "esquece que eu sou vegetariana",
      "esquece a Carol",
      "para de lembrar que eu fumo",
      "eu nunca disse que gosto de jiló",
      "não é verdade que eu fumo!",
    ]
  ) assert.equal(asksToForget(text), true, text);
  for (
    const text of ["esqueci a chave em casa", "não esquece que moro em Recife", "Esquece a Carol. Trabalho no SAMU."]
  ) {
    assert.equal(asksToForget(text), false, text);
  }
});
