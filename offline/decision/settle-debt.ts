import { z } from "zod";
import { readDebtSettlement } from "../rules/read-debt-settlement.ts";
import type { FollowUpRule } from "./follow-up-rule.ts";

const resultSchema = z.object({ debts: z.array(z.object({ name: z.string(), remaining_installments: z.number() })) });

/** "quitei o financiamento": all instalments that are left, once it is known how many. What is no debt may be a bill. */
export const settleDebt: FollowUpRule = (reading, results, given) => {
  const [wanted] = reading.clauses.flatMap((clause) => readDebtSettlement(clause, reading) ?? []);
  if (wanted === undefined) return null;
  const missed = results.filter(({ tool, output }) => tool === "get_debt_progress" && output.kind === "error");
  if (missed.length > 0 && /cart[aã]o/i.test(wanted) && given.has("mark_bill_paid")) {
    return { calls: [{ tool: "mark_bill_paid", args: { bill_name: wanted } }], lookedUp: missed };
  }
  const looked = results.filter(({ tool, output }) => tool === "get_debt_progress" && output.kind === "result");
  if (looked.length === 0 || !given.has("pay_debt_installment")) return null;
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
