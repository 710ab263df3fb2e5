import type { Clause } from "../reading/clause.ts";
import { type Amount, amountsOf } from "./amounts-of.ts";

/** What stands right before a price, when there are several numbers: "3 camisas por 90". */
const PRICE_MARK = /^(?:por|deu|custou|custa|foi|foram|total|ficou|saiu|valor|veio|gastei|paguei)$/;

/** The amount of money a clause is about; null when it names none. A number that counts something is not taken for it. */
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
