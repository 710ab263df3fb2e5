import { z } from "zod";
import { formatMoney } from "../../writing/format-figures.ts";
import { formatMonth, onDay } from "../../writing/format-date.ts";
import { joinWords } from "../../writing/join-words.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { day, moneyAmount, month } from "../arguments.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { accountName } from "./account-of-entry.ts";

const inputSchema = z.object({
  to_account: accountName.describe("cartão, se é fatura"),
  from_account: accountName.optional(),
  amount: moneyAmount.optional().describe("padrão: a fatura"),
  date: day.optional(),
  month: month.optional(),
});

const transferSchema = z.object({
  to: z.string(),
  from: z.string().optional(),
  amount: z.number(),
  date: z.string(),
  /** First day of the month of the bill that is paid; absent between other accounts. */
  card_month: z.string().optional(),
  total: z.number().optional(),
  rest: z.number().optional(),
  /** The bill is not closed yet. */
  early: z.boolean().optional(),
  /** First day of the month of the bill before it, if that one is paid: perhaps this was told twice. */
  paid_before: z.string().optional(),
  /** Paid more than was left, in reais. */
  over: z.number().optional(),
});
const resultSchema = z.object({ transfer: transferSchema });

type Transfer = z.infer<typeof transferSchema>;

/** Pays a card's bill, or moves money between own accounts, after the person's yes. Neither income nor expense. */
export const transferMoney: BuiltInTool = {
  kind: "built-in",
  name: "transfer_money",
  title: "Pagar fatura ou transferir entre contas",
  description: "Paga a fatura do cartão, ou passa dinheiro entre contas próprias.",
  utterances: [
    "paguei a fatura do nubank",
    "paguei 800 da fatura do inter",
    "passei 500 da conta pra poupança",
    "transferi 200 do itau pro nubank",
    "saquei 100 em dinheiro",
    "quitei o cartão ontem",
    "adiantei 300 da fatura",
    "joguei 1000 conto na poupança",
    "a fatura de novembro já foi, paguei pelo itaú",
    "paguei o mínimo do cartão, 150",
    "paguei a fatura de dezembro do itaú",
  ],
  inputSchema,
  confirmation: "required",
  prepare: {
    question: () => "Para qual destas?",
    missing: (_args, facts) =>
      `Não encontrei essa conta. As que tenho: ${joinWords(missingSchema.parse(facts).existing)}.`,
  },
  offer(_args, facts, { today }) {
    const transfer = transferSchema.parse(facts);
    return `Quer que eu registre ${describe(transfer, today)}?${remark(transfer, today)}`;
  },
  answer(result, { today }) {
    const { transfer } = resultSchema.parse(result);
    return `Registrei ${describe(transfer, today)}.${remark(transfer, today)}`;
  },
  nameResult: (result, { today }) => describe(resultSchema.parse(result).transfer, today),
  correctable: ["amount", "date"],
};

/** "R$ 800,00 pagos da fatura de dezembro do Nubank, de Itaú, hoje"; "R$ 500,00 de Itaú para Poupança, ontem". */
function describe({ to, from, amount, date, card_month }: Transfer, today: string): string {
  const source = from === undefined ? "" : ` de ${nameInSentence(from)}`;
  return card_month === undefined
    ? `${formatMoney(amount)}${source} para ${nameInSentence(to)}, ${onDay(date, today)}`
    : `${formatMoney(amount)} pagos da fatura de ${formatMonth(card_month, today)} do ${nameInSentence(to)}${
      from === undefined ? "" : `, saindo${source}`
    }, ${onDay(date, today)}`;
}

function remark({ card_month, rest, early, paid_before, over }: Transfer, today: string): string {
  if (card_month === undefined) return "";
  const before = paid_before === undefined ? "" : ` A de ${formatMonth(paid_before, today)} já está paga.`;
  if (over !== undefined) {
    return `${before} São ${
      formatMoney(over)
    } a mais do que eu tinha anotado: ficam de crédito na próxima, ou falta anotar alguma compra.`;
  }
  if (rest !== undefined && rest > 0) return `${before} Faltam ${formatMoney(rest)} dela.`;
  if (early) return `${before} Esta ainda não fechou: o que você comprar até lá entra nela também.`;
  return " Com isso ela fica paga.";
}
