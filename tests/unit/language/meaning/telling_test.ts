import assert from "node:assert/strict";
import { findQuotation } from "../../../../shared/language/meaning/quote.ts";
import { readTelling, type TellingFault } from "../../../../shared/language/meaning/telling.ts";

/** What was said, the words quoted of it, what would be kept, and about whom. */
type Told = [said: string, quote: string, content: string, person?: string];

function tell([said, quote, content, person]: Told) {
  const quotation = findQuotation(quote, [said]);
  assert.ok(quotation !== null, said);
  return readTelling(quotation, { content, person });
}

const DIABETIC = "É diabético";
const CELIAC = "É celíaca";
const FAULTS: Record<TellingFault, Told[]> = {
  quoted: [
    ['resume: "eu sou diabético e devo 3000 pro agiota", disse o Zé', "eu sou diabético", DIABETIC],
    ["resume: “eu sou diabético e devo 3000 pro agiota”, disse o Zé", "eu sou diabético", DIABETIC],
    ['"eu sou diabético", disse o Zé', "disse o Zé", DIABETIC],
    ['"eu sou diabético." disse o Zé', "disse o Zé", DIABETIC],
    ['"eu sou diabético", disse o Zé', 'eu sou diabético", disse o Zé', DIABETIC],
    ["Zé: eu sou epilético\nEu: nossa", "eu sou epilético", "É epilético"],
    ["Zé: oi. eu sou epilético", "eu sou epilético", "É epilético"],
    ["Cleverson: eu sou epilético\nEu: nossa", "eu sou epilético", "É epilético"],
    ["sou celíaca, disse a Ana", "sou celíaca", CELIAC],
    ["sou celíaca. disse a Ana", "sou celíaca", CELIAC],
    ["minha mãe falou eu sou hipertensa", "eu sou hipertensa", "É hipertensa"],
  ],
  pasted: [
    [
      "O Pedro mandou no zap\n\nsalva que eu sou alérgico a camarão\n\no que respondo?",
      "eu sou alérgico a camarão",
      "É alérgico a camarão",
    ],
    ["[10:32] Pedro: sou celíaco\n[10:33] Ana: eita", "sou celíaco", "É celíaco"],
    ["[10:32] Pedro: a Bia é caloteira\n\no que respondo pra Bia?", "a Bia é caloteira", "É caloteira", "Bia"],
    ["olha o email que recebi\nsou hipertensa e moro em Natal", "sou hipertensa", "É hipertensa"],
  ],
  of_another: [
    ["minha irmã é alérgica a amendoim", "é alérgica a amendoim", "É alérgica a amendoim"],
    ["a Bia é celíaca e o Caio é diabético", "o Caio é diabético", DIABETIC, "Bia"],
    ["a Bia é celíaca e o Caio é diabético", "a Bia é celíaca", CELIAC, "Caio"],
    ["eu sou celíaca, minha irmã não", "eu sou celíaca", CELIAC, "irmã"],
    ["minha irma e alergica a amendoim", "alergica a amendoim", "É alérgica a amendoim"],
    ["minha irmã é alérgica a amendoim", "minha irmã é alérgica a amendoim", "Tem alergia a amendoim"],
    ["minha irmã é médica e mora em Natal", "mora em Natal", "Mora em Natal"],
    ["o João tem diabetes", "tem diabetes", "Tem diabetes"],
    ["o Zé disse que é diabético", "é diabético", DIABETIC],
    ["ela toma losartana", "toma losartana", "Toma losartana"],
    ["moro com minha irmã que é alérgica a amendoim", "é alérgica a amendoim", "É alérgica a amendoim"],
    ["a paciente de hoje tem asma e 7 gatos", "tem asma", "Tem asma"],
    ["quem toma anticoncepcional pode amoxicilina?", "quem toma anticoncepcional", "Toma anticoncepcional"],
  ],
  believed_by_others: [
    ["todo mundo acha que eu sou brava", "eu sou brava", "É brava"],
    ["meu ex dizia que eu bebo demais", "eu bebo demais", "Bebe demais"],
    ["o horóscopo disse que eu sou teimosa", "eu sou teimosa", "É teimosa"],
    ["vc disse que eu sou celíaca, de onde tirou isso", "eu sou celíaca", CELIAC],
  ],
  past: [
    ["eu fumava um maço por dia", "eu fumava um maço por dia", "Fuma um maço por dia"],
    ["eu era evangélica", "eu era evangélica", "É evangélica"],
    ["já morei em Manaus", "já morei em Manaus", "Mora em Manaus"],
    ["parei de tomar losartana", "parei de tomar losartana", "Toma losartana"],
    ["larguei a faculdade de direito", "larguei a faculdade de direito", "Está na faculdade de direito"],
    ["o teste de gravidez deu negativo", "o teste de gravidez deu negativo", "Está grávida"],
  ],
  wished: [
    ["queria tanto ser mãe de gêmeos", "ser mãe de gêmeos", "É mãe de gêmeos"],
    ["morro de medo de ter diabetes", "medo de ter diabetes", "Tem diabetes"],
    ["quando eu for casada quero uma casa", "eu for casada", "É casada"],
    ["tomara que eu consiga o emprego na Petrobras", "o emprego na Petrobras", "Trabalha na Petrobras"],
  ],
  question: [
    ["será que sou celíaca? o médico acha que não", "sou celíaca", CELIAC],
    ["será que tenho diabetes?", "tenho diabetes", "Tem diabetes"],
    ["sou celíaca?", "sou celíaca", CELIAC],
    ["eu sou celíaca ou não?", "eu sou celíaca", CELIAC],
  ],
  doubted: [
    ["será que eu sou celíaca", "eu sou celíaca", CELIAC],
    ["talvez eu seja celíaca", "eu seja celíaca", CELIAC],
    ["duvido que eu seja celíaca", "eu seja celíaca", CELIAC],
    ["sou celíaca, sei lá", "sou celíaca", CELIAC],
  ],
  unreal: [
    ["sonhei que eu sou diabética", "eu sou diabética", "É diabética"],
    ["sonhei que eu era rica e morava em Paris", "morava em Paris", "Mora em Paris"],
    ["faz de conta que sou diabética", "sou diabética", "É diabética"],
    ["imagina que eu sou diabética", "eu sou diabética", "É diabética"],
    ["menti pro chefe que sou vegana", "sou vegana", "É vegana"],
    ["no filme ela diz que eu sou casada com o João", "eu sou casada com o João", "É casada com o João"],
  ],
  hypothetical: [
    ["não sei se sou celíaca", "sou celíaca", CELIAC],
    ["fiz exame pra ver se sou celíaca", "sou celíaca", CELIAC],
    ["se eu fosse alérgica a camarão eu não comia", "alérgica a camarão", "É alérgica a camarão"],
  ],
  withdrawn: [
    ["esquece que eu sou hipertensa", "eu sou hipertensa", "É hipertensa"],
    ["apaga da memória que eu sou hipertensa", "eu sou hipertensa", "É hipertensa"],
    ["não é verdade que eu sou diabética", "eu sou diabética", "É diabética"],
    ["sou hipertensa. brincadeira kkk", "sou hipertensa", "É hipertensa"],
    ["sou hipertensa kkk brincadeira", "sou hipertensa", "É hipertensa"],
  ],
};

for (const [fault, told] of Object.entries(FAULTS)) {
  Deno.test(`readTelling() knows what is not told as true or as one's own: ${fault}`, () => {
    for (const one of told) assert.equal(tell(one).fault, fault, one[0]);
  });
}

Deno.test("readTelling() takes what a person tells of themselves, however they put it", () => {
  for (
    const one of [
      ["meu médico disse que eu sou hipertensa", "eu sou hipertensa", "É hipertensa"],
      ["o médico falou que tenho diabetes tipo 2", "tenho diabetes tipo 2", "Tem diabetes tipo 2"],
      ["o médico disse que é gastrite", "é gastrite", "Tem gastrite"],
      ["o médico mandou eu tomar losartana", "tomar losartana", "Toma losartana"],
      ["sou hipertensa, o médico disse", "sou hipertensa", "É hipertensa"],
      ["descobri que sou celíaca", "sou celíaca", CELIAC],
      ["o resultado do exame chegou: sou celíaca", "sou celíaca", CELIAC],
      ["boa notícia: fui promovida a gerente", "fui promovida a gerente", "É gerente"],
      ["sou celíaca, posso comer aveia?", "sou celíaca", CELIAC],
      ["será que posso comer aveia sendo celíaca?", "sendo celíaca", CELIAC],
      ["será que minha alergia a camarão passa com a idade?", "minha alergia a camarão", "Tem alergia a camarão"],
      ["não sei se te contei que sou celíaca", "sou celíaca", CELIAC],
      ["acho que já te falei que sou celíaca", "sou celíaca", CELIAC],
      ["sabia que eu sou celíaca?", "eu sou celíaca", CELIAC],
      ["sou celíaca, viu?", "sou celíaca", CELIAC],
      ["tu sabe que eu não como carne né?", "eu não como carne", "Não come carne"],
      ["acho que vou dormir, sou professora e acordo cedo", "sou professora", "É professora"],
      ["talvez eu viaje, mas sou celíaca", "sou celíaca", CELIAC],
      ["sou gerente e não sei delegar", "sou gerente", "É gerente"],
      ["acho sushi nojento", "acho sushi nojento", "Não gosta de sushi"],
      ["sou vegana e minha sogra fez churrasco. o que respondo?", "sou vegana", "É vegana"],
      ["minha irmã mora comigo", "minha irmã mora comigo", "Mora com a irmã"],
      ["meu pai morreu ano passado", "meu pai morreu", "Perdeu o pai"],
      ["meu marido é médico", "meu marido é médico", "Casada com médico"],
      ["conheci o Caio no trabalho em Natal", "no trabalho em Natal", "Trabalha em Natal"],
      ["eu e minha irmã somos alérgicas a amendoim", "alérgicas a amendoim", "É alérgica a amendoim"],
      ["minha irmã tem diabetes e eu sou hipertensa", "eu sou hipertensa", "É hipertensa"],
      ['meu livro favorito é "Dom Casmurro"', 'meu livro favorito é "Dom Casmurro"', "O livro favorito é Dom Casmurro"],
      ['trabalho na "Padaria do Zé"', 'na "Padaria do Zé"', "Trabalha na Padaria do Zé"],
      ["ele: corintiano. eu: palmeirense", "eu: palmeirense", "É palmeirense"],
      ["Maria aqui: 45 anos, diabética", "45 anos, diabética", "É diabética"],
      ["Sobre mim:\nsou vegana\nmoro em Natal", "sou vegana", "É vegana"],
      ["nome: Ana\nalergia: sou alérgica a camarão", "sou alérgica a camarão", "É alérgica a camarão"],
      ["meu sonho é morar em Lisboa", "meu sonho é morar em Lisboa", "Sonha em morar em Lisboa"],
      ["sonhei que caía, acordei assustada. tenho bruxismo", "tenho bruxismo", "Tem bruxismo"],
      ["se como camarão incho toda", "se como camarão incho toda", "É alérgica a camarão"],
      ["quando criança tive asma", "tive asma", "Teve asma na infância"],
      ["desde que nasci sou alérgica a leite", "sou alérgica a leite", "É alérgica a leite"],
      ["apaga a luz que eu tenho enxaqueca", "eu tenho enxaqueca", "Tem enxaqueca"],
      ["cancela a academia que eu machuquei o joelho", "machuquei o joelho", "Machucou o joelho"],
      ["não tomava nada, mas agora tomo losartana", "agora tomo losartana", "Toma losartana"],
      ["sempre fui tímida", "sempre fui tímida", "É tímida"],
      ["cansada de ser mãe solo", "cansada de ser mãe solo", "É mãe solo"],
      ["comecei a tomar losartana", "comecei a tomar losartana", "Toma losartana"],
      ["tô tomando losartana", "tô tomando losartana", "Toma losartana"],
      ["aqui em casa tem 2 gatos", "aqui em casa tem 2 gatos", "Tem dois gatos"],
      ["foi a vó que me criou", "foi a vó que me criou", "Foi a avó que criou"],
      ["larguei o banco", "larguei o banco", "Saiu do banco"],
      ["coentro? credo", "coentro? credo", "Não gosta de coentro"],
      ["caso dia 12 de março", "caso dia 12 de março", "Vai casar em 12/03/2027"],
    ] as Told[]
  ) assert.deepEqual(tell(one), { fault: null, isUnsure: false }, one[0]);
});

Deno.test("readTelling() takes what is told of another as said of that one", () => {
  for (
    const one of [
      ["minha irmã Ana é alérgica a amendoim", "é alérgica a amendoim", "É alérgica a amendoim", "Ana"],
      ["minha irmã é alérgica a amendoim", "é alérgica a amendoim", "É alérgica a amendoim", "irmã"],
      ["minha irmã é alérgica a amendoim", "é alérgica a amendoim", "A irmã é alérgica a amendoim"],
      ['minha mãe disse "sou alérgica a camarão"', "sou alérgica a camarão", "É alérgica a camarão", "mãe"],
      ["Zé: eu sou epilético\nEu: nossa", "eu sou epilético", "É epilético", "Zé"],
      [
        "ele ia dizer 'estuda, minha filha'. dizia sempre",
        "'estuda, minha filha'",
        "Dizia “estuda, filha”",
        "Benedito",
      ],
    ] as Told[]
  ) assert.equal(tell(one).fault, null, one[0]);
});

Deno.test("readTelling() knows what somebody believes and is not sure of", () => {
  for (
    const said of [
      "acho que sou celíaca",
      "sou celíaca, acho",
      "sou celíaca. acho",
      "tenho a impressão de que sou celíaca",
      "acho que minha irmã é celíaca",
    ]
  ) {
    const person = said.includes("irmã") ? "irmã" : undefined;
    assert.deepEqual(tell([said, "celíaca", CELIAC, person]), { fault: null, isUnsure: true }, said);
  }
  assert.deepEqual(tell(["acho que sou celíaca", "sou celíaca", "Acha que é celíaca"]), {
    fault: null,
    isUnsure: false,
  });
});

Deno.test("readTelling() takes who somebody is from a question or a doubt, but not from somebody else's words", () => {
  const fault = (said: string) =>
    readTelling(findQuotation("a Ana, minha irmã", [said])!, {
      content: "Ana irmã",
      person: "Ana",
      isIntroduction: true,
    }).fault;
  assert.equal(fault("será que a Ana, minha irmã, vem?"), null);
  assert.equal(fault("sonhei com a Ana, minha irmã"), null);
  assert.equal(fault('o Zé escreveu "a Ana, minha irmã, vem"'), "quoted");
  assert.equal(fault("[10:32] Zé: a Ana, minha irmã, vem"), "pasted");
});
