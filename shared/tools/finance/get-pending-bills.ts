import { z } from "zod";
import { CalendarDay } from "../../language/figures/calendar-day.ts";
import { countOf, formatMoney } from "../../writing/format-figures.ts";
import { formatDate, formatMonth } from "../../writing/format-date.ts";
import { wholeNumber } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { type Bill, billSchema, describePayable, type Installment, installmentSchema } from "./bill.ts";

const MOST_LINES = 12;

const inputSchema = z.object({
  month: wholeNumber(1, 12).optional(),
  year: wholeNumber(1990, 2199).optional(),
});

const tally = z.object({ count: z.number(), total: z.number() });
const resultSchema = z.object({
  from: z.string(),
  to: z.string(),
  today: z.string(),
  count: z.number(),
  total: z.number(),
  overdue: tally,
  bills: z.array(billSchema),
  installments: z.array(installmentSchema),
});

type Payable = Bill | Installment;

/** Lists unpaid bills and instalments: overdue ones first, then by due date. */
export const getPendingBills: BuiltInTool = {
  kind: "built-in",
  name: "get_pending_bills",
  title: "Contas a pagar",
  description: "Contas e parcelas a pagar ou atrasadas: próximos 30 dias, ou um mês.",
  utterances: [
    "quais contas vencem nos próximos dias?",
    "tem algum boleto atrasado no meu nome?",
    "o que ainda falta pagar em novembro?",
    "me lista os vencimentos do mês que vem",
    "q q eu tenho pra pagar essa semana",
    "a luz ja venceu ou nao?",
    "to devendo alguma fatura hj?",
    "qual boleto cai dia 10 msm?",
    "meu salário cai amanhã e quero separar o dinheiro dos compromissos",
    "fiquei duas semanas viajando, será que deixei passar o vencimento de algo?",
    "tô com medo de cortarem minha internet, esqueci se tem mensalidade em aberto",
    "dezembro vem IPTU, escola, condomínio... o que mais me espera?",
  ],
  inputSchema,
  confirmation: "none",
  answer(result) {
    const list = resultSchema.parse(result);
    const { today, bills, installments } = list;
    if (bills.length + installments.length === 0) return `Nenhuma conta pendente ${describeRange(list)}. Tudo em dia.`;
    const week = CalendarDay.parse(today)?.plusDays(7).toString() ?? today;
    const payables: Payable[] = [...bills, ...installments];
    const groups: [string, Payable[]][] = [
      ["Atrasadas", payables.filter(({ due_on }) => due_on !== undefined && due_on < today)],
      [
        "Nos próximos 7 dias",
        payables.filter(({ due_on }) => due_on !== undefined && due_on >= today && due_on <= week),
      ],
      ["Depois", payables.filter(({ due_on }) => due_on === undefined || due_on > week)],
    ];
    return [describeTotals(list), ...listGroups(groups, today)].join("\n");
  },
};

function describeTotals(list: z.infer<typeof resultSchema>): string {
  const { bills, installments, count, total, overdue } = list;
  const parts = [
    ...(bills.length > 0 ? [`${countOf(count, "conta pendente", "contas pendentes")}, ${formatMoney(total)}`] : []),
    ...(installments.length > 0
      ? [
        `${countOf(installments.length, "parcela", "parcelas")}, ${
          formatMoney(installments.reduce((sum, { amount }) => sum + amount, 0))
        }`,
      ]
      : []),
  ];
  const late = overdue.count === 0
    ? ""
    : ` ${overdue.count === 1 ? "Uma conta está atrasada" : `${overdue.count} contas estão atrasadas`} (${
      formatMoney(overdue.total)
    }).`;
  return `Você tem ${parts.join(", e ")}, ${describeRange(list)}.${late}`;
}

function listGroups(groups: [string, Payable[]][], today: string): string[] {
  let room = MOST_LINES;
  const lines = groups.flatMap(([title, payables]) => {
    const shown = payables.toSorted((a, b) => (a.due_on ?? "9").localeCompare(b.due_on ?? "9")).slice(0, room);
    room -= shown.length;
    return shown.length === 0 ? [] : [`${title}:`, ...shown.map((payable) => `- ${describePayable(payable, today)}`)];
  });
  const remaining = groups.reduce((sum, [, payables]) => sum + payables.length, 0) - (MOST_LINES - room);
  return remaining > 0 ? [...lines, `E mais ${remaining}.`] : lines;
}

function describeRange({ from, to, today }: { from: string; to: string; today: string }): string {
  if (from === today && !from.endsWith("-01")) return `até ${formatDate(to, today)}`;
  if (from.endsWith("-01-01") && to.endsWith("-12-31")) return `em ${from.slice(0, 4)}`;
  return from.slice(0, 7) === to.slice(0, 7) ? `em ${formatMonth(from, today)}` : `até ${formatDate(to, today)}`;
}
