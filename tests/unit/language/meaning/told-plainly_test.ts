import assert from "node:assert/strict";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import { isDone } from "../../../../shared/language/meaning/done.ts";
import { isToldPlainly } from "../../../../shared/language/meaning/told-plainly.ts";
import { wordsOfCall } from "../../../../shared/tools/said/wanted-write.ts";

const today = "2026-11-27";
const words = wordsOfCall({
  tool: findBuiltInTool("create_expense")!,
  args: { amount: 50, category: "food", description: "mercado" },
  facts: {},
  quote: "",
  said: { now: "", before: [], known: [], today, nowLocal: `${today}T12:00` },
  otherTargets: [],
});

const TOLD = [
  "gastei 50 no mercado",
  "hj no mercado foi 50",
  "mercado 50",
  "50 no mercado agora",
  "oi, tudo bem? gastei 50 no mercado hj",
  "não almocei hoje. gastei 50 no mercado",
  "hoje não almocei em casa, gastei 50 no mercado",
  "gastei 50 no mercado, não 80",
  "gastei 50 no mercado mas não achei o leite",
  "gastei 50 no mercado. quanto já foi esse mês?",
  "gastei 50 no mercado, quanto já foi esse mês?",
  "fui no mercado e deixei 50 lá, tô cansada",
  "paguei 50 no mercado ontem pq não tinha mais nada em casa",
  "gastei 50 no mercado e dormi 7 horas",
  "o mercado deu 50",
  "mercado de hoje: 50",
  "gastei 50 no mercado kkkk carissimo né?",
  "dia puxado, minha chefe falou um monte. mercado 50",
  "gastei 50 no mercado quando voltei do trabalho",
  "comprei pão e leite no mercado, deu 50",
  "gastos de hoje: mercado 50, uber 20",
  "- mercado 50\n- uber 20\n- pão 8",
  "a escola pagou metade, 900. e gastei 50 no mercado",
  "a Neide me pagou 120 hj. gastei 50 no mercado",
  "a reunião é às 15h50, e gastei 50 no mercado",
  "minha mãe fez exame e deu diabetes :( gastei 50 no mercado",
  "paguei o cartão ontem. compras: mercado 50, frango 41, e remédio da minha mãe 22",
];

const NOT_TOLD = [
  "não registra os 50 do mercado",
  "quanto seria 50 no mercado?",
  "a Maria gastou 50 no mercado, não eu",
  "se eu gastasse 50 no mercado, ia faltar",
  "Pedro: gastei 50 no mercado",
  "não gastei 50 no mercado",
  "acho que gastei 50 no mercado",
  "será que gastei 50 no mercado?",
  "o Pedro disse que gastei 50 no mercado",
  "quando eu gastar 50 no mercado te aviso",
  "gastei 50 no mercado, brincadeira",
  "gastei 50 no mercado. não, espera",
  "gastei 50 no mercado, mas me pergunta antes de registrar",
  "gastei 50 no mercado mas não registra",
  "nunca gastei 50 no mercado",
  "posso gastar 50 no mercado?",
  "devo gastar 50 no mercado hoje?",
  "sonhei que gastei 50 no mercado",
  '"gastei 50 no mercado" foi o que ela escreveu',
  "recebi isto no zap\n\ngastei 50 no mercado\n\no que respondo?",
];

for (const message of TOLD) {
  Deno.test(`isToldPlainly() sees an expense told in '${message}'`, () =>
    assert.ok(isToldPlainly(message, words, today)));
}
for (const message of NOT_TOLD) {
  Deno.test(`isToldPlainly() sees none told in '${message}'`, () => assert.ok(!isToldPlainly(message, words, today)));
}

const SPENT = [
  "hoje foram 50 no mercado",
  "mercado R$ 50",
  "o mercado ficou em 50",
  "gasto de 50 no mercado",
  "mandei um pix de 50 pro mercado",
  "tive um gasto de 50 no mercado",
  "mais um mercado, 50",
  "gastei 50 no mercado, acho caro",
  "gastei 50 no mercado, tá dentro do orçamento?",
  "gastei 50 no mercado e se continuar assim vou falir",
  "põe aí 50 de mercado",
  "gastei 50 no mercado e na padaria",
  "o mercado tava lotado, gastei 50",
  "fui no mercado e gastei 50 reais",
  "hoje foram 50 no mercado, amanhã tem consulta",
  "esqueci de falar: gastei 50 no mercado",
];

const NOT_SPENT = [
  "a Ana comprou no mercado. 50 reais",
  "mercado 50. a Ana pagou",
  "ia gastar 50 no mercado",
  "quase gastei 50 no mercado",
  "vou gastar 50 no mercado amanhã",
  "falta pagar 50 do mercado",
  "o mercado me devolveu 50",
  "tô devendo 50 no mercado",
  "todo mês gasto 50 no mercado",
  "apaga os 50 do mercado",
  "me lembra de pagar 50 no mercado",
  "cria um limite de 50 no mercado",
  "os 50 do mercado que registrei ontem foram muita coisa",
  "o mercado deu 50, quem pagou foi a Ana",
  "meu marido pagou 50 no mercado",
  "a picanha tá 50 no mercado",
  "amanhã gasto 50 no mercado",
  "gastei uns 50 no mercado, mas já tá anotado",
  "gastei 50 no mercado. já tá anotado",
  "gastei 50 no mercado mês passado e você já registrou",
  "deixa fora: gastei 50 no mercado",
  "gastei 50 no mercado? nem lembro",
  "gastei 50 no mercado, certo?",
  "cancelei a compra de 50 no mercado",
  "pensei em gastar 50 no mercado",
  "o mercado cobrou 50 errado e estornou",
  "apostei com a Lia que o mercado daria 50",
  "era pra eu ter gastado 50 no mercado",
  "perdi o cupom de 50 do mercado",
  "achei 50 no chão do mercado",
  "roubaram 50 no mercado",
  "vendi 50 no mercado",
  "esperei 50 no mercado",
  "andei 50 km até o mercado",
];

const isSpending = (message: string) =>
  isToldPlainly(message, words, today) && isDone("expenses", message, words, today);
for (const message of [...TOLD, ...SPENT]) {
  Deno.test(`isDone() sees money spent in '${message}'`, () => assert.ok(isSpending(message)));
}
for (const message of NOT_SPENT) {
  Deno.test(`isDone() sees none spent in '${message}'`, () => assert.ok(!isSpending(message)));
}

const meditating = wordsOfCall({
  tool: findBuiltInTool("record_habit")!,
  args: { habit_name: "Meditar" },
  facts: { name: "Meditar" },
  quote: "",
  said: { now: "", before: [], known: [], today, nowLocal: `${today}T12:00` },
  otherTargets: [],
});

Deno.test("isDone() sees a habit done where it is told, not where it is asked or does not count", () => {
  const isPractised = (message: string) => isDone("habits", message, meditating, today);
  assert.deepEqual(["meditei hoje", "meditei 10 min agora"].filter((message) => !isPractised(message)), []);
  assert.deepEqual(["meditei errado, nem conta", "você acha que meditei?"].filter(isPractised), []);
});
