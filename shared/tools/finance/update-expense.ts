import { z } from "zod";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { day, foundId, moneyAmount, wholeNumber } from "../arguments.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { changedAccount } from "./account-of-entry.ts";
import { budgetWarningSchema, describeBudgetWarning } from "./budget-warning.ts";
import { CATEGORIES } from "./category.ts";
import { changedItemSchema, describeChange, describeSettlement, listChanges } from "./changed-item.ts";

const inputSchema = z.object({
  expense_id: foundId,
  which: plainText(500).optional().describe("como está; sem nada, o último"),
  amount: moneyAmount.optional(),
  category: z.enum(CATEGORIES.expense).meta({ valuesIn: "create_expense" }).optional(),
  date: day.optional(),
  description: plainText(500).optional(),
  account: changedAccount.optional(),
  installments: wholeNumber(1, 72).optional(),
  returned: z.boolean().optional().describe("devolveu; amount: o que voltou"),
  paid_ahead: wholeNumber(1, 72).optional().describe("quantas antecipou; amount: pago; account: se fora da fatura"),
});

const resultSchema = z.object({ item: changedItemSchema, budget_warning: budgetWarningSchema.optional() });

/** Changes a recorded expense after the person's yes. */
export const updateExpense: BuiltInTool = {
  kind: "built-in",
  name: "update_expense",
  title: "Corrigir um gasto",
  description: "Corrige um gasto: só o que muda.",
  utterances: [
    "o mercado de ontem foi 62, não 26",
    "muda aquele uber pra transporte",
    "corrige a farmácia: foi dia 20",
    "o gasto do almoço era 38,50",
    "troca a categoria da compra do livro",
    "a pizza foi no sábado, arruma a data",
    "na verdade o posto deu 150",
    "renomeia o gasto loja pra presente da mãe",
    "o sofá foi em 10x, não em 6",
    "essa compra foi no nubank, não no débito",
    "devolvi o celular parcelado",
    "estornaram a mala inteira",
    "esse gasto não foi no nubank",
    "antecipei 3 parcelas do sofá",
  ],
  inputSchema,
  confirmation: "required",
  erases: ({ returned }) => returned === true,
  prepare: {
    question: () => "Qual destes gastos?",
    missing(args, facts) {
      const { which } = inputSchema.parse(args);
      const { existing } = missingSchema.parse(facts);
      const others = existing.length === 0 ? "" : ` Os mais recentes: ${joinWords(existing)}.`;
      return `Não encontrei ${which === undefined ? "esse gasto" : `o gasto “${which}”`}.${others}`;
    },
  },
  offer(_args, facts, { today }) {
    const item = changedItemSchema.parse(facts);
    return item.settlement
      ? `Quer que eu ${describeSettlement(item, true, today)}?`
      : `Quer que eu mude ${describeChange(item, today)}?`;
  },
  changes: (_args, facts, { today }) => listChanges(changedItemSchema.parse(facts), today),
  answer(result, { today }) {
    const { item, budget_warning: warning } = resultSchema.parse(result);
    if (item.settlement) return `${describeSettlement(item, false, today)}.`;
    const changed = `Mudei ${describeChange(item, today)}.`;
    return warning === undefined ? changed : `${changed} ${describeBudgetWarning(warning, today)}`;
  },
  nameResult: (result, { today }) => describeChange(resultSchema.parse(result).item, today),
  correctable: ["amount", "category", "date", "installments"],
};
