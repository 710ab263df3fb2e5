import fc from "fast-check";
import assert from "node:assert/strict";
import { fold } from "../../../../shared/language/fold.ts";
import { asksBack, readResolution, type Resolution } from "../../../../shared/language/commands/resolution.ts";

const questions: {
  sides: [existing: string, stated: string];
  replies: Partial<Record<Resolution | "other", string[]>>;
}[] = [
  {
    sides: ["Mora em Salvador", "Mora em Recife"],
    replies: {
      use_new: [
        ...["recife", "é recife", "Recife!", "em recife", "moro em recife", "moro em recife agora", "agora é recife"],
        ...["sim", "siim", "ss", "aham", "claro que sim", "sim senhora", "sim, obrigada", "👍", "mudou", "mudou sim"],
        ...["sim, recife", "sim, agora moro em Recife", "isso, mudou", "o segundo", "a segunda", "2", "a nova"],
      ],
      keep_existing: [
        ...["salvador", "salvador ainda", "ainda moro em salvador", "continuo em salvador", "Mora em Salvador"],
        ...["não", "nao kkk", "claro que não", "ainda não", "não mudou nada", "nada mudou", "mudou nada", "mudou não"],
        ...["não, salvador", "não, ainda é salvador", "o primeiro", "a antiga", "1"],
      ],
      keep_both: ["os dois", "sim os dois", "as duas coisas", "ambos", "os dois estão certos", "valem os dois", "3"],
      neither: ["nenhum", "nenhum dos dois", "nem um nem outro", "os dois estão errados", "tá tudo errado"],
      later: [
        ...["tanto faz", "depois", "depois eu vejo", "depois te conto", "não sei", "sei lá", "não lembro", "cancela"],
        ...["deixa pra lá", "ah deixa pra lá", "agora não", "prefiro não dizer", "não quero falar sobre isso"],
      ],
      other: [
        // News, requests and feelings of their own.
        ...["quanto gastei esse mês?", "gastei 50 no mercado", "gastei 50 em recife", "vou pra salvador amanhã"],
        ...["quero visitar salvador no fim do ano", "minha mãe mora em salvador", "recife tá um calor", "amo recife"],
        ...["oi", "bom dia", "obrigada", "valeu!", "desfaz", "ok", "pode atualizar", "qual a diferença?", "4", "1 e 2"],
        // An answer that says more, or two that do not agree, is for who reads language.
        ...["não moro mais em salvador", "era salvador, agora é recife", "morei em salvador", "não é recife"],
        ...["sim, me mudei mês passado", "mudei pra natal mês passado, gastei 50 no uber", "recife. quanto gastei?"],
        ...["não, recife", "sim, salvador", "não, mudou", "nenhum dos dois, agora moro em Natal", "resife"],
        ...["passo metade do mês em cada uma", "não, gastei 50 no mercado", "não, isso foi só uma viagem"],
      ],
    },
  },
  {
    sides: ["É casada com o Caio", "Está namorando o Léo"],
    replies: {
      keep_existing: ["casada", "sou casada", "casada com o caio ainda", "não, sou casada"],
      use_new: ["tô com o léo", "namorando", "o léo", "é o léo agora"],
      other: ["léo foi só um sonho kkk", "não sou mais casada", "terminei com o caio"],
    },
  },
  {
    sides: ["Tem dois filhos", "Não tem filhos"],
    replies: {
      keep_existing: ["2 filhos", "não"],
      use_new: ["não tem filhos", "sim"],
      other: ["2", "tenho", "filhos"],
    },
  },
  {
    sides: ["Trabalha como enfermeira no Hospital Português", "Trabalha no SAMU"],
    replies: {
      use_new: ["samu", "agora é o samu", "agora só no samu"],
      keep_existing: ["no hospital português", "ainda no hospital"],
      keep_both: ["nos dois"],
      other: ["saí do hospital", "larguei o hospital português", "trabalho"],
    },
  },
  {
    sides: ["Não come carne", "Come churrasco todo domingo"],
    replies: { use_new: ["como churrasco"], other: ["carne", "como carne", "não como"] },
  },
  { sides: ["Pesa 82 kg", "Pesa 70,5 kg"], replies: { use_new: ["70,5", "tô com 70,5"], keep_existing: ["82"] } },
  {
    sides: ["Rosa faz aniversário em 03/05", "Rosa faz aniversário em 04/06"],
    replies: { use_new: ["04/06"], keep_existing: ["em 03/05"], other: ["é dia 3 de maio"] },
  },
];

for (const { sides: [existing, stated], replies } of questions) {
  for (const [resolution, texts] of Object.entries(replies)) {
    for (const text of texts) {
      Deno.test(`readResolution() takes "${text}" on "${existing}" and "${stated}" as ${resolution}`, () => {
        assert.equal(readResolution(fold(text), { existing, stated }) ?? "other", resolution);
      });
    }
  }
}

Deno.test("readResolution() reads anything in time that grows with its length alone", () => {
  const shape = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 400 }),
    fc.constantFrom("s", "n", "sim ", "nao ", "os dois ", " ", ", ", "?").chain((unit) =>
      fc.integer({ min: 1, max: 8000 }).map((count) => unit.repeat(count).slice(0, 8000))
    ),
  );
  fc.assert(fc.property(shape, shape, shape, (text, existing, stated) => {
    readResolution(fold(text), { existing, stated });
  }));
});

Deno.test("asksBack() tells a question about the question from answers and other business", () => {
  for (
    const text of [
      "como assim?",
      "ué, como assim",
      "que dúvida?",
      "quando eu disse isso?",
      "eu disse isso?",
      "por que você quer saber?",
      "não entendi a pergunta",
      "mudou o quê?",
      "qual é o certo?",
      "oi?",
    ]
  ) assert.equal(asksBack(fold(text)), true, text);
  for (
    const text of ["oi", "recife", "mudou", "quando vence a luz?", "por que gastei tanto?", "como assim gastei 50?", ""]
  ) {
    assert.equal(asksBack(fold(text)), false, text);
  }
});
