import { z } from "zod";
import { formatMoney } from "../../writing/format-figures.ts";
import { formatDate, formatMonth } from "../../writing/format-date.ts";
import { capitalize, joinWords } from "../../writing/join-words.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { plainText } from "../../database/plain-text.ts";
import { month } from "../arguments.ts";
import type { BuiltInTool } from "../definition.ts";
import { accountName } from "./account-of-entry.ts";
import { accountSchema, cardBillSchema, describeAccount, describePurchase, openPurchaseSchema } from "./account.ts";

/** Of a bill, so many purchases are named; more are only counted. */
const MOST_PURCHASES_NAMED = 5;

const inputSchema = z.object({
  account: accountName.optional(),
  month: month.optional().describe("AAAA-MM"),
  purchase: plainText(200).optional().describe("compra parcelada"),
});

const billSchema = cardBillSchema.extend({
  account: z.string(),
  count: z.number(),
  items: z.array(z.object({
    description: z.string(),
    amount: z.number(),
    installment: z.number().optional(),
    installments: z.number().optional(),
  })),
  ahead: z.array(z.object({ month: z.string(), amount: z.number() })),
});
const resultSchema = z.object({
  today: z.string(),
  accounts: z.array(accountSchema),
  purchases: z.array(openPurchaseSchema),
  bill: billSchema.optional(),
});

type Bill = z.infer<typeof billSchema>;

/** Balances of accounts, bills of cards, and purchases in instalments. */
export const getAccounts: BuiltInTool = {
  kind: "built-in",
  name: "get_accounts",
  title: "Contas, cartões e faturas",
  description: "Saldo das contas, fatura e o que há nela, parcelas que faltam.",
  utterances: [
    "quanto vem na fatura do nubank?",
    "qual o saldo da minha conta?",
    "qto tenho de limite no cartão",
    "quando fecha a fatura do inter?",
    "faltam quantas parcelas do celular?",
    "o que tem na fatura de dezembro",
    "quanto já tá comprometido de parcela mês que vem?",
    "quanto eu tenho nas contas somando tudo",
    "vou conseguir pagar o cartão esse mês? me mostra a fatura",
    "o que eu ainda devo de coisa parcelada",
    "me lista meus cartões",
    "to com quanto no itau",
  ],
  inputSchema,
  confirmation: "none",
  answer(result, { today }) {
    const { accounts, purchases, bill } = resultSchema.parse(result);
    if (bill !== undefined) return describeBill(bill, today);
    const lines = [
      ...accounts.map((account) => `- ${describeAccount(account, today)}`),
      ...purchases.map((purchase) => `- ${describePurchase(purchase, today)}`),
    ];
    if (lines.length > 0) return lines.length === 1 ? `${capitalize(lines[0]!.slice(2))}.` : lines.join("\n");
    return "Você não tem conta nem cartão cadastrado aqui. Se quiser, me diz o nome e o saldo, ou o dia em que o cartão fecha e vence.";
  },
};

/** "A fatura de dezembro do Nubank está em R$ 812,40: fecha 03/12 e vence 10/12. Nela: mercado (R$ 300,00) e …" */
function describeBill(bill: Bill, today: string): string {
  const name = `A fatura de ${formatMonth(bill.month, today)} do ${nameInSentence(bill.account)}`;
  const dates = bill.closes_on === undefined || bill.due_on === undefined
    ? ""
    : bill.state === "open" || bill.state === "future"
    ? `: fecha ${formatDate(bill.closes_on, today)} e vence ${formatDate(bill.due_on, today)}`
    : `: fechou ${formatDate(bill.closes_on, today)} e ${bill.due_on < today ? "venceu" : "vence"} ${
      formatDate(bill.due_on, today)
    }`;
  return [`${name} ${describeState(bill)}${dates}.`, ...describeItems(bill), ...describeAhead(bill, today)].join(" ");
}

function describeState({ state, total, paid, rest, carried, moved_on }: Bill): string {
  const from = carried === undefined
    ? ""
    : ` (${formatMoney(Math.abs(carried))} ${carried > 0 ? "da anterior" : "de crédito"})`;
  if (state === "paid") {
    if (total <= 0 && paid === 0) return "não teve nada a pagar";
    const over = moved_on === undefined ? "" : `; ${formatMoney(-moved_on)} a mais ficaram de crédito na seguinte`;
    return `está paga, ${formatMoney(total)}${from}${over}`;
  }
  if (moved_on !== undefined) {
    const partly = paid > 0 ? `, pagos ${formatMoney(paid)}` : "";
    return `foi de ${formatMoney(total)}${from}${partly}, e ${formatMoney(moved_on)} passaram para a seguinte`;
  }
  if (rest < 0) return `tem ${formatMoney(-rest)} de crédito`;
  const already = paid === 0
    ? ""
    : rest === 0
    ? ", já paga"
    : `, já pagos ${formatMoney(paid)}: faltam ${formatMoney(rest)}`;
  return `está em ${formatMoney(total)}${from}${already}`;
}

function describeItems({ items, count }: Bill): string[] {
  if (count === 0) return [];
  const named = items.slice(0, MOST_PURCHASES_NAMED).map(({ description, amount, installment, installments }) => {
    const part = installment === undefined ? "" : `, parcela ${installment} de ${installments}`;
    return `${nameInSentence(description)} (${formatMoney(amount)}${part})`;
  });
  const more = count - named.length;
  return [`Nela: ${joinWords(more > 0 ? [...named, `mais ${more}`] : named)}.`];
}

function describeAhead({ ahead }: Bill, today: string): string[] {
  if (ahead.length === 0) return [];
  const months = ahead.slice(0, 3).map(({ month, amount }) => `${formatMonth(month, today)} (${formatMoney(amount)})`);
  return [`Já há parcelas em ${joinWords(months)}${ahead.length > 3 ? " e depois" : ""}.`];
}
