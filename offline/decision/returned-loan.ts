import type { PastTurn } from "../conversation.ts";
import { phrase } from "../language/phrase.ts";
import type { Reading } from "../reading/read-message.ts";
import { priceOf } from "../rules/amounts.ts";
import type { Plan } from "./plan-calls.ts";

/** How many turns back money that was lent may be meant. */
const REACH = 3;
const RETURNED = phrase(
  "^(?:(?:e|ai|agora|hoje|ontem) )*(?:el[ea] )(?:(?:ja|so|me|hoje|ontem) )*(?:pagou|devolveu|mandou|transferiu|depositou)",
);

/** "ele pagou 200", after money lent was told: somebody gives a part of it back. Null: it says something else. */
export function planReturnedLoan(
  reading: Reading,
  past: readonly PastTurn[],
  availableTools: ReadonlySet<string>,
): Plan | null {
  const [clause] = reading.clauses;
  const amount = clause && priceOf(clause)?.amount;
  if (amount === undefined || reading.clauses.length > 1 || clause?.isQuestion || !RETURNED.test(reading.keys)) {
    return null;
  }
  const loan = past.slice(-REACH).flatMap(({ calls }) => calls).findLast(({ args }) => args.kind === "loan_given");
  if (loan === undefined || !availableTools.has("pay_debt")) return null;
  const day = clause?.date === undefined ? {} : { paid_on: clause.date };
  return { calls: [{ tool: "pay_debt", args: { debt_name: loan.args.name, amount, ...day } }], reading, score: 0.95 };
}
