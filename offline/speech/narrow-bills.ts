import { z } from "zod";
import { countOf, formatMoney } from "../../shared/text/figures.ts";
import { fold } from "../../shared/text/fold.ts";
import { closestName } from "../reading/closest-name.ts";
import {
  type Bill,
  billSchema,
  describePayable,
  type Installment,
  installmentSchema,
} from "../../shared/tools/finance/bill.ts";
import { capitalize } from "../facts/write-fact.ts";
import { phrase } from "../language/phrase.ts";
import { comingPeriod } from "./coming-period.ts";
import type { Narrow } from "./narrow-result.ts";

const resultSchema = z.object({
  today: z.string(),
  bills: z.array(billSchema),
  installments: z.array(installmentSchema),
});

const NAMED = phrase("{@bill}");
const GENERAL = phrase("contas?|boletos?|faturas?|taxas?|mensalidades?|assinaturas?|streaming");
const LATE = phrase("em dia|atrasad[oa]s?|em atraso|vencid[oa]s?|venceu|venceram");
const DAY = phrase("hoje|DATE|amanha|semana|quinzena|fim de semana|proximos NUM dias");
const FIRST = phrase(
  "vence (?:primeiro|antes|logo)|proxim[oa] (?:conta|boleto|fatura|vencimento|a vencer)|(?:conta|boleto|fatura) mais proxim[oa]",
);
const PAID = phrase("paguei|(?:ja|ta|foi|esta) (?:pag[oa]|quitad[oa])|quitei");
const EXTREME = /(?:conta|boleto|assinatura|mensalidade) mais (car[ao]|alt[ao]|barat[ao])/;
const SUBSCRIPTIONS = phrase("assinaturas?|streamings?");
const STREAMING =
  /netflix|spotify|disney|hbo|max|globoplay|prime|paramount|deezer|youtube|apple|crunchyroll|telecine|premiere|twitch|tidal/;
const FIXED = phrase("(?:contas?|gastos?|despesas?|custos?) (?:fix[oa]s?|mensa(?:l|is)|recorrentes?)");

/** "tem boleto atrasado?", "quando vence a luz?", "o que vence até sexta?", "quais assinaturas eu tenho?": part of the list. */
export const narrowBills: Narrow = (result, reading) => {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return null;
  const { today, bills, installments } = parsed.data;
  const { keys } = reading;
  const payables = [...bills, ...installments];
  const extreme = EXTREME.exec(keys)?.[1];
  if (extreme !== undefined && bills.length > 0) return dearest(bills, /^barat/.test(extreme), today);
  if (FIXED.test(keys)) return series(bills.filter(({ recurring }) => recurring), "contas fixas");
  if (SUBSCRIPTIONS.test(keys)) return subscriptions(bills, /streaming/.test(keys));
  const named = NAMED.exec(keys)?.[0];
  if (FIRST.test(keys)) {
    const [next] = payables.filter(({ due_on }) => due_on !== undefined && due_on >= today)
      .toSorted((one, other) => one.due_on!.localeCompare(other.due_on!));
    if (next !== undefined) return `A próxima é ${describePayable(next, today)}.`;
  }
  if (named !== undefined && !GENERAL.test(named)) return oneBill(named, bills, today, PAID.test(keys));
  if (LATE.test(keys)) {
    const late = payables.filter(({ status }) => status === "overdue");
    if (late.length === 0) return "Nenhuma conta atrasada: está tudo em dia.";
    return list(`Tem ${count(late.length)} em atraso, somando ${sum(late)}:`, late, today);
  }
  const period = comingPeriod(reading);
  if (period === null || !DAY.test(keys) || period.to < today) return null;
  const due = payables.filter(({ due_on }) => due_on !== undefined && due_on <= period.to && due_on >= period.from);
  const late = payables.filter((payable) => payable.status === "overdue" && !due.includes(payable));
  const told = due.length === 0 ? `Nenhuma conta vence ${period.label}.` : list(
    `${capitalize(period.label)}, ${due.length === 1 ? "vence" : "vencem"} ${count(due.length)}, somando ${sum(due)}:`,
    due,
    today,
  );
  return late.length === 0 ? told : `${told}\n${list(`E tem ${count(late.length)} em atraso:`, late, today)}`;
};

type Payable = Bill | Installment;

function dearest(bills: Bill[], cheapest: boolean, today: string): string {
  const sorted = bills.toSorted((one, other) => other.amount - one.amount);
  return `A mais ${cheapest ? "barata" : "cara"} das contas em aberto é ${
    describePayable(sorted.at(cheapest ? -1 : 0)!, today)
  }.`;
}

function subscriptions(bills: Bill[], streaming: boolean): string {
  const all = bills.filter(({ category }) => category === "subscription");
  return streaming
    ? series(all.filter(({ name }) => STREAMING.test(fold(name))), "assinaturas de streaming")
    : series(all, "assinaturas");
}

/** What comes every month, each once, and what it costs together. */
function series(bills: Bill[], what: string): string {
  const each = [...new Map(bills.map((bill) => [bill.name, bill])).values()];
  if (each.length === 0) return `Não há ${what} entre as contas em aberto dos próximos 30 dias.`;
  const lines = each.map(({ name, amount, due_on }) => `- ${name}: ${formatMoney(amount)}, todo dia ${dayOf(due_on)}`);
  return [`Suas ${what} somam ${sum(each)} por mês:`, ...lines].join("\n");
}

function dayOf(date: string): number {
  return Number(date.slice(8));
}

function oneBill(name: string, bills: Bill[], today: string, askedIfPaid: boolean): string | null {
  const word = fold(name).replace(/^(?:conta|fatura|plano) d[aeo] /, "");
  const alike = bills.filter((bill) => ` ${fold(bill.name)} `.includes(` ${word} `));
  const first = [...new Map(alike.toReversed().map((bill) => [bill.name, bill])).values()].toReversed();
  if (first.length > 1) return list(`São ${first.length}:`, first, today);
  const found = first[0]?.name ?? closestName(name, bills.map((bill) => bill.name), 0.6);
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
  return countOf(number, "conta", "contas");
}
