import { z } from "zod";
import { joinWords } from "../../writing/join-words.ts";
import { formatMoney } from "../../writing/format-figures.ts";
import { plainText } from "../../database/plain-text.ts";
import { AMOUNT_ERROR, day, foundId, month, wholeNumber } from "../arguments.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { changedAccount } from "./account-of-entry.ts";
import { interestRate } from "./debt.ts";
import { changedItemSchema, describeChange, ITEM_NOUNS, listChanges } from "./changed-item.ts";

const inputSchema = z.object({
  kind: z.enum(["bill", "income", "debt", "debt_payment", "investment", "budget", "account", "transfer", "card_bill"]),
  item_id: foundId,
  name: plainText(200).optional().describe("como está"),
  amount: z.number().min(0, AMOUNT_ERROR).lt(1_000_000_000, AMOUNT_ERROR).optional().describe(
    "de dívida: da parcela, ou o que falta",
  ),
  due_day: wholeNumber(1, 31).optional(),
  closing_day: wholeNumber(1, 31).optional(),
  month: month.optional(),
  installments: wholeNumber(1, 600).optional(),
  category: plainText(40).optional(),
  date: day.optional(),
  new_name: plainText(200).optional(),
  interest_rate: interestRate.optional(),
  account: changedAccount.optional(),
  main: z.boolean().optional(),
});

const resultSchema = z.object({ item: changedItemSchema });

/** Changes an entry of the person's finances that is no expense, after the person's yes. */
export const updateFinanceItem: BuiltInTool = {
  kind: "built-in",
  name: "update_finance_item",
  title: "Mudar item financeiro",
  description: "Corrige um item: só o que muda.",
  utterances: [
    "baixa o nubank pra 3100",
    "a luz agora vence dia 12",
    "o aluguel passou pra 1.900",
    "muda o meu salário pra 5.200",
    "aumenta o orçamento de lazer pra 400",
    "a parcela do carro agora é 710",
    "são 12 parcelas da geladeira, não 10",
    "troca o nome da conta net pra Claro",
    "a fatura de dezembro do nubank fecha dia 3",
    "meu cartão agora vence dia 15",
    "o pagamento do consórcio foi 350, não 400",
    "a conta principal é o itaú, não a poupança",
    "esse pagamento da fatura era da de dezembro",
    "tira o limite do cartão",
  ],
  inputSchema,
  confirmation: "required",
  prepare: {
    question: () => "Qual destes você quer mudar?",
    missing(args, facts) {
      const { kind, name } = inputSchema.parse(args);
      const { existing } = missingSchema.parse(facts);
      const others = existing.length === 0 ? "" : ` O que tenho: ${joinWords(existing)}.`;
      return `Não encontrei ${ITEM_NOUNS[kind]}${name === undefined ? "" : ` “${name}”`}.${others}`;
    },
  },
  offer: (_args, facts, { today }) => `Quer que eu mude ${describeChange(changedItemSchema.parse(facts), today)}?`,
  changes: (_args, facts, { today }) => listChanges(changedItemSchema.parse(facts), today),
  answer(result, { today }) {
    const { item } = resultSchema.parse(result);
    const left = item.remaining_amount === undefined ? "" : ` Faltam ${formatMoney(item.remaining_amount)}.`;
    return `Mudei ${describeChange(item, today)}.${left}`;
  },
  nameResult: (result, { today }) => describeChange(resultSchema.parse(result).item, today),
  correctable: ["amount"],
};
