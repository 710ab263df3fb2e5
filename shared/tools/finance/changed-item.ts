import { z } from "zod";
import { formatDate } from "../../writing/format-date.ts";
import { formatMoney } from "../../writing/format-figures.ts";
import { joinWords } from "../../writing/join-words.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import type { ValueChange } from "../definition.ts";
import { categoryName } from "./category.ts";
import { formatInterest } from "./debt.ts";

/** Kinds of entries that can be changed or deleted. */
export const ITEM_KINDS = ["expense", "bill", "income", "debt", "debt_payment", "investment", "budget"] as const;
type ItemKind = (typeof ITEM_KINDS)[number];

/** The Portuguese noun of each kind, with its article. */
export const ITEM_NOUNS: Record<ItemKind, string> = {
  expense: "o gasto",
  bill: "a conta",
  income: "a renda",
  debt: "a dívida",
  debt_payment: "o pagamento",
  investment: "o investimento",
  budget: "o orçamento",
};

const valuesSchema = z.object({
  amount: z.number().optional(),
  name: z.string().optional(),
  category: z.string().optional(),
  date: z.string().optional(),
  due_day: z.number().optional(),
  installments: z.number().optional(),
  interest_rate: z.number().optional(),
});

/** A change of an entry: the values that differ, before and after. */
export const changedItemSchema = z.object({
  kind: z.enum(ITEM_KINDS),
  name: z.string(),
  before: valuesSchema,
  after: valuesSchema,
  /** For a debt: the amount is what remains to be paid, not one instalment. */
  rest: z.boolean().optional(),
  /** For a payment of a debt: what is left of the debt. */
  remaining_amount: z.number().optional(),
  /** For a payment of a debt: its day before the change. */
  paid_on: z.string().optional(),
});

export type ChangedItem = z.infer<typeof changedItemSchema>;

/** An entry and its changes: "a conta Luz, valor de R$ 80,00 para R$ 90,00 e vencimento de dia 10 para dia 12". */
export function describeChange(item: ChangedItem, today: string): string {
  const { kind, name, paid_on } = item;
  const when = paid_on === undefined ? "" : ` (${formatDate(paid_on, today)})`;
  const noun = `${ITEM_NOUNS[kind]} ${nameAfterNoun(kind, name)}${when}`;
  const changes = listChanges(item, today).map(({ what, before, after }) =>
    before === null ? `${what}: ${after}` : `${what} de ${before} para ${after}`
  );
  return `${noun}, ${joinWords(changes)}`;
}

function nameAfterNoun(kind: ItemKind, name: string): string {
  if (kind === "budget") return `de ${name.toLowerCase()}`;
  return kind === "debt_payment" ? `de ${nameInSentence(name)}` : nameInSentence(name);
}

/** The values of an entry that change, in words. */
export function listChanges({ kind, before, after, rest }: ChangedItem, today: string): ValueChange[] {
  const money = kind !== "debt" ? "valor" : rest ? "valor que falta" : "parcela";
  return [
    ...change(money, before.amount, after.amount, formatMoney),
    ...change("nome", before.name, after.name, nameInSentence),
    ...change("categoria", before.category, after.category, categoryName),
    ...change("data", before.date, after.date, (date) => formatDate(date, today)),
    ...change("vencimento", before.due_day, after.due_day, (day) => `dia ${day}`),
    ...change("juros", before.interest_rate, after.interest_rate, formatInterest),
    ...change("número de parcelas", before.installments, after.installments, String),
  ];
}

function change<T>(
  what: string,
  before: T | undefined,
  after: T | undefined,
  format: (value: T) => string,
): ValueChange[] {
  return after === undefined
    ? []
    : [{ what, before: before === undefined ? null : format(before), after: format(after) }];
}
