import { z } from "zod";
import { fold } from "../../language/fold.ts";
import { onDay } from "../../writing/format-date.ts";
import { formatMoney } from "../../writing/format-figures.ts";
import { plainText } from "../../database/plain-text.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { AMOUNT_ERROR, day, moneyAmount, month, wholeNumber } from "../arguments.ts";
import { type BuiltInTool, checkedBeforeOffer, type JsonObject } from "../definition.ts";
import { accountName, askWhich, remarkOnAccount } from "./account-of-entry.ts";
import { CATEGORIES, categoryName, readCategoryName } from "./category.ts";
import { askWhichIncome } from "./income-in-already.ts";
import { interestRate } from "./debt.ts";
import { describeFinanceItem, type FinanceItem, financeItemSchema } from "./finance-item.ts";

const inputSchema = z.object({
  kind: z.enum(["bill", "income", "debt", "loan_given", "budget", "investment", "account", "card"]),
  name: plainText(200),
  amount: z.number().optional().describe("da parcela; se varia, último; account: saldo; card: limite"),
  category: plainText(40, { blank: true }).optional().describe(listCategories()),
  due_day: wholeNumber(1, 31).optional().describe("bill exige este ou date"),
  recurring: z.boolean().optional().describe("mensal; padrão em bill sem date"),
  installments: wholeNumber(1, 600).optional().describe("de dívida"),
  current_installment: wholeNumber(1, 600).optional().describe("próxima"),
  date: day.optional().describe("uma vez; dívida: vence; income até hoje: recebida"),
  first_month: month.optional().describe("AAAA-MM, de income ou budget"),
  interest_rate: interestRate.optional(),
  closing_day: wholeNumber(1, 31).optional(),
  account: accountName.optional().describe("income recebida, empréstimo"),
}).superRefine(({ kind, amount, category }, context) => {
  if (kind !== "account" && kind !== "card" && !moneyAmount.safeParse(amount).success) {
    context.addIssue({ code: "custom", path: ["amount"], message: AMOUNT_ERROR });
  }
  if (kind === "debt" || kind === "loan_given" || kind === "card" || (category === undefined && kind !== "budget")) {
    return;
  }
  const allowed: readonly string[] = CATEGORIES[kind];
  if (category === undefined || !allowed.includes(category)) {
    context.addIssue({ code: "custom", path: ["category"], message: `use uma destas: ${allowed.join(", ")}` });
  }
});

/** Creates a bill, an income, a debt, a loan given, a budget, an investment, an account or a card after the person's yes. */
export const createFinanceItem: BuiltInTool = {
  kind: "built-in",
  name: "create_finance_item",
  title: "Cadastrar conta, renda, dívida, orçamento, investimento ou cartão",
  description: "Cadastra conta a pagar, renda, dívida, empréstimo dado, orçamento, investimento, conta ou cartão.",
  utterances: [
    "cadastra o aluguel de 1.400 todo dia 5",
    "meu salário é 3.800 e entra no quinto dia útil",
    "quero limitar o lazer a 300 reais por mês",
    "adiciona um empréstimo de 6 mil em 24 parcelas",
    "agr a netflix é 44,90, vence dia 12",
    "bota um teto de 800 pro mercado",
    "apliquei 500 conto no tesouro selic",
    "pintou um freela fixo, 1200 pila por mes",
    "parcelei a geladeira em 10 vezes de 279 no Magalu",
    "o dono da casa reajustou, passou de 950 pra 1.050 mensais",
    "matriculei a Bia no inglês, vão ser 220 todo mês a partir de fevereiro",
    "meu cartão nubank fecha dia 3 e vence dia 10",
    "tenho 1.200 na conta do Itaú",
    "meu irmão me emprestou 2 mil e combinei de devolver aos poucos, em oito vezes",
  ],
  inputSchema,
  confirmation: "required",
  recordKind: ({ kind }) => kind === "income" ? "incomes" : undefined,
  prepare: {
    ...checkedBeforeOffer,
    question: askWhich("Qual destes?"),
    doubt(args, facts, { today }) {
      const prepared = financeItemSchema.parse({ kind: args.kind, item: facts });
      if (prepared.kind !== "income" || prepared.item.already === undefined) return null;
      return askWhichIncome(prepared.item.already, today);
    },
  },
  offer(args, facts, { today }) {
    const offeredItem = financeItemSchema.parse({ kind: args.kind, item: facts });
    const { offered, what } = describeFinanceItem(offeredItem, today);
    const remark = remarkOnItem(offeredItem, String(args.name ?? ""), today) +
      remarkOnUntouchedAccount(offeredItem, args);
    return `Quer que eu ${offered} ${what}?${remark}`;
  },
  answer(result, { today }, args = {}) {
    const createdItem = financeItemSchema.parse(result);
    const { done, what } = describeFinanceItem(createdItem, today);
    const remark = (hasAccount(createdItem) ? remarkOnAccount(createdItem.item, today) : "") +
      remarkOnUntouchedAccount(createdItem, args);
    return `${done} ${what}.${describeBudgetLeft(createdItem)}${remark}`;
  },
  nameResult: (result, { today }) => describeFinanceItem(financeItemSchema.parse(result), today).what,
  correctable: ["amount", "category"],
  ignores({ kind, installments }): Record<string, string> {
    return kind === "debt" && installments !== undefined
      ? { account: "das parcelas não se sabe quanto caiu na conta, e o saldo não muda; diga isso à pessoa" }
      : {};
  },
};

/** The categories of each kind, for the model. Those of budgets are not repeated: create_expense lists them. */
function listCategories(): string {
  const { bill, income, investment, account } = CATEGORIES;
  return `bill: ${bill.join("|")}; income: ${income.join("|")}; investment: ${investment.join("|")}; account: ${
    account.join("|")
  }; budget: ver create_expense`;
}

function describeBudgetLeft(createdItem: FinanceItem): string {
  if (createdItem.kind !== "budget" || !createdItem.item.spent) return "";
  const remaining = createdItem.item.amount - createdItem.item.spent;
  const spent = ` Já foram ${formatMoney(createdItem.item.spent)}`;
  return remaining < 0 ? `${spent}, ${formatMoney(-remaining)} acima.` : `${spent}, restam ${formatMoney(remaining)}.`;
}

/**
 * A warning before the yes to a new item: a similar one exists already, or a budget limits a whole category and not `name` alone.
 * It begins with a blank; it is empty when there is nothing to say.
 */
function remarkOnItem(offeredItem: FinanceItem, name: string, today: string): string {
  switch (offeredItem.kind) {
    case "income":
      return remarkOnIncome(offeredItem.item.similar, today) + remarkOnAccount(offeredItem.item, today);
    case "loan_given":
    case "debt": {
      const { similar } = offeredItem.item;
      const account = remarkOnAccount(offeredItem.item, today);
      if (similar === undefined) return account;
      if (similar.installments === 1) {
        return ` (Além dos ${formatMoney(similar.remaining_amount)} que já estavam em aberto.)${account}`;
      }
      const what = offeredItem.kind === "debt" ? `a dívida ${nameInSentence(similar.name)}` : `“${similar.name}”`;
      return ` Já existe ${what}, com ${similar.remaining_installments} de ${similar.installments} parcelas a pagar, de ${
        formatMoney(similar.installment_amount)
      }: isto entra além. Se é o mesmo, apague o antigo primeiro.${account}`;
    }
    case "budget": {
      const category = categoryName(offeredItem.item.category);
      return name === "" || readCategoryName("budget", name) === offeredItem.item.category ||
          fold(name) === fold(offeredItem.item.category)
        ? ""
        : ` O limite vale pra tudo em ${category}: só “${name}” eu não sei separar.`;
    }
    case "bill":
    case "investment":
    case "account":
    case "card":
      return "";
  }
}

/** Whether an item tells of the account that its money came to or went out of. */
function hasAccount(item: FinanceItem): item is Extract<FinanceItem, { kind: "income" | "debt" | "loan_given" }> {
  return item.kind === "income" || item.kind === "debt" || item.kind === "loan_given";
}

/** An account is named, and what was lent or borrowed does not change it: a card, or the instalments of a debt. */
function remarkOnUntouchedAccount(item: FinanceItem, { account }: JsonObject): string {
  return (item.kind === "debt" || item.kind === "loan_given") && typeof account === "string" &&
      item.item.account === undefined
    ? ` (O saldo de ${nameInSentence(account)} não muda com isto.)`
    : "";
}

function remarkOnIncome(
  similar: { name: string; amount: number; received_on?: string } | undefined,
  today: string,
): string {
  if (similar === undefined) return "";
  const similarIncome = `${nameInSentence(similar.name)}, ${formatMoney(similar.amount)}`;
  return similar.received_on === undefined
    ? ` Você também espera ${similarIncome}, que continua previsto.`
    : ` Já está como recebido ${onDay(similar.received_on, today)}: ${similarIncome}. Este entra além dele.`;
}
