import assert from "node:assert/strict";
import { type HealthKind, isOtherDose, saysDose, saysEnded } from "../../../../shared/language/meaning/told-ended.ts";

type Said = readonly [kind: HealthKind, key: string, sentence: string, question?: string];

const test = ([kind, key, sentence, question]: Said) => saysEnded({ kind, key, content: "" }, sentence, question);

Deno.test("saysEnded() takes a sentence that says outright that it is over", () => {
  const said: Said[] = [
    ["allergy", "camarão", "não sou mais alérgica a camarão, o teste deu negativo"],
    ["allergy", "camarão", "na verdade eu não sou alérgica a camarão"],
    ["allergy", "dipirona", "não tenho alergia nenhuma a dipirona"],
    ["allergy", "dipirona", "n tenho mais alergia à dipirona"],
    ["allergy", "amendoim", "a alergia a amendoim passou"],
    ["allergy", "lactose", "não sou mais intolerante a lactose"],
    ["allergy", "dipirona", "Não é mais alérgica a dipirona"],
    ["allergy", "dipirona", "não sou mais", "Você ainda é alérgica a dipirona?"],
    ["condition", "gravidez", "não estou mais grávida"],
    ["condition", "diabetes", "não sou diabética"],
    ["condition", "asma", "to curada da asma"],
    ["medication", "losartana", "não tomo mais losartana"],
    ["medication", "losartana", "n tomo losartana"],
    ["medication", "losartana", "a losartana eu não tomo mais"],
    ["medication", "metformina", "parei a metformina"],
    ["medication", "melatonina", "parei com a melatonina, tava me dando pesadelo"],
    ["medication", "metformina", "deixei de tomar metformina"],
    ["medication", "varfarina", "parei de tomar a varfarina mês passado"],
    ["medication", "varfarina", "a médica suspendeu a varfarina"],
    ["medication", "varfarina", "a varfarina foi suspensa"],
    ["medication", "varfarina", "o médico tirou minha varfarina"],
    ["medication", "varfarina", "acabou meu tratamento com varfarina"],
    ["medication", "losartana", "o médico trocou a losartana pela enalapril"],
    ["medication", "losartana", "o cardiologista trocou a losartana por enalapril"],
    ["medication", "remédio da pressão", "parei com o remédio da pressão"],
    ["medication", "losartana", "não", "Você ainda toma losartana?"],
    ["medication", "losartana", "parei", "E a losartana, segue tomando?"],
    ["medication", "losartana", "sim, parei", "Você parou de tomar a losartana?"],
  ];
  assert.deepEqual(said.filter((one) => !test(one)), []);
});

Deno.test("saysEnded() takes no sentence that only has a word of no or of an end", () => {
  const other: Said[] = [
    ["allergy", "dipirona", "sou alérgica a dipirona, não esquece"],
    ["allergy", "dipirona", "sou alérgica a dipirona, não posso nem chegar perto"],
    ["allergy", "dipirona", "dipirona não posso tomar"],
    ["allergy", "dipirona", "não tomo dipirona de jeito nenhum"],
    ["allergy", "dipirona", "o médico não quis me dar dipirona por causa da alergia"],
    ["allergy", "dipirona", "nunca mais tomei dipirona"],
    ["allergy", "dipirona", "minha alergia a dipirona não melhora"],
    ["allergy", "dipirona", "esqueci de avisar no hospital da dipirona"],
    ["allergy", "dipirona", "não comprei dipirona na farmácia"],
    ["allergy", "dipirona", "não sou alérgica a nada além de dipirona"],
    ["allergy", "dipirona", "não tenho alergia, só a dipirona mesmo"],
    ["allergy", "dipirona", "o médico disse que não tem problema eu ser alérgica a dipirona"],
    ["allergy", "dipirona", "sou alérgica a dipirona, mas não a paracetamol"],
    ["allergy", "dipirona", "até hoje tenho alergia a dipirona"],
    ["allergy", "dipirona", "não é que a alergia a dipirona passou"],
    ["allergy", "dipirona", "não esquece da minha alergia a dipirona"],
    ["medication", "varfarina", "a varfarina não tomo em jejum"],
    ["medication", "varfarina", "não tomo varfarina em jejum"],
    ["medication", "varfarina", "não paro a varfarina por nada"],
    ["medication", "varfarina", "hoje ainda não tomei a varfarina"],
    ["medication", "varfarina", "tomo a varfarina sem água, só com suco"],
    ["medication", "varfarina", "deixei a varfarina na bolsa"],
    ["medication", "varfarina", "perdi a caixa da varfarina, vou comprar outra"],
    ["medication", "varfarina", "tomei varfarina antes do almoço"],
    ["medication", "varfarina", "troquei a varfarina de gaveta"],
    ["medication", "varfarina", "não parei a varfarina"],
    ["medication", "varfarina", "quase parei a varfarina"],
    ["medication", "varfarina", "a varfarina acabou, preciso comprar"],
    ["medication", "varfarina", "parei a varfarina por 3 dias pra cirurgia"],
    ["medication", "varfarina", "parei de fumar por causa da varfarina"],
    ["medication", "varfarina", "parei a metformina e sigo com a varfarina"],
    ["medication", "losartana", "não", "Quer que eu te lembre do aluguel?"],
  ];
  assert.deepEqual(other.filter(test), []);
});

Deno.test("saysDose() takes the dose that is taken from now on, not one that is bought", () => {
  const says = (sentence: string, dose = "10 mg", key = "varfarina") =>
    saysDose({ kind: "medication", key, content: "" }, dose, sentence);
  for (
    const sentence of [
      "agora tomo 10 mg de varfarina",
      "a dose mudou pra 10 mg",
      "a médica aumentou a varfarina pra 10 mg",
      "a varfarina subiu de 5 pra 10 mg",
      "a médica mudou a dose da varfarina, agora é 10 mg",
      "tomo puran 50 mcg e varfarina 10 mg",
      "to tomando 2 comprimidos da varfarina de 10",
    ]
  ) assert.ok(says(sentence), sentence);
  const answer = saysDose(
    { kind: "medication", key: "varfarina", content: "" },
    "10 mg",
    "10 mg",
    "Qual a dose da varfarina?",
  );
  assert.ok(answer, "the question names it");
  for (
    const sentence of [
      "a varfarina acabou, comprei duas caixas de 10 mg",
      "comprei duas caixas de varfarina 10 mg",
      "tomo puran 10 mg e varfarina 5 mg",
      "tomei 10 mg de varfarina por engano",
      "não tomo 10 mg de varfarina",
      "tomo varfarina, comprei uma caixa de 10 mg",
    ]
  ) assert.ok(!says(sentence), sentence);
});

Deno.test("isOtherDose() compares a dose with what is known of the same medicine", () => {
  const has = (dose: string, ...known: string[]) =>
    isOtherDose({ kind: "medication", key: "varfarina", content: "" }, dose, known);
  assert.ok(has("10 mg", "Toma varfarina"));
  assert.ok(has("na bolsa", "Toma varfarina"));
  assert.ok(has("10 mg", "É alérgica a dipirona", "Toma varfarina 5 mg toda noite"));
  assert.ok(!has("5 mg com suco", "Toma varfarina 5 mg toda noite"));
  assert.ok(!has("10 mg", "Toma losartana 5 mg"));
});
