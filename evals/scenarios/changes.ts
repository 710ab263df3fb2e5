import { daysAgo, type ExpectedCall, monthFrom, type Scenario, scenarios } from "../scenario.ts";

const month = monthFrom(0);
const seed = {
  expenses: [
    { amount: 50, category: "food", description: "farmácia", spent_on: daysAgo(1) },
    { amount: 80, category: "food", description: "mercado", spent_on: daysAgo(0) },
  ],
  incomes: [{ name: "Salário", category: "salary", expected_amount: 5000, month, due_day: 5 }],
  bills: [{ name: "Luz", category: "utilities", amount: 187.4, month, due_day: 28, recurring: true }],
  debts: [{ name: "Nubank", installment_amount: 3400, negotiated: false }],
  habits: [{ name: "Correr", frequency: "weekends" }],
  reminders: [{ text: "ligar pra Lúcia", starts_at: `${daysAgo(-1)}T09:00` }],
  library_items: [{ type: "movie", title: "Duna" }],
};
/** What was told waits, or runs where the words can be taken for an order. */
const calls = (say: string, tool: string, args: ExpectedCall["args"] = {}) => ({
  name: say,
  seed,
  steps: [{ say, expect: { calls: [{ tool, args }], mayRun: [tool] } }],
});

/** What was recorded is changed, and what was expected happens. */
export const changes: Scenario[] = scenarios(
  "corrections",
  calls("a farmácia de ontem foi 46,90, e é saúde", "update_expense", { amount: 46.9 }),
  calls("o gasto do mercado de hoje era 82 reais, não 80", "update_expense", { amount: 82 }),
  calls("a conta de luz agora vence dia 12", "update_finance_item", { due_day: 12 }),
  calls("o que eu devo pro nubank baixou pra 3100", "update_finance_item", { amount: 3100 }),
  calls("meu salário caiu hoje", "receive_income"),
  calls("recebi 2000 do salário, o resto vem semana que vem", "receive_income", { amount: 2000 }),
  calls("mudei o hábito de correr: agora é terça e quinta", "update_habit"),
  calls("agora correr é todo dia", "update_habit", { frequency: "daily" }),
  calls("o lembrete da Lúcia é às 10, não às 9", "update_reminder"),
  calls("aquele lembrete de ligar é pra Ana, não pra Lúcia", "update_reminder"),
  calls("não precisa mais me lembrar de ligar pra Lúcia", "cancel_reminder"),
  calls("o lembrete de ligar pra Lúcia não faz mais sentido, tira", "cancel_reminder"),
  calls("já vi Duna, dou 8", "update_item", { rating: 8 }),
  calls("muda o Duna que eu salvei pra visto", "update_item", { status: "done" }),
  {
    name: "a book to be read is kept",
    steps: [{ say: "salva o livro Torto Arado, quero ler", expect: { calls: [{ tool: "save_book" }] } }],
  },
  {
    name: "a book that was read is kept with its rating",
    steps: [{
      say: "guarda que li Capitães da Areia, nota 10",
      expect: { calls: [{ tool: "save_book", args: { rating: 10 } }] },
    }],
  },
);
