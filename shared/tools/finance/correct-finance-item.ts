import { fold } from "../../text/fold.ts";
import { readNumbers } from "../../text/number.ts";
import type { JsonObject } from "../definition.ts";
import { CATEGORIES } from "./categories.ts";
import { readCategoryName } from "./read-category-name.ts";
import { readNewAmount } from "./read-new-amount.ts";
import { readNewDate } from "./read-new-date.ts";
import { readNewName } from "./read-new-name.ts";

/** An item as it was offered. */
export interface OfferedFinanceItem extends JsonObject {
  kind: "bill" | "income" | "debt" | "budget" | "investment";
  name: string;
  amount: number;
  category?: string;
  due_day?: number;
  recurring?: boolean;
  installments?: number;
  current_installment?: number;
  date?: string;
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
export function correctFinanceItem(args: OfferedFinanceItem, text: string, today: string): JsonObject | null {
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
  const corrected = { ...args, ...withoutUndefined(changes) };
  return JSON.stringify(corrected) === JSON.stringify(args) ? null : corrected;
}

function readWhen(args: OfferedFinanceItem, folded: string, text: string, today: string): JsonObject {
  if (args.kind === "budget") return {};
  if (args.kind === "investment") return { date: readNewDate(text, today, args.date ?? today) };
  // A dated item keeps a date, one that comes every month a day.
  if (args.date !== undefined) {
    return { date: readNewDate(text, today, args.date, args.kind === "income" ? "past" : "future") };
  }
  const day = number(DUE_DAY.exec(folded)?.[1]);
  return { due_day: day !== undefined && day >= 1 && day <= 31 ? day : undefined };
}

function readPlan(folded: string): JsonObject {
  const installments = number(PLAN.exec(folded)?.[1]);
  const current = /\b(?:estou|to|tou|ja|atual|parcela)\b/.test(folded) ? number(CURRENT.exec(folded)?.[1]) : undefined;
  return { installments, current_installment: current };
}

function readRecurring(folded: string): boolean | undefined {
  if (ONCE.test(folded)) return false;
  return MONTHLY.test(folded) ? true : undefined;
}

function readWhat(args: OfferedFinanceItem, text: string, today: string): JsonObject {
  const folded = fold(text);
  const category = args.kind === "debt" ? null : readCategoryName(args.kind as keyof typeof CATEGORIES, text);
  const named = /\b(?:nome|chama)\b/.test(folded);
  if (category !== null && !named) return { category };
  const name = args.kind === "budget" ? null : readNewName(text.replace(/^.*\bse\s+chama\b/i, ""), today);
  return name === null || fold(name) === fold(args.name) ? {} : { name };
}

function number(word: string | undefined): number | undefined {
  const value = word === undefined ? undefined : readNumbers(word)[0]?.value;
  return value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
}

function withoutUndefined(changes: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
