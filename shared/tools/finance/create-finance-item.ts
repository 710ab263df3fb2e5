import { z } from "zod";
import { formatMoney } from "../../text/format-money.ts";
import type { JsonObject, ToolDefinition } from "../definition.ts";
import { checkBeforeOffer } from "../check-before-offer.ts";
import { day } from "../schema/day.ts";
import { CATEGORIES } from "./categories.ts";
import { correctFinanceItem } from "./correct-finance-item.ts";
import { describeFinanceItem } from "./describe-finance-item.ts";
import { type FinanceItem, financeItemSchema } from "./finance-item.ts";
import { moneyAmount } from "./money-amount.ts";
import { plainText } from "../schema/plain-text.ts";
import { remarkOnItem } from "./remark-on-item.ts";

const inputSchema = z.object({
  kind: z.enum(["bill", "income", "debt", "budget", "investment"]),
  name: plainText(200),
  amount: moneyAmount.describe("da parcela, se houver installments"),
  category: z.string().max(40).optional().describe(describeCategories()),
  due_day: z.int().min(1).max(31).optional().describe("bill: obrigatório sem date"),
  recurring: z.boolean().optional().describe("todo mês; padrão true em bill sem date"),
  installments: z.int().min(1).max(600).optional().describe("debt; ausente = dívida não negociada"),
  current_installment: z.int().min(1).max(600).optional().describe("próxima a pagar"),
  date: day.optional().describe("AAAA-MM-DD, se for uma vez só"),
}).superRefine(({ kind, category }, context) => {
  if (kind === "debt" || (category === undefined && kind !== "budget")) return;
  const allowed: readonly string[] = CATEGORIES[kind];
  if (category === undefined || !allowed.includes(category)) {
    context.addIssue({ code: "custom", path: ["category"], message: `use uma destas: ${allowed.join(", ")}` });
  }
});

/** Enters a bill, an income, a debt, a budget or an investment after the user's yes. */
export const createFinanceItem: ToolDefinition = {
  name: "create_finance_item",
  description: "Cadastra conta, renda, dívida, orçamento de categoria ou investimento; o mesmo nome muda o valor.",
  inputSchema,
  confirmation: "required",
  prepare: checkBeforeOffer("prepare_create_finance_item"),
  offer(args, facts, { today }) {
    const made = preview(args, facts);
    const { offered, what } = describeFinanceItem(made, today);
    return `Quer que eu ${offered} ${what}?${remarkOnItem(made, String(args.name ?? ""), today)}`;
  },
  answer(result, { today }) {
    const made = financeItemSchema.parse(result);
    const { done, what } = describeFinanceItem(made, today);
    return `${done} ${what}.${afterwards(made)}`;
  },
  correct: (args, text, { today }) => correctFinanceItem(inputSchema.parse(args), text, today),
};

/** Expense categories serve budgets, and the model has them from create_expense. */
function describeCategories(): string {
  const { bill, income, investment } = CATEGORIES;
  return `bill: ${bill.join("|")}; income: ${income.join("|")}; investment: ${
    investment.join("|")
  }; budget: como em create_expense`;
}

function preview(args: JsonObject, facts: JsonObject): FinanceItem {
  return financeItemSchema.parse({ kind: args.kind, item: facts });
}

function afterwards(made: FinanceItem): string {
  if (made.kind !== "budget" || made.item.spent === 0) return "";
  const left = made.item.amount - made.item.spent;
  const spent = ` Já foram ${formatMoney(made.item.spent)}`;
  return left < 0 ? `${spent}, ${formatMoney(-left)} acima.` : `${spent}, restam ${formatMoney(left)}.`;
}
