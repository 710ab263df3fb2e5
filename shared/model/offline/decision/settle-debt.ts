import { z } from "zod";
import { readDebtSettlement } from "../rules/read-debt-settlement.ts";
import type { FollowUpRule } from "./follow-up.ts";

const resultSchema = z.object({ debts: z.array(z.object({ name: z.string(), remaining_installments: z.number() })) });

/** "quitei o financiamento": all instalments that are left, once it is known how many. */
export const settleDebt: FollowUpRule = (reading, results, given) => {
  const wanted = reading.clauses.some((clause) => readDebtSettlement(clause, reading) !== null);
  const looked = results.filter(({ tool, output }) => tool === "get_debt_progress" && output.kind === "result");
  if (!wanted || looked.length === 0 || !given.has("pay_debt_installment")) return null;
  if (results.some(({ tool }) => tool === "pay_debt_installment")) return null;
  const debts = looked.flatMap(({ output }) => {
    const parsed = resultSchema.safeParse(output.kind === "result" ? output.value : {});
    return parsed.success ? parsed.data.debts : [];
  });
  const [only] = debts;
  if (debts.length !== 1 || only === undefined || only.remaining_installments < 1) return null;
  return {
    calls: [{ tool: "pay_debt_installment", args: { debt_name: only.name, quantity: only.remaining_installments } }],
    lookedUp: looked,
  };
};
