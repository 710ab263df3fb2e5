import { z } from "zod";
import { formatMoney } from "../../../text/format-money.ts";
import { closest } from "../../../text/similarity.ts";
import { billSchema } from "../../../tools/finance/bill.ts";
import { describePayable } from "../../../tools/finance/describe-payable.ts";
import { installmentSchema } from "../../../tools/finance/installment.ts";
import { phrase } from "../language/phrase.ts";
import type { Narrow } from "./narrow.ts";

const resultSchema = z.object({
  today: z.string(),
  bills: z.array(billSchema),
  installments: z.array(installmentSchema),
});

const NAMED = phrase("{@bill}");
const GENERAL = phrase("contas?|boletos?|faturas?|taxas?|mensalidades?");
const LATE = phrase("atrasad[oa]s?|em atraso|vencid[oa]s?|venceu|venceram");
const DAY = phrase("hoje|DATE|amanha|semana|quinzena|fim de semana|proximos NUM dias");
const FIRST = phrase(
  "vence (?:primeiro|antes|logo)|proxim[oa] (?:conta|boleto|fatura|vencimento|a vencer)|(?:conta|boleto|fatura) mais proxim[oa]",
);
const PAID = phrase("paguei|pag[oa]|quitei|quitad[oa]");

/** "tem boleto atrasado?", "quando vence a luz?", "que contas vencem essa semana?": part of the list. */
export const narrowBills: Narrow = (result, reading) => {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return null;
  const { today, bills, installments } = parsed.data;
  const { keys, period } = reading;
  const payables = [...bills, ...installments];
  const named = NAMED.exec(keys)?.[0];
  if (FIRST.test(keys)) {
    const [next] = payables.filter(({ due_on }) => due_on !== undefined && due_on >= today)
      .toSorted((one, other) => one.due_on!.localeCompare(other.due_on!));
    if (next !== undefined) return `A próxima é ${describePayable(next, today)}.`;
  }
  if (named !== undefined && !GENERAL.test(named)) return oneBill(named, parsed.data.bills, today, PAID.test(keys));
  if (LATE.test(keys)) {
    const late = payables.filter(({ status }) => status === "overdue");
    if (late.length === 0) return "Nenhuma conta atrasada: está tudo em dia.";
    return list(`Tem ${count(late.length)} em atraso, somando ${sum(late)}:`, late, today);
  }
  if (period === null || !DAY.test(keys) || period.to < today) return null;
  const due = payables.filter(({ due_on }) => due_on !== undefined && due_on <= period.to && due_on >= period.from);
  const late = payables.filter((payable) => payable.status === "overdue" && !due.includes(payable));
  const told = due.length === 0 ? `Nenhuma conta vence ${period.label}.` : list(
    `${capital(period.label)}, ${due.length === 1 ? "vence" : "vencem"} ${count(due.length)}, somando ${sum(due)}:`,
    due,
    today,
  );
  return late.length === 0 ? told : `${told}\n${list(`E tem ${count(late.length)} em atraso:`, late, today)}`;
};

type Payable = z.infer<typeof billSchema> | z.infer<typeof installmentSchema>;

function oneBill(
  name: string,
  bills: z.infer<typeof billSchema>[],
  today: string,
  askedIfPaid: boolean,
): string | null {
  const found = closest(name, bills.map((bill) => bill.name), 0.6);
  const bill = bills.find((one) => one.name === found);
  if (bill === undefined) return askedIfPaid ? null : `Não achei a conta “${name}” entre as que estão em aberto.`;
  const prefix = askedIfPaid ? "Ainda está em aberto. " : "";
  return `${prefix}${describePayable(bill, today)}.`;
}

function list(title: string, payables: Payable[], today: string): string {
  return [title, ...payables.map((payable) => `- ${describePayable(payable, today)}`)].join("\n");
}

function sum(payables: Payable[]): string {
  return formatMoney(payables.reduce((total, { amount }) => total + amount, 0));
}

function count(number: number): string {
  return number === 1 ? "1 conta" : `${number} contas`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
