import type { Clause } from "../reading/read-message.ts";
import { amountsOf } from "./amounts.ts";

/** How something is split: "2.400 em 10x", "10x de 240". */
interface InstallmentPlan {
  installments?: number;
  /** The amount of one instalment, as it was said. */
  each?: number;
  /** The whole sum, as it was said. */
  total?: number;
}

const COUNTED = /^(?:x|vez|vezes|parcelas?|prestac\w+|meses)$/;
const EACH =
  /(?:x|vezes|parcelas?|prestacoes|meses|cada|mensais) (?:(?:sem juros|iguais|fixas|mensais) )?(?:de|por)(?: (?:uns|umas))? (?:NUM|MONEY)|(?:NUM|MONEY) (?:cada|por mes|ao mes|por parcela|mensais)|parcelas? (?:de|eh|sao|fica|ficou) (?:NUM|MONEY)/;

/** The count and the amounts of a plan. Empty: the clause has none. */
export function readInstallmentPlan(clause: Clause): InstallmentPlan {
  const { keys, units } = clause;
  const amounts = amountsOf(clause).filter(({ amount }) => amount > 0);
  const count = amounts.find(({ at }) =>
    /^(?:parcelad|dividid)[oa]s? em$/.test(`${units[at - 2]?.key} ${units[at - 1]?.key}`) ||
    COUNTED.test(units[at + 1]?.key ?? "")
  );
  const others = amounts.filter(({ at }) => at !== count?.at && !/^(?:dia|parcela|na)$/.test(units[at - 1]?.key ?? ""));
  const each = EACH.test(keys) ? others.find(({ at }) => isEach(clause, at)) : undefined;
  const total = others.find((other) => other !== each);
  return {
    ...(count && Number.isInteger(count.amount) && count.amount >= 1 && count.amount <= 600
      ? { installments: count.amount }
      : {}),
    ...(each === undefined ? {} : { each: each.amount }),
    ...(total === undefined ? {} : { total: total.amount }),
  };
}

function isEach({ units }: Clause, at: number): boolean {
  const before = units.slice(Math.max(0, at - 4), at).map(({ key }) => key).join(" ");
  const after = units.slice(at + 1, at + 3).map(({ key }) => key).join(" ");
  return /(?:x|vezes|parcelas?|prestacoes|meses|cada|juros|iguais|fixas|mensais)(?: (?:de|por|eh|sao|fica|ficou))?(?: (?:uns|umas))?$/
    .test(before) ||
    /^(?:cada|por mes|ao mes|por parcela|mensais)/.test(after);
}
