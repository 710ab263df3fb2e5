import assert from "node:assert/strict";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { mayRunAtOnce } from "../../../../shared/tools/said/may-run.ts";
import { findBuiltInTool } from "../../../../shared/tools/registry.ts";
import type { WantedWrite } from "../../../../shared/tools/said/wanted-write.ts";

// Orders, and yeses with a change, by people who used the product for a week. At that time the product asked once more about each of them.

interface Said extends Pick<WantedWrite, "facts"> {
  quote: string;
  before: string[];
  known: string[];
  answered: string[];
  beside: JsonObject[];
  /** Its place among the proposals that wait, and how many wait. */
  item: [number, number];
}

interface Heard {
  message: string;
  tool: string;
  /** The arguments of the proposal, or of the call that the person ordered. */
  args: JsonObject;
  /** The arguments that the yes changes. */
  changed?: JsonObject;
  isOrder?: true;
  said: Partial<Said>;
}

const order = (message: string, tool: string, args: JsonObject, said: Partial<Said> = {}): Heard => ({
  message,
  tool,
  args,
  isOrder: true,
  said,
});
const yes = (
  message: string,
  tool: string,
  args: JsonObject,
  changed: JsonObject = {},
  said: Partial<Said> = {},
): Heard => ({ message, tool, args, changed, said });

function run({ message, tool, args, changed = {}, isOrder, said }: Heard): { runs: boolean; reason?: string } {
  const { quote = message, facts = {}, before = [], known = [], answered = [], beside = [], item = [1, 1] } = said;
  return mayRunAtOnce({
    tool: findBuiltInTool(tool)!,
    args: { ...args, ...changed },
    facts,
    quote,
    said: {
      now: message,
      before: [...before, ...isOrder ? [] : [JSON.stringify(args)]],
      known,
      today: "2026-11-23",
      nowLocal: "2026-11-23T11:00",
    },
    otherTargets: answered,
    otherCalls: beside.map((other) => ({ tool: "create_expense", args: other, facts: {} })),
    proposal: isOrder ? undefined : { args, item: item[0], items: item[1] },
  });
}

const market = { amount: 71, category: "food", description: "mercado" };
const uber = { amount: 40, category: "transport", description: "uber" };
const strings = { amount: 62, category: "entertainment", description: "encordoamento do bandolim" };
const rehearsal = { text: "Ensaio dos Chorões às 19h", at: "2026-11-27T18:00", recurrence: "FREQ=WEEKLY;BYDAY=FR" };
const tapioca = { amount: 14, category: "food", description: "tapioca" };
const both = (at: 1 | 2): Partial<Said> => ({ item: [at, 2], answered: [JSON.stringify(at === 1 ? uber : market)] });
const DAY =
  "voltei da dra fatima, pressao tava 15x10. paguei 280 a consulta e 23 de uber. registra tudo e muda o lembrete";
const RIDE = "gastei 16 no uber pq a biz nao pegou, registra. e a dona nazaré 40 de hoje";

const debtOfLurdes = { kind: "debt", name: "Lurdes", amount: 600 };
const secondHalf = {
  kind: "income",
  name: "Fardamento da escola (2ª metade)",
  amount: 900,
  category: "freelance",
  date: "2026-11-30",
};
const pharmacy = { amount: 64.8, category: "health", description: "Farmácia: metformina e fita", date: "2026-11-22" };
const nubank = { reminder: "Pagar o Nubank" };
const ofNubank = { text: "Pagar o Nubank", at: "2026-11-22T08:00" };

/** Of a second week: other figures, denials and matters of the same message held up a clear yes or order. */
const HELD_UP: Heard[] = [
  yes(
    "pode. ih qnto eu ganhei de marmita desde segunda?",
    "create_finance_item",
    { kind: "income", name: "Marmitas", amount: 48, category: "freelance", date: "2026-11-22", account: "dinheiro" },
    {},
    { quote: "pode", answered: ["Caminhada na lagoa", "40 minutos de exercício"], item: [3, 3] },
  ),
  order("cadastra a conta BB, tem uns 640", "create_finance_item", { kind: "account", name: "BB", amount: 640 }),
  order("cadastra as contas: Caixa e C6 que é das marmitas", "create_finance_item", { kind: "account", name: "C6" }),
  ...([
    ["muda a conta de luz pra 90 a partir de janeiro", { month: "2027-01" }],
    ["muda a conta de luz pra 90 mês que vem", { month: "2026-12" }],
    ["muda a conta de luz pra 90", {}],
  ] as const).map(([message, more]) =>
    order(message, "update_finance_item", { kind: "bill", name: "luz", amount: 90, ...more }, {
      facts: { name: "Luz" },
    })
  ),
  yes(
    "tá, o resto pode tb, pode registrar os tres. devo 900 pro meu irmao Marcos. paula é amiga da facul, ela ta se separando mas " +
      "isso n anota pfv q é segredo",
    "create_finance_item",
    { kind: "card", name: "Nubank", closing_day: 20, due_day: 27 },
    {},
    { quote: "o resto pode tb, pode registrar os tres", answered: ["aluguel 1300", "air fryer 480"], item: [2, 3] },
  ),
  yes(
    "o peso nao precisa, o resto ok. cancela aquele lembrete do encanador. qnto já gastei em maio tirando o cartão?",
    "pay_debt",
    { debt_name: "Paula", amount: 100, paid_on: "2026-11-22" },
    {},
    {
      quote: "o peso nao precisa, o resto ok",
      answered: ["seu peso de 68,4 kg", "pressão de 13 por 8 (Nair)"],
      item: [2, 3],
    },
  ),
  yes(
    "sim pra tudo menos sábado, troca por domingo. e me lembra de ligar pro encanador amanha as 9",
    "create_habit",
    { name: "Caminhar 30min", frequency: "custom", days: [1, 3, 5, 6] },
    { days: [0, 1, 3, 5] },
    {
      quote: "sim pra tudo menos sábado, troca por domingo",
      answered: ["orçamento de 800", "orçamento de 900"],
      item: [1, 3],
    },
  ),
  yes(
    "isso pode registrar. e o aluguel sobe p 1200 em abril. quanto vem na proxima do nubank e do inter?",
    "receive_income",
    { income_name: "Salário", amount: 6493.33, received_on: "2026-11-23" },
    {},
    {
      quote: "isso pode registrar",
      facts: { name: "Salário" },
      answered: [
        "Quer que eu marque Aluguel (R$ 1.150,00, vence hoje) como paga hoje?",
        "Quer que eu registre R$ 338,90 pagos da fatura de fevereiro do Inter, hoje?",
      ],
      item: [1, 3],
    },
  ),
  ...["cancela a consulta", "tira o lembrete da consulta", "a consulta foi desmarcada, pode cancelar o lembrete"]
    .map((message) => order(message, "cancel_reminder", { reminder: "consulta" }, { facts: { text: "consulta" } })),
  ...["lembrete: ligar pra Ana amanhã 9h", "lembra de ligar pra Ana amanhã 9h"]
    .map((message) => order(message, "create_reminder", { text: "ligar pra Ana", at: "2026-11-24T09:00" })),
  ...["registra 50 no mercado, não é lazer", "anota 50 da carne pro churrasco de amanhã"]
    .map((message) =>
      order(message, "create_expense", { amount: 50, category: "food", description: "mercado, carne" })
    ),
  yes(
    "isso, menos esse de registrar direto, prefiro confirmar. ja to há 2 dias sem refri rs (ontem e hj)",
    "create_expense",
    { amount: 27, category: "food", description: "Almoço (dinheiro)", date: "2026-11-23" },
    {},
    {
      quote: "isso, menos esse de registrar direto",
      facts: { offer: "Quer que eu registre R$ 27,00 em alimentação (“Almoço (dinheiro)”), de hoje?" },
      answered: ["Quer que eu passe a registrar gastos direto, sem perguntar a cada vez?"],
      item: [2, 5],
    },
  ),
  order(
    "a consulta do cardiologista passou pra dia 18 as 15h, me lembra na hora do almoço msm",
    "update_reminder",
    {
      reminder: "Cardiologista da dona Nazaré às 14h",
      text: "Cardiologista da dona Nazaré às 15h",
      at: "2026-12-18T12:00",
    },
    {
      quote: "me lembra na hora do almoço msm",
      facts: { text: "Cardiologista da dona Nazaré às 14h", at: "2026-11-24T12:00" },
    },
  ),
  yes(
    "sim. o Marcelo não cobra juros, te aviso quando pagar. hj gastei 12,50 de pao em dinheiro",
    "create_finance_item",
    { kind: "debt", name: "Marcelo", amount: 1200 },
    {},
    { quote: "sim", answered: ["Everton 850 loan_given"], item: [1, 2] },
  ),
  yes(
    "pode os tres mas isso de registrar direto só ate 50, acima disso pergunta",
    "create_finance_item",
    debtOfLurdes,
    {},
    {
      quote: "pode os tres",
      answered: ["Neide 340", "registrar gastos sem perguntar"],
      item: [2, 3],
    },
  ),
  yes(
    "anota a agua sim. mudando, comecei a ler torto arado. minha irma ta com problema, isso nao guarda nao viu",
    "create_finance_item",
    { kind: "bill", name: "Água", amount: 76.9, category: "utilities", date: "2026-11-28" },
    {},
    { quote: "anota a agua sim" },
  ),
  yes(
    "sim pro uber e pra segunda metade do fardamento. qto falta pagar pra lurdes?",
    "create_finance_item",
    secondHalf,
    {},
    {
      quote: "sim pro uber e pra segunda metade do fardamento",
      answered: ["15 transport Uber"],
      item: [1, 2],
    },
  ),
  ...([
    ["pay_debt", { debt_name: "Lurdes", amount: 150, paid_on: "2026-11-23" }],
    ["complete_reminder", nubank],
    ["create_expense", { amount: 41, category: "food", description: "Frango" }],
  ] as const).map(([tool, args]) =>
    yes("sim tudo. gasto é direto. mas agora volta a perguntar sempre q for acima de 100", tool, args, {}, {
      quote: "sim tudo",
      answered: ["Uber 15"],
      item: [2, 8],
      facts: ofNubank,
    })
  ),
  yes(
    "sim, tudo q ta ai. e tbm paguei as 2 ultimas parcelas da overlock hj, 390, mas deram desconto entao paguei so 360",
    "complete_reminder",
    nubank,
    {},
    { quote: "sim, tudo q ta ai", answered: ["Uber 15"], item: [4, 11], facts: ofNubank },
  ),
  yes("sim os dois, a overlock foi as duas ultimas, nov e dez, confirma", "complete_reminder", nubank, {}, {
    quote: "sim os dois",
    answered: ["2 parcelas de Overlock 360"],
    item: [1, 2],
    facts: ofNubank,
  }),
  yes("sim. farmacia foi 67,80 na vdd. minha mae toma metformina 2x no dia", "create_expense", pharmacy, {
    amount: 67.8,
  }, {
    quote: "farmacia foi 67,80 na vdd",
    answered: ["Neide 240"],
    item: [6, 6],
  }),
  yes(
    "sim, o do oculos deixa pras 17. mas o do fornecedor nem precisa",
    "update_finance_item",
    {
      kind: "income",
      name: "Fardamento",
      date: "2026-11-30",
    },
    {},
    { quote: "sim", answered: ["Fornecedor na feira"], item: [2, 2] },
  ),
  order("sim, o do oculos deixa pras 17. mas o do fornecedor nem precisa", "update_reminder", {
    reminder: "Buscar o óculos",
    time: "17:00",
  }, { quote: "o do oculos deixa pras 17", facts: { text: "Buscar o óculos", at: "2026-11-27T16:00" } }),
  yes("passe pra 60", "create_expense", { amount: 50, category: "food", description: "mercado" }, { amount: 60 }),
  order("manda tbm lembrete pra comprar zíper amanha 10h", "create_reminder", {
    text: "Comprar zíper",
    at: "2026-11-24T10:00",
  }),
  order("nao, quis dizer: o lembrete de sexta do oculos cancela, ele pega só", "cancel_reminder", {
    reminder: "Buscar o óculos",
  }, { quote: "o lembrete de sexta do oculos cancela", facts: { text: "Buscar o óculos", at: "2026-11-27T16:00" } }),
  order("cancela o lembrete do fornecedor se ainda tiver", "cancel_reminder", { reminder: "Fornecedor na feira" }, {
    facts: { text: "Fornecedor na feira", at: "2026-11-27T05:00" },
  }),
  order("ah e as frutas do dia 16 foram 37,35 e nao 27,35", "update_expense", {
    which: "Feira de fruta",
    amount: 37.35,
  }, {
    facts: { row: { description: "Feira de fruta", amount: 27.35, spent_on: "2026-11-16" } },
  }),
  order("paguei a fatura do nubank 120 ontem", "complete_reminder", nubank, { facts: ofNubank }),
];

const RUNS: Heard[] = [
  yes(
    "sim só q foi hj cedo o pagamento do val",
    "record_metric",
    { metric: "sleep", value: 7, unit: "h", date: "2026-11-23" },
    {},
    { answered: ["Quer que eu registre R$ 150,00 pagos a Irmão Valdeci, ontem?", "Irmão Valdeci val"], item: [1, 2] },
  ),
  yes(
    "sim tudo menos o peixe, esse foi ontem entao bota ontem. qto falta a dalva me pagar?",
    "create_expense",
    { amount: 40, category: "food", description: "Peixe", date: "2026-11-23" },
    { date: "2026-11-22" },
    { quote: "sim tudo menos o peixe, esse foi ontem entao bota ontem", item: [1, 2] },
  ),
  yes(
    "é pra ir dia 27 com ela sim. pode registrar tudo menos o gas, esse o jura pagou",
    "create_expense",
    { amount: 90, category: "transport", description: "Passagem da lancha para Óbidos", date: "2026-11-23" },
    {},
    {
      quote: "pode registrar tudo menos o gas",
      answered: [JSON.stringify({ amount: 125, category: "housing", description: "Gás" })],
      item: [2, 3],
    },
  ),
  order(
    "tatuagem desisti, dói. a yasmin joga volei na escola e faz 15 dia 12 de dezembro, me lembra dia 5 de encomendar o bolo",
    "create_reminder",
    { text: "Encomendar o bolo da Yasmin", at: "2026-12-05T09:00" },
    { quote: "me lembra dia 5 de encomendar o bolo" },
  ),
  order(
    "a meta segue dez de 2027. e o tenis do igor de sexta foi 339,70 nao 359",
    "update_expense",
    { which: "Tênis do Igor", amount: 339.7 },
    {
      quote: "o tenis do igor de sexta foi 339,70 nao 359",
      facts: { description: "Tênis do Igor", amount: 359.7, date: "2026-11-20" },
    },
  ),
  order(
    "errei, o açaí de ontem foi 32. e a recarga desfaz, foi o jura",
    "update_expense",
    { which: "Açaí", amount: 32 },
    { quote: "errei, o açaí de ontem foi 32", facts: { description: "Açaí", amount: 30, date: "2026-11-22" } },
  ),
  order(
    "anota aí: comprei 50kg de açúcar pras abelha 189 e botei 120 de gasolina na F1000 (é 89, minha veia de guerra). e a pressão hj deu 14 por 9",
    "create_expense",
    { amount: 120, category: "transport", description: "gasolina na F1000" },
    {
      quote: "anota aí: comprei 50kg de açúcar pras abelha 189 e botei 120 de gasolina na F1000",
      beside: [{ amount: 189, category: "other", description: "50kg de açúcar pras abelhas" }],
    },
  ),
  order(
    "tomei 1 litro de agua. anota a vacina do polaco dia 5/12, antirrábica, pra não esquecer. se eu ganhasse na mega comprava a fazenda do vizinho inteira kkk",
    "create_reminder",
    { text: "Vacina antirrábica do Polaco", at: "2026-12-05T09:00" },
    { quote: "anota a vacina do polaco dia 5/12, antirrábica, pra não esquecer" },
  ),
  yes(
    "ela cantava em ucraniano enquanto fritava. somos da igreja ucraniana aqui, rito bizantino. bom deixa pra lá. aquilo do anselmo pode sim, só q o vencimento é fim do ano 31/12",
    "create_finance_item",
    { kind: "loan_given", name: "Anselmo (milho)", amount: 300 },
    { date: "2026-12-31" },
    { quote: "aquilo do anselmo pode sim, só q o vencimento é fim do ano 31/12" },
  ),
  yes(
    "pode sim registrar direto. o futsal de kauã mudou, agora segunda e quarta 5h",
    "set_standing_yes",
    {
      kind: "incomes",
      is_on: true,
    },
    {},
    { quote: "pode sim registrar direto" },
  ),
  order(
    "conversamos até 2h, foi lindo. mas dormi 4h só. psiquiatra aumentou a sertralina pra 75, comprei, 38 reais. registra",
    "create_expense",
    { amount: 38, category: "health", description: "Sertralina", date: "2026-11-23" },
    { quote: "comprei, 38 reais. registra" },
  ),
  order("rodei 280 hj, registra. e desfaz a caminhada, foi ontem q caminhei to variando", "create_finance_item", {
    kind: "income",
    name: "Corridas do dia",
    amount: 280,
    category: "freelance",
    date: "2026-11-23",
  }, { quote: "rodei 280 hj, registra" }),
  yes(
    "sim pode. mas a reuniao ja passou deixa esse. a prof disse q kauã ta bem em matematica",
    "record_habit",
    {
      habit_name: "Caminhar",
    },
    {},
    {
      quote: "sim pode. mas a reuniao ja passou deixa esse",
      item: [2, 3],
      answered: ["caminhada na orla", "Reunião da escola do Kauã em 1 hora (às 19h)"],
    },
  ),
  order("amanha de noite me lembra de ligar pra mae", "create_reminder", {
    text: "Ligar pra mãe",
    at: "2026-11-24T20:00",
  }),
  order(
    "pode sim. tomo losartana 50 manha e noite. me lembra dela 6h da manha e 6 da noite todo dia",
    "create_reminder",
    {
      text: "Tomar a losartana 50",
      at: "2026-11-23T18:00",
      recurrence: "FREQ=DAILY",
    },
    { quote: "me lembra dela 6h da manha e 6 da noite todo dia", answered: ["GNV 62", "Mercado 118,40"] },
  ),
  yes(
    "marca as gotas. e me lembra amanhã 18h de ligar na paroquia",
    "complete_reminder",
    {
      reminder: "Pingar o remédio da otite do Farofa (manhã)",
    },
    {},
    { quote: "marca as gotas", item: [1, 2], answered: ["Missa do pai"] },
  ),
  order(
    "gastei 87 no mercado p o almoço e 40 na vaquinha da missa. ah o mercado foi a rosana q pagou metade, entao 43,50. registra",
    "create_expense",
    { amount: 43.5, category: "food", description: "mercado para o almoço (metade)" },
    { quote: "registra", beside: [{ amount: 40, category: "other", description: "vaquinha da missa" }] },
  ),
  yes("na vdd me lembra 12h q de tarde fecha", "create_reminder", {
    text: "Ligar na paróquia para marcar a missa do pai",
    at: "2026-11-24T18:00",
  }, { at: "2026-11-24T12:00" }),
  order(
    "ele quer fazer enfermagem na etec ano que vem, inscricao ate 10/12, me lembra dia 8. to pensando em vender o uno pra " +
      "ajudar no forno... ah nao, sem carro nao faço entrega. esquece",
    "create_reminder",
    { text: "Inscrição do Caíque na Etec (até 10/12)", at: "2026-12-08T09:00" },
    { quote: "me lembra dia 8", known: ["Caíque"] },
  ),
  yes(
    "isso. o saldo é esse. sim pro 400 e pras duas do remedio",
    "create_finance_item",
    {
      kind: "investment",
      name: "Caixinha do casamento",
      amount: 400,
    },
    {},
    {
      quote: "sim pro 400 e pras duas do remedio",
      item: [3, 3],
      answered: ["Dar a losartana 100 mg da vó Zuleide", "Pingar o remédio da otite do Farofa (manhã)"],
    },
  ),
  yes(
    "isso. o saldo é esse. sim pro 400 e pras duas do remedio",
    "complete_reminder",
    {
      reminder: "Dar a losartana 100 mg da vó Zuleide",
    },
    {},
    {
      quote: "sim pro 400 e pras duas do remedio",
      item: [1, 3],
      answered: ["Caixinha do casamento, 400", "Pingar o remédio da otite do Farofa (manhã)"],
    },
  ),
  order(
    "37,8. dei 1 comp 14h. me lembra de dar outro as 20h. a venda da marlene hj nao teve, ela cancelou os 40",
    "create_reminder",
    { text: "Dar outro paracetamol pro Caíque", at: "2026-11-23T20:00" },
    { quote: "me lembra de dar outro as 20h", before: ["paracetamol 22 na farmacia p caique"] },
  ),
  order("dei o remedio, febre baixou 36,9. to tao cansada", "complete_reminder", {}, {
    quote: "dei o remedio",
    facts: { text: "Dar outro paracetamol pro Caíque", at: "2026-11-23T10:30" },
  }),
  order(
    "comprei carne e carvao pro churras de amanha 96, e rachei a cerveja com o bruno, minha parte 40. registra",
    "create_expense",
    { amount: 96, category: "food", description: "Carne e carvão do churrasco", date: "2026-11-23" },
    {
      quote: "registra",
      beside: [{ amount: 40, category: "food", description: "Cerveja do churrasco (minha parte)", date: "2026-11-23" }],
    },
  ),
  order("glicemia 131. losartana dada, gotas de 8h tb", "complete_reminder", {}, {
    quote: "losartana dada",
    facts: { text: "Dar a losartana 100 mg da vó Zuleide", at: "2026-11-23T06:00" },
  }),
  order("consulta na quinta que vem 14h, anota e me lembra na véspera 9h", "create_reminder", {
    text: "Consulta amanhã (03/12), 14h",
    at: "2026-12-02T09:00",
  }),
  order("quero sim, me lembra seg e qua 17h30 e apaga esse do volei", "create_reminder", {
    text: "Levar a Yasmin no handebol (18h)",
    at: "2026-11-23T17:30",
    recurrence: "FREQ=WEEKLY;BYDAY=MO,WE",
  }, {
    quote: "me lembra seg e qua 17h30",
    before: ["vixe nao adiantou o lembrete. a yasmin saiu do volei de vez!! vai fazer handebol seg e qua 18h"],
    known: ["Yasmin"],
  }),
  order(
    "levei o farofa no vet, 180. é otite, tem q pingar remedio de 12 em 12h por 7 dias, me lembra 8h e 20h",
    "create_reminder",
    { text: "Pingar o remédio da otite do Farofa", at: "2026-11-23T20:00", recurrence: "FREQ=DAILY;COUNT=7" },
    { quote: "me lembra 8h e 20h" },
  ),
  yes(
    "sim pra tudo menos a pizza q na real quem pagou foi o caique com a mesada dele",
    "create_finance_item",
    { kind: "loan_given", name: "Dona Marlene (40 pães de queijo, paga segunda)", amount: 120 },
    {},
    {
      quote: "sim pra tudo menos a pizza",
      item: [2, 3],
      answered: ["Clenil do Caíque (manhã e noite)", "Uber Eats, 2 pizzas"],
    },
  ),
  yes("ja falei sim menos a pizza. os outros 3 grava logo", "create_expense", market, {}, {
    quote: "os outros 3 grava logo",
    item: [1, 3],
    answered: ["Clenil do Caíque (manhã e noite)", "Dona Marlene"],
  }),
  order("hmm ta bom, pode ser assim. e ja da o clenil de hj como feito", "record_habit", {
    habit_name: "Clenil do Caíque",
  }, { quote: "e ja da o clenil de hj como feito", known: ["Caíque"] }),
  yes(
    "errei, o açaí foi 20, e quem pagou metade foi ele, entao 10 meu",
    "create_expense",
    { amount: 24, category: "food", description: "Açaí com o Kelvin" },
    { amount: 10 },
  ),
  yes(
    "sim pra dalva, freela e almoço. me lembra da prova dia 11 dez 20h entao, e prova é as 9h",
    "create_expense",
    {
      amount: 23,
      category: "food",
      description: "Almoço",
    },
    {},
    {
      quote: "sim pra dalva, freela e almoço",
      item: [3, 3],
      answered: ["Dalva, cuidadora da vó", "Freela de formatação de PCs"],
    },
  ),
  yes(
    "sim e sim, pode registrar direto os gasto. e sinto falta dele né, mas to bem",
    "complete_reminder",
    {
      reminder: "Dar a losartana 50 mg da vó Zuleide",
    },
    {},
    {
      quote: "sim e sim, pode registrar direto os gasto",
      item: [1, 2],
      answered: ["Quer que eu passe a registrar gastos direto, sem perguntar a cada vez?"],
    },
  ),
  yes(
    "38 cada na vdd entao 76. o lanche ta certo",
    "create_expense",
    {
      amount: 38,
      category: "other",
      description: "2 caixas de ovo (padaria)",
    },
    { amount: 76 },
    {
      item: [1, 2],
      answered: ['{"amount":20,"category":"food","description":"lanche do Caíque"}'],
    },
  ),
  order("dei a losartana. a jéssica me contou q ta gravida de novo", "complete_reminder", {}, {
    quote: "dei a losartana",
    facts: { text: "Dar a losartana 50 mg da vó Zuleide", at: "2026-11-23T06:00" },
  }),
  order("almocei 12h30 no quilo da esquina, 26, registra", "create_expense", {
    amount: 26,
    category: "food",
    description: "almoço no quilo",
  }),
  yes(
    "mano esse negocio de lembrete ta chato, marca as duas losartana como feita e pronto. joelheira esquece ja foi. dalva sim",
    "create_expense",
    { amount: 80, category: "health", description: "Dalva, cuidadora da vó" },
    {},
    {
      quote: "marca as duas losartana como feita e pronto. joelheira esquece ja foi. dalva sim",
      item: [3, 3],
      answered: ["Dar a losartana 50 mg da vó Zuleide", "Levar a joelheira para a pelada"],
    },
  ),
  order(
    "a dalva é a cuidadora, vem seg a sex das 8 as 14, pago 70 por dia. paguei hj pra ela 140 (seg e ter), registra",
    "create_expense",
    { amount: 140, category: "health", description: "Dalva, cuidadora da vó (seg e ter)" },
    { quote: "paguei hj pra ela 140 (seg e ter), registra" },
  ),
  yes("sim tudo menos o clenil q foi ontem nao hj", "create_expense", { ...market, date: "2026-11-23" }, {}, {
    item: [1, 2],
    answered: ['{"amount":64.5,"category":"health","description":"bombinha Clenil do Caíque"}'],
    beside: [{ amount: 64.5, category: "health", description: "bombinha Clenil do Caíque", date: "2026-11-22" }],
  }),
  order("ja dei o remedio das 6", "complete_reminder", {}, {
    facts: { text: "Dar a losartana 50 mg da vó Zuleide", at: "2026-11-23T06:00" },
  }),
  order(
    "operei o menisco do joelho direito em 2021 entao me cuido. amanha 20h me lembra de levar a joelheira, tipo 19h15",
    "create_reminder",
    { text: "Levar a joelheira para a pelada", at: "2026-11-24T19:15" },
    {
      quote: "amanha 20h me lembra de levar a joelheira, tipo 19h15",
      before: ["jogo pelada terça 20h e sabado 17h na quadra do nilo"],
    },
  ),
  order(
    "me lembra de comprar o aerolin do caique amanha as 10 e todo dia 19 me lembra de pagar o das do mei que é 82,05 vence dia 20",
    "create_reminder",
    {
      text: "Pagar o DAS do MEI (R$ 82,05, vence dia 20)",
      at: "2026-12-19T09:00",
      recurrence: "FREQ=MONTHLY;BYMONTHDAY=19",
    },
    { quote: "todo dia 19 me lembra de pagar o das do mei" },
  ),
  yes("o lembrete sim, a conta nao precisa", "create_reminder", rehearsal, {}, {
    item: [1, 2],
    answered: ['{"kind":"bill","name":"DAS do MEI","amount":82.05}'],
  }),
  order(
    "consulta com a cardiologista quinta 10h, anota e me avisa 1 dia antes. ah chegou a luz 187,30",
    "create_reminder",
    { text: "Consulta com a cardiologista amanhã, quinta, às 10h", at: "2026-11-25T10:00" },
    { quote: "anota e me avisa 1 dia antes" },
  ),
  order("anota a divida e toda sexta 18h me lembra do ensaio", "create_reminder", rehearsal, {
    quote: "toda sexta 18h me lembra do ensaio",
    before: ["a gente toca junto nos chorões, ensaio toda sexta 19h"],
  }),
  order(
    "vou dormir, amanha me lembra 17h de comprar bombinha da iara (uns 32 reais na farmacia)",
    "create_reminder",
    { text: "Comprar a bombinha da Iara na farmácia (uns R$ 32)", at: "2026-11-24T17:00" },
  ),
  yes("oxe vc disse feito e perguntou de novo, sim homi", "create_reminder", rehearsal, {}, { quote: "sim homi" }),
  yes("isso os dois, e me ajuda, o q faço de janta", "create_expense", market, {}, {
    ...both(1),
    quote: "isso os dois",
  }),
  yes("isso pode os dois. errei o mercado foi 84,60", "create_expense", market, { amount: 84.6 }, both(1)),
  yes("isso, marca o remedio e a agua", "record_habit", { habit_name: "Tomar metformina" }, {}, both(1)),
  yes("isso, mas o vestido foi ontem", "create_expense", { ...market, description: "vestido" }, { date: "2026-11-22" }),
  yes("isso 71", "record_metric", { metric: "weight", value: 72 }, { value: 71 }),
  yes("isso mas 6 e meia de sono", "record_metric", { metric: "sleep", value: 5.5 }, { value: 6.5 }),
  yes("sim, mas a fralda foi 58 e a agua deixa pra la", "create_expense", { ...market, description: "fralda" }, {
    amount: 58,
  }, { quote: "sim, mas a fralda foi 58", item: [1, 2], answered: ["água 2 litros"] }),
  yes("errei, o encordoamento foi 72, o homem subiu o preço", "create_expense", strings, { amount: 72 }, {
    quote: "errei, o encordoamento foi 72",
  }),
  yes("vi aqui no recibo, o encordoamento foi 95", "create_expense", strings, { amount: 95 }, {
    quote: "o encordoamento foi 95",
  }),
  yes("corrige logo homi. to morto de cansado hoje, vou deitar", "create_expense", strings, {}, {
    quote: "corrige logo homi",
  }),
  yes("perai a consulta é dia 3 as 14h30", "create_reminder", { text: "Consulta da Iara", at: "2026-12-02T14:00" }, {
    at: "2026-12-03T14:30",
  }),
  yes(
    "a biz vai de tarde, 15h, o mecanico mudou",
    "create_reminder",
    {
      text: "Levar a Biz na oficina",
      at: "2026-11-30T09:00",
    },
    { at: "2026-11-30T15:00" },
    { quote: "a biz vai de tarde, 15h" },
  ),
  order(
    "contas fixas: aluguel 850 todo dia 5, e o cartao nubank vence dia 8. cadastra aí",
    "create_finance_item",
    { kind: "bill", name: "Aluguel", amount: 850, category: "housing", due_day: 5 },
    { quote: "cadastra aí" },
  ),
  order(
    "emprestei 150 pro josué ontem, ele paga semana que vem. registra e vou dormir",
    "create_finance_item",
    { kind: "loan_given", name: "Josué", amount: 150 },
    { quote: "registra" },
  ),
  order(
    "botei 100 de gasolina no uno 2011 velho e paguei 35 no almoço. registra os dois",
    "create_expense",
    { amount: 100, category: "transport", description: "gasolina" },
    { quote: "registra os dois", beside: [{ amount: 35, category: "food", description: "almoço" }] },
  ),
  order(
    "vimos o auto, nota 10 kkk anota nos filmes. pizza 74 rachei com ele, minha parte 37 registra",
    "create_expense",
    { amount: 37, category: "food", description: "pizza, minha parte" },
    { quote: "minha parte 37 registra" },
  ),
  order("dormi das 9 as 15, anota. pesei hj 68,4 kg tb", "record_metric", { metric: "weight", value: 68.4 }, {
    quote: "anota. pesei hj 68,4 kg tb",
  }),
  order(
    "como assim nao achou a renda? tu acabou de cadastrar a aposentadoria. marca que caiu hoje",
    "receive_income",
    { income_name: "Aposentadoria", amount: 3850, received_on: "2026-11-23" },
    { quote: "marca que caiu hoje", before: ["caiu a aposentadoria, 3850"] },
  ),
  order("o biu me devolveu 120 hoje dos 300, anota. quanto falta?", "pay_debt", { debt_name: "Biu", amount: 120 }, {
    quote: "anota",
    facts: { name: "Biu", total_amount: 300 },
  }),
  order("registra 18 de tapioca no alto da sé e 12 de picolé", "create_expense", { ...tapioca, amount: 18 }, {
    beside: [{ amount: 12, category: "food", description: "picolé" }],
  }),
  order(DAY, "create_expense", { amount: 23, category: "transport", description: "uber" }, { quote: "registra tudo" }),
  order(DAY, "record_metric", { metric: "blood_pressure", value: 15, value2: 10 }, {
    quote: "registra tudo e muda o lembrete",
  }),
  order(RIDE, "create_expense", { ...uber, amount: 16 }, {
    quote: "gastei 16 no uber pq a biz nao pegou, registra",
    beside: [{ amount: 40, description: "dona Nazaré" }],
  }),
  order(
    "vendi 4 potes de mel hj na feirinha, 35 cada. anota a entrada",
    "create_finance_item",
    { kind: "income", name: "Venda de mel", amount: 140, category: "other", date: "2026-11-23" },
    { quote: "anota a entrada" },
  ),
  yes("bom dia. dormi 4h, a do mercado pode registrar sim. peso hj 87,9", "create_expense", market, {}, {
    quote: "a do mercado pode registrar sim",
  }),
  yes("tudo menos o almoço que foi o biu que pagou, lembrei agora", "create_expense", market, {}, {
    quote: "tudo menos o almoço",
    item: [1, 2],
    answered: ["almoço 35"],
  }),
  yes("sim pra esses q ficaram, só a glicemia nao precisa", "create_expense", uber, {}, {
    quote: "sim pra esses q ficaram",
    item: [1, 5],
    answered: ["glicemia 142"],
  }),
  yes("pode registrar a tapioca. foi ontem não, foi hj mesmo", "create_expense", { ...tapioca, date: "2026-11-22" }, {
    date: "2026-11-23",
  }, { quote: "pode registrar a tapioca" }),
  yes("sim tudo, menos o churrasco, espera o ruan confirmar se pagou. o uber foi 44 na real", "create_expense", uber, {
    amount: 44,
  }, { quote: "sim tudo, menos o churrasco", item: [2, 3], answered: ["churrasco 47,50"] }),
  yes("isso, mas a tapioca foi ontem", "create_expense", tapioca, { date: "2026-11-22" }, both(1)),
  yes("isso, mas ontem, nao hoje", "create_expense", { ...tapioca, date: "2026-11-23" }, { date: "2026-11-22" }),
  yes("sim, só a tapioca q foi ontem", "record_metric", { metric: "sleep", value: 6 }, {}, {
    item: [3, 3],
    answered: [JSON.stringify(tapioca)],
    beside: [{ ...tapioca, date: "2026-11-22" }],
  }),
  yes(
    "marca sim. e errei, foi 35 o remédio, 32 era o genérico q nao tinha",
    "complete_reminder",
    {
      reminder_id: "0199",
    },
    {},
    { quote: "marca sim", beside: [{ amount: 35 }] },
  ),
  yes(
    "marca sim. e errei, foi 35 o remédio, 32 era o genérico q nao tinha",
    "create_expense",
    {
      ...market,
      description: "remédio da mãe",
    },
    { amount: 35 },
    { quote: "errei, foi 35 o remédio" },
  ),
  yes("já falei que sim ué, os dois", "create_expense", market, {}, both(1)),
  order(
    "hj 10h tenho dentista. bota na agenda: manutenção toda 4a quarta do mes, proxima 23/12 as 10h",
    "create_reminder",
    { text: "Manutenção do aparelho", at: "2026-12-23T10:00", recurrence: "FREQ=MONTHLY;BYDAY=4WE" },
    { quote: "bota na agenda: manutenção toda 4a quarta do mes, proxima 23/12 as 10h", before: ["uso aparelho"] },
  ),
  order(
    "a fisio mudou, agr é toda sexta 10h, avisa 9h",
    "update_reminder",
    { reminder: "Fisio", at: "2026-11-27T09:00", recurrence: "FREQ=WEEKLY;BYDAY=FR" },
    { facts: { text: "Fisioterapia da dona Nair" } },
  ),
  yes("claro q apaga ué eu disse desfaz", "delete_finance_item", { kind: "expense", name: "uber", amount: 40 }),
  yes("pode riscar", "delete_finance_item", { kind: "expense", name: "uber", amount: 40 }),
  order(
    "recebi adiantamento da escola 1200!! registra. e o ademir depositou a pensão, 600, milagre",
    "create_finance_item",
    { kind: "income", name: "Adiantamento da escola", amount: 1200, date: "2026-11-23" },
    { quote: "registra", beside: [{ amount: 600 }] },
  ),
  order(
    "põe o aluguel 950 todo dia 5 como conta e me lembra dia 4",
    "create_reminder",
    { text: "Pagar o aluguel (vence dia 5)", at: "2026-12-04T09:00", recurrence: "FREQ=MONTHLY;BYMONTHDAY=4" },
    { beside: [{ amount: 950, due_day: 5 }] },
  ),
  yes(
    "sim, mandei registrar o mercado. e a tati ganha quanto disso? brincadeira haha. meu sonho é um ateliê",
    "create_expense",
    market,
    {},
    { quote: "sim, mandei registrar o mercado" },
  ),
  yes("nao, foi 5h30 na real, tinha acordado as 4 tb", "record_metric", { metric: "sleep", value: 6 }, {
    value: 5.5,
    note: "acordou às 4h",
  }, { quote: "foi 5h30 na real" }),
  yes("sim, bota velcro tb", "save_note", { content: "Compras: cola quente, linha", quote: "anota: cola, linha" }, {
    content: "Compras: cola quente, linha, velcro",
  }),
  yes("sim tira o pix do nome, só cerveja. e foi 38", "create_expense", {
    ...market,
    description: "Cerveja com o pessoal (Pix)",
  }, { amount: 38, description: "Cerveja" }),
  order(
    "estágio passou pra manhã, das 8 às 13, a partir de hj. e paguei o aluguel minha parte 450, registra",
    "create_expense",
    { amount: 450, category: "housing", description: "aluguel (minha parte)" },
    { quote: "e paguei o aluguel minha parte 450, registra" },
  ),
  order("peguei a marmita!", "complete_reminder", { reminder: "Pegar a marmita" }, {
    facts: { text: "Pegar a marmita na geladeira", at: "2026-11-23T08:00" },
  }),
  order("losartana ok, dormi 7h aleluia", "complete_reminder", { reminder: "Tomar losartana" }, {
    quote: "losartana ok",
    facts: { text: "Tomar losartana", at: "2026-11-23T06:00" },
  }),
];

const WAITS: Heard[] = [
  ...([
    ["muda a conta de luz pra 90", { month: "2027-03" }],
    ["muda a conta de luz pra 90 a partir de janeiro", {}],
    ["muda a conta de luz pra 90 a partir de janeiro", { month: "2027-03" }],
    ["muda a conta de luz pra 90 só nesse mês", {}],
  ] as const).map(([message, more]) =>
    order(message, "update_finance_item", { kind: "bill", name: "luz", amount: 90, ...more }, {
      facts: { name: "Luz" },
    })
  ),
  ...[
    "amanhã registra 50 no mercado",
    "da próxima vez registra 50 no mercado",
    "anota 50 no mercado mês que vem",
    "registra 50 no mercado, mas confirma o valor comigo",
    "registra 50 no mercado, mas antes confere se já tem",
    "vê comigo antes, registra 50 no mercado",
    "já pedi pra registrar 50 no mercado e você registrou 30",
    "toda hora vc registra 50 no mercado errado",
    "vc anota 50 no mercado sem eu pedir",
    "registra 50 no mercado, não é sério",
    "registra 50 no mercado, não é pedido",
  ].map((message) => order(message, "create_expense", { amount: 50, category: "food", description: "mercado" })),
  ...["tô bem sim", "dormi bem sim", "isso é caro", "tá bom, mas vê comigo", "certo, só que foi outra coisa"]
    .map((message) => yes(message, "create_expense", { amount: 50, category: "food", description: "mercado" })),
  ...["me lembra de cancelar a consulta", "anota pra eu cancelar a consulta", "cancela a consulta no posto pra mim"]
    .map((message) => order(message, "cancel_reminder", { reminder: "consulta" }, { facts: { text: "consulta" } })),
  ...["apaga a luz", "cancela meu plano de luz", "esquece a luz acesa"]
    .map((message) =>
      order(message, "cancel_reminder", { reminder: "pagar a luz" }, { facts: { text: "pagar a luz" } })
    ),
  ...[
    "isso me lembra de ligar pra Ana amanhã às 9",
    "minha mãe sempre me lembra de ligar pra Ana amanhã às 9",
    "meu marido vai me lembrar de ligar pra Ana amanhã às 9",
  ].map((message) => order(message, "create_reminder", { text: "ligar pra Ana", at: "2026-11-24T09:00" })),
  order("anota o almoço de 32 (na verdade 35)", "create_expense", {
    amount: 32,
    category: "food",
    description: "almoço",
  }),
  yes("sim tudo menos o uber, esse foi 40 da minha irmã", "create_expense", uber, {}, { item: [1, 2] }),
  yes("sim mas só o mercado", "create_expense", uber, {}, both(2)),
  order("minha mãe disse que na verdade foi 32 o açaí", "update_expense", { which: "Açaí", amount: 32 }, {
    quote: "na verdade foi 32 o açaí",
    facts: { description: "Açaí", amount: 30, date: "2026-11-22" },
  }),
  order("registra 30 no mercado e 50 reais no uber", "create_expense", { ...market, amount: 50 }),
  order("meu pai falou da losartana, vai tomar depois", "complete_reminder", {}, {
    quote: "vai tomar",
    facts: { text: "Tomar losartana", at: "2026-11-23T06:00" },
  }),
  order("me lembra 14h do banco e 20h do remedio", "create_reminder", { text: "Banco", at: "2026-11-23T20:00" }, {
    quote: "me lembra 14h do banco",
    beside: [],
  }),
  order("registra 50 reais de pão, não, 60", "create_expense", { amount: 50, category: "food", description: "pão" }),
  order("me lembra amanha de ligar pra mae", "create_reminder", { text: "Ligar pra mãe", at: "2026-11-24T14:00" }),
  order("registra 50 no mercado. e 30 de uber. ah nao, esquece", "create_expense", { ...market, amount: 50 }, {
    quote: "registra 50 no mercado",
  }),
  order("me lembra da consulta às 15h, sai de casa 14h30", "create_reminder", {
    text: "Consulta",
    at: "2026-11-23T16:00",
  }, { quote: "me lembra da consulta às 15h" }),
  yes("o jogo foi 3 a 2 ontem", "create_expense", market, { amount: 3 }),
  yes("o mercado não foi 60", "create_expense", market, { amount: 60 }, { quote: "foi 60" }),
  yes("a vacina foi 95 na vdd", "create_expense", tapioca, { amount: 95 }),
  yes("o mercado foi 60?", "create_expense", market, { amount: 60 }),
  yes("ela disse que o mercado foi 60", "create_expense", market, { amount: 60 }, { quote: "o mercado foi 60" }),
  yes("acho que o mercado foi 60", "create_expense", market, { amount: 60 }, { quote: "o mercado foi 60" }),
  yes("sim, menos o mercado, ainda vou ver", "create_expense", market, {}, both(1)),
  yes("ele disse: sim", "create_expense", market, {}, { quote: "sim" }),
  yes("sim, mas não hoje", "create_expense", market),
  yes("claro que não apaga", "delete_finance_item", { kind: "expense", name: "uber", amount: 40 }),
  ...[
    "foi 5h30, acho, sei la",
    "meu irmao disse nao, foi 5h30",
    "se foi ruim, foi 5h30",
    "foi 5h30, nao foi?",
    "mentira, foi 5h30, mas nao registra",
  ].map((said) => yes(said, "record_metric", { metric: "sleep", value: 6 }, { value: 5.5 }, { quote: "foi 5h30" })),
  order(
    "recebi adiantamento da escola 1200!! registra. e o ademir depositou a pensão, 600, milagre",
    "receive_income",
    { income_name: "Pensão do Wallace", amount: 600, received_on: "2026-11-23" },
    { quote: "registra", known: ["pensão do wallace"], beside: [{ amount: 1200 }] },
  ),
  order("a Bia me mandou: registra 50 no mercado", "create_expense", { ...market, amount: 50 }),
  order("a conta do Pedro diz: registra 50 no mercado", "create_expense", { ...market, amount: 50 }),
  ...["você criou o lembrete errado", "quero apagar o lembrete de ligar pra Ana", "lembrete de ligar pra Ana cancela"]
    .map((said) =>
      order(said, "create_reminder", { text: "ligar pra Ana", at: "2026-11-23T09:00" }, { known: ["ligar pra Ana 9h"] })
    ),
  yes("sim. pensando melhor agora mesmo, isso não registra", "create_expense", market, {}, { quote: "sim" }),
  yes("sim, quero manter", "delete_finance_item", { kind: "expense", name: "uber", amount: 40 }),
  yes("ok... vou pensar", "create_expense", market, {}, { quote: "ok" }),
  yes("sim tira o uber", "create_expense", uber, { amount: 41 }),
  yes("corrige o uber", "create_expense", market, {}, both(1)),
  order("registra 50 de pão, não é 9000", "create_expense", { amount: 9000, category: "food", description: "pão" }),
  order("gastei 50 no mercado. anota o telefone do zé", "create_expense", { ...market, amount: 50 }),
  order("almocei já", "complete_reminder", { reminder: "Tomar losartana" }, {
    facts: { text: "Tomar losartana", at: "2026-11-23T06:00" },
  }),
  order("não tomei o remédio ainda", "complete_reminder", { reminder: "Tomar losartana" }, {
    quote: "tomei o remédio",
    facts: { text: "Tomar losartana", at: "2026-11-23T06:00" },
  }),
  order("tomei o remédio", "complete_reminder", { reminder: "Tomar losartana" }, {
    facts: { text: "Tomar losartana", at: "2026-11-23T22:00" },
  }),
];

Deno.test("mayRunAtOnce() runs orders, and yeses with a change, as people write them", () => {
  const asked = [...RUNS, ...HELD_UP].flatMap((heard) => {
    const { runs, reason } = run(heard);
    return runs ? [] : [`${heard.message} (${heard.tool}): ${reason}`];
  });
  assert.deepEqual(asked, []);
});

Deno.test("mayRunAtOnce() takes no statement about something else, no doubt and no denial for a change", () => {
  assert.deepEqual(WAITS.filter((heard) => run(heard).runs).map(({ message }) => message), []);
});

const book = { item: { id: "8c2f0a52-5f0b-4a8b-9f0e-1f2d3c4b5a69", type: "book", title: "Torto Arado" } };
const distance = { metric: "distance", value: 6, unit: "km", date: "2026-11-23" };
const SAID_SINCE: Heard[] = [
  order("marca o livro torto arado como lido", "update_item", { title: "torto arado", status: "done" }, {
    facts: book,
  }),
  order("comecei a ler torto arado, marca aí", "update_item", { title: "torto arado", status: "started" }, {
    facts: book,
  }),
  order("renomeia a nota x pra Compras", "update_item", { title: "x", new_title: "Compras" }, {
    facts: { item: { type: "note", title: "x" } },
  }),
  order("transfere 300 do itaú pra poupança", "transfer_money", {
    from_account: "itaú",
    to_account: "poupança",
    amount: 300,
  }),
  order("todo dia 5 me lembra do boleto", "create_reminder", {
    text: "Pagar o boleto",
    at: "2026-12-05T09:00",
    recurrence: "FREQ=MONTHLY;BYMONTHDAY=5",
  }),
  order("põe na conta: 120 de gasolina", "create_expense", {
    amount: 120,
    category: "transport",
    description: "gasolina",
  }),
  order("saldo do inter agr? e me lembra qua 9h de ligar pro seu Jair cobrar o resto", "create_reminder", {
    text: "Ligar pro seu Jair cobrar o resto",
    at: "2026-11-25T09:00",
  }),
  order("tenho ortopedista dr renato quinta 26/11 15h, agenda ai e me lembra 2h antes", "create_reminder", {
    text: "Ortopedista dr. Renato às 15h",
    at: "2026-11-26T13:00",
  }),
  order("acerta sim, 225,10", "update_finance_item", { kind: "account", name: "Carteira", amount: 225.1 }, {
    before: ["quanto tem na carteira e no inter"],
    known: ["Carteira", "Inter"],
    facts: { name: "Carteira", replaced_amount: 250 },
  }),
  yes(
    "sim carteira 475,10. e esquece o diego, pode apagar",
    "update_finance_item",
    { kind: "account", name: "Carteira", amount: 475.1 },
    {},
    { item: [1, 2], answered: ["Quer que eu esqueça Diego?"], quote: "sim carteira 475,10" },
  ),
  yes("sim tudo, mas corri foi 5,5 km olhando no relogio", "record_metric", distance, { value: 5.5 }, {
    item: [1, 2],
    answered: ['Quer que eu marque “Correr” (5h30) como feito hoje? {"habit_name":"Correr"}'],
  }),
];

Deno.test("mayRunAtOnce() runs what a second week's people said", () => {
  const asked = SAID_SINCE.filter((heard) => !run(heard).runs).map((heard) => [heard.message, run(heard).reason]);
  assert.deepEqual(asked, []);
});
