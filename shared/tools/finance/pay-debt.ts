import { z } from "zod";
import { countOf, formatMoney, formatPercent } from "../../writing/format-figures.ts";
import { onDay } from "../../writing/format-date.ts";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { nameInSentence } from "../../writing/one-line.ts";
import { day, foundId, moneyAmount, wholeNumber } from "../arguments.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { accountName, accountTold, askWhich, remarkOnAccount, sayAccount } from "./account-of-entry.ts";
import { type Debt, debtSchema } from "./debt.ts";

const inputSchema = z.object({
  debt_id: foundId,
  debt_name: plainText(200).optional(),
  amount: moneyAmount.optional(),
  installments: wholeNumber(1, 600).optional().describe("quantas pagou"),
  paid_on: day.optional(),
  account: accountName.optional(),
});

const factsSchema = z.object({
  name: z.string(),
  owed_to_me: z.boolean(),
  installments: z.number(),
  first_installment: z.number(),
  payment: z.object({ amount: z.number(), count: z.number(), remaining_amount: z.number() }),
  ...accountTold,
});
const paymentSchema = z.object({
  amount: z.number(),
  count: z.number(),
  first_installment: z.number(),
  paid_on: z.string(),
});
const resultSchema = z.object({ debt: debtSchema, payment: paymentSchema, ...accountTold });

/** Records a payment of a debt after the person's yes, or a payment that the person gets back for money lent. */
export const payDebt: BuiltInTool = {
  kind: "built-in",
  name: "pay_debt",
  title: "Registrar pagamento de dívida",
  description: "Registra pagamento de dívida, por valor ou parcelas, ou o que devolveram a ela.",
  utterances: [
    "paguei mais uma parcela do carro",
    "registra três prestações quitadas do empréstimo",
    "adiantei duas parcelas do financiamento da casa",
    "abate 400 do que devo ao Santander",
    "foi mais uma do consórcio hj",
    "paguei a 7ª da tv, menos 1",
    "mandei pro meu primo a parte desse mes da divida",
    "moto: paga a prestação de outubro, 540 pila",
    "caiu o décimo terceiro e aproveitei pra antecipar quatro meses do consignado",
    "devolvi 250 reais pra minha sogra daquele dinheiro que ela me emprestou",
    "passei na loja e acertei o carnê do guarda-roupa desse mês",
    "o acordo com o banco segue firme, hoje debitou a quinta de doze",
  ],
  inputSchema,
  confirmation: "required",
  prepare: {
    question: askWhich("De qual destes é esse pagamento?"),
    missing: (args, facts) => sayMissing(inputSchema.parse(args).debt_name, missingSchema.parse(facts).existing),
  },
  offer(args, facts, { today }) {
    const { name, owed_to_me, payment, installments, first_installment: first, ...told } = factsSchema.parse(facts);
    const { paid_on } = inputSchema.parse(args);
    const what = describePayment({ name, owed_to_me, installments }, { ...payment, first_installment: first });
    const after = payment.remaining_amount === 0
      ? " Com isso fica tudo pago."
      : isToldAsAmount(installments, payment.count)
      ? ` Ficam faltando ${formatMoney(payment.remaining_amount)}.`
      : "";
    return `Quer que eu registre ${what}${sayDay(paid_on, today)}${sayAccount(told)}?${after}${
      remarkOnAccount(told, today)
    }`;
  },
  answer(result, { today }) {
    const { debt, payment, ...told } = resultSchema.parse(result);
    return `Registrei ${describePayment(debt, payment)}${sayDay(payment.paid_on, today)}${sayAccount(told)}. ${
      describeRemaining(debt, payment.count)
    }${remarkOnAccount(told, today)}`;
  },
  nameResult(result, { today }) {
    const { debt, payment } = resultSchema.parse(result);
    return `${describePayment(debt, payment)}, ${onDay(payment.paid_on, today)}`;
  },
  correctable: ["installments", "amount", "paid_on"],
};

/** "a parcela 13 de 48 de Carro, R$ 1.200,00"; "R$ 300,00 pagos a Tati"; "R$ 150,00 recebidos de Caio". */
function describePayment(
  { name, owed_to_me, installments }: { name: string; owed_to_me?: boolean; installments: number },
  { amount, count, first_installment: first }: { amount: number; count: number; first_installment: number },
): string {
  const [called, sum] = [nameInSentence(name), formatMoney(amount)];
  if (!isToldAsAmount(installments, count)) {
    return `${nameInstallments(first, count)} de ${installments} de ${called}, ${sum}${
      owed_to_me ? " que você recebeu" : ""
    }`;
  }
  return owed_to_me ? `${sum} recebidos de ${called}` : `${sum} pagos a ${called}`;
}

/** Whether a sentence names the amount instead of instalments: the debt has no instalments, or the payment completes none. */
function isToldAsAmount(installments: number, count: number): boolean {
  return installments === 1 || count === 0;
}

/** "a parcela 13", "as parcelas 13 e 14", "as parcelas 13 a 15". */
function nameInstallments(first: number, count: number): string {
  const last = first + count - 1;
  return count === 1 ? `a parcela ${first}` : `as parcelas ${first} ${count === 2 ? "e" : "a"} ${last}`;
}

function sayDay(paidOn: string | undefined, today: string): string {
  return paidOn === undefined || paidOn === today ? "" : `, ${onDay(paidOn, today)}`;
}

function describeRemaining(debt: Debt, count: number): string {
  if (debt.remaining_amount === 0) {
    return debt.owed_to_me ? "Com isso, está tudo devolvido." : "Com isso, essa dívida está quitada.";
  }
  const amount = formatMoney(debt.remaining_amount);
  if (isToldAsAmount(debt.installments, count)) return `Faltam ${amount}.`;
  return `Já foram ${formatPercent(debt.percent)}: ${debt.remaining_installments === 1 ? "falta" : "faltam"} ${
    countOf(debt.remaining_installments, "parcela", "parcelas")
  }, ${amount}.`;
}

function sayMissing(name: string | undefined, existing: readonly string[]): string {
  if (existing.length === 0) {
    return "Você não tem nenhuma dívida em aberto aqui. Se quiser cadastrar, me diz o nome e o valor, e as parcelas se houver.";
  }
  const wanted = name === undefined ? "essa dívida" : `a dívida “${name}”`;
  return `Não encontrei ${wanted} entre as que estão em aberto, que são: ${joinWords(existing)}. Qual delas?`;
}
