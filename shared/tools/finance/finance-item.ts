import { z } from "zod";
import { fold } from "../../language/fold.ts";
import { formatMonth, onDay } from "../../writing/format-date.ts";
import { formatMoney } from "../../writing/format-figures.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { accountTold, sayAccount } from "./account-of-entry.ts";
import { categoryName } from "./category.ts";
import { incomeInAlreadySchema } from "./income-in-already.ts";
import { debtSchema, formatInterest } from "./debt.ts";

const series = {
  name: z.string(),
  amount: z.number(),
  category: z.string(),
  recurring: z.boolean(),
  replaced_amount: z.number().optional(),
};

// The answer to a new debt does not tell its status or its end.
const debtItem = debtSchema.omit({ status: true, projected_end: true });
const createdDebt = debtItem.extend({
  ...accountTold,
  replaced_amount: z.number().optional(),
  similar: debtItem.optional(),
});

/** The item that create_finance_item created, or that it offers to create, by kind. Dates are `YYYY-MM-DD`. */
export const financeItemSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("bill"), item: z.object({ ...series, due_on: z.string() }) }),
  z.object({
    kind: z.literal("income"),
    item: z.object({
      ...series,
      ...accountTold,
      month: z.string(),
      received_on: z.string().optional(),
      due_day: z.number().optional(),
      /** The expected amount, if this is an expected income that was now received. */
      expected_amount: z.number().optional(),
      /** What is still expected of it after a part was received. */
      rest: z.number().optional(),
      already: incomeInAlreadySchema.optional(),
      similar: z.object({ name: z.string(), amount: z.number(), received_on: z.string().optional() }).optional(),
    }),
  }),
  z.object({
    kind: z.literal("debt"),
    item: createdDebt,
  }),
  z.object({
    kind: z.literal("loan_given"),
    item: createdDebt,
  }),
  z.object({
    kind: z.literal("budget"),
    item: z.object({
      category: z.string(),
      amount: z.number(),
      month: z.string(),
      recurring: z.boolean(),
      replaced_amount: z.number().optional(),
      /** What is spent already. Only in the result: in the facts of an offer, each new expense would make the yes invalid. */
      spent: z.number().optional(),
    }),
  }),
  z.object({
    kind: z.literal("investment"),
    item: z.object({ name: z.string(), category: z.string(), amount: z.number(), date: z.string() }),
  }),
  z.object({
    kind: z.literal("account"),
    item: z.object({
      name: z.string(),
      category: z.string(),
      amount: z.number(),
      date: z.string(),
      replaced_amount: z.number().optional(),
      is_default: z.boolean().optional(),
    }),
  }),
  z.object({
    kind: z.literal("card"),
    item: z.object({
      name: z.string(),
      closing_day: z.number(),
      due_day: z.number(),
      /** The limit. */
      amount: z.number().optional(),
    }),
  }),
]);

export type FinanceItem = z.infer<typeof financeItemSchema>;

type ItemOf<Kind extends FinanceItem["kind"]> = Extract<FinanceItem, { kind: Kind }>["item"];

/** The verb of the offer, the verb of the answer, and their object: "cadastre", "Cadastrei", "a conta Internet, de R$ 99,90, …". */
interface FinanceItemPhrase {
  offered: string;
  done: string;
  what: string;
}

/** The words for the offer and for the answer. */
export function describeFinanceItem(financeItem: FinanceItem, today: string): FinanceItemPhrase {
  switch (financeItem.kind) {
    case "bill":
      return describeBill(financeItem.item, today);
    case "income":
      return describeIncome(financeItem.item, today);
    case "debt":
      return describeDebt(financeItem.item, today);
    case "loan_given":
      return describeLoan(financeItem.item, today);
    case "budget":
      return describeBudget(financeItem.item, today);
    case "investment":
      return {
        ...RECORD,
        what: `${formatMoney(financeItem.item.amount)} investidos em ${nameInSentence(financeItem.item.name)}, ${
          onDay(financeItem.item.date, today)
        }`,
      };
    case "account":
      return describeAccount(financeItem.item, today);
    case "card":
      return describeCard(financeItem.item);
  }
}

const REGISTER = { offered: "cadastre", done: "Cadastrei" };
const RECORD = { offered: "registre", done: "Registrei" };
const SET = { offered: "defina", done: "Defini" };
const CHANGE = { offered: "mude", done: "Mudei" };
const MARK = { offered: "marque", done: "Marquei" };

function describeBill(bill: ItemOf<"bill">, today: string): FinanceItemPhrase {
  const dueDay = Number(bill.due_on.slice(8));
  const when = bill.recurring
    ? `todo mês, a próxima ${onDay(bill.due_on, today)}`
    : `com vencimento ${onDay(bill.due_on, today)}`;
  if (bill.replaced_amount === undefined) {
    return { ...REGISTER, what: `a conta ${nameInSentence(bill.name)}, de ${formatMoney(bill.amount)}, ${when}` };
  }
  return {
    ...CHANGE,
    what: `a conta ${nameInSentence(bill.name)} ${
      describeAmountChange(bill.replaced_amount, bill.amount)
    }, com vencimento no dia ${dueDay}`,
  };
}

function describeIncome(income: ItemOf<"income">, today: string): FinanceItemPhrase {
  const { name, amount, due_day, received_on, recurring, replaced_amount, expected_amount, rest = 0 } = income;
  if (expected_amount !== undefined) {
    const expected = expected_amount === amount
      ? ""
      : ` (o previsto era ${formatMoney(expected_amount)}${rest > 0 ? `, faltam ${formatMoney(rest)}` : ""})`;
    return {
      ...MARK,
      what: `${nameWithNoun("renda", name)} como recebida ${onDay(received_on, today)}, ${formatMoney(amount)}${
        sayAccount(income)
      }${expected}`,
    };
  }
  if (replaced_amount !== undefined) {
    return { ...CHANGE, what: `${nameWithNoun("renda", name)} ${describeAmountChange(replaced_amount, amount)}` };
  }
  if (received_on !== undefined) {
    return {
      ...RECORD,
      what: `${formatMoney(amount)} recebidos (${nameInSentence(name)}), ${onDay(received_on, today)}${
        sayAccount(income)
      }${recurring ? ", e todo mês" : ""}`,
    };
  }
  const day = due_day === undefined ? "" : `, no dia ${due_day}`;
  const from = income.month > today ? `, a partir de ${formatMonth(income.month, today)}` : "";
  const when = recurring ? `todo mês${day}${from}` : `em ${formatMonth(income.month, today)}${day}`;
  return { ...REGISTER, what: `${nameWithNoun("renda", name)}, de ${formatMoney(amount)}, ${when}` };
}

function describeDebt(debt: ItemOf<"debt">, today: string): FinanceItemPhrase {
  const name = nameWithNoun("dívida", debt.name);
  if (debt.installments === 1) {
    const due = debt.next_due_on === undefined ? "" : `, com vencimento ${onDay(debt.next_due_on, today)}`;
    const state = `${debt.negotiated ? due : ", sem prazo combinado"}${sayInterest(debt.interest_rate)}`;
    return debt.replaced_amount === undefined
      ? { ...REGISTER, what: `${name}, de ${formatMoney(debt.total_amount)}${sayMoved(debt, "que entraram")}${state}` }
      : { ...CHANGE, what: `${name} ${describeAmountChange(debt.replaced_amount, debt.total_amount)}${state}` };
  }
  const plan = `${debt.installments} parcelas de ${formatMoney(debt.installment_amount)} (${
    formatMoney(debt.total_amount)
  } no total)`;
  const paid = debt.paid_installments === 0 ? "" : `, na parcela ${debt.paid_installments + 1}`;
  const due = `${debt.next_due_on === undefined ? "" : `, a próxima ${onDay(debt.next_due_on, today)}`}${
    sayInterest(debt.interest_rate)
  }`;
  return debt.replaced_amount === undefined
    ? { ...REGISTER, what: `${name}, em ${plan}${paid}${due}` }
    : { ...CHANGE, what: `${name}, de ${formatMoney(debt.replaced_amount)} em aberto, para ${plan}${paid}${due}` };
}

function describeLoan(loan: ItemOf<"loan_given">, today: string): FinanceItemPhrase {
  const plan = loan.installments === 1
    ? ""
    : `, em ${loan.installments} parcelas de ${formatMoney(loan.installment_amount)}${
      loan.paid_installments === 0 ? "" : `, na parcela ${loan.paid_installments + 1}`
    }`;
  const due = `${loan.next_due_on === undefined ? "" : `, a próxima ${onDay(loan.next_due_on, today)}`}${
    sayInterest(loan.interest_rate)
  }`;
  const before = loan.replaced_amount === undefined ? "" : ` (eram ${formatMoney(loan.replaced_amount)})`;
  return {
    ...(loan.replaced_amount === undefined ? REGISTER : CHANGE),
    what: `${formatMoney(loan.total_amount)} a receber de ${nameInSentence(loan.name)}${before}${
      sayMoved(loan, "que saíram")
    }${plan}${due}`,
  };
}

/** ", que saíram de Nubank", ", que entraram em Nubank"; empty where no account is known. */
function sayMoved({ account }: { account?: string | undefined }, verb: "que saíram" | "que entraram"): string {
  if (account === undefined) return "";
  return `, ${verb} ${verb === "que saíram" ? "de" : "em"} ${nameInSentence(account)}`;
}

function sayInterest(rate: number | undefined): string {
  return rate === undefined ? "" : `, com juros de ${formatInterest(rate)}`;
}

function describeBudget(budget: ItemOf<"budget">, today: string): FinanceItemPhrase {
  const name = categoryName(budget.category);
  const month = formatMonth(budget.month, today);
  const isToCome = budget.month.slice(0, 7) > today.slice(0, 7);
  const span = !budget.recurring ? `só em ${month}` : isToCome ? `por mês a partir de ${month}` : "por mês";
  return budget.replaced_amount === undefined
    ? { ...SET, what: `um orçamento de ${formatMoney(budget.amount)} ${span} para ${name}` }
    : {
      ...CHANGE,
      what: `o orçamento de ${name} ${describeAmountChange(budget.replaced_amount, budget.amount)} ${span}`,
    };
}

function describeAccount(account: ItemOf<"account">, today: string): FinanceItemPhrase {
  const name = nameWithNoun("conta", account.name);
  if (account.replaced_amount !== undefined) {
    return {
      ...CHANGE,
      what: `o saldo inicial d${name} ${describeAmountChange(account.replaced_amount, account.amount)}`,
    };
  }
  const balance = `com ${formatMoney(account.amount)} ${onDay(account.date, today)}`;
  return {
    ...REGISTER,
    what: `${name} (${categoryName(account.category)}), ${balance}${account.is_default ? ", como a principal" : ""}`,
  };
}

function describeCard({ name, amount, closing_day, due_day }: ItemOf<"card">): FinanceItemPhrase {
  const limit = amount === undefined ? "" : `, limite de ${formatMoney(amount)}`;
  return {
    ...REGISTER,
    what: `o cartão ${nameInSentence(name)}, que fecha no dia ${closing_day} e vence no dia ${due_day}${limit}`,
  };
}

function describeAmountChange(before: number, after: number): string {
  return before === after ? `para ${formatMoney(after)}` : `de ${formatMoney(before)} para ${formatMoney(after)}`;
}

/** "a renda Salário"; if the name begins with the noun, only the name: "a Renda extra". */
function nameWithNoun(noun: string, name: string): string {
  const called = nameInSentence(name);
  return fold(name).startsWith(fold(noun)) ? `a ${called}` : `a ${noun} ${called}`;
}
