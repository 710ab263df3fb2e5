import { formatDate } from "../../shared/writing/format-date.ts";
import { formatMoney } from "../../shared/writing/format-figures.ts";
import { EXPENSE_CATEGORIES } from "./expense-categories.ts";
import type { Bill, Expense, Income, Installment, Loan, Month, Payment } from "./money-data.ts";

/** One row that a figure counts, whatever table it stands in. */
export interface Entry {
  kind: "expense" | "income" | "bill" | "payment" | "loan" | "installment" | "transfer" | "opening";
  id: string;
  name: string;
  /** Reais, never negative. */
  amount: number;
  /** Of an income that came in part: what came, which is what a form corrects. */
  received?: number;
  isIn: boolean;
  category: string | null;
  /** The day it is listed under. */
  day: string;
  note: string;
  /** What can be corrected of its time: a past day, or the day of the month on which it is due. */
  when: { field: "date"; value: string } | { field: "due_day"; value: number | null } | null;
  /** Its row is one month of a series that goes on. */
  isRecurring: boolean;
  /** The open months of its series from its own on, for a change that holds for them too. */
  series: { groupId: string; month: string } | null;
  /** Of an expense: the account or card that paid it, if it is known. */
  account?: { id: string; name: string } | null;
  /** Of an instalment: the purchase that it belongs to, which changes as a whole. */
  purchase?: Purchase;
}

export interface Purchase {
  id: string;
  installments: number;
  /** The day of the purchase. */
  boughtOn: string;
}

const BILL_CATEGORIES: Readonly<Record<string, string>> = {
  housing: "Moradia",
  utilities: "Água, luz, internet",
  subscription: "Assinatura",
  insurance: "Seguro",
  other: "Outras",
};
const INCOME_CATEGORIES: Readonly<Record<string, string>> = {
  salary: "Salário",
  freelance: "Trabalho avulso",
  bonus: "Bônus",
  passive: "Renda passiva",
  investment: "Investimento",
  gift: "Presente",
  other: "Outras",
};

/** The categories of a kind of row by their stored names; null where it has none. */
export function categoriesOf(kind: Entry["kind"]): Readonly<Record<string, string>> | null {
  switch (kind) {
    case "expense":
      return EXPENSE_CATEGORIES;
    case "bill":
      return BILL_CATEGORIES;
    case "income":
      return INCOME_CATEGORIES;
    default:
      return null;
  }
}

/** The sum of rows in reais, to the cent; money that goes out counts negative when `isSigned`. */
export function sumOf(entries: readonly Entry[], isSigned = false): number {
  const cents = entries.reduce((sum, { amount, isIn }) => {
    return sum + Math.round(amount * 100) * (isSigned && !isIn ? -1 : 1);
  }, 0);
  return cents / 100;
}

export type FigureName = "entradas" | "saidas" | "sobra" | "falta";

/** The rows that a figure of the month counts, the newest first. */
export function entriesOf(month: Month, figure: FigureName): Entry[] {
  const income = [
    ...month.incomes.map((row) => ofIncome(row, month.summary.today)),
    ...month.payments.filter(({ debts }) => debts.owed_to_me).map(ofPayment),
    ...month.loans.filter(({ owed_to_me }) => !owed_to_me).map(ofLoan),
  ];
  const spent = [
    ...month.expenses.map(ofExpense),
    ...month.bills.filter((bill) => isPaidIn(bill, month)).map((row) => ofBill(row, month.summary.today)),
    ...month.payments.filter(({ debts }) => !debts.owed_to_me).map(ofPayment),
    ...month.loans.filter(({ owed_to_me }) => owed_to_me).map(ofLoan),
  ];
  switch (figure) {
    case "entradas":
      return newestFirst(income);
    case "saidas":
      return newestFirst(spent);
    case "sobra":
      return newestFirst([...income, ...spent]);
    case "falta":
      return newestFirst([
        ...month.bills.filter(({ status }) => status === "pending").map((row) => ofBill(row, month.summary.today)),
        ...month.installments.map((row) => ofInstallment(row, month.summary.today)),
      ]).reverse();
  }
}

export function entriesOfCategory(month: Month, category: string): Entry[] {
  return newestFirst(month.expenses.filter((expense) => expense.category === category).map(ofExpense));
}

export function ofPayment(row: Payment): Entry {
  return {
    kind: "payment",
    id: row.id,
    name: row.debts.name,
    amount: row.amount,
    isIn: row.debts.owed_to_me,
    category: null,
    day: row.paid_on,
    note: row.installments === 0
      ? "parte de uma parcela"
      : row.installments === 1
      ? "parcela"
      : `${row.installments} parcelas`,
    when: { field: "date", value: row.paid_on },
    isRecurring: false,
    series: null,
  };
}

/** Money lent or borrowed, on the day that it moved. It changes with its debt. */
export function ofLoan(row: Loan): Entry {
  return {
    kind: "loan",
    id: row.id,
    name: row.name,
    amount: row.total_amount,
    isIn: !row.owed_to_me,
    category: null,
    day: row.moved_on,
    note: row.owed_to_me ? "emprestado por você" : "emprestado a você",
    when: null,
    isRecurring: false,
    series: null,
  };
}

export function ofBill(row: Bill, today: string): Entry {
  return {
    kind: "bill",
    id: row.id,
    name: row.name,
    amount: row.amount,
    isIn: false,
    category: row.category,
    day: row.paid_on ?? row.due_on,
    note: billState(row, today),
    when: row.paid_on === null ? { field: "due_day", value: row.due_day } : { field: "date", value: row.paid_on },
    isRecurring: row.recurring,
    series: row.recurring && row.status === "pending" ? { groupId: row.group_id, month: row.month } : null,
  };
}

/** "paga em 04/11/2026", "venceu domingo (22/11)", "vence amanhã", "cancelada". */
export function billState(
  { status, paid_on, due_on }: Pick<Bill, "status" | "paid_on" | "due_on">,
  today: string,
): string {
  if (status === "canceled") return "cancelada";
  if (paid_on !== null) return `paga ${formatDate(paid_on, today)}`;
  return `${due_on < today ? "atrasada: venceu" : "vence"} ${formatDate(due_on, today)}`;
}

export function ofExpense(row: Expense): Entry {
  return {
    kind: "expense",
    id: row.id,
    name: row.description,
    amount: row.amount,
    isIn: false,
    category: row.category,
    day: row.spent_on,
    note: [
      EXPENSE_CATEGORIES[row.category],
      row.installment === null ? undefined : `parcela ${row.installment} de ${row.installments}`,
      row.accounts?.name,
    ].filter((part) => part !== undefined).join(" · "),
    when: { field: "date", value: row.spent_on },
    isRecurring: false,
    series: null,
    account: row.accounts,
    ...(row.purchase_id !== null && {
      purchase: {
        id: row.purchase_id,
        installments: row.installments ?? 1,
        boughtOn: row.bought_on ?? row.spent_on,
      },
    }),
  };
}

export function ofIncome(row: Income, today: string): Entry {
  const { actual_amount: received, expected_amount: expected } = row;
  const isPart = received !== null && received < expected;
  const said = isPart ? ` (${formatMoney(received)} de ${formatMoney(expected)})` : "";
  return {
    kind: "income",
    id: row.id,
    name: row.name,
    // As in the month's figure: the rest of a part counts while it is expected.
    ...(row.rest_expected && isPart && { received }),
    amount: row.rest_expected ? Math.max(expected, received ?? 0) : received ?? expected,
    isIn: true,
    category: row.category,
    day: row.received_on ?? row.month,
    note: row.received_on === null
      ? row.due_day === null ? "ainda não recebida" : `ainda não recebida, prevista para o dia ${row.due_day}`
      : `recebida ${row.rest_expected && isPart ? "em parte " : ""}${formatDate(row.received_on, today)}${said}`,
    when: row.received_on === null
      ? { field: "due_day", value: row.due_day }
      : { field: "date", value: row.received_on },
    isRecurring: row.recurring,
    series: row.recurring && row.actual_amount === null ? { groupId: row.group_id, month: row.month } : null,
  };
}

function ofInstallment(row: Installment, today: string): Entry {
  return {
    kind: "installment",
    id: `${row.debt_id}-${row.number}`,
    name: row.name,
    amount: row.amount,
    isIn: false,
    category: null,
    day: row.due_on ?? row.month,
    note: `parcela ${row.number} de ${row.installments}${
      row.due_on === undefined ? "" : `, ${row.due_on < today ? "venceu" : "vence"} ${formatDate(row.due_on, today)}`
    }`,
    when: null,
    isRecurring: false,
    series: null,
  };
}

function isPaidIn({ paid_on }: Bill, { summary }: Month): boolean {
  return paid_on !== null && paid_on >= summary.from && paid_on <= summary.to;
}

function newestFirst(entries: Entry[]): Entry[] {
  return entries.sort((one, other) => other.day.localeCompare(one.day) || one.name.localeCompare(other.name, "pt-BR"));
}
