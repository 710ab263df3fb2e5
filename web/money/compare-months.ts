import { EXPENSE_CATEGORIES } from "./expense-categories.ts";

/** What a month cost, in all and by category. */
export interface MonthCost {
  /** `YYYY-MM` */
  month: string;
  cost: number;
  byCategory: Record<string, number>;
}

/** How much more, or less, one thing cost than in the month before. */
export interface Difference {
  /** The stored name: a category of expenses, bills, installments or lent. */
  category: string;
  name: string;
  amount: number;
}

export interface Comparison {
  amount: number;
  /** What moved most in the same direction, the largest first, until it explains four fifths; at most three. */
  mostOfIt: Difference[];
}

const NAMES: Readonly<Record<string, string>> = {
  ...EXPENSE_CATEGORIES,
  bills: "Contas",
  installments: "Parcelas",
  lent: "Emprestado",
};
const ENOUGH = 0.8;
const MOST = 3;

/** What made a month dearer or cheaper than the one before. */
export function compareMonths(before: MonthCost, after: MonthCost): Comparison {
  const amount = round(after.cost - before.cost);
  const categories = [...new Set([...Object.keys(before.byCategory), ...Object.keys(after.byCategory)])];
  const moved = categories.map((category) => ({
    category,
    name: nameOfCost(category),
    amount: round((after.byCategory[category] ?? 0) - (before.byCategory[category] ?? 0)),
  })).filter((one) => one.amount !== 0 && Math.sign(one.amount) === Math.sign(amount))
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  const mostOfIt: Difference[] = [];
  let explained = 0;
  for (const one of moved) {
    if (mostOfIt.length === MOST || explained >= ENOUGH * Math.abs(amount)) break;
    mostOfIt.push(one);
    explained += Math.abs(one.amount);
  }
  return { amount, mostOfIt };
}

/** A part of a month's cost as it is shown: "Alimentação", "Contas". */
export function nameOfCost(category: string): string {
  return NAMES[category] ?? category;
}

/** How a month that still has something to pay would compare if that were paid: reais more than the month before. */
export function withPending({ amount }: Comparison, pending: number): number {
  return round(amount + pending);
}

function round(amount: number): number {
  return Math.round(amount * 100) / 100;
}
