import type { ToolDefinition } from "../../../../shared/tools/definition.ts";
import assert from "node:assert/strict";
import fc from "fast-check";
import type { JsonObject } from "../../../../shared/tools/definition.ts";
import { forgetEverything } from "../../../../shared/tools/memory/forget-everything.ts";
import { mayRunAtOnce } from "../../../../shared/tools/said/may-run.ts";
import { builtInTools, findBuiltInTool } from "../../../../shared/tools/registry.ts";
import type { WantedWrite } from "../../../../shared/tools/said/wanted-write.ts";

const TODAY = "2026-11-23";
const NOW = "2026-11-23T13:00";

interface Told {
  order?: string;
  facts?: JsonObject;
  before?: string[];
  known?: string[];
  answered?: string[];
  beside?: WantedWrite["otherCalls"];
  proposal?: WantedWrite["proposal"];
}

/** Whether a call runs on a message; by default the whole message is quoted as the order. */
function run(message: string, tool: string, args: JsonObject, told: Told = {}) {
  const { order = message, facts = {}, before = [], known = [], answered = [], beside, proposal } = told;
  return mayRunAtOnce({
    tool: findBuiltInTool(tool)!,
    args,
    facts,
    quote: order,
    said: {
      now: message,
      before: [...before, ...proposal ? [Object.values(proposal.args).join(" ")] : []],
      known,
      today: TODAY,
      nowLocal: NOW,
    },
    otherTargets: answered,
    otherCalls: beside,
    proposal,
  });
}

/** A yes to one of several proposals, with the arguments as they are to be after it. */
function answer(
  message: string,
  tool: string,
  was: JsonObject,
  now: JsonObject = was,
  told: Told & { item?: number; items?: number } = {},
) {
  const { item = 1, items = 1, ...rest } = told;
  return run(message, tool, now, { ...rest, proposal: { args: was, item, items } });
}

const groceries = { amount: 50, category: "food", description: "mercado", date: TODAY };

const gift = { amount: 90, category: "shopping", description: "presente" };
const GIFT_CATEGORY = "sim, mas o presente põe na categoria presentes, nao é compra nem lazer";

const DELETE = "delete_finance_item";
const uber = { kind: "expense", name: "uber", amount: 50 };

const RUNS: Record<string, () => { runs: boolean; reason?: string }> = {
  "o preço da farmácia na farmácia": () =>
    answer(
      "sim tudo, mas a farmácia foi 46,90",
      "create_expense",
      { amount: 45, category: "health", description: "farmácia" },
      { amount: 46.9, category: "health", description: "farmácia" },
      { answered: [`Registrar um gasto de R$ 50,00 em alimentação (mercado) {"amount":50}`], items: 2 },
    ),
  "a conta pelo valor que ela tem": () =>
    run("sim pra tudo", "mark_bill_paid", { bill_name: "Aluguel", amount: 1480 }, {
      facts: { name: "Aluguel", amount: 1480 },
      before: ["paguei o aluguel hj"],
    }),
  "a conta, e de outra coisa uma negação": () =>
    answer(
      GIFT_CATEGORY,
      "mark_bill_paid",
      { bill_name: "Aluguel", amount: 1480 },
      undefined,
      { items: 2, answered: ['Registrar um gasto de R$ 90,00 em compras (presente) {"description":"presente"}'] },
    ),
  ...Object.fromEntries(
    [
      "sim pra tudo mas a geladeira põe em casa",
      "sim pra tudo",
      "sim pra tudo mas a geladeira põe em casa, não é compra",
    ]
      .map((
        order,
      ) => [
        `o mercado, com mudança da geladeira: ${order}`,
        () =>
          answer("sim pra tudo mas a geladeira põe em casa, não é compra", "create_expense", groceries, undefined, {
            order,
            items: 2,
            answered: ['Registrar um gasto de R$ 2.400,00 em compras (geladeira) {"description":"geladeira"}'],
          }),
      ]),
  ),
  "a geladeira em casa": () =>
    answer(
      "sim pra tudo mas a geladeira põe em casa, não é compra",
      "create_expense",
      {
        amount: 2400,
        category: "shopping",
        description: "geladeira",
      },
      { amount: 2400, category: "housing", description: "geladeira" },
      {
        order: "sim pra tudo mas a geladeira põe em casa",
        items: 2,
        answered: ['Registrar um gasto de R$ 50,00 em alimentação (mercado) {"description":"mercado"}'],
      },
    ),
  ...Object.fromEntries(
    ["sim, e muda o lembrete pra 10h", "sim, mas é caro viu", "sim. já anotei a senha do wifi aqui em casa"]
      .map((message) => [`50 no mercado: ${message}`, () => answer(message, "create_expense", groceries)]),
  ),
  ...Object.fromEntries(
    [["paguei a luz", "Pagar a luz"], ["falei com a Ana", "Falar com a Ana"], [
      "a vó já tomou a losartana",
      "Dar a losartana da vó",
    ]]
      .map((
        [message, text],
      ) => [
        `um lembrete feito: ${message}`,
        () => run(message!, "complete_reminder", { reminder: text! }, { facts: { text: text!, at: `${TODAY}T09:00` } }),
      ]),
  ),
  "o presente em outra categoria": () =>
    answer(GIFT_CATEGORY, "create_expense", gift, { ...gift, category: "leisure" }, {
      items: 2,
      answered: ['Marcar Aluguel como paga {"bill_name":"Aluguel"}'],
    }),
  "registra 50 no mercado": () => run("registra 50 no mercado", "create_expense", groceries),
  "bota 40 de gasolina": () =>
    run("bota 40 de gasolina", "create_expense", { amount: 40, category: "transport", description: "gasolina" }),
  "sim a apagar": () => answer("sim, pode apagar", DELETE, uber),
  "apaga o que ia ser apagado": () => answer("apaga então", DELETE, uber, uber, { items: 2 }),
  "apaga esse": () => answer("pode apagar esse aí sim", DELETE, uber, uber, { items: 2 }),
  "apaga o uber": () => answer("apaga o uber, o resto deixa", DELETE, uber, uber, { items: 2 }),
  "apaga menos o outro": () => answer("apaga, menos o mercado", DELETE, uber, uber, { items: 2 }),
  "apaga o segundo": () => answer("só o segundo", DELETE, uber, uber, { item: 2, items: 2 }),
  "registra os dois": () => answer("registra os dois", "create_expense", groceries, groceries, { items: 2 }),
  "registra, menos o uber": () =>
    answer("registra, menos o uber", "create_expense", groceries, groceries, { items: 2 }),
  "exclui o de 50": () => answer("exclui o de 50", DELETE, uber, uber, { items: 2 }),
  ...Object.fromEntries(
    [
      "sim",
      "SIM",
      "ok",
      "tá",
      "isso mesmo, obrigada",
      "sim, por favor",
      "pode apagar o uber sim",
      "sim, apaga o gasto do uber, obrigada",
      "claro que apaga",
      "sim apaga. gastei 18 de sorvete com a yasmin, 14 de estacionamento da missa",
      "SIM. e paguei os 40 q faltavam pra thais",
      "sim, e registra 50 no mercado",
      "pode, e me lembra de ligar pra Ana",
      "apaga sim pq foi duplicado",
      "sim, esquece o uber e apaga a lista",
      "isso, o gasto do uber",
      "sim, é esse",
      "bom dia, pode apagar",
      "sim, por gentileza",
      "sim, tenho certeza",
      "ah sim, apaga",
      "sim, entendi",
      "quero que apague",
      "sim, eu quero isso",
    ].map((message) => [`apagar: ${message}`, () => answer(message, DELETE, uber)]),
  ),
  ...Object.fromEntries(
    [
      "sim, ele adora isso",
      "sim, ela veio ontem",
      "sim, vou ver o jogo agora",
      "sim, isso mesmo",
      "sim, deixei lá no caixa",
    ]
      .concat(["isso, e vou falar a verdade, foi caro", "pode, esse mercado é um roubo", "sim, que calor hoje"])
      .map((message) => [`50 no mercado: ${message}`, () => answer(message, "create_expense", groceries)]),
  ),
  ...Object.fromEntries(
    [
      ", foi caro mas vou ver se compensa no mês",
      ", deixei o carro lá",
      ", o leite tava caro, esse preço não dá",
      " hahaha",
    ]
      .map((behind) => [
        `a ordem e conversa: ${behind}`,
        () => run(`registra 50 no mercado${behind}`, "create_expense", groceries, { order: "registra 50 no mercado" }),
      ]),
  ),
  "apagar um, e outra coisa do outro": () =>
    answer("apaga o uber sim, e o almoço foi 35", DELETE, uber, uber, {
      items: 2,
      answered: ['Registrar um gasto de R$ 30,00 em alimentação (almoço) {"amount":30}'],
    }),
  "apaga os dois": () => answer("apaga os dois", DELETE, uber, uber, { items: 2, answered: ["mercado 30"] }),
  "não perguntar mais": () => answer("sim, pode", "set_standing_yes", { kind: "expenses", is_on: true }),
  "almoço, anota ai": () =>
    run(
      "almocei agora 22 conto no PF da dona Lia, anota ai. estudo adm na unifacs a noite, 5o semestre",
      "create_expense",
      {
        amount: 22,
        category: "food",
        description: "almoço no PF da dona Lia",
        date: TODAY,
      },
      { order: "anota ai" },
    ),
  "água de coco": () =>
    run("sim. registra logo 12 de agua de coco sem perguntar", "create_expense", {
      amount: 12,
      category: "food",
      description: "água de coco",
    }, {
      order: "registra logo 12 de agua de coco",
    }),
  "por extenso": () =>
    run("anota cinquenta reais de uber", "create_expense", { amount: 50, category: "transport", description: "Uber" }),
  "3 mil": () =>
    run("cadastra a dívida de 3 mil com a Jussara", "create_finance_item", {
      kind: "debt",
      name: "Dívida com Jussara",
      amount: 3000,
    }),
  "46,90": () =>
    run("lança 1.234,56 de notebook", "create_expense", {
      amount: 1234.56,
      category: "shopping",
      description: "notebook",
    }),
  "ontem": () =>
    run("registra 30 de padaria ontem", "create_expense", {
      amount: 30,
      category: "food",
      description: "padaria",
      date: "2026-11-22",
    }),
  "dia 22": () =>
    run("registra 30 de padaria dia 22", "create_expense", {
      amount: 30,
      category: "food",
      description: "padaria",
      date: "2026-11-22",
    }),
  "parcelas": () =>
    run("cadastra o capacete de 390 em 6x no cartão", "create_finance_item", {
      kind: "debt",
      name: "Capacete",
      amount: 65,
      installments: 6,
      current_installment: 1,
    }),
  "moto": () =>
    run("cadastra a moto, 48x de 412, ja paguei 22, vence dia 25", "create_finance_item", {
      kind: "debt",
      name: "Moto",
      amount: 412,
      installments: 48,
      current_installment: 23,
      due_day: 25,
    }),
  "sono": () => run("registra 7h30 de sono", "record_metric", { metric: "sleep", value: 7.5, unit: "h" }),
  "sono meia": () => run("anota que dormi 6h e meia", "record_metric", { metric: "sleep", value: 6.5, unit: "h" }),
  "2 litros": () => run("anota 2 litros de água", "record_metric", { metric: "water", value: 2000, unit: "ml" }),
  "meia hora": () =>
    run("registra meia hora de caminhada", "record_metric", {
      metric: "exercise",
      value: 30,
      unit: "min",
      note: "caminhada",
    }),
  "2h de estudo": () =>
    run("bota 2h de estudo hj", "record_metric", {
      metric: "custom",
      custom_name: "Estudo",
      value: 2,
      unit: "h",
      date: TODAY,
    }),
  "pressão": () =>
    run("registra a pressao da vo, deu 15 por 9", "record_metric", {
      metric: "custom",
      custom_name: "Pressão da vó",
      value: 15,
      unit: "mmHg",
      note: "15 por 9",
    }),
  "lembrete amanhã": () =>
    run("me lembra amanhã às 10 de ligar pro dentista", "create_reminder", {
      text: "Ligar pro dentista",
      at: "2026-11-24T10:00",
    }),
  "lembrete sexta": () =>
    run("me lembra sexta 16h de cobrar ele", "create_reminder", { text: "Cobrar ele", at: "2026-11-27T16:00" }),
  "lembrete sem hora": () =>
    run("me lembra sexta de comprar o prolopa da mae", "create_reminder", {
      text: "Comprar o Prolopa da mãe",
      at: "2026-11-27T09:00",
    }),
  "lembrete hoje": () =>
    run("hj as 14h me lembra de ligar pra oficina do Nando", "create_reminder", {
      text: "Ligar pra oficina do Nando",
      at: "2026-11-23T14:00",
    }, { order: "me lembra de ligar pra oficina" }),
  "lembrete que já passou": () =>
    run("me lembra 8h do remedio dela", "create_reminder", { text: "Remédio dela", at: "2026-11-24T08:00" }),
  "todo dia": () =>
    run("me lembra todo dia as 8h do remedio dela", "create_reminder", {
      text: "Remédio dela",
      at: "2026-11-24T08:00",
      recurrence: "FREQ=DAILY",
    }),
  "toda segunda": () =>
    run("me lembra toda segunda às 9h da reunião", "create_reminder", {
      text: "Reunião",
      at: "2026-11-30T09:00",
      recurrence: "FREQ=WEEKLY;BYDAY=MO",
    }),
  "todo dia 5": () =>
    run("me lembra todo dia 5 de pagar o aluguel", "create_reminder", {
      text: "Pagar o aluguel",
      at: "2026-12-05T09:00",
      recurrence: "FREQ=MONTHLY;BYMONTHDAY=5",
    }),
  "daqui a 2 horas": () =>
    run("me lembra daqui a 2 horas de tirar o bolo", "create_reminder", {
      text: "Tirar o bolo",
      at: "2026-11-23T15:00",
    }),
  "condição no lembrete": () =>
    run("simmm. e me lembra dia 5 de cobrar ele se nao pagar", "create_reminder", {
      text: "Cobrar ele se não pagar",
      at: "2026-12-05T09:00",
    }, {
      order: "me lembra dia 5 de cobrar ele",
    }),
  "hábito": () =>
    run("quero criar um habito de ler 10 paginas por dia", "create_habit", {
      name: "Ler 10 páginas",
      frequency: "daily",
    }),
  "hábito de vezes por semana": () =>
    run("bota ai estudar ingles 3x na semana", "create_habit", {
      name: "Estudar inglês",
      frequency: "weekly",
      times_a_week: 3,
    }),
  "hábito de vezes por semana, por extenso": () =>
    run("cria o hábito academia, duas vezes por semana", "create_habit", {
      name: "Academia",
      frequency: "weekly",
      times_a_week: 2,
    }),
  "hábito que passa a vezes por semana": () =>
    run("muda a academia pra 4 vezes na semana", "update_habit", { habit_name: "Academia", times_a_week: 4 }, {
      facts: { name: "Academia", days: [1, 3] },
    }),
  "sim com outras vezes por semana": () =>
    answer(
      "sim, mas 4x na semana",
      "create_habit",
      { name: "Academia", frequency: "weekly", times_a_week: 3 },
      { name: "Academia", frequency: "weekly", times_a_week: 4 },
    ),
  "hábito em dias": () =>
    run("cria o hábito natação, terça e quinta", "create_habit", {
      name: "Natação",
      frequency: "custom",
      days: [2, 4],
    }),
  "baixa o nubank": () =>
    run("sim baixa o nubank pra 3100", "create_finance_item", { kind: "debt", name: "Nubank", amount: 3100 }, {
      facts: { replaced_amount: 3400 },
    }),
  "salário dito antes": () =>
    run("uai cadastra o salário sim", "create_finance_item", {
      kind: "income",
      name: "Salário",
      amount: 6800,
      category: "salary",
    }, {
      before: ["fui chamada pro colegio loyola! salario 6800"],
    }),
  "medida corrigida": () =>
    run("na vdd deixa 8, ta pior", "update_metric", { entry_id: "x", value: 8 }, {
      facts: { metric: "custom", custom_name: "Lombar", value: 7 },
      before: ["ela ta bem, so cansada. eu to moido, lombar 7 hj"],
    }),
  "corrige a gasolina": () =>
    run("corrige: a gasolina de segunda foi 50 e nao 40", "create_expense", {
      amount: 50,
      category: "transport",
      description: "gasolina",
      date: "2026-11-16",
    }, {}),
  "sim, e outro": () =>
    answer("sim, e bota mais 20 de uber", "create_expense", groceries, undefined, {
      beside: [{ tool: "create_expense", args: { amount: 20, description: "uber" }, facts: {} }],
    }),
  "registra a parcela": () =>
    run("QUE? eu falei sim aos 4!! registra a parcela, os 98, a gasolina 58", "pay_debt", {
      debt_name: "moto",
    }, {
      order: "registra a parcela",
      before: ["paguei a moto agora 412 no app. hj foi fraco, 98 so, choveu"],
      beside: [
        { tool: "create_finance_item", args: { amount: 98 }, facts: {} },
        { tool: "create_expense", args: { amount: 58 }, facts: {} },
      ],
    }),
  "era pra cadastrar as dívidas": () =>
    run("uai mas era pra cadastrar as divida sim! e o sono tb", "create_finance_item", {
      kind: "debt",
      name: "Jussara",
      amount: 1500,
    }, {
      before: ["o q pesa mais é a grana, devo 1500 pra jussara (minha melhor amiga)"],
      order: "era pra cadastrar as divida",
    }),
  "eu falei anota": () =>
    run("sim pow eu falei anota", "create_expense", { amount: 22, category: "food", description: "almoço" }, {
      before: ["almocei agora 22 conto"],
    }),
  "a água ainda não bebi": () =>
    answer(
      "sim mas a agua ainda nao bebi os 2 litro, so o alongar",
      "record_habit",
      { habit_name: "Alongar" },
      undefined,
      {
        items: 3,
      },
    ),
  "o nome pela metade": () => run("marca a hidro", "record_habit", { habit_name: "Hidroginástica" }),
  "sim": () => answer("sim", "create_expense", groceries),
  "sim mas foi ontem": () =>
    answer("sim mas foi ontem", "create_expense", groceries, { ...groceries, date: "2026-11-22" }),
  "sim. mas foi ontem": () =>
    answer("sim. mas foi ontem", "create_expense", groceries, { ...groceries, date: "2026-11-22" }, { order: "sim" }),
  "sim tudo, mas a farmácia foi 46,90": () =>
    answer("sim tudo, mas a farmácia foi 46,90", "create_expense", {
      amount: 64.9,
      category: "health",
      description: "farmácia",
    }, {
      amount: 46.9,
      category: "health",
      description: "farmácia",
    }),
  "tudo certo, só a lasanha": () =>
    answer("tudo certo, só a lasanha foi 32", "create_expense", {
      amount: 28,
      category: "food",
      description: "lasanha",
    }, {
      amount: 32,
      category: "food",
      description: "lasanha",
    }),
  "tudo certo, o resto": () =>
    answer("tudo certo, só a lasanha foi 32", "record_metric", { metric: "sleep", value: 8, unit: "h" }, {
      metric: "sleep",
      value: 8,
      unit: "h",
    }, {
      beside: [{ tool: "create_expense", args: { amount: 32, description: "lasanha" }, facts: {} }],
    }),
  "só a de ontem": () =>
    answer(
      "só a de ontem",
      "record_metric",
      { metric: "water", value: 2000, unit: "ml", date: "2026-11-22" },
      undefined,
      { items: 2 },
    ),
  "tudo menos o sono": () => answer("tudo, menos o sono", "create_expense", groceries, undefined, { items: 2 }),
  "sim aos 4": () => answer("sim aos 4", "create_expense", groceries, undefined, { items: 4 }),
  "sim os dois": () => answer("sim os dois", "create_expense", groceries, undefined, { items: 2 }),
  "8 já disse": () => answer("8 já disse", "record_metric", { metric: "custom", custom_name: "Lombar", value: 8 }),
  "não 85": () =>
    answer("sim, so que a gasolina foi 58 e nao 85", "create_expense", {
      amount: 85,
      category: "transport",
      description: "gasolina",
    }, {
      amount: 58,
      category: "transport",
      description: "gasolina",
    }),
  "sim mas as 10h": () =>
    answer("sim mas as 10h", "create_reminder", { text: "Cobrar ele", at: "2026-12-05T09:00" }, {
      text: "Cobrar ele",
      at: "2026-12-05T10:00",
    }),
  "sim mas foi 1h30": () =>
    answer("sim mas foi 1h30", "record_metric", { metric: "custom", custom_name: "Estudo", value: 2, unit: "h" }, {
      metric: "custom",
      custom_name: "Estudo",
      value: 1.5,
      unit: "h",
    }),
  "só 1h": () =>
    answer("sim mas o baba foi so 1h e nao 1h30", "record_metric", {
      metric: "exercise",
      value: 90,
      unit: "min",
      note: "baba",
    }, {
      metric: "exercise",
      value: 60,
      unit: "min",
      note: "baba",
    }),
  "o segundo sim": () =>
    answer("o segundo sim. o primeiro nao precisa", "create_expense", groceries, undefined, {
      order: "o segundo sim",
      item: 2,
      items: 2,
    }),
  "só o primeiro e o terceiro": () =>
    answer("so o primeiro e o terceiro", "create_expense", groceries, undefined, { item: 3, items: 3 }),
  "a de 46,90 sim": () =>
    answer("a de 46,90 sim", "create_expense", { amount: 46.9, category: "food", description: "mercado" }, undefined, {
      items: 2,
    }),
  "a farmácia não": () => answer("sim, a farmácia não", "create_expense", groceries, undefined, { items: 2 }),
  "cancela o lembrete": () =>
    run("cancela o lembrete do bolo, jessica que vai fazer", "complete_reminder", { reminder: "bolo" }, {
      order: "cancela o lembrete do bolo",
    }),
  "não precisa confirmar": () =>
    run("me lembra 14h de abastecer e 12h de comprar ração do Bolacha, nao precisa confirmar", "create_reminder", {
      text: "Abastecer",
      at: "2026-11-23T14:00",
    }, {
      beside: [{
        tool: "create_reminder",
        args: { text: "Comprar ração do Bolacha", at: "2026-11-24T12:00" },
        facts: {},
      }],
    }),
};

const PROPOSED: Record<string, () => { runs: boolean }> = {
  ...Object.fromEntries(
    ["esqueci de tomar a losartana", "paguei a losartana", "quase tomei a losartana", "tomei a losartana errada"].map((
      message,
    ) => [
      `um lembrete não feito: ${message}`,
      () =>
        run(message, "complete_reminder", { reminder: "losartana" }, {
          facts: { text: "Tomar losartana", at: `${TODAY}T09:00` },
        }),
    ]),
  ),
  ...Object.fromEntries(
    ["registra que vou pagar a luz amanhã", "anota que tenho que pagar a luz", "registra a luz, ainda não paguei"].map((
      message,
    ) => [
      message,
      () => run(message, "mark_bill_paid", { bill_name: "Luz", amount: 90 }, { facts: { name: "Luz", amount: 90 } }),
    ]),
  ),
  "a conta por outro valor": () =>
    run("sim pra tudo", "mark_bill_paid", { bill_name: "Aluguel", amount: 1500 }, {
      facts: { name: "Aluguel", amount: 1480 },
      before: ["paguei o aluguel hj"],
    }),
  ...Object.fromEntries(
    ["isso", "verdade", "assim"].map((word) => {
      const message = `registra 50 no mercado, não é ${word}`;
      return [message, () => run(message, "create_expense", groceries)];
    }),
  ),
  ...Object.fromEntries(
    [
      "registra 60",
      "sim, troca pra 60",
      "o valor foi 60, pode registrar",
      "sim, mas põe em lazer",
      "sim, já registrei no caderno",
    ]
      .map((message) => [`50, e a pessoa diz: ${message}`, () => answer(message, "create_expense", groceries)]),
  ),
  "sim, não é isso": () => answer("sim, não é isso", "create_expense", groceries),
  "outro valor dito": () => answer("pode registrar, mas 50", "create_expense", { ...groceries, amount: 500 }),
  "outro valor dito depois": () =>
    answer("pode registrar. mas foi 50", "create_expense", { ...groceries, amount: 500 }, undefined, {
      order: "pode registrar",
    }),
  "negou o valor": () => answer("sim, registra 60, não 500", "create_expense", { ...groceries, amount: 500 }),
  "ontem fica sem data": () => answer("sim mas foi ontem", "create_expense", { ...groceries }),
  "hora fica como era": () => answer("sim mas as 10h", "create_reminder", { text: "x", at: "2026-12-05T09:00" }),
  "valor que ninguém disse": () => run("registra 50 no mercado", "create_expense", { ...groceries, amount: 500 }),
  "data que ninguém disse": () => run("registra 50 no mercado", "create_expense", { ...groceries, date: "2026-11-20" }),
  "nome que ninguém disse": () =>
    run("registra 50 no mercado", "create_expense", { ...groceries, description: "mercado com Júlia" }),
  "descrição que ninguém disse": () =>
    run("registra 50 no mercado", "create_expense", { ...groceries, description: "cinema" }),
  "dia como valor": () => run("registra o mercado dia 22", "create_expense", { ...groceries, amount: 22 }),
  "horas por minutos": () =>
    run("registra 30 min de caminhada", "record_metric", { metric: "exercise", value: 30, unit: "h" }),
  "litros por ml": () => run("anota 500 ml de água", "record_metric", { metric: "water", value: 500, unit: "l" }),
  "parcelas": () =>
    run("cadastra a moto de 412", "create_finance_item", { kind: "debt", name: "Moto", amount: 412, installments: 48 }),
  "hora": () => run("me lembra amanhã às 10 de ligar", "create_reminder", { text: "Ligar", at: "2026-11-24T11:00" }),
  "dia": () => run("me lembra amanhã às 10 de ligar", "create_reminder", { text: "Ligar", at: "2026-11-25T10:00" }),
  "repetição": () =>
    run("me lembra amanhã às 10 de ligar", "create_reminder", {
      text: "Ligar",
      at: "2026-11-24T10:00",
      recurrence: "FREQ=DAILY",
    }),
  "outro dia da semana": () =>
    run("me lembra toda segunda às 9h", "create_reminder", {
      text: "Reunião",
      at: "2026-11-24T09:00",
      recurrence: "FREQ=WEEKLY;BYDAY=TU",
    }),
  "vezes por semana como todo dia": () =>
    run("cria o hábito academia 3x na semana", "create_habit", { name: "Academia", frequency: "daily" }),
  "outras vezes por semana": () =>
    run("cria o hábito academia 3x na semana", "create_habit", {
      name: "Academia",
      frequency: "weekly",
      times_a_week: 4,
    }),
  "dias do hábito": () =>
    run("cria o hábito natação, terça e quinta", "create_habit", {
      name: "Natação",
      frequency: "custom",
      days: [1, 4],
    }),
  "linha que não foi dita": () =>
    run("registra a parcela", "pay_debt", { debt_id: "x" }, {
      facts: { name: "Nubank", installment_amount: 300 },
    }),
  "lembrete não manda cadastrar dívida": () =>
    run("me lembra amanhã às 10 de ligar. devo 500 pro joão", "create_finance_item", {
      kind: "debt",
      name: "João",
      amount: 500,
    }, {
      order: "me lembra amanhã às 10",
    }),
  "o uber dito ao lado": () =>
    run("registra 50 no mercado. gastei 30 de uber", "create_expense", {
      amount: 30,
      category: "transport",
      description: "uber",
    }, {
      order: "registra 50 no mercado",
    }),
  "o uber negado ao lado": () =>
    run("não registra o uber, foi 50. registra o mercado", "create_expense", {
      amount: 50,
      category: "transport",
      description: "uber",
    }, { order: "registra" }),
  "sim a outra coisa": () =>
    run("issoo. e uber 23 hj", "create_expense", { amount: 23, category: "transport", description: "uber" }, {
      order: "issoo",
    }),
  "menos o sono": () =>
    answer("tudo, menos o sono", "record_metric", { metric: "sleep", value: 8, unit: "h" }, undefined, { items: 2 }),
  "a farmácia não": () =>
    answer(
      "sim, a farmácia não",
      "create_expense",
      { amount: 46.9, category: "health", description: "farmácia" },
      undefined,
      { items: 2 },
    ),
  "só a de ontem": () =>
    answer("só a de ontem", "record_metric", { metric: "water", value: 200, unit: "ml", date: TODAY }, undefined, {
      items: 2,
    }),
  "só o primeiro": () => answer("so o primeiro", "create_expense", groceries, undefined, { item: 2, items: 2 }),
  "o primeiro não": () =>
    answer("o segundo sim. o primeiro nao precisa", "create_expense", groceries, undefined, {
      order: "o segundo sim",
      item: 1,
      items: 2,
    }),
  "apagar": () =>
    run("apaga o gasto de 50 do mercado", "delete_finance_item", { kind: "expense", name: "mercado", amount: 50 }),
  "apagar não registra": () => run("apaga o gasto de 50 do mercado", "create_expense", groceries),
  ...Object.fromEntries(
    [
      "sim, aliás deixa quieto",
      "sim, pensando bem deixa",
      "ok, vou pensar",
      "por mim sim, mas vou ver com o Caio",
      "quase que sim",
      "sim mas esse não",
      "sim, tudo menos isso",
      "sim, foi o que eu falei pra ela",
      "sim, ela veio ontem",
      "certo, mas quanto deu mesmo?",
      "aham, tá bom, depois vejo",
      "beleza, te aviso",
      "ela veio ontem, sim",
      "ah tá",
      "uhum, entendi",
      "sim, registra",
      "sim, ela disse apaga",
    ].flatMap((message) =>
      [message, message.split(/[ ,]/)[0]!].map((order) => [
        `apagar: ${message} (${order})`,
        () => answer(message, DELETE, uber, uber, { order }),
      ])
    ),
  ),
  ...Object.fromEntries(
    ["sim, aliás deixa quieto", "sim, pensando bem deixa", "ok, vou pensar", "por mim sim, mas vou ver com o Caio"]
      .concat(["sim mas esse não", "sim, tudo menos isso", "pode, ou melhor, esse não", "sim, vou ver antes"])
      .flatMap((message) =>
        [message, message.split(/[ ,]/)[0]!].map((order) => [
          `50 no mercado: ${message} (${order})`,
          () => answer(message, "create_expense", groceries, undefined, { order }),
        ])
      ),
  ),
  ...Object.fromEntries(
    [", pensando bem deixa", ", aliás deixa quieto", ", ou não, sei lá", " hahaha brincadeira", " de mentirinha"]
      .concat([", ou melhor, deixa", ", mas esse não", ", vou ver com o Caio antes", ". aliás, deixa quieto"])
      .map((behind) => [
        `a ordem volta atrás: ${behind}`,
        () => run(`registra 50 no mercado${behind}`, "create_expense", groceries, { order: "registra 50 no mercado" }),
      ]),
  ),
  "apagar menos o segundo": () => answer("apaga, menos o segundo", DELETE, uber, uber, { item: 2, items: 2 }),
  "menos o segundo, e obrigada": () =>
    answer("sim, menos o segundo, e obrigada", "create_expense", groceries, undefined, { item: 2, items: 2 }),
  "apagar, o uber não": () => answer("pode apagar, o uber não", DELETE, uber, uber, { items: 2 }),
  "apagar só o outro": () => answer("sim, só o mercado", DELETE, uber, uber, { items: 2 }),
  "apagar outro": () => answer("apaga o mercado", DELETE, uber, uber, { items: 2 }),
  "apagar com mudança": () => answer("sim, mas o mercado", DELETE, uber, { ...uber, name: "mercado" }),
  "apagar por uma ordem de registrar": () => answer("registra o uber", DELETE, uber),
  "apagar se": () => answer("se não der problema, apaga", DELETE, uber),
  "apagar de 30": () => answer("apaga o de 30", DELETE, uber, uber),
  "perguntar menos por uma ordem": () =>
    answer("registra 50 no mercado", "set_standing_yes", { kind: "expenses", is_on: true }),
  "esquecer tudo": () => answer("sim, apaga tudo", "forget_everything", {}),
  "tudo salvo": () => answer("sim", "delete_all_items", {}, {}, { facts: { items: 1, kept: 0 } }),
  "a água ainda não bebi": () =>
    answer(
      "sim mas a agua ainda nao bebi os 2 litro, so o alongar",
      "record_habit",
      { habit_name: "Beber 2 litros de água" },
      undefined,
      {
        items: 3,
        item: 2,
      },
    ),
  "valor de outra proposta": () =>
    answer("sim", "create_expense", groceries, { ...groceries, amount: 500 }, {
      before: ["R$ 500,00 de uber"],
      items: 2,
    }),
  "o preço da farmácia no mercado": () =>
    answer("sim tudo, mas a farmácia foi 46,90", "create_expense", groceries, { ...groceries, amount: 46.9 }, {
      answered: [`Registrar um gasto de R$ 45,00 em saúde (farmácia) {"amount":45,"description":"farmácia"}`],
      items: 2,
    }),
  "mudou sem dizer": () => answer("sim", "create_expense", groceries, { ...groceries, date: "2026-11-22" }),
  "troca o nome": () =>
    answer("sim mas foi ontem", "create_expense", groceries, {
      ...groceries,
      description: "cinema",
      date: "2026-11-22",
    }),
  "claro que não": () => answer("claro que não, tá louca?", "create_expense", groceries, undefined, { order: "claro" }),
  "vai estragar": () => answer("não, vai estragar tudo", "create_expense", groceries, undefined, { order: "vai" }),
  "não agora": () => answer("sim, mas não agora", "create_expense", groceries, undefined, { order: "sim" }),
  "se for 50": () => answer("se for 50, sim", "create_expense", groceries, undefined, { order: "sim" }),
};

Deno.test("mayRunAtOnce() runs what was ordered or agreed to, if all of it was said", () => {
  const refused = Object.entries(RUNS).flatMap(([name, check]) => {
    const answer = check();
    return answer.runs ? [] : [`${name}: ${answer.reason}`];
  });
  assert.deepEqual(refused, []);
});

Deno.test("mayRunAtOnce() proposes what was not said, or not ordered", () => {
  assert.deepEqual(Object.entries(PROPOSED).filter(([, check]) => check().runs).map(([name]) => name), []);
});

/** Every write that waits for a yes, with the names of its arguments. */
const WRITES = [...builtInTools, forgetEverything].filter(({ confirmation }) => confirmation === "required").map(
  (tool) => {
    const keys = Object.keys((tool.inputSchema as unknown as { shape: Record<string, unknown> }).shape);
    return { tool, keys };
  },
);
/** Arguments that get an amount or a word in these tests. The names of a new tool's arguments have to match one of the two. */
const NUMBERS = /^(?:amount|value)$/;
const TEXTS = /^(?:name|title|description|text|reminder|query|(?:bill|debt|habit|custom)_name)$/;

function argumentsOf(keys: readonly string[], amount: number, word: string): JsonObject {
  return Object.fromEntries(
    keys.flatMap((key): [string, unknown][] =>
      NUMBERS.test(key) ? [[key, amount]] : TEXTS.test(key) ? [[key, word]] : []
    ),
  );
}

const someWrite = fc.record({
  write: fc.constantFrom(...WRITES),
  amount: fc.integer({ min: 21, max: 9999 }).filter((amount) => amount < 1900 || amount > 2100),
  word: fc.constantFrom("mercado", "farmácia", "padaria", "gasolina", "academia"),
});
const ORDER = (amount: number, word: string) => `registra ${amount} reais de ${word}`;
/** Of what is no expense and no measure, the kind has to be said; of an income, that it came in. */
const KIND_SAID: Readonly<Record<string, string>> = {
  create_habit: ", é um hábito",
  create_reminder: ", é um lembrete",
  transfer_money: ", é uma transferência",
  receive_income: ", recebi",
};
/** "registra mercado" deletes nothing, gives no standing yes and ends no reminder. */
const NEVER = /^(?:(?:delete|forget)_|set_standing_yes$|cancel_reminder$)/;

function runs(write: typeof WRITES[number], args: JsonObject, message: string, order: string, before: string[] = []) {
  return mayRunAtOnce({
    tool: write.tool,
    args,
    facts: {},
    quote: order,
    said: { now: message, before, known: [], today: TODAY, nowLocal: NOW },
    otherTargets: [],
  }).runs;
}

Deno.test("mayRunAtOnce() runs a plain order of every write, but no deletion, no standing yes and no end of a reminder", () => {
  const refused = WRITES.filter(({ tool, keys }) => {
    const order = keys.some((key) => NUMBERS.test(key)) ? ORDER(50, "mercado") : "registra mercado";
    const message = `${order}${KIND_SAID[tool.name] ?? ""}`;
    return runs({ tool, keys }, argumentsOf(keys, 50, "mercado"), message, message) === NEVER.test(tool.name);
  });
  assert.deepEqual(
    refused.map(({ tool, keys }) => `${tool.name} (${keys})`),
    [],
    `does not run on a plain order: is the name of one of its arguments missing in NUMBERS or TEXTS of this file?`,
  );
});

Deno.test("mayRunAtOnce() runs no write on words that deny, ask, doubt, quote or postpone", () => {
  const spoiled = fc.constantFrom<(order: string) => string>(
    (order) => `não ${order}`,
    (order) => `não quero que você ${order}`,
    (order) => `${order}, não`,
    (order) => `se der, ${order}`,
    (order) => `${order} se eu confirmar`,
    (order) => `${order}?`,
    (order) => `talvez ${order}`,
    (order) => `acho que ${order}`,
    (order) => `ela disse ${order}`,
    (order) => `“${order}”`,
    (order) => `ontem eu disse ${order}`,
    (order) => `depois ${order}`,
    (order) => `${order}. não, espera`,
    (order) => `${order}. mas só depois`,
  );
  fc.assert(
    fc.property(someWrite, spoiled, fc.nat(), fc.nat(), ({ write, amount, word }, spoil, from, length) => {
      const order = ORDER(amount, word);
      const message = spoil(order);
      const words = message.split(" ");
      const start = from % words.length;
      const quoted = words.slice(start, start + 1 + length % (words.length - start)).join(" ");
      for (const part of [order, "registra", quoted]) {
        assert.equal(runs(write, argumentsOf(write.keys, amount, word), message, part), false, `${part} | ${message}`);
      }
    }),
    { numRuns: 1000 },
  );
});

Deno.test("mayRunAtOnce() runs no call with a figure that was not said, or without one that was said", () => {
  fc.assert(
    fc.property(someWrite, fc.integer({ min: 21, max: 9999 }), ({ write, amount, word }, other) => {
      fc.pre(other !== amount && write.keys.some((key) => NUMBERS.test(key)));
      const order = ORDER(amount, word);
      assert.equal(runs(write, argumentsOf(write.keys, other, word), order, order), false);
      // The message before has the amount of the call, but this message has another one.
      assert.equal(runs(write, argumentsOf(write.keys, other, word), order, order, [ORDER(other, word)]), false);
    }),
    { numRuns: 500 },
  );
});

Deno.test("mayRunAtOnce() takes no order of an earlier message", () => {
  fc.assert(
    fc.property(
      someWrite,
      fc.constantFrom("bom dia", "to cansada hj", "e o sono?", "legal", "entendi"),
      ({ write, amount, word }, now) => {
        const order = ORDER(amount, word);
        for (const quoted of [order, "registra", now]) {
          assert.equal(runs(write, argumentsOf(write.keys, amount, word), now, quoted, [order]), false);
        }
      },
    ),
    { numRuns: 500 },
  );
});

Deno.test("mayRunAtOnce() runs no tool of a pack and no call that reaches several rows", () => {
  const tool = findBuiltInTool("create_expense")!;
  const write = { args: groceries, facts: {}, quote: "registra 50 no mercado", otherTargets: [] };
  const said = { now: "registra 50 no mercado", before: [], known: [], today: TODAY, nowLocal: NOW };
  assert.equal(mayRunAtOnce({ ...write, tool, said }).runs, true);
  const { name, title, description, inputSchema, answer } = tool;
  const common = { name, title, description, inputSchema, answer, confirmation: "required" as const, searchTerms: "" };
  const added: ToolDefinition = {
    ...common,
    kind: "http",
    reads: "outside",
    source: "GET https://example.org",
    offer: () => "",
  };
  assert.equal(mayRunAtOnce({ ...write, tool: added, said }).runs, false);
  assert.equal(mayRunAtOnce({ ...write, tool, facts: { items: 2 }, said }).runs, false);
});

Deno.test("mayRunAtOnce() takes every second week in the words that people have for it", () => {
  const reminder = { text: "Pagar a Ju", at: "2026-11-25T09:00" };
  const fortnight = { ...reminder, recurrence: "FREQ=WEEKLY;INTERVAL=2" };
  for (
    const said of ["de 15 em 15 dias", "de quinze em quinze dias", "a cada 15 dias", "por quinzena", "quinzenalmente"]
  ) {
    const message = `me lembra de pagar a Ju ${said}, a próxima é quarta`;
    assert.ok(run(message, "create_reminder", fortnight).runs, said);
    assert.ok(!run(message, "create_reminder", { ...reminder, recurrence: "FREQ=DAILY;INTERVAL=2" }).runs, said);
  }
  for (const said of ["toda semana", "quarta"]) {
    assert.ok(!run(`me lembra de pagar a Ju ${said}`, "create_reminder", fortnight).runs, said);
  }
});

Deno.test("mayRunAtOnce() ends or moves no reminder that comes again for what is said of one day of it", () => {
  const facts = { id: "x", text: "Tomar losartana", at: "2026-11-24T08:00", recurrence: "FREQ=DAILY" };
  const cancels = (message: string) => run(message, "cancel_reminder", { reminder: "losartana" }, { facts }).runs;
  for (const said of ["só hoje", "de hoje", "amanhã", "das 20h"]) {
    assert.ok(!cancels(`cancela o lembrete da losartana ${said}`), said);
  }
  for (const said of ["", " das 8h"]) assert.ok(cancels(`cancela o lembrete da losartana${said}`), said);
  const moves = (message: string) =>
    run(message, "update_reminder", { reminder: "losartana", time: "10:00" }, { facts }).runs;
  assert.ok(!moves("muda a losartana só amanhã pra 10h"));
  assert.ok(moves("muda a losartana pra 10h"));
});

Deno.test("mayRunAtOnce() writes nothing as done that the order denies", () => {
  const salary = { kind: "income", name: "Salário", amount: 3000, category: "salary" };
  assert.ok(!run("não gastei 50 no mercado, registra", "create_expense", groceries).runs);
  assert.ok(!run("a luz não foi paga, marca", "mark_bill_paid", { bill_name: "luz" }).runs);
  assert.ok(!run("não recebi o salário de 3000, registra", "create_finance_item", salary).runs);
  assert.ok(run("não lembro bem, mas gastei 50 no mercado, registra", "create_expense", groceries).runs);
});

Deno.test("mayRunAtOnce() changes something to what it becomes, and not to what it was", () => {
  const reminder = { id: "x", text: "Tomar losartana", at: "2026-11-24T09:00", recurrence: "FREQ=DAILY" };
  const move = (time: string) =>
    run("muda a losartana de 9h pra 8h", "update_reminder", { reminder: "losartana", time }, { facts: reminder }).runs;
  assert.deepEqual([move("09:00"), move("08:00")], [false, true]);
  const correct = (amount: number) =>
    run("corrige o mercado de 60 pra 50", "update_expense", { which: "mercado", amount }, {
      facts: { name: "mercado", before: { amount: 60 }, after: { amount } },
    }).runs;
  assert.deepEqual([correct(60), correct(50)], [false, true]);
});

Deno.test("mayRunAtOnce() takes the amount by which something changes for no new amount", () => {
  const facts = { name: "mercado", before: { amount: 200 }, after: { amount: 60 } };
  const runs = (message: string) => run(message, "update_expense", { which: "mercado", amount: 60 }, { facts }).runs;
  for (
    const message of ["tira 60 do mercado, corrige", "corrige, o mercado foi 60 a menos", "aumenta o mercado em R$ 60"]
  ) {
    assert.ok(!runs(message), message);
  }
  for (const message of ["corrige o mercado pra 60", "aumenta o mercado pra 60", "corrige, o mercado foi 60"]) {
    assert.ok(runs(message), message);
  }
});

Deno.test("mayRunAtOnce() erases on a yes that says why", () => {
  const uber = { kind: "expense", name: "uber" };
  for (const message of ["pode apagar, foi engano", "sim, apaga, lancei errado", "sim, estava duplicado"]) {
    assert.ok(answer(message, "delete_finance_item", uber).runs, message);
  }
  for (const message of ["foi engano", "sim, era da Ana", "sim, foi engano meu te perguntar"]) {
    assert.ok(!answer(message, "delete_finance_item", uber).runs, message);
  }
});

Deno.test("mayRunAtOnce() takes a yes to all that waits, however it counts them, and a correction of one beside it", () => {
  const wallet = { name: "Corridas", amount: 180, kind: "income" };
  for (
    const message of [
      "pode aqueles quatro de ontem. paguei 300 pro gilson hj no pix",
      "opa. pode aqueles quatro de ontem",
      "pode esses 4 que faltam",
      "sim pros quatro",
      "pode tudo ai. mas perai o dinheiro de hoje foi 104, contei de novo",
    ]
  ) {
    const order = message.replace(/\. paguei.*|, contei.*/, "");
    const told = { order, items: 4 };
    assert.ok(answer(message, "create_expense", groceries, groceries, told).runs, message);
    assert.ok(answer(message, "create_finance_item", wallet, wallet, told).runs, message);
  }
  const cash = { name: "dinheiro de hoje", amount: 140, kind: "income" };
  const message = "pode tudo ai. mas perai o dinheiro de hoje foi 104";
  assert.ok(answer(message, "create_finance_item", cash, { ...cash, amount: 104 }, { items: 4 }).runs);
  for (const waits of ["pode tudo, mas perai", "perai, pode tudo depois", "pode aqueles de ontem não"]) {
    assert.ok(!answer(waits, "create_expense", groceries, groceries, { items: 4 }).runs, waits);
  }
});
