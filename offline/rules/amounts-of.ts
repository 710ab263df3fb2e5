import type { Clause } from "../reading/clause.ts";

/** An amount in a clause and where it stands among the units. */
export interface Amount {
  amount: number;
  at: number;
  /** Money is named: "R$", "reais", "conto". */
  explicit: boolean;
  /** May be money at all; false for what counts, numbers or dates something ("3 camisas"). */
  money: boolean;
}

/** Amounts and bare numbers of a clause in order, inherited ones left out. */
export function amountsOf({ units }: Clause): Amount[] {
  return units.flatMap(({ mention, inherited }, at): Amount[] => {
    if (inherited || mention === undefined) return [];
    if (mention.kind === "money") return [{ amount: mention.amount, at, explicit: mention.explicit, money: true }];
    return mention.kind === "number" ? [{ amount: mention.amount, at, explicit: false, money: false }] : [];
  });
}
