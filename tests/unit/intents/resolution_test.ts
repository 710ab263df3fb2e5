import fc from "fast-check";
import assert from "node:assert/strict";
import { asksBack, type QuestionSides, readResolution, type Resolution } from "../../../shared/intents/resolution.ts";

const questions: {
  sides: [existing: string, stated: string];
  replies: Partial<Record<Resolution | "other", string[]>>;
}[] = [
  {
    sides: ["Mora em Salvador", "Mora em Recife"],
    replies: {
      use_new: [
        "recife",
        "é recife",
        "Recife!",
        "moro em recife",
        "moro em recife agora",
        "não moro mais em salvador",
        "não, recife",
        "salvador não, recife",
        "sim",
        "mudou sim",
        "sim, me mudei mês passado",
        "o segundo",
        "a segunda",
        "a nova",
        "o novo",
        "mudei de salvador pra recife",
        "era salvador, agora é recife",
        "saí de salvador e fui pra recife",
        "2",
        "Mora em Recife",
        "👍",
        "sim, recife",
        "recife, né?",
        "aham",
        "siim",
        "recifee",
        "resife",
        "é que me mudei",
        "me mudei pra recife em agosto",
        "agora tô em recife",
        "tô morando em recife mesmo",
        "sim, agora é recife",
        "recife é o certo",
        "a informação nova",
        "a mais recente",
        "fica com a nova",
        "pode atualizar",
        "isso, mudou",
        "mudou tudo kkk",
        "ss",
        "claro que sim",
        "sim senhora",
      ],
      keep_existing: [
        "salvador",
        "continuo em salvador",
        "ainda moro em salvador",
        "não é recife",
        "não, é salvador",
        "não",
        "não mudou nada",
        "nada mudou",
        "o primeiro",
        "a antiga",
        "1",
        "foi engano, é salvador mesmo",
        "me enganei",
        "voltei pra salvador",
        "nao kkk",
        "não, ainda é salvador",
        "não, isso foi só uma viagem",
        "salvador ainda",
        "sempre morei em salvador",
        "o certo é salvador",
        "mudou nada",
        "mudou não",
        "nao mudou n",
        "nops",
      ],
      keep_both: [
        "os dois",
        "as duas coisas",
        "moro nos dois",
        "ambos",
        "os dois estão certos",
        "moro nas duas",
        "as duas são verdade",
        "um pouco de cada",
      ],
      neither: [
        "nenhum",
        "nenhum dos dois",
        "nem um nem outro",
        "os dois estão errados",
        "nenhuma das duas",
        "tá tudo errado",
      ],
      later: [
        "tanto faz",
        "depois",
        "depois eu vejo",
        "não sei",
        "deixa pra lá",
        "agora não",
        "prefiro não dizer",
        "ok",
        "tá bom",
        "cancela",
        "não quero falar sobre isso",
        "depois te conto",
        "ah deixa pra lá",
        "tanto faz, amiga",
        "sei lá",
        "não lembro",
      ],
      other: [
        "quanto gastei esse mês?",
        "gastei 50 no mercado",
        "quero visitar salvador no fim do ano",
        "gastei 50 em recife",
        "vou pra salvador amanhã",
        "bom dia",
        "oi",
        "obrigada",
        "desfaz",
        "era só uma viagem",
        "passo metade do mês em cada uma",
        "qual a diferença?",
        "por que você quer saber?",
        "me lembra de pagar a luz",
        "tô com fome",
        "pesei 80 kg",
        "como tá minha dívida",
        "tchau",
        "valeu!",
        "kkkkk",
        "amo recife",
        "minha mãe mora em salvador",
        "recife tá um calor",
        "vou me mudar pra salvador ano que vem",
      ],
    },
  },
  {
    sides: ["É casada com o Caio", "Está namorando o Léo"],
    replies: {
      keep_existing: ["casada", "sou casada", "casada com o caio ainda", "não, sou casada"],
      use_new: [
        "tô com o léo",
        "me separei, tô namorando o Léo",
        "não sou mais casada",
        "namorando",
        "mudou, me separei",
        "sim, me separei do Caio em março",
        "sim, eu e o Caio nos separamos",
        "terminei com o caio",
        "o léo",
        "é o léo agora",
      ],
      other: ["léo foi só um sonho kkk"],
    },
  },
  {
    sides: ["Tem dois filhos", "Não tem filhos"],
    replies: {
      keep_existing: ["tenho dois filhos", "tenho dois", "dois", "não", "tenho sim, dois", "tenho", "2 filhos"],
      use_new: ["não tenho filhos", "sim", "nao tenho"],
    },
  },
  {
    sides: ["Trabalha como enfermeira no Hospital Português", "Trabalha no SAMU"],
    replies: {
      use_new: [
        "samu",
        "agora é o samu",
        "saí do hospital",
        "larguei o hospital português",
        "mudei de emprego",
        "saí do português e fui pro samu",
        "agora só no samu",
        "sim, troquei de emprego",
      ],
      keep_both: ["trabalho nos dois", "nos dois", "faço plantão nos dois"],
      keep_existing: ["ainda sou enfermeira no português", "ainda no hospital"],
    },
  },
  {
    sides: ["É vegetariana", "Come carne todo dia"],
    replies: {
      keep_existing: ["sou vegetariana", "não como carne"],
      use_new: ["como carne", "voltei a comer carne", "não sou mais vegetariana"],
    },
  },
  {
    sides: ["É alérgica a camarão", "Não é alérgica a camarão"],
    replies: {
      keep_existing: ["sou alérgica sim", "sou"],
      use_new: ["não sou alérgica", "não sou"],
    },
  },
  {
    sides: ["Pesa 82 kg", "Pesa 70,5 kg"],
    replies: {
      use_new: ["70,5", "tô com 70,5"],
      keep_existing: ["82"],
    },
  },
  {
    sides: ["Não come carne", "Come churrasco todo domingo"],
    replies: {
      use_new: ["voltei a comer", "como sim", "como churrasco"],
      keep_existing: ["não como"],
      other: ["sou vegetariana ainda"],
    },
  },
  {
    sides: ["Está desempregada", "Trabalha como professora na rede estadual"],
    replies: {
      use_new: ["sou professora agora", "sim! passei no concurso"],
      keep_existing: ["continuo desempregada", "ainda desempregada"],
    },
  },
  {
    sides: ["Júlia mora em Natal", "Júlia mora em João Pessoa"],
    replies: {
      use_new: ["joão pessoa", "ela se mudou pra jp", "a julia mudou sim"],
      keep_existing: ["ela mora em natal", "é natal"],
    },
  },
  {
    sides: ["Rosa faz aniversário em 03/05", "Rosa faz aniversário em 04/06"],
    replies: {
      use_new: ["04/06", "4 de junho"],
      keep_existing: ["é dia 3 de maio", "3/5"],
    },
  },
];

for (const { sides: [existing, stated], replies } of questions) {
  for (const [resolution, texts] of Object.entries(replies)) {
    for (const text of texts) {
      Deno.test(`readResolution() takes "${text}" on "${existing}" and "${stated}" as ${resolution}`, () => {
        assert.equal(readResolution(text, { existing, stated })?.resolution ?? "other", resolution);
      });
    }
  }
}

const sides: QuestionSides = { existing: "Mora em Salvador", stated: "Mora em Recife" };

Deno.test("readResolution() takes the labels of the choices, and positions in their order", () => {
  const read = (text: string) => readResolution(text, sides)?.resolution;
  assert.equal(read("Mora em Salvador"), "keep_existing");
  assert.equal(read("Mora em Recife"), "use_new");
  assert.equal(read("Valem os dois"), "keep_both");
  assert.deepEqual(["1", "2", "3", "a última"].map(read), ["keep_existing", "use_new", "keep_both", "use_new"]);
});

Deno.test("readResolution() hands on what a message says besides its answer", () => {
  const rests: [text: string, resolution: Resolution, rest: string][] = [
    ["recife. quanto gastei esse mês?", "use_new", "quanto gastei esse mês?"],
    ["nenhum dos dois, agora moro em Natal", "neither", "agora moro em Natal"],
    ["não, gastei 50 no mercado", "keep_existing", "gastei 50 no mercado"],
    ["depois. me lembra de pagar a luz", "later", "me lembra de pagar a luz"],
    ["tanto faz, amiga", "later", ""],
  ];
  for (const [text, resolution, rest] of rests) {
    assert.deepEqual(readResolution(text, sides), { resolution, rest }, text);
  }
});

Deno.test("readResolution() reads anything in time that grows with its length alone", () => {
  const shape = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 400 }),
    fc.constantFrom("s", "n", "sim ", "nao ", "os dois ", " ", ", ", "?").chain((unit) =>
      fc.integer({ min: 1, max: 8000 }).map((count) => unit.repeat(count).slice(0, 8000))
    ),
  );
  fc.assert(fc.property(shape, shape, shape, (text, existing, stated) => {
    const read = readResolution(text, { existing, stated });
    assert.ok(read === null || text.includes(read.rest) || text.normalize("NFC").includes(read.rest));
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
  ) assert.equal(asksBack(text), true, text);
  for (
    const text of ["oi", "recife", "mudou", "quando vence a luz?", "por que gastei tanto?", "como assim gastei 50?", ""]
  ) {
    assert.equal(asksBack(text), false, text);
  }
});
