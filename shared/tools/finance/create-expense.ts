import { z } from "zod";
import { formatMoney, formatPercent } from "../../writing/format-figures.ts";
import { formatDate } from "../../writing/format-date.ts";
import { joinWords } from "../../writing/join-words.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { plainText } from "../../database/plain-text.ts";
import { day, moneyAmount, wholeNumber } from "../arguments.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { type BudgetWarning, budgetWarningSchema, describeBudgetWarning, nameBudgetMonth } from "./budget-warning.ts";
import { accountName, accountTold, remarkOnAccount, sayAccount } from "./account-of-entry.ts";
import { CATEGORIES, categoryName } from "./category.ts";

const inputSchema = z.object({
  amount: moneyAmount.describe("o total"),
  category: z.enum(CATEGORIES.expense),
  description: plainText(500).describe("o que ou onde"),
  date: day.optional(),
  account: accountName.optional().describe("conta ou cartão dito"),
  installments: wholeNumber(1, 72).optional(),
});
const factsSchema = z.object(accountTold);

const monthSchema = z.object({
  month: z.string(),
  category_spent: z.number(),
  category_budget: z.number().optional(),
  category_left: z.number().optional(),
});
const expenseSchema = z.object({
  amount: z.number(),
  category: z.string(),
  description: z.string(),
  date: z.string().optional(),
  account: z.string().optional(),
  installments: z.number().optional(),
  /** The first instalment has the cents that are left over. */
  first_amount: z.number().optional(),
  installment_amount: z.number().optional(),
});
const resultSchema = z.object({
  expense: expenseSchema,
  month: monthSchema,
  ...accountTold,
  budget_warning: budgetWarningSchema.optional(),
});

type Expense = z.infer<typeof expenseSchema>;
type Month = z.infer<typeof monthSchema>;

/** Records an expense. The answer says how much of the category's budget is used. */
export const createExpense: BuiltInTool = {
  kind: "built-in",
  name: "create_expense",
  title: "Registrar um gasto",
  description: "Registra um gasto ou compra, à vista ou parcelada.",
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
    "comprei um celular de 2.400 em 10x no nubank",
    "parcelei o sofá em 6 vezes de 300 no cartão",
  ],
  inputSchema,
  confirmation: "required",
  recordKind: "expenses",
  prepare: {
    question: () => "Em qual conta ou cartão?",
    missing: (_args, facts) =>
      `Não encontrei essa conta. As que tenho: ${joinWords(missingSchema.parse(facts).existing)}.`,
  },
  offer(args, facts, { today }) {
    const told = factsSchema.parse(facts);
    const expense = expenseSchema.parse({ ...args, account: told.account });
    return `Quer que eu registre ${describe(expense, today)}?${remarkOnAccount(told, today)}`;
  },
  answer(result, { today }) {
    const recorded = resultSchema.parse(result);
    const { expense, month, budget_warning } = recorded;
    return [
      `Registrei ${describe(expense, today)}.${remarkOnAccount(recorded, today)}`,
      ...describeBudget(month, expense.category, budget_warning, today),
    ].join(" ");
  },
  answerSeveral(results, { today }) {
    const parsed = results.map((result) => resultSchema.parse(result));
    // The last result of a category and month includes the amounts of the earlier ones.
    const last = new Map(parsed.map((one) => [`${one.month.month} ${one.expense.category}`, one]));
    // Any of them may have passed a mark; the figures of the last one hold for all.
    const warned = new Set(
      parsed.filter((one) => one.budget_warning).map((one) => `${one.month.month} ${one.expense.category}`),
    );
    return [
      ...parsed.map(({ expense }) => `Registrei ${describe(expense, today)}.`),
      ...[...last].flatMap(([key, { expense, month }]) =>
        describeBudget(month, expense.category, warned.has(key) ? warningOf(month, expense.category) : undefined, today)
      ),
    ].join("\n");
  },
  nameResult: (result, { today }) => describe(resultSchema.parse(result).expense, today),
  correctable: ["amount", "category", "date", "installments"],
};

/** "R$ 2.400,00 em compras (celular), em 10x de R$ 240,00, no Nubank, de hoje" */
function describe(expense: Expense, today: string): string {
  const { amount, category, description, date } = expense;
  const what = `${formatMoney(amount)} em ${categoryName(category)} (${nameInSentence(description)})`;
  return `${what}${describeInstallments(expense)}${sayAccount(expense)}, de ${formatDate(date ?? today, today)}`;
}

/** ", em 3x de R$ 333,33 (a primeira de R$ 333,34)": the cents that are left over are in the first, as Postgres splits the amount. */
function describeInstallments({ amount, installments: count, first_amount, installment_amount }: Expense) {
  if (count === undefined || count < 2) return "";
  const cents = Math.round(amount * 100);
  const each = installment_amount ?? Math.floor(cents / count) / 100;
  const first = first_amount ?? (cents - Math.round(each * 100) * (count - 1)) / 100;
  return `, em ${count}x de ${formatMoney(each)}${first === each ? "" : ` (a primeira de ${formatMoney(first)})`}`;
}

/**
 * "Neste mês, alimentação está em R$ 900,00, 90% do orçamento de R$ 1.000,00: ainda restam R$ 100,00."; empty if the category has no
 * budget. Once, when the expense passes 80% or 100%, a warning instead.
 */
function describeBudget(
  month: Month,
  category: string,
  warning: BudgetWarning | undefined,
  today: string,
): string[] {
  if (warning !== undefined) return [describeBudgetWarning(warning, today)];
  const when = nameBudgetMonth(month.month, today);
  const name = categoryName(category);
  const { category_budget: budget, category_left: left } = month;
  if (budget === undefined || left === undefined) return [];
  const used = `${when}, ${name} está em ${formatMoney(month.category_spent)}, ${
    formatPercent(100 * month.category_spent / budget)
  } do orçamento de ${formatMoney(budget)}`;
  return [left < 0 ? `${used}: passou ${formatMoney(-left)}.` : `${used}: ainda restam ${formatMoney(left)}.`];
}

/** The warning with the figures of the month after the last of several expenses. */
function warningOf(month: Month, category: string): BudgetWarning | undefined {
  const { category_spent: spent, category_budget: budget, category_left: left } = month;
  if (budget === undefined || left === undefined) return undefined;
  return { mark: left <= 0 ? 100 : 80, category, month: month.month, spent, budget, left };
}
