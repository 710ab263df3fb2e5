import { z } from "zod";
import { formatDate } from "../../writing/format-date.ts";
import { formatMoney } from "../../writing/format-figures.ts";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { day, foundId, moneyAmount } from "../arguments.ts";
import { type BuiltInTool, missingSchema } from "../definition.ts";
import { ITEM_KINDS, ITEM_NOUNS, itemNoun } from "./changed-item.ts";

const inputSchema = z.object({
  kind: z.enum(ITEM_KINDS),
  item_id: foundId,
  name: plainText(200).optional(),
  amount: moneyAmount.optional(),
  date: day.optional(),
});

const itemSchema = z.object({
  kind: z.enum(ITEM_KINDS),
  name: z.string(),
  /** Absent for a card without a limit. */
  amount: z.number().optional(),
  date: z.string().optional(),
  ends_series: z.boolean().optional(),
  kept: z.boolean().optional(),
  owed_to_me: z.boolean().optional(),
});
const resultSchema = z.object({ item: itemSchema });

type Item = z.infer<typeof itemSchema>;

/** Deletes a financial entry after the person's yes; it can be restored. */
export const deleteFinanceItem: BuiltInTool = {
  kind: "built-in",
  name: "delete_finance_item",
  title: "Apagar item financeiro",
  description: "Apaga um lançamento (sem detalhes, o último), encerra o que se repete, tira um orçamento.",
  utterances: [
    "apaga o último gasto que lancei",
    "remove aquele lançamento de 45 reais da farmácia",
    "cancelei a academia, não vem mais essa conta",
    "tira o orçamento de roupas, não quero mais limite",
    "opa lancei errado, desfaz ai",
    "o uber de ontem ta duplicado, exclui 1",
    "sai do spotify, pode encerrar essa cobrança mensal",
    "esquece akela compra de 120 no shopping, nao rolou",
    "fui demitido semana passada, então aquele salário não entra mais",
    "devolvi a jaqueta e a loja estornou os 199, não conta mais como despesa",
    "meu inquilino foi embora, acabou a renda do quartinho dos fundos",
    "tira aquele pagamento do consórcio, ainda não paguei",
    "a pizza de sexta quem pagou foi o Léo, eu não gastei nada",
  ],
  inputSchema,
  confirmation: "required",
  prepare: {
    question: () => "Qual destes você quer apagar?",
    missing(args, facts) {
      const { kind, name } = inputSchema.parse(args);
      const { existing } = missingSchema.parse(facts);
      const wanted = name === undefined ? ITEM_NOUNS[kind] : `${ITEM_NOUNS[kind]} “${name}”`;
      const others = existing.length === 0 ? "" : ` O que tenho de mais recente: ${joinWords(existing)}.`;
      return `Não encontrei ${wanted}.${others}`;
    },
  },
  offer(_args, facts, { today }) {
    const item = itemSchema.parse(facts);
    if (item.kept) return `Quer que eu pare de gerar ${describe(item, today)} nos próximos meses?`;
    const ends = item.ends_series ? " Ela também deixa de se repetir nos próximos meses." : "";
    return `Quer que eu apague ${describe(item, today)}?${ends}`;
  },
  answer(result, { today }) {
    const { item } = resultSchema.parse(result);
    return item.kept ? `Pronto: ${describe(item, today)} não se repete mais.` : `Apaguei ${describe(item, today)}.`;
  },
  nameResult: (result, { today }) => describe(resultSchema.parse(result).item, today),
};

function describe({ kind, name, amount, date, owed_to_me }: Item, today: string): string {
  const noun = `${itemNoun(kind, owed_to_me)} ${nameAfterNoun(kind, name)}`;
  if (kind === "account" || amount === undefined) return noun;
  const each = kind === "debt" ? " por parcela" : "";
  const when = date === undefined ? "" : `, ${kind === "bill" ? "vencimento " : ""}${formatDate(date, today)}`;
  return `${noun} (${formatMoney(amount)}${each}${when})`;
}

function nameAfterNoun(kind: Item["kind"], name: string): string {
  if (kind === "expense") return `“${name}”`;
  if (kind === "budget") return `de ${name.toLowerCase()}`;
  return kind === "debt_payment" ? `de ${name}` : name;
}
