import { z } from "zod";
import { countOf, formatMoney, formatPercent } from "../../text/format-figures.ts";
import { joinWords } from "../../text/join-words.ts";
import { plainText } from "../../text/plain-text.ts";
import { nameInSentence } from "../../text/one-line.ts";
import { moneyAmount, rowId, wholeNumber } from "../arguments.ts";
import { missingSchema, type ToolDefinition } from "../definition.ts";
import { debtSchema } from "./debt.ts";

const inputSchema = z.object({
  debt_id: rowId.optional(),
  debt_name: plainText(200).optional(),
  quantity: wholeNumber(1, 600).optional().describe("padrão 1"),
  amount: moneyAmount.optional().describe("se ela disse quanto"),
});

const factsSchema = debtSchema.pick({
  name: true,
  installments: true,
  installment_amount: true,
  paid_installments: true,
});
const resultSchema = z.object({
  debt: debtSchema,
  quantity: z.number(),
  first_installment: z.number(),
  paid_now: z.number(),
});

/** Pays the next instalments of a debt after the user's yes. */
export const payDebtInstallment: ToolDefinition = {
  name: "pay_debt_installment",
  description: "Registra parcelas pagas de uma dívida.",
  inputSchema,
  confirmation: "required",
  prepare: {
    doubt(args, facts) {
      const { amount, quantity = 1 } = inputSchema.parse(args);
      const debt = factsSchema.parse(facts);
      const each = debt.installment_amount;
      if (amount === undefined || isAbout(amount, quantity * each) || isAbout(amount, each)) return null;
      return `A parcela de ${debt.name} é de ${formatMoney(each)}, e você falou em ${
        formatMoney(amount)
      }. Quantas parcelas foram? Me diz, por exemplo, “paguei 2 parcelas de ${debt.name}”.`;
    },
    question: () => "De qual dívida é esse pagamento?",
    missing: (args, facts) => missing(inputSchema.parse(args).debt_name, missingSchema.parse(facts).existing),
  },
  offer(args, facts) {
    const debt = factsSchema.parse(facts);
    const quantity = inputSchema.parse(args).quantity ?? 1;
    const amount = formatMoney(quantity * debt.installment_amount);
    return debt.installments === 1
      ? `Quer que eu registre o pagamento de ${nameInSentence(debt.name)}, ${amount}?`
      : `Quer que eu registre o pagamento ${which(debt.paid_installments + 1, quantity, debt.installments, "d")} de ${
        nameInSentence(debt.name)
      }, ${amount}?`;
  },
  answer(result) {
    const { debt, quantity, first_installment, paid_now } = resultSchema.parse(result);
    const paid = debt.installments === 1
      ? `Registrei o pagamento de ${nameInSentence(debt.name)}, ${formatMoney(paid_now)}.`
      : `Registrei ${which(first_installment, quantity, debt.installments)} de ${nameInSentence(debt.name)}, ${
        formatMoney(paid_now)
      }.`;
    if (debt.remaining_installments === 0) return `${paid} Com isso, essa dívida está quitada.`;
    return `${paid} Já foram ${formatPercent(debt.percent)}: ${
      debt.remaining_installments === 1 ? "falta" : "faltam"
    } ${countOf(debt.remaining_installments, "parcela", "parcelas")}, ${formatMoney(debt.remaining_amount)}.`;
  },
  corrects: ["quantity"],
};

/** "a parcela 13 de 48", "as parcelas 13 e 14 de 48", "as parcelas 13 a 15 de 48"; contracted: "da parcela …". */
function which(first: number, quantity: number, installments: number, contraction = ""): string {
  const last = first + quantity - 1;
  if (quantity === 1) return `${contraction}a parcela ${first} de ${installments}`;
  return `${contraction}as parcelas ${first} ${quantity === 2 ? "e" : "a"} ${last} de ${installments}`;
}

function missing(name: string | undefined, existing: readonly string[]): string {
  if (existing.length === 0) {
    return "Você não tem nenhuma dívida em aberto aqui. Se quiser cadastrar, me diz o nome, o valor da parcela e quantas são.";
  }
  const wanted = name === undefined ? "essa dívida" : `a dívida “${name}”`;
  return `Não encontrei ${wanted} entre as que estão em aberto, que são: ${joinWords(existing)}. Qual delas?`;
}

/** Share of the amount that interest, a discount or rounding may make. */
const TOLERANCE = 0.25;

/** Whether an amount told may be the one expected: interest and discounts apart, they are the same. */
function isAbout(told: number, expected: number): boolean {
  return Math.abs(told - expected) <= TOLERANCE * expected;
}
