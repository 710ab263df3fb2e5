import { z } from "zod";
import { formatDate, formatMonth } from "../../writing/format-date.ts";
import { countOf, formatMoney } from "../../writing/format-figures.ts";
import { joinWords } from "../../writing/join-words.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import type { ValueChange } from "../definition.ts";
import { sayAccount } from "./account-of-entry.ts";
import { categoryName } from "./category.ts";
import { formatInterest } from "./debt.ts";

/** Kinds of entries that can be changed or deleted. */
export const ITEM_KINDS = [
  "expense",
  "bill",
  "income",
  "debt",
  "debt_payment",
  "investment",
  "budget",
  "account",
  "transfer",
] as const;
/** A card's bill can be changed, not deleted. */
const CHANGEABLE_KINDS = [...ITEM_KINDS, "card_bill"] as const;
type ItemKind = (typeof CHANGEABLE_KINDS)[number];

/** The Portuguese noun of each kind, with its article. */
export const ITEM_NOUNS: Record<ItemKind, string> = {
  expense: "o gasto",
  bill: "a conta",
  income: "a renda",
  debt: "a dívida",
  debt_payment: "o pagamento",
  investment: "o investimento",
  budget: "o orçamento",
  account: "a conta",
  transfer: "o pagamento ou a transferência para",
  card_bill: "a fatura de",
};

/** The noun of an entry: what somebody else owes is no debt of the person's. */
export function itemNoun(kind: ItemKind, isOwedToPerson: boolean | undefined): string {
  return kind === "debt" && isOwedToPerson ? "o valor a receber de" : ITEM_NOUNS[kind];
}

const valuesSchema = z.object({
  amount: z.number().optional(),
  name: z.string().optional(),
  category: z.string().optional(),
  date: z.string().optional(),
  due_day: z.number().optional(),
  closing_day: z.number().optional(),
  installments: z.number().nullish(),
  account: z.string().nullish(),
  /** First day of the month of the bill that is paid. */
  month: z.string().optional(),
  /** What the main account is called. */
  main: z.string().optional(),
  closes_on: z.string().optional(),
  due_on: z.string().optional(),
  interest_rate: z.number().optional(),
});

/** A change of an entry: the values that differ, before and after. */
export const changedItemSchema = z.object({
  kind: z.enum(CHANGEABLE_KINDS),
  name: z.string(),
  /** Of a card's bill: the first day of its month. */
  month: z.string().optional(),
  before: valuesSchema,
  after: valuesSchema,
  /** For a debt: the amount is what remains to be paid, not one instalment. */
  rest: z.boolean().optional(),
  owed_to_me: z.boolean().optional(),
  /** Of an account: it is a card. Its amount is the limit, that of another one what is in it now. */
  card: z.boolean().optional(),
  /** Of a bill or income: the first day of the month from which on it changes; without it, from the open month on. */
  from_month: z.string().optional(),
  /** What is ahead of a purchase in instalments ended: it was returned, or paid ahead. `before`: the sum without a discount. */
  settlement: z.object({
    action: z.enum(["return", "pay_ahead"]),
    count: z.number(),
    installments: z.number(),
    amount: z.number(),
    before: z.number(),
    /** What came back of instalments that are billed already. */
    credit: z.number().optional(),
    /** Paid ahead: the number of the first of those instalments. */
    first: z.number().optional(),
    /** Paid ahead on a card: the first day of the month of the bill that they are now in. */
    bill: z.string().optional(),
    /** Paid ahead with something else than the card of the purchase; from this account, if it is one of the person's. */
    off_card: z.boolean().optional(),
    account: z.string().optional(),
  }).optional(),
  /** For a payment of a debt: what is left of the debt. */
  remaining_amount: z.number().optional(),
  /** For a payment of a debt: its day before the change. */
  paid_on: z.string().optional(),
});

export type ChangedItem = z.infer<typeof changedItemSchema>;

/** An entry and its changes: "a conta Luz, valor de R$ 80,00 para R$ 90,00 e vencimento de dia 10 para dia 12". */
export function describeChange(item: ChangedItem, today: string): string {
  const { kind, name, month, paid_on, owed_to_me, card, from_month } = item;
  if (item.settlement !== undefined) return nameSettlement(name, item.settlement);
  const of = month === undefined ? "" : ` de ${formatMonth(month, today)}`;
  const when = paid_on === undefined ? "" : ` (${formatDate(paid_on, today)})`;
  const noun = `${card ? "o cartão" : itemNoun(kind, owed_to_me)} ${nameAfterNoun(kind, name)}${of}${when}`;
  const changes = listChanges(item, today).map(({ what, before, after }) =>
    before === null ? `${what}: ${after}` : `${what} de ${before} para ${after}`
  );
  const from = from_month === undefined ? "" : ` a partir de ${formatMonth(from_month, today)}`;
  return `${noun}, ${joinWords(changes)}${from}`;
}

type Settlement = NonNullable<ChangedItem["settlement"]>;

/**
 * "tire 4 parcelas de 10 de Celular, R$ 960,00, pela devolução", in an offer; "Tirei …" when it is done. Paid ahead: "registre
 * as parcelas 9 e 10 de 10 de Celular como antecipadas, por R$ 460,00, R$ 20,00 a menos, na fatura de fevereiro".
 */
export function describeSettlement({ name, settlement }: ChangedItem, isOffer: boolean, today: string): string {
  const { action, count, installments, amount, before, credit, bill, off_card, account } = settlement!;
  if (credit !== undefined) {
    const ended = count === 0
      ? ""
      : `${isOffer ? "tire" : "Tirei"} ${countOf(count, "parcela", "parcelas")} que não fecharam (${
        formatMoney(amount)
      }) e `;
    const back = `${formatMoney(credit)} de volta de ${nameInSentence(name)}, como crédito na fatura`;
    return `${ended}${count > 0 || isOffer ? (isOffer ? "registre" : "registrei") : "Registrei"} ${back}`;
  }
  const of = `de ${installments} de ${nameInSentence(name)}`;
  const parts = `${countOf(count, "parcela", "parcelas")} ${of}`;
  if (action === "return") {
    const kept = count < installments ? "; as que já fecharam ficam" : "";
    return `${isOffer ? "tire" : "Tirei"} ${parts}, ${formatMoney(amount)}, pela devolução${kept}`;
  }
  const saved = before > amount ? `, ${formatMoney(before - amount)} a menos` : "";
  const into = bill !== undefined
    ? `, na fatura de ${formatMonth(bill, today)}`
    : `${sayAccount({ account })}${off_card ? ", fora da fatura" : ""}`;
  return `${isOffer ? "registre" : "Registrei"} ${nameInstallments(settlement!)} ${of} como ${
    count === 1 ? "antecipada" : "antecipadas"
  }, por ${formatMoney(amount)}${saved}${into}`;
}

/** "a parcela 10", "as parcelas 9 e 10" or "as parcelas 5 a 10". */
function nameInstallments({ count, first }: Settlement): string {
  if (first === undefined) return countOf(count, "parcela", "parcelas");
  const last = first + count - 1;
  if (count === 1) return `a parcela ${first}`;
  return `as parcelas ${first} ${count === 2 ? "e" : "a"} ${last}`;
}

function nameSettlement(name: string, { action, count, amount, credit }: Settlement): string {
  if (credit !== undefined) return `a devolução de ${nameInSentence(name)} (${formatMoney(amount + credit)})`;
  return `${action === "return" ? "a devolução" : "a antecipação"} de ${countOf(count, "parcela", "parcelas")} de ${
    nameInSentence(name)
  } (${formatMoney(amount)})`;
}

function nameAfterNoun(kind: ItemKind, name: string): string {
  if (kind === "budget") return `de ${name.toLowerCase()}`;
  return kind === "debt_payment" ? `de ${nameInSentence(name)}` : nameInSentence(name);
}

/** The values of an entry that change, in words. */
export function listChanges({ kind, before, after, rest, card }: ChangedItem, today: string): ValueChange[] {
  const money = kind === "account"
    ? card ? "limite" : "saldo"
    : kind !== "debt"
    ? "valor"
    : rest
    ? "valor que falta"
    : "parcela";
  return [
    ...change(money, before.amount, after.amount, formatMoney, kind === "account" ? "nenhum" : undefined),
    ...change("nome", before.name, after.name, nameInSentence),
    ...change("categoria", before.category, after.category, categoryName),
    ...change("data", before.date, after.date, (date) => formatDate(date, today)),
    ...change("vencimento", before.due_day, after.due_day, (day) => `dia ${day}`),
    ...change("juros", before.interest_rate, after.interest_rate, formatInterest),
    ...change("fechamento", before.closing_day, after.closing_day, (day) => `dia ${day}`),
    ...change("fechamento", before.closes_on, after.closes_on, (date) => formatDate(date, today)),
    ...change("vencimento", before.due_on, after.due_on, (date) => formatDate(date, today)),
    ...change(
      "número de parcelas",
      before.installments,
      after.installments ?? (before.installments ? 1 : undefined),
      String,
    ),
    ...change("conta", before.account, after.account, nameInSentence, "nenhuma"),
    ...change("fatura", before.month, after.month, (month) => formatMonth(month, today)),
    ...change("conta principal", before.main, after.main, nameInSentence, "nenhuma"),
  ];
}

function change<T>(
  what: string,
  before: T | null | undefined,
  after: T | null | undefined,
  format: (value: T) => string,
  /** What a value that was emptied is called; without it, no value can be. */
  emptied?: string,
): ValueChange[] {
  const was = before === undefined || before === null ? null : format(before);
  if (after !== undefined && after !== null) return [{ what, before: was, after: format(after) }];
  return was === null || emptied === undefined ? [] : [{ what, before: was, after: emptied }];
}
