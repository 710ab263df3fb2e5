import { daysAgo, measured, type RowGoal, type Scenario, scenarios } from "../scenario.ts";

const entry = (metric: string, value: number, days = 0, more: Record<string, unknown> = {}) => ({
  metric,
  value,
  entry_date: daysAgo(days),
  ...more,
});
const noMeasure: RowGoal = { table: "tracking_entries", where: { deleted_at: null }, count: 0 };
const custom = (custom_name: RegExp, where: RowGoal["where"] = {}): RowGoal => ({
  table: "tracking_entries",
  where: { metric: "custom", custom_name, ...where },
  count: 1,
});

export const health: Scenario[] = scenarios(
  "health",
  {
    name: "weight",
    steps: [
      {
        say: "pesei 82kg hoje",
        expect: { offered: [{ tool: "record_metric", args: { metric: "weight", value: 82 } }], rows: [noMeasure] },
      },
      { say: "sim", expect: { rows: [measured("weight", 82)] } },
    ],
  },
  {
    name: "litres of water are kept in millilitres",
    steps: [
      { say: "bebi 2 litros de água hoje", expect: { offered: ["record_metric"] } },
      { say: "pode", expect: { rows: [measured("water", 2000)] } },
    ],
  },
  {
    name: "hours and minutes of sleep",
    steps: [
      { say: "dormi 6h30 essa noite", expect: { offered: ["record_metric"] } },
      { press: "yes", expect: { rows: [measured("sleep", 6.5)] } },
    ],
  },
  {
    name: "minutes of running",
    steps: [
      { say: "corri 40 min hj cedo", expect: { offered: ["record_metric"], rows: [noMeasure] } },
      { say: "👍", expect: { rows: [measured("exercise", 40)] } },
    ],
  },
  {
    name: "mood as a figure",
    steps: [{
      say: "anota meu humor de hoje: 7",
      expect: { ordered: [{ tool: "record_metric", args: { metric: "mood", value: 7 } }], rows: [measured("mood", 7)] },
    }],
  },
  {
    name: "energy as a figure",
    steps: [{
      say: "minha energia hoje tá 4 de 10",
      expect: { offered: [{ tool: "record_metric", args: { metric: "energy", value: 4 } }] },
    }],
  },
  {
    name: "a measure of the user's own",
    steps: [
      {
        say: "minha glicemia deu 98 em jejum",
        expect: { offered: [{ tool: "record_metric", args: { metric: "custom", value: 98 } }] },
      },
      { say: "sim", expect: { rows: [custom(/glic/i, { value: 98 })] } },
    ],
  },
  {
    name: "blood pressure",
    steps: [
      {
        say: "medi a pressão e deu 12 por 8",
        expect: { offered: [{ tool: "record_metric", args: { metric: "custom", custom_name: /press/i } }] },
      },
      { say: "sim", expect: { rows: [custom(/press/i)] } },
    ],
  },
  {
    name: "grams of a decimal weight",
    steps: [
      { say: "subi na balança agora: 74,3", expect: { offered: ["record_metric"] } },
      { press: "yes", expect: { rows: [measured("weight", 74.3)] } },
    ],
  },
  {
    name: "the latest weight is looked up",
    seed: { tracking_entries: [entry("weight", 83, 10), entry("weight", 82, 5), entry("weight", 81.2, 1)] },
    steps: [{
      say: "como tá meu peso?",
      expect: { calls: [{ tool: "get_tracking_history" }], text: [/81,2/], offered: [] },
    }],
  },
  {
    name: "water of today is added up",
    seed: { tracking_entries: [entry("water", 1000), entry("water", 500)] },
    steps: [{
      say: "quanto de água eu já bebi hoje?",
      expect: {
        calls: [{ tool: "get_tracking_history" }],
        text: [/1[.,]5|1\.?500/],
        offered: [],
      },
    }],
  },
  {
    name: "mean of sleep",
    seed: { tracking_entries: [entry("sleep", 6, 3), entry("sleep", 7, 2), entry("sleep", 8, 1)] },
    steps: [{
      say: "quanto eu dormi em média nos últimos dias?",
      expect: { calls: [{ tool: "get_tracking_history" }], text: [/\b7\s?h|\b7 horas|\b7,0|sete horas/i] },
    }],
  },
  {
    name: "a stored weight is corrected, not recorded again",
    seed: { tracking_entries: [entry("weight", 85)] },
    steps: [
      {
        say: "o peso que registrei hoje tá errado, corrige pra 80,5",
        expect: {
          ordered: [{ tool: "update_metric", args: { value: 80.5 } }],
          rows: [measured("weight", 80.5), measured("weight", 85, 0)],
        },
      },
    ],
  },
  {
    name: "of several nights the right one is corrected",
    seed: { tracking_entries: [entry("sleep", 5, 1), entry("sleep", 8, 2)] },
    steps: [
      {
        say: "corrige o sono que anotei ontem: foram 7 horas",
        expect: {
          ordered: ["update_metric"],
          rows: [measured("sleep", 7), measured("sleep", 8), measured("sleep", 5, 0)],
        },
      },
    ],
  },
  {
    name: "a stored weight is deleted",
    seed: { tracking_entries: [entry("weight", 80), entry("weight", 81, 7)] },
    steps: [
      {
        say: "apaga o peso que registrei hoje",
        expect: { offered: ["delete_metric"], rows: [measured("weight", 80)] },
      },
      { say: "sim", expect: { rows: [measured("weight", 80, 0), measured("weight", 81)] } },
    ],
  },
  {
    name: "of several measures the right one is deleted",
    seed: { tracking_entries: [entry("water", 700, 1), entry("sleep", 7, 1)] },
    steps: [
      { say: "apaga o registro de água de ontem, foi engano", expect: { offered: ["delete_metric"] } },
      { press: "yes", expect: { rows: [measured("water", 700, 0), measured("sleep", 7)] } },
    ],
  },
  {
    name: "tiredness without a figure is no measure",
    steps: [{ say: "tô bem cansada hoje", expect: { never: ["record_metric"], rows: [noMeasure] } }],
  },
  {
    name: "the dog's weight is not hers",
    steps: [{ say: "levei meu cachorro no veterinário, ele tá com 12 kg", expect: { never: ["record_metric"] } }],
  },
  {
    name: "the mother's sleep is not hers",
    steps: [{ say: "minha mãe só dormiu 3 horas, tô preocupada com ela", expect: { never: ["record_metric"] } }],
  },
  {
    name: "a run that is planned is none",
    steps: [{ say: "amanhã quero correr 30 minutos", expect: { never: ["record_metric"], rows: [noMeasure] } }],
  },
);
