import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { weighCall } from "../../../../shared/tools/said/grounding.ts";
import { addKnowledge } from "../../../../shared/tools/memory/add-knowledge.ts";

/** What was said, the words quoted of it, and what a model makes of them. */
type Told = [said: string, quote: string, args: JsonObject];

const RIGHT: Told[] = [
  ["me mudei pra Curitiba", "me mudei pra Curitiba", {
    content: "Mora em Curitiba",
    slot: "residence",
    value: "Curitiba",
  }],
  ["aceitei! o Caio me pediu", "aceitei!", { content: "Está noiva", slot: "marital_status", value: "noiva" }],
  ["o Caio e eu casamos sábado", "o Caio e eu casamos", {
    content: "É casada com o Caio",
    slot: "partner",
    value: "Caio",
  }],
  ["passei na OAB", "passei na OAB", { content: "Foi aprovada na OAB" }],
  ["tô esperando um bebê", "esperando um bebê", { content: "Está grávida", slot: "condition", key: "gravidez" }],
  ["não posso nem chegar perto de camarão", "não posso nem chegar perto de camarão", {
    content: "É alérgica a camarão",
    slot: "allergy",
    key: "camarão",
  }],
  ["larguei o cigarro faz um ano", "larguei o cigarro", {
    content: "Parou de fumar",
    slot: "habit",
    key: "cigarro",
    holds: false,
  }],
  ["minha pressão é alta, tomo losartana 50mg", "tomo losartana 50mg", {
    content: "Toma losartana 50 mg para a pressão",
    slot: "medication",
    key: "losartana",
    value: "50 mg",
  }],
  ["tenho dois meninos e uma menina", "dois meninos e uma menina", { content: "Tem 2 filhos e 1 filha" }],
  ["fui mandada embora do Itaú", "fui mandada embora do Itaú", {
    content: "Foi demitida do Itaú",
    slot: "employment",
    value: "desempregada",
  }],
  ["comecei no Nubank segunda", "comecei no Nubank", {
    content: "Trabalha no Nubank",
    slot: "employer",
    value: "Nubank",
  }],
  ["sou dev numa fintech", "sou dev", { content: "É programadora", slot: "occupation", value: "dev" }],
  ["ganho 5 mil por mês", "ganho 5 mil", { content: "Ganha R$ 5.000 por mês", slot: "income", value: "R$ 5.000" }],
  ["meu salário é cinco mil e quinhentos", "cinco mil e quinhentos", {
    content: "Ganha R$ 5.500,00",
    slot: "income",
    value: "5500",
  }],
  ["tenho 1,70 de altura", "tenho 1,70", { content: "Mede 1,70 m", slot: "height", value: "170" }],
  ["tô com 82kg", "82kg", { content: "Pesa 82 kg", slot: "weight", value: "82" }],
  ["fiz trinta ontem", "fiz trinta", { content: "Tem 30 anos", slot: "age", value: "30" }],
  ["meu niver é 12 de março", "12 de março", {
    content: "Faz aniversário em 12/03",
    slot: "birthday",
    value: "--03-12",
  }],
  ["nasci em 05/08/88", "nasci em 05/08/88", {
    content: "Nasceu em 05/08/1988",
    slot: "birthday",
    value: "1988-08-05",
  }],
  ["tenho dentista amanhã às 3 da tarde", "dentista amanhã às 3 da tarde", {
    content: "Tem dentista em 23/11/2026 às 15h",
    slot: "plan",
    key: "dentista",
    value: "2026-11-23",
  }],
  ["a prova ficou pra sexta", "a prova ficou pra sexta", {
    content: "Tem prova em 27/11/2026",
    slot: "plan",
    key: "prova",
    value: "2026-11-27",
  }],
  ["vou me formar ano que vem", "me formar ano que vem", {
    content: "Vai se formar em 2027",
    slot: "plan",
    key: "formatura",
    value: "2027",
  }],
  ["caso dia 12 de março", "caso dia 12 de março", {
    content: "Vai casar em 12/03/2027",
    slot: "plan",
    key: "casamento",
    value: "2027-03-12",
  }],
  ["não como mais nada de bicho", "não como mais nada de bicho", {
    content: "É vegana",
    slot: "diet",
    value: "vegana",
  }],
  ["sou crente", "sou crente", { content: "É evangélica", slot: "religion", value: "evangélica" }],
  ["sou corintiana roxa", "corintiana roxa", {
    content: "Torce para time de futebol",
    slot: "likes",
    key: "corintiana",
  }],
  ["amo de paixão um pagodinho", "amo de paixão um pagodinho", {
    content: "Gosta muito de pagode",
    slot: "likes",
    key: "pagode",
  }],
  ["coentro? credo", "coentro? credo", {
    content: "Não gosta de coentro",
    slot: "likes",
    key: "coentro",
    holds: false,
  }],
  ["minha irmã, a Ju, tá em Recife", "a Ju, tá em Recife", { content: "Mora em Recife", person: "Ju" }],
  ["ela é diabética", "ela é diabética", { content: "Tem diabetes", person: "Ju", slot: "condition", key: "diabetes" }],
  ["mamãe fez 60", "mamãe fez 60", { content: "Tem 60 anos", person: "mãe", slot: "age", value: "60" }],
  ["meu boy se chama Téo", "meu boy se chama Téo", {
    content: "Namora o Téo",
    slot: "partner",
    value: "Téo",
  }],
  ["o Téo e eu terminamos", "o Téo e eu terminamos", {
    content: "Não namora mais o Téo",
    slot: "relationship",
    key: "Téo",
    value: "namorado",
    holds: false,
  }],
  ["peguei um vira-lata, o Thor", "um vira-lata, o Thor", {
    content: "Tem um cachorro chamado Thor",
    slot: "pet",
    key: "Thor",
    value: "cachorro",
  }],
  ["comprei um fusca 78", "comprei um fusca 78", { content: "Tem um Fusca 1978", slot: "owns", key: "fusca" }],
  ["tô devendo 300 conto pra Bia", "devendo 300 conto pra Bia", {
    content: "Deve R$ 300,00 à Bia",
    slot: "owes",
    key: "Bia",
    value: "R$ 300,00",
  }],
  ["leio antes de dormir", "leio antes de dormir", { content: "Lê antes de dormir", slot: "habit", key: "ler" }],
  ["corro três vezes na semana", "corro três vezes", {
    content: "Corre 3 vezes por semana",
    slot: "habit",
    key: "corrida",
    value: "3x por semana",
  }],
  ["medito meia hora todo dia", "medito meia hora", {
    content: "Medita 30 minutos por dia",
    slot: "habit",
    key: "meditação",
    value: "30 min",
  }],
  ["arranho um violão", "arranho um violão", { content: "Toca violão", slot: "skill", key: "violão", value: "básico" }],
  ["me viro no inglês", "me viro no inglês", { content: "Fala inglês", slot: "language", key: "inglês" }],
  ["quero ficar com 70 quilos", "ficar com 70 quilos", {
    content: "Quer chegar a 70 kg",
    slot: "goal",
    key: "chegar a 70 kg",
    value: "open",
  }],
  ["consegui quitar o carro!", "consegui quitar o carro", {
    content: "Quitou o carro",
    slot: "goal",
    key: "quitar o carro",
    value: "done",
  }],
  ["cancelei a netflix, tava 55 por mês", "cancelei a netflix", {
    content: "Não assina mais a Netflix, que custava R$ 55",
    slot: "contract",
    key: "Netflix",
    holds: false,
  }],
  ["meu zap é 11 99999 1234", "11 99999 1234", {
    content: "Telefone: (11) 99999-1234",
    slot: "phone",
    value: "11999991234",
  }],
  ["moro de aluguel com duas amigas", "moro de aluguel com duas amigas", {
    content: "Divide casa com 2 amigas",
    slot: "household",
    value: "com 2 amigas",
  }],
  ["sou de BH mas vivo em SP", "sou de BH mas vivo em SP", { content: "Nasceu em BH", slot: "hometown", value: "BH" }],
  ["tô no terceiro período de direito na USP", "terceiro período de direito na USP", {
    content: "Estuda direito na USP",
    slot: "study",
    value: "direito na USP",
  }],
  ["calço trinta e sete", "calço trinta e sete", {
    content: "Calça 37",
    slot: "clothing_size",
    value: "37",
  }],
  ["acordo 5h30 pra treinar", "acordo 5h30", {
    content: "Acorda às 5:30",
    slot: "habit",
    key: "acordar cedo",
    value: "5:30",
  }],
];

const WRONG: Told[] = [
  ["ganho 5 mil por mês", "ganho 5 mil", { content: "Ganha R$ 9.000", slot: "income", value: "R$ 9.000" }],
  ["me mudei pra Curitiba", "me mudei pra Curitiba", { content: "Mora com 2 amigas em Curitiba" }],
  ["não gosto de camarão", "gosto de camarão", { content: "Gosta de camarão", slot: "likes", key: "camarão" }],
  ["moro com uma amiga", "moro com minha irmã", { content: "Mora com a irmã" }],
  ["moro com uma amiga", "moro com uma amiga", { content: "Mora com a amiga Renata", person: "Renata" }],
  ["tenho consulta amanhã", "consulta amanhã", {
    content: "Tem consulta",
    slot: "plan",
    key: "consulta",
    value: "2026-12-25",
  }],
];

function weigh([said, quote, args]: Told, earlier: string[]) {
  const messages = [...earlier, said];
  const all = { type: "fact", area: "health", quote, ...args };
  assert.ok(addKnowledge.inputSchema.safeParse(all).success, said);
  return weighCall(addKnowledge, all, { messages, known: [], outside: false, today: "2026-11-22" });
}

Deno.test("of 50 right paraphrases add_knowledge drops none", () => {
  assert.equal(RIGHT.length, 50);
  const refused = RIGHT.flatMap((told) => {
    const weighed = weigh(told, ["minha irmã Ju é legal"]);
    return "refused" in weighed ? [`${told[2].content} ← ${told[0]}: ${weighed.refused}`] : [];
  });
  assert.deepEqual(refused, []);
});

Deno.test("of 6 wrong ones add_knowledge keeps none", () => {
  assert.equal(WRONG.length, 6);
  for (const told of WRONG) assert.ok("refused" in weigh(told, []), String(told[2].content));
});
