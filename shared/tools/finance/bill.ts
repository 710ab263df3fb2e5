import { z } from "zod";
import { formatMonth, onDay } from "../../writing/format-date.ts";
import { formatMoney } from "../../writing/format-figures.ts";
import { nameInSentence } from "../../writing/one-line.ts";

/** A bill as the finance functions return it; dates are `YYYY-MM-DD`. */
export const billSchema = z.object({
  name: z.string(),
  category: z.string().optional(),
  amount: z.number(),
  due_on: z.string(),
  days_until_due: z.number().optional(),
  status: z.enum(["pending", "overdue", "paid", "canceled"]),
  paid_on: z.string().optional(),
  recurring: z.boolean(),
});

export type Bill = z.infer<typeof billSchema>;

/** An unpaid instalment as the finance functions return it. If the debt has no due day, `due_on` is absent. */
export const installmentSchema = z.object({
  name: z.string(),
  number: z.number(),
  installments: z.number(),
  amount: z.number(),
  month: z.string(),
  due_on: z.string().optional(),
  days_until_due: z.number().optional(),
  status: z.enum(["pending", "overdue"]),
});

export type Installment = z.infer<typeof installmentSchema>;

/** "Luz: R$ 187,40, vence amanhã"; "Carro (parcela 3 de 48): R$ 900,00, vence amanhã". */
export function describePayable(payable: Bill | Installment, today: string): string {
  const which = "number" in payable && payable.installments > 1
    ? ` (parcela ${payable.number} de ${payable.installments})`
    : "";
  const due = payable.due_on === undefined
    ? "month" in payable ? `em ${formatMonth(payable.month, today)}` : "sem data"
    : describeDue(payable.due_on, today);
  return `${nameInSentence(payable.name)}${which}: ${formatMoney(payable.amount)}, ${due}`;
}

/** "vence amanhã", "venceu em 10/11/2026". */
export function describeDue(dueOn: string, today: string): string {
  return `${dueOn < today ? "venceu" : "vence"} ${onDay(dueOn, today)}`;
}
