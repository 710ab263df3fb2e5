import { z } from "zod";
import { formatMoney } from "../../writing/format-figures.ts";
import { formatDate, formatMonth } from "../../writing/format-date.ts";
import { nameInSentence } from "../../writing/one-line.ts";

/** A bill (fatura) of a card. Its month is the first day of the month in which it is due; dates are `YYYY-MM-DD`, sums reais. */
export const cardBillSchema = z.object({
  month: z.string(),
  closes_on: z.string().optional(),
  due_on: z.string().optional(),
  state: z.enum(["open", "future", "closed", "partly_paid", "paid"]).optional(),
  bought: z.number(),
  /** Taken over from the bill before; negative when that was paid too much. */
  carried: z.number().optional(),
  total: z.number(),
  paid: z.number(),
  rest: z.number(),
  /** What the next bill took over. */
  moved_on: z.number().optional(),
});

/** An account, or a card with its open bill and the oldest one to pay. */
export const accountSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(["checking", "savings", "cash", "card"]),
  is_default: z.boolean().optional(),
  balance: z.number().optional(),
  credit_limit: z.number().optional(),
  used: z.number().optional(),
  available: z.number().optional(),
  open: cardBillSchema.optional(),
  to_pay: cardBillSchema.optional(),
});

/** A purchase in instalments, and what nobody has paid of it yet. */
export const openPurchaseSchema = z.object({
  purchase_id: z.string(),
  description: z.string(),
  total: z.number(),
  installments: z.number(),
  account: z.string().optional(),
  left: z.number(),
  left_amount: z.number(),
  ends_on: z.string().optional(),
});

export type CardBill = z.infer<typeof cardBillSchema>;
export type Account = z.infer<typeof accountSchema>;
export type OpenPurchase = z.infer<typeof openPurchaseSchema>;

/** "Nubank: R$ 1.200,00" or "cartão Nubank: fatura aberta em R$ 300,00, fecha 03/12". */
export function describeAccount(account: Account, today: string): string {
  const name = nameInSentence(account.name);
  if (account.kind !== "card") return `${name}: ${formatMoney(account.balance ?? 0)}`;
  const { open, to_pay, available } = account;
  const parts = [
    ...(to_pay === undefined
      ? []
      : [`${formatMoney(to_pay.rest)} a pagar ${formatDate(to_pay.due_on ?? to_pay.month, today)}`]),
    ...(open === undefined ? [] : [
      `fatura aberta ${
        open.rest < 0 ? `com ${formatMoney(-open.rest)} de crédito` : `em ${formatMoney(open.rest)}`
      }, fecha ${formatDate(open.closes_on ?? open.month, today)}`,
    ]),
    ...(available === undefined ? [] : [`limite livre de ${formatMoney(available)}`]),
  ];
  return `cartão ${name}: ${parts.join("; ")}`;
}

/** "Celular: faltam 7 de 10 parcelas, R$ 1.680,00, até agosto de 2027". */
export function describePurchase(purchase: OpenPurchase, today: string): string {
  const { description, left, installments, left_amount, ends_on } = purchase;
  if (left === 0) return `${nameInSentence(description)}: as ${installments} parcelas já foram`;
  const until = ends_on === undefined ? "" : `, até ${formatMonth(ends_on, today)}`;
  const verb = left === 1 ? "falta" : "faltam";
  return `${nameInSentence(description)}: ${verb} ${left} de ${installments} parcelas, ${
    formatMoney(left_amount)
  }${until}`;
}
