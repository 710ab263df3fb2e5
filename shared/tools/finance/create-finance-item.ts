import { z } from "zod";
import { fold } from "../../text/fold.ts";
import { onDay } from "../../text/format-date.ts";
import { formatMoney } from "../../text/format-figures.ts";
import { readNumbers } from "../../text/number.ts";
import { plainText } from "../../text/plain-text.ts";
import { nameInSentence } from "../../text/one-line.ts";
import { day, given, moneyAmount, wholeNumber } from "../arguments.ts";
import { checkedBeforeOffer, type JsonObject, type ToolDefinition } from "../definition.ts";
import { readNewAmount, readNewDate, readNewName } from "../read-correction.ts";
import { CATEGORIES, categoryName, readCategoryName } from "./category.ts";
import { describeFinanceItem, type FinanceItem, financeItemSchema } from "./finance-item.ts";

const inputSchema = z.object({
  kind: z.enum(["bill", "income", "debt", "budget", "investment"]),
  name: plainText(200),
  amount: moneyAmount.describe("da parcela, se houver installments"),
  category: plainText(40, { blank: true }).optional().describe(describeCategories()),
  due_day: wholeNumber(1, 31).optional().describe("bill: obrigatório sem date"),
  recurring: z.boolean().optional().describe("todo mês; padrão true em bill sem date"),
  installments: wholeNumber(1, 600).optional().describe("debt; ausente = dívida não negociada"),
  current_installment: wholeNumber(1, 600).optional().describe("próxima a pagar"),
  date: day.optional().describe("AAAA-MM-DD, se for uma vez só"),
}).superRefine(({ kind, category }, context) => {
  if (kind === "debt" || (category === undefined && kind !== "budget")) return;
  const allowed: readonly string[] = CATEGORIES[kind];
  if (category === undefined || !allowed.includes(category)) {
    context.addIssue({ code: "custom", path: ["category"], message: `use uma destas: ${allowed.join(", ")}` });
  }
});

type Arguments = z.infer<typeof inputSchema>;

/** Enters a bill, an income, a debt, a budget or an investment after the user's yes. */
export const createFinanceItem: ToolDefinition = {
  name: "create_finance_item",
  description: "Cadastra conta, renda, dívida, orçamento ou investimento; o mesmo nome muda o valor.",
  inputSchema,
  confirmation: "required",
  prepare: checkedBeforeOffer,
  offer(args, facts, { today }) {
    const made = financeItemSchema.parse({ kind: args.kind, item: facts });
    const { offered, what } = describeFinanceItem(made, today);
    return `Quer que eu ${offered} ${what}?${remarkOnItem(made, String(args.name ?? ""), today)}`;
  },
  answer(result, { today }) {
    const made = financeItemSchema.parse(result);
    const { done, what } = describeFinanceItem(made, today);
    return `${done} ${what}.${budgetLeft(made)}`;
  },
  correct: (args, text, { today }) => correctFinanceItem(inputSchema.parse(args), text, today),
};

/** Expense categories serve budgets, and the model has them from create_expense. */
function describeCategories(): string {
  const { bill, income, investment } = CATEGORIES;
  return `bill: ${bill.join("|")}; income: ${income.join("|")}; investment: ${
    investment.join("|")
  }; budget: como em create_expense`;
}

function budgetLeft(made: FinanceItem): string {
  if (made.kind !== "budget" || !made.item.spent) return "";
  const left = made.item.amount - made.item.spent;
  const spent = ` Já foram ${formatMoney(made.item.spent)}`;
  return left < 0 ? `${spent}, ${formatMoney(-left)} acima.` : `${spent}, restam ${formatMoney(left)}.`;
}

/**
 * What the user should know before the yes to a new item: that one like it is there already, or that a budget holds for a
 * whole category and not for `name` alone. A sentence with a blank before it; empty when there is nothing to say.
 */
function remarkOnItem(made: FinanceItem, name: string, today: string): string {
  switch (made.kind) {
    case "income":
      return remarkOnIncome(made.item.similar, today);
    case "debt": {
      const { similar } = made.item;
      if (similar === undefined) return "";
      return ` Já existe a dívida ${
        nameInSentence(similar.name)
      }, com ${similar.remaining_installments} de ${similar.installments} parcelas a pagar, de ${
        formatMoney(similar.installment_amount)
      }: esta entra além dela. Se é a mesma, apague a antiga primeiro.`;
    }
    case "budget": {
      const category = categoryName(made.item.category);
      return name === "" || readCategoryName("budget", name) === made.item.category ||
          fold(name) === fold(made.item.category)
        ? ""
        : ` O limite vale pra tudo em ${category}: só “${name}” eu não sei separar.`;
    }
    case "bill":
    case "investment":
      return "";
  }
}

function remarkOnIncome(
  similar: { name: string; amount: number; received_on?: string } | undefined,
  today: string,
): string {
  if (similar === undefined) return "";
  const known = `${nameInSentence(similar.name)}, ${formatMoney(similar.amount)}`;
  return similar.received_on === undefined
    ? ` Você também espera ${known}, que continua previsto.`
    : ` Já está como recebido ${onDay(similar.received_on, today)}: ${known}. Este entra além dele.`;
}

const ONCE =
  /\b(?:(?:so|apenas|somente) (?:n?(?:esse|este)|d?(?:esse|este)|um) mes|so (?:dessa|desta|essa|uma) vez|uma vez so|unic[oa]|avuls[oa]|nao (?:e|eh) (?:todo mes|mensal|recorrente|fix[oa]|por mes))\b/;
const MONTHLY = /\b(?:todo (?:santo )?mes|todos os meses|por mes|ao mes|mensal|mensais|recorrente|fix[oa]|continua)\b/;
const PLAN = /\b(\w+) ?(?:x|vezes|parcelas|prestacoes)\b/;
const CURRENT = /\b(?:parcela|prestacao|na|no) (?:numero )?(\w+?)(?:a|o|ª)?\b/;
const DUE_DAY = /\bdia (\w+)\b/;

/**
 * The item as the user's words correct it: "na verdade 109,90", "vence dia 15", "são 12 parcelas", "só este mês", "o
 * nome é Enel", "é assinatura"; null when they change nothing.
 */
function correctFinanceItem(args: Arguments, text: string, today: string): JsonObject | null {
  const folded = fold(text);
  const when = readWhen(args, folded, text, today);
  const plan = args.kind === "debt" ? readPlan(folded) : {};
  const amount = readNewAmount(text, today, args.amount);
  const found = {
    // "tô na 14" counts instalments, not reais.
    amount: Object.values(plan).includes(amount) ? undefined : amount,
    ...when,
    ...plan,
    ...(args.kind === "debt" || args.kind === "investment" ? {} : { recurring: readRecurring(folded) }),
  };
  const known = Object.values(found).some((value) => value !== undefined);
  const changes = { ...found, ...(known ? {} : readWhat(args, text, today)) };
  const corrected = { ...args, ...given(changes) };
  return JSON.stringify(corrected) === JSON.stringify(args) ? null : corrected;
}

function readWhen(args: Arguments, folded: string, text: string, today: string): JsonObject {
  if (args.kind === "budget") return {};
  if (args.kind === "investment") return { date: readNewDate(text, today, args.date ?? today) };
  // A dated item keeps a date, one that comes every month a day.
  if (args.date !== undefined) {
    return { date: readNewDate(text, today, args.date, args.kind === "income" ? "past" : "future") };
  }
  const day = readCount(DUE_DAY.exec(folded)?.[1]);
  return { due_day: day !== undefined && day >= 1 && day <= 31 ? day : undefined };
}

function readPlan(folded: string): JsonObject {
  const installments = readCount(PLAN.exec(folded)?.[1]);
  const current = /\b(?:estou|to|tou|ja|atual|parcela)\b/.test(folded)
    ? readCount(CURRENT.exec(folded)?.[1])
    : undefined;
  return { installments, current_installment: current };
}

function readRecurring(folded: string): boolean | undefined {
  if (ONCE.test(folded)) return false;
  return MONTHLY.test(folded) ? true : undefined;
}

function readWhat(args: Arguments, text: string, today: string): JsonObject {
  const folded = fold(text);
  const category = args.kind === "debt" ? null : readCategoryName(args.kind, text);
  const named = /\b(?:nome|chama)\b/.test(folded);
  if (category !== null && !named) return { category };
  const name = args.kind === "budget" ? null : readNewName(text.replace(/^.*\bse\s+chama\b/i, ""), today);
  return name === null || fold(name) === fold(args.name) ? {} : { name };
}

function readCount(word: string | undefined): number | undefined {
  const value = word === undefined ? undefined : readNumbers(word)[0]?.value;
  return value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
}
