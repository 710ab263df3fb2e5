import { z } from "zod";
import { formatMoney } from "../../writing/format-figures.ts";
import { formatMonth, onDay } from "../../writing/format-date.ts";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { day, foundId, moneyAmount, month } from "../arguments.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { accountName, accountTold, askWhich, remarkOnAccount, sayAccount } from "./account-of-entry.ts";
import { askWhichIncome, incomeInAlreadySchema } from "./income-in-already.ts";

const inputSchema = z.object({
  income_id: foundId,
  income_name: plainText(200).optional(),
  amount: moneyAmount.optional(),
  received_on: day.optional(),
  part: z.boolean().optional().describe("o resto ainda vem"),
  month: month.optional().describe("AAAA-MM"),
  account: accountName.optional(),
});

const factsSchema = z.object({
  name: z.string(),
  expected_amount: z.number(),
  received_before: z.number().optional(),
  month: z.string(),
  rest: z.number().optional(),
  already: incomeInAlreadySchema.optional(),
  ...accountTold,
});
const resultSchema = z.object({
  income: z.object({
    name: z.string(),
    amount: z.number(),
    expected_amount: z.number(),
    month: z.string(),
    received_on: z.string(),
    rest: z.number(),
  }),
  received_now: z.number(),
  ...accountTold,
});

/** Marks an expected income as received, all of it or a part, after the person's yes. */
export const receiveIncome: BuiltInTool = {
  kind: "built-in",
  name: "receive_income",
  title: "Marcar renda como recebida",
  description: "Marca como recebida uma renda esperada, toda ou em parte.",
  utterances: [
    "o salário caiu hoje",
    "entrou o aluguel do apartamento",
    "recebi metade do freela",
    "pingou a aposentadoria, 2.100",
    "a Camila finalmente me pagou os 600 do trabalho",
    "caiu o décimo terceiro que eu esperava",
    "meu pagamento entrou ontem, veio 4.800",
    "recebi a primeira parte do projeto, 1500 conto",
  ],
  inputSchema,
  confirmation: "required",
  recordKind: "incomes",
  prepare: {
    doubt(args, facts, { today }) {
      const { income_id, month } = inputSchema.parse(args);
      const { already } = factsSchema.parse(facts);
      // A chosen row or month leaves no doubt.
      return already === undefined || income_id !== undefined || month !== undefined
        ? null
        : askWhichIncome(already, today);
    },
    question: askWhich("Qual destas rendas você recebeu?"),
    missing: (args, facts) => sayMissing(inputSchema.parse(args), missingSchema.parse(facts).existing),
  },
  offer(args, facts, { today }) {
    const told = factsSchema.parse(facts);
    const { name, expected_amount: expected, received_before: before = 0, month, rest } = told;
    const { amount = expected - before, received_on } = inputSchema.parse(args);
    return `Quer que eu marque ${formatMoney(amount)} de ${nameInSentence(name)}${
      sayMonth(month, received_on ?? today, today)
    } como recebidos ${onDay(received_on, today)}${sayAccount(told)}${
      compareWithExpected(before + amount, expected, rest)
    }?${remarkOnAccount(told, today)}`;
  },
  answer(result, { today }) {
    const { income, received_now, ...told } = resultSchema.parse(result);
    const { name, month, received_on } = income;
    return `Marquei ${formatMoney(received_now)} de ${nameInSentence(name)}${
      sayMonth(month, received_on, today)
    } como recebidos ${onDay(received_on, today)}${sayAccount(told)}${
      compareWithExpected(income.amount, income.expected_amount, income.rest)
    }.${remarkOnAccount(told, today)}`;
  },
  nameResult(result, { today }) {
    const { income, received_now } = resultSchema.parse(result);
    return `${formatMoney(received_now)} de ${nameInSentence(income.name)}, ${onDay(income.received_on, today)}`;
  },
  valuesOfRow: { amount: "expected_amount" },
  correctable: ["amount", "received_on"],
};

/** " (de dezembro)", where the income is not of the month in which it came. */
function sayMonth(month: string, receivedOn: string, today: string): string {
  return month.slice(0, 7) === receivedOn.slice(0, 7) ? "" : ` (de ${formatMonth(month, today)})`;
}

function compareWithExpected(received: number, expected: number, rest = 0): string {
  const left = rest > 0 ? `, faltam ${formatMoney(rest)}` : "";
  return received === expected ? "" : `, ${formatMoney(received)} de ${formatMoney(expected)} previstos${left}`;
}

function sayMissing({ income_name: name, amount }: z.infer<typeof inputSchema>, existing: readonly string[]): string {
  const wanted = name === undefined ? "nenhuma renda esperada" : `a renda “${name}” entre as esperadas`;
  const others = existing.length === 0 ? "" : ` As que estão em aberto: ${joinWords(existing)}.`;
  const other = amount === undefined ? "me diz quanto foi e de onde veio" : "me diz de onde veio";
  return `Não encontrei ${wanted}.${others} Se foi outra entrada, ${other} e eu cadastro.`;
}
