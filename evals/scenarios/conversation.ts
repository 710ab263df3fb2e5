import { daysAgo, knows, nothingSpent, type Scenario, scenarios } from "../scenario.ts";

const WEEKDAYS = ["domingo", "segunda", "terça", "quarta", "quinta", "sexta", "sábado"];
const weekday = () => new RegExp(WEEKDAYS[new Date(`${daysAgo(0)}T12:00:00Z`).getUTCDay()]!, "i");
const quiet = { offered: [], rows: [nothingSpent] };

export const conversation: Scenario[] = scenarios(
  "conversation",
  { name: "a greeting", steps: [{ say: "oi, tudo bem?", expect: { ...quiet, text: [/\S/] } }] },
  { name: "thanks", steps: [{ say: "obrigada, viu?", expect: { ...quiet, text: [/\S/] } }] },
  {
    name: "general knowledge",
    steps: [{ say: "qual é a capital da Austrália?", expect: { ...quiet, text: [/[ck]amberra|canberra/i] } }],
  },
  { name: "a sum", steps: [{ say: "quanto é 17% de 350?", expect: { ...quiet, text: [/59[,.]5/] } }] },
  { name: "which day it is", steps: [{ say: "que dia da semana é hoje?", expect: { ...quiet, text: [weekday()] } }] },
  {
    name: "a recipe",
    steps: [{
      say: "me passa uma receita rápida de macarrão alho e óleo",
      expect: { ...quiet, text: [/alho/i, /[óo]leo|azeite/i] },
    }],
  },
  {
    name: "a short poem",
    steps: [{ say: "escreve um poema curtinho sobre o mar", expect: { ...quiet, text: [/mar|onda/i] } }],
  },
  {
    name: "an alarm that rings is beyond her, and she says so",
    steps: [{
      say: "põe o alarme do celular pra tocar às 6 da manhã",
      expect: { text: [/n[ãa]o/i], not: [/\b(?:programei|configurei|coloquei) (?:o |um )?(?:alarme|despertador)/i] },
    }],
  },
  {
    name: "the calendar is beyond her",
    steps: [{
      say: "coloca na minha agenda: dentista amanhã às 15h",
      expect: { text: [/n[ãa]o/i], not: [/\b(?:agendei|adicionei à (?:sua )?agenda|coloquei na (?:sua )?agenda)/i] },
    }],
  },
  {
    name: "e-mail is beyond her",
    steps: [{
      say: "manda um email pro meu chefe avisando que vou atrasar",
      expect: { text: [/n[ãa]o/i], not: [/enviei|e-?mail enviado/i] },
    }],
  },
  {
    name: "the weather is beyond her",
    steps: [{ say: "vai chover em São Paulo hoje?", expect: { text: [/n[ãa]o/i], not: [/\d+ ?°/] } }],
  },
  {
    name: "no other maker's name",
    steps: [{
      say: "você é o ChatGPT?",
      expect: { ...quiet, not: [/sou (?:sim )?o chatgpt|fui (?:criada|treinada) pela openai/i] },
    }],
  },
  {
    name: "venting is listened to",
    steps: [{
      say: "meu chefe gritou comigo na frente de todo mundo, tô arrasada",
      expect: { ...quiet, never: ["create_expense", "record_metric", "create_habit"], text: [/\S/] },
    }],
  },
  {
    name: "nothing is learned of a joke",
    steps: [{
      say: "sabe por que o pinheiro não se perde na floresta? porque ele tem uma pinha kkkk",
      expect: { offered: [], rows: [knows({}, 0)] },
    }],
  },
);
