import { daysAgo, type RowGoal, type Scenario, scenarios } from "../scenario.ts";

const seed = {
  expenses: [{ amount: 50, category: "food", description: "mercado", spent_on: daysAgo(0) }],
  tracking_entries: [{ metric: "sleep", value: 7, entry_date: daysAgo(1) }],
};
const report = (kind: RegExp, count: number): RowGoal => ({
  table: "library_items",
  where: { kind, origin: "automatic", deleted_at: null },
  count,
});

export const reports: Scenario[] = scenarios(
  "reports",
  {
    name: "the week's report, asked for",
    seed,
    steps: [{
      say: "faz o relatório da minha semana",
      expect: {
        calls: [{ tool: "create_automatic_note", args: { kind: "weekly_report" } }],
        rows: [report(/^weekly_report$/, 1)],
      },
    }],
  },
  {
    name: "the month's report, asked for",
    seed,
    steps: [{
      say: "monta e guarda o relatório do mês pra mim",
      expect: {
        calls: [{ tool: "create_automatic_note", args: { kind: "monthly_report" } }],
        rows: [report(/^monthly_report$/, 1)],
      },
    }],
  },
  {
    name: "a summary for the doctor",
    seed,
    steps: [{
      say: "tenho consulta amanhã, prepara um resumo pro médico",
      expect: {
        calls: [{ tool: "create_automatic_note", args: { kind: "medical_appointment" } }],
        rows: [report(/^medical_appointment$/, 1)],
      },
    }],
  },
  {
    name: "asked twice in a week it is one report",
    seed,
    steps: [
      { say: "faz o relatório da semana", expect: { rows: [report(/weekly/, 1)] } },
      { say: "atualiza o relatório da semana, por favor", expect: { rows: [report(/weekly/, 1)] } },
    ],
  },
  {
    name: "a question about the week writes no report",
    seed,
    steps: [{
      say: "quanto eu gastei essa semana?",
      expect: { never: ["create_automatic_note"], rows: [report(/./, 0)], text: [/\b50\b/] },
    }],
  },
  {
    name: "a report for the boss is not this one",
    seed,
    steps: [{
      say: "tô atrasada com o relatório mensal que meu chefe pediu no trabalho",
      expect: { never: ["create_automatic_note"], rows: [report(/./, 0)] },
    }],
  },
);
