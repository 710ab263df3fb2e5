import { z } from "zod";
import { formatMoney, formatPercent } from "../../writing/format-figures.ts";
import { formatDate, formatMonth } from "../../writing/format-date.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { plainText } from "../../database/plain-text.ts";
import { day, moneyAmount } from "../arguments.ts";
import { type BuiltInTool, checkedBeforeOffer } from "../definition.ts";
import { CATEGORIES, categoryName } from "./category.ts";

const inputSchema = z.object({
  amount: moneyAmount,
  category: z.enum(CATEGORIES.expense),
  description: plainText(500).describe("o que ou onde"),
  date: day.optional(),
});

const monthSchema = z.object({
  month: z.string(),
  category_spent: z.number(),
  category_budget: z.number().optional(),
  category_percent: z.number().optional(),
  category_left: z.number().optional(),
});
const resultSchema = z.object({ expense: inputSchema.extend({ date: z.string() }), month: monthSchema });

type Expense = z.infer<typeof inputSchema>;
type Month = z.infer<typeof monthSchema>;

/** Records an expense. The answer says how much of the category's budget is used. */
export const createExpense: BuiltInTool = {
  kind: "built-in",
  name: "create_expense",
  title: "Registrar um gasto",
  description: "Registra um gasto que a pessoa contou.",
  utterances: [
    "gastei 54 reais na farmácia hoje",
    "comprei um tênis de 289,90 na Centauro",
    "lança aí 32 de almoço no quilo",
    "anota que saiu 150 de gasolina ontem",
    "registra um gasto de 45 na feira",
    "uber 23 conto",
    "deixei 18 pila na padaria agr de manha",
    "mercado deu 412,70 hj, td caro",
    "torrei 90 no barzinho c a galera",
    "o mecânico me cobrou 380 pra trocar a embreagem",
    "o gato ficou doente e a veterinária me levou 260 só de consulta",
    "não resisti e voltei da Shopee com duas blusinhas, 75 no pix",
    "fui cortar o cabelo e com a barba ficou em 65",
  ],
  isOfferedOverMcp: true,
  inputSchema,
  confirmation: "required",
  recordKind: "expenses",
  prepare: checkedBeforeOffer,
  offer: (args, _facts, { today }) => `Quer que eu registre ${describe(inputSchema.parse(args), today)}?`,
  answer(result, { today }) {
    const { expense, month } = resultSchema.parse(result);
    return [`Registrei ${describe(expense, today)}.`, ...describeBudget(month, expense.category, today)].join(" ");
  },
  answerSeveral(results, { today }) {
    const parsed = results.map((result) => resultSchema.parse(result));
    // The last result of a category and month includes the amounts of the earlier ones.
    const last = new Map(parsed.map((one) => [`${one.month.month} ${one.expense.category}`, one]));
    return [
      ...parsed.map(({ expense }) => `Registrei ${describe(expense, today)}.`),
      ...[...last.values()].flatMap(({ expense, month }) => describeBudget(month, expense.category, today)),
    ].join("\n");
  },
  nameResult: (result, { today }) => describe(resultSchema.parse(result).expense, today),
  correctable: ["amount", "category", "date"],
};

function describe({ amount, category, description, date }: Expense, today: string): string {
  const what = nameInSentence(description);
  return `${formatMoney(amount)} em ${categoryName(category)} (${what}), de ${formatDate(date ?? today, today)}`;
}

/**
 * "Neste mês, alimentação está em R$ 900,00, 90% do orçamento de R$ 1.000,00: ainda restam R$ 100,00."; empty if the category has no
 * budget.
 */
function describeBudget(month: Month, category: string, today: string): string[] {
  const when = month.month.slice(0, 7) === today.slice(0, 7) ? "Neste mês" : `Em ${formatMonth(month.month, today)}`;
  const name = categoryName(category);
  const { category_budget: budget, category_percent: percent, category_left: left } = month;
  if (budget === undefined || percent === undefined || left === undefined) return [];
  const used = `${when}, ${name} está em ${formatMoney(month.category_spent)}, ${
    formatPercent(percent)
  } do orçamento de ${formatMoney(budget)}`;
  return [left < 0 ? `${used}: passou ${formatMoney(-left)}.` : `${used}: ainda restam ${formatMoney(left)}.`];
}
