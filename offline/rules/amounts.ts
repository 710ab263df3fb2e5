import type { Period } from "../reading/period.ts";
import type { Clause, Reading } from "../reading/read-message.ts";

/** An amount in a clause, and its index among the units. */
interface Amount {
  amount: number;
  at: number;
  /** Whether a word names it as money: "R$", "reais", "conto". */
  explicit: boolean;
  /** Whether it may be money. False for a number that counts something or is part of a date: "3 camisas". */
  money: boolean;
}

/** The amounts and bare numbers of a clause in order, without inherited ones. */
export function amountsOf({ units }: Clause): Amount[] {
  return units.flatMap(({ mention, inherited }, at): Amount[] => {
    if (inherited || mention === undefined) return [];
    if (mention.kind === "money") return [{ amount: mention.amount, at, explicit: mention.explicit, money: true }];
    return mention.kind === "number" ? [{ amount: mention.amount, at, explicit: false, money: false }] : [];
  });
}

/** Words right before a price. They decide when a clause has several numbers: "3 camisas por 90". */
const PRICE_MARK = /^(?:por|deu|custou|custa|foi|foram|total|ficou|saiu|valor|veio|gastei|paguei)$/;

/** The amount of money that a clause is about. Null: it names none. A number that counts something is not an amount. */
export function priceOf(clause: Clause): Amount | null {
  const all = amountsOf(clause).filter(({ amount, at }) => amount > 0 && !isCount(clause, at));
  const money = all.filter(({ money }) => money);
  return money.find(({ explicit }) => explicit) ??
    money.find(({ at }) => PRICE_MARK.test(clause.units[at - 1]?.key ?? "")) ??
    money[0] ?? all.find(({ at }) => PRICE_MARK.test(clause.units[at - 1]?.key ?? "")) ?? all[0] ?? null;
}

function isCount({ units, keys }: Clause, at: number): boolean {
  const next = units[at + 1]?.key ?? "";
  const before = units[at - 1]?.key ?? "";
  if (/^(?:x|vez|vezes|parcelas?|prestac(?:ao|oes)|km|passos|paginas|copos?|dias|meses|anos|pessoas|por)$/.test(next)) {
    return next !== "por" || !/por mes|por semana/.test(keys);
  }
  if (/^(?:dia|dias|parcela|numero|nota|capitulo|tipo)$/.test(before)) return true;
  // "3 a 1", "de 0 a 10"
  return (next === "a" && /^NUM$/.test(units[at + 2]?.key ?? "")) || (before === "a" && units[at - 2]?.key === "NUM");
}

/** The due day of the month in a clause: "todo dia 10", "vence dia 5", "dia 15/12". Undefined: it names none. */
export function dueDay({ units }: Clause, reading: Reading): number | undefined {
  for (let i = 0; i < units.length; i++) {
    const { mention, start, end } = units[i]!;
    if (mention?.kind === "date") {
      const written = /\bdia\s+(\d{1,2})\b|^(\d{1,2})[/-]|^(\d{1,2}) de /i.exec(reading.text.slice(start, end));
      const said = written?.[1] ?? written?.[2] ?? written?.[3];
      return said === undefined ? Number(mention.date.slice(8)) : inMonth(Number(said));
    }
    const before = units[i - 1]?.key ?? "";
    const isNumber = mention?.kind === "number" || mention?.kind === "money";
    if (isNumber && (before === "dia" || before === "dias")) return inMonth(mention.amount);
  }
  return undefined;
}

function inMonth(day: number): number | undefined {
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : undefined;
}

const MAX_DAYS = 365;

/** How many days back a question reaches, today included. Undefined: it names no past days. */
export function daysBack({ period, today }: Reading): number | undefined {
  if (period === null || period.from > today) return undefined;
  const days = Math.round((Date.parse(today) - Date.parse(period.from)) / 86_400_000) + 1;
  return Math.min(days, MAX_DAYS);
}

/** The days on which something was done: two for "ontem e hoje", otherwise the day of the clause, which may be undefined. */
export function daysOfClause({ keys, units, date }: Clause): (string | undefined)[] {
  const own = units.flatMap(({ mention, inherited }) => mention?.kind === "date" && !inherited ? [mention.date] : []);
  return own.length > 1 && /DATE(?: DATE)* e DATE/.test(keys) ? [...new Set(own)] : [date];
}

/** Arguments of get_finance_summary for a span of days: a month, a year, or a first and a last day. */
export type PeriodArgs =
  | { period: "current_month" | "last_month" | "year" }
  | { from_date: string; to_date: string };

/** The span that a message names. The present month, when it names none or one in the future. */
export function periodArgs({ period, today }: Reading): PeriodArgs {
  const thisMonth = today.slice(0, 7);
  if (period === null || period.from > today) return { period: "current_month" };
  const { from, to } = period;
  if (isWholeMonth(period) && from.slice(0, 7) === thisMonth) return { period: "current_month" };
  if (isWholeMonth(period) && nextDay(to) === `${thisMonth}-01`) return { period: "last_month" };
  if (from === `${today.slice(0, 4)}-01-01` && to.slice(0, 4) === today.slice(0, 4) && to >= today) {
    return { period: "year" };
  }
  return { from_date: from, to_date: to };
}

export function isWholeMonth({ from, to }: Period): boolean {
  return from.slice(0, 7) === to.slice(0, 7) && from.endsWith("-01") && nextDay(to).endsWith("-01");
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
