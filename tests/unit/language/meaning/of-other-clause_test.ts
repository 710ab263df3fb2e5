import assert from "node:assert/strict";
import { type KeptBelief, mayBeOfOtherClause } from "../../../../shared/language/meaning/of-other-clause.ts";

const OF_OTHER_HALF: [sentence: string, belief: KeptBelief][] = [
  ["sou alérgica a camarão e adoro amendoim", { content: "É alérgica a amendoim", slot: "allergy", key: "amendoim" }],
  ["não posso camarão, mas amendoim eu posso", { content: "Não pode amendoim" }],
  ["tomo losartana de manhã e varfarina à noite", {
    content: "Toma varfarina de manhã",
    slot: "medication",
    key: "varfarina",
  }],
  ["tomo losartana 50mg e varfarina 5mg", {
    content: "Toma varfarina 50mg",
    slot: "medication",
    key: "varfarina",
    value: "50mg",
  }],
  ["tomo losartana 50mg e varfarina 5mg", {
    content: "Toma varfarina",
    slot: "medication",
    key: "varfarina",
    value: "50mg",
  }],
  ["eu peso 80 e meu marido 95", { content: "Pesa 95 kg", slot: "weight", value: "95" }],
  ["eu peso 80 e meu marido 95", { content: "Pesa 80 kg", slot: "weight", value: "80", person: "marido" }],
  ["odeio meu chefe e amo minha esposa", { content: "Odeia a esposa" }],
  ["odeio meu chefe e amo minha esposa", { content: "Ama o chefe" }],
  ["minha mãe morreu e meu pai casou de novo", { content: "O pai morreu" }],
  ["a Bia tem 7 anos e o Caio 12", { content: "Tem 12 anos", slot: "age", value: "12", person: "Bia" }],
  ["tenho asma e minha irmã faz tratamento de câncer", { content: "Tem câncer", slot: "condition", key: "câncer" }],
  ["sou alérgica a dipirona, comi camarão ontem", { content: "É alérgica a camarão", slot: "allergy", key: "camarão" }],
  ["tenho asma e minha irmã diabetes", { content: "Tem diabetes", slot: "condition", key: "diabetes" }],
  ["eu tomo losartana e meu pai insulina", { content: "Toma insulina", slot: "medication", key: "insulina" }],
  ["sou alérgica a camarão e meu filho a leite", { content: "É alérgica a leite", slot: "allergy", key: "leite" }],
  ["anota que sou alérgica a camarão e adoro amendoim", {
    content: "É alérgica a amendoim",
    slot: "allergy",
    key: "amendoim",
  }],
];

const TOLD: [sentence: string, belief: KeptBelief][] = [
  ["a lia não é alérgica a amendoim não, é a castanha de caju", {
    content: "É alérgica a castanha de caju",
    slot: "allergy",
    key: "castanha de caju",
    person: "Lia",
  }],
  ["sou alérgica a camarão e amendoim", { content: "É alérgica a amendoim", slot: "allergy", key: "amendoim" }],
  ["sou alérgica a camarão e amendoim", { content: "É alérgica a camarão", slot: "allergy", key: "camarão" }],
  ["sou alérgica a camarão, ovo cozido e amendoim", {
    content: "É alérgica a amendoim",
    slot: "allergy",
    key: "amendoim",
  }],
  ["sou alérgica a camarão e adoro amendoim", { content: "É alérgica a camarão", slot: "allergy", key: "camarão" }],
  ["tomo losartana 50 e metformina 850", {
    content: "Toma metformina 850",
    slot: "medication",
    key: "metformina",
    value: "850",
  }],
  ["tomo losartana 50 e metformina 850", {
    content: "Toma losartana 50",
    slot: "medication",
    key: "losartana",
    value: "50 mg",
  }],
  ["tomo losartana 50mg de manhã e varfarina 5mg à noite", {
    content: "Toma varfarina 5mg à noite",
    slot: "medication",
    key: "varfarina",
    value: "5mg à noite",
  }],
  ["tomo losartana e varfarina de manhã", { content: "Toma losartana de manhã", slot: "medication", key: "losartana" }],
  ["tomo de manhã losartana e varfarina", { content: "Toma varfarina de manhã", slot: "medication", key: "varfarina" }],
  ["eu e meu marido somos alérgicos a dipirona", {
    content: "É alérgica a dipirona",
    slot: "allergy",
    key: "dipirona",
  }],
  ["eu peso 80 e meu marido 95", { content: "Pesa 80 kg", slot: "weight", value: "80" }],
  ["eu peso 80 e meu marido 95", { content: "Pesa 95 kg", slot: "weight", value: "95", person: "marido" }],
  ["meu filho tem 12 anos e eu 38", { content: "Tem 38 anos", slot: "age", value: "38" }],
  ["tenho 38, moro em bh", { content: "Tem 38 anos", slot: "age", value: "38" }],
  ["minha mãe morreu e meu pai casou de novo", { content: "A mãe morreu" }],
  ["minha mae e alergica a camarao", {
    content: "É alérgica a camarão",
    slot: "allergy",
    key: "camarão",
    person: "mãe",
  }],
  ["minha mae ta doente, parkinson", { content: "Tem Parkinson", slot: "condition", key: "parkinson", person: "mãe" }],
  ["não posso camarão nem amendoim", { content: "Não pode amendoim" }],
  ["não posso camarão, amendoim também não", { content: "Não pode amendoim" }],
  ["tenho pressão alta e diabetes, tomo losartana", { content: "Tem diabetes", slot: "condition", key: "diabetes" }],
  ["tenho pressão alta e diabetes, tomo losartana", {
    content: "Toma losartana",
    slot: "medication",
    key: "losartana",
  }],
  ["tô grávida, 12 semanas", { content: "Está grávida de 12 semanas", slot: "condition", key: "gravidez" }],
  ["tomo losartana 50mg, uma de manhã e outra de noite", {
    content: "Toma losartana 50mg de manhã e de noite",
    slot: "medication",
    key: "losartana",
    value: "50mg",
  }],
  ["losartana 50 de manhã e à noite", {
    content: "Toma losartana 50 de manhã e à noite",
    slot: "medication",
    key: "losartana",
    value: "50, de manhã e à noite",
  }],
  ["meu pai morreu em 2015 e minha mãe em 2020", { content: "A mãe morreu em 2020" }],
  ["amo meu marido e meus filhos", { content: "Ama os filhos" }],
  ["odeio coentro e cebola", { content: "Odeia cebola" }],
  ["odeio coentro, me dá enjoo", { content: "Odeia coentro" }],
  ["passei mal com camarão, descobri que sou alérgica", {
    content: "É alérgica a camarão",
    slot: "allergy",
    key: "camarão",
  }],
  ["fui no médico e ele disse que tenho gastrite", { content: "Tem gastrite", slot: "condition", key: "gastrite" }],
];

/** Real sentences of which a strict reading asked. */
const REAL: [sentence: string, belief: KeptBelief][] = [
  ["me lembra todo dia as 8 da noite da metformina, sou diabetica tipo 2 tomo 850 duas vezes no dia.", {
    content: "Toma metformina 850 duas vezes ao dia",
    slot: "medication",
    key: "metformina",
    value: "850, duas vezes ao dia",
  }],
  ["aliás meu pai era barqueiro, seu benedito, morreu em 2021.", {
    content: "Era barqueiro e morreu em 2021",
    person: "Benedito",
  }],
  ["me lembra 19h de dar a losartana da vó, ela toma 50 de manhã e de noite.", {
    content: "Toma losartana 50 de manhã e de noite",
    person: "Zuleide",
    slot: "medication",
    key: "losartana",
    value: "50 de manhã e de noite",
  }],
  ["o farofa é meu cachorro, caramelo 4 anos, é alergico a frango.", {
    content: "O cachorro Farofa é alérgico a frango",
    person: "Farofa",
    slot: "allergy",
    key: "frango",
  }],
  ["olha o medico mudou o remedio da vó ontem, losartana agora é 100 só de manhã, nao tem mais de noite.", {
    content: "Toma losartana 100 só de manhã",
    person: "Zuleide",
    slot: "medication",
    key: "losartana",
    value: "100 só de manhã",
  }],
  ["ele mudou, agora é losartana 2x, 6 da manha e 6 da tarde.", {
    content: "Toma losartana 2x, 6 da manhã e 6 da tarde",
    slot: "medication",
    key: "losartana",
    value: "2x, 6h e 18h",
  }],
  ["tomo metformina 850 dps do almoço e da janta, e as vezes um clonazepam p dormir.", {
    content: "Às vezes toma clonazepam para dormir",
    slot: "medication",
    key: "clonazepam",
    value: "às vezes, para dormir",
  }],
];

Deno.test("mayBeOfOtherClause() finds what one half of a sentence says kept of the other", () => {
  for (const [sentence, belief] of OF_OTHER_HALF) {
    assert.ok(mayBeOfOtherClause(belief, sentence), `${sentence}: ${belief.content}`);
  }
});

Deno.test("mayBeOfOtherClause() lets an enumeration have the verb before it, and each half its own words", () => {
  for (const [sentence, belief] of [...TOLD, ...REAL]) {
    assert.ok(!mayBeOfOtherClause(belief, sentence), `${sentence}: ${belief.content}`);
  }
});

Deno.test("mayBeOfOtherClause() asks about nothing of which less depends", () => {
  const sentence = "moro em Recife e trabalho em Olinda";
  assert.ok(!mayBeOfOtherClause({ content: "Trabalha em Olinda" }, sentence));
  assert.ok(!mayBeOfOtherClause({ content: "" }, ""));
});
