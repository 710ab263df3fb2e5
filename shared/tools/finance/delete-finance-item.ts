import { z } from "zod";
import { formatDate } from "../../writing/format-date.ts";
import { formatMoney } from "../../writing/format-figures.ts";
import { joinWords } from "../../writing/join-words.ts";
import { plainText } from "../../database/plain-text.ts";
import { day, moneyAmount, rowId } from "../arguments.ts";
import { missingSchema, type ToolDefinition } from "../definition.ts";
import { ITEM_KINDS, ITEM_NOUNS } from "./changed-item.ts";

const inputSchema = z.object({
  kind: z.enum(ITEM_KINDS),
  item_id: rowId.optional(),
  name: plainText(200).optional(),
  amount: moneyAmount.optional(),
  date: day.optional(),
});

const itemSchema = z.object({
  kind: z.enum(ITEM_KINDS),
  name: z.string(),
  amount: z.number(),
  date: z.string().optional(),
  ends_series: z.boolean().optional(),
  kept: z.boolean().optional(),
});
const resultSchema = z.object({ item: itemSchema });

type Item = z.infer<typeof itemSchema>;

/** Takes an entry of the user's money out after their yes; it can be restored. */
export const deleteFinanceItem: ToolDefinition = {
  name: "delete_finance_item",
  description:
    "Apaga um lançamento (sem nome, valor ou dia: o último), encerra a conta ou renda que se repete, ou tira um orçamento.",
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
  names: (result, { today }) => describe(resultSchema.parse(result).item, today),
};

function describe({ kind, name, amount, date }: Item, today: string): string {
  const each = kind === "debt" ? " por parcela" : "";
  const when = date === undefined ? "" : `, ${kind === "bill" ? "vencimento " : ""}${formatDate(date, today)}`;
  return `${ITEM_NOUNS[kind]} ${called(kind, name)} (${formatMoney(amount)}${each}${when})`;
}

function called(kind: Item["kind"], name: string): string {
  if (kind === "expense") return `“${name}”`;
  return kind === "budget" ? `de ${name.toLowerCase()}` : name;
}
