import type { ToolResult } from "../conversation.ts";
import type { Reading } from "../reading/read-message.ts";
import { fold } from "../../shared/language/fold.ts";
import { planCalls, type PlannedCall } from "./plan-calls.ts";
import { z } from "zod";
import { formatDate } from "../../shared/writing/format-date.ts";
import { type MetricChange, readMetricChange } from "../rules/metric-record-rules.ts";
import { readCardPayment } from "../rules/account-rules.ts";
import { readDebtSettlement } from "../rules/debt-payment-rules.ts";

/** A second step after results: further calls, or something to say instead of the results. */
interface FollowUp {
  calls: PlannedCall[];
  say?: string;
  /** Results that were needed for this step only and are not told to the user. */
  lookedUp: ToolResult[];
}

/** Finds the second step of a message. Null: the message does not need one. */
type FollowUpRule = (
  reading: Reading,
  results: readonly ToolResult[],
  availableTools: ReadonlySet<string>,
) => FollowUp | null;

const entrySchema = z.object({ id: z.string(), date: z.string(), value: z.number() });
const historySchema = z.object({ metric: z.string(), entries: z.array(entrySchema) });
const resultSchema = z.union([historySchema, z.object({ metrics: z.array(historySchema) })]);

/** The Portuguese name and the unit of each metric. */
const MEASURES: Record<string, [string, string?]> = {
  weight: ["de peso", "kg"],
  water: ["de água", "ml"],
  sleep: ["de sono", "h"],
  exercise: ["de exercício", "min"],
  mood: ["de humor"],
  energy: ["de energia"],
  custom: ["dessa medida"],
};

/** "corrige meu peso de ontem pra 80": changes the right one of the entries that were looked up. */
const changeEntry: FollowUpRule = (reading, results, availableTools) => {
  const changes = reading.clauses.flatMap((clause) => readMetricChange(clause) ?? []);
  const looked = results.filter(({ tool, output }) => tool === "get_tracking_history" && output.kind === "result");
  if (changes.length === 0 || looked.length === 0) return null;
  if (results.some(({ tool }) => tool === "update_metric" || tool === "delete_metric")) return null;
  const calls = [];
  const missing = [];
  for (const change of changes) {
    const tool = change.action === "delete" ? "delete_metric" : "update_metric";
    if (!availableTools.has(tool)) continue;
    const entry = looked.map(({ output }) => output.kind === "result" ? findEntry(output.value, change) : null).find((
      one,
    ) => one !== null);
    if (!entry) missing.push(notFound(change, reading.today));
    else {calls.push({
        tool,
        args: {
          entry_id: entry.id,
          ...(change.action === "update" && change.value !== undefined
            ? { value: change.value, ...unitOf(change) }
            : {}),
        },
      });}
  }
  return { calls, lookedUp: looked, ...(missing.length === 0 ? {} : { say: missing.join(" ") }) };
};

/** The entry of the day in the change, or the newest. */
function findEntry(result: unknown, { metric, date }: MetricChange): z.infer<typeof entrySchema> | null {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return null;
  const histories = "metrics" in parsed.data ? parsed.data.metrics : [parsed.data];
  const entries = histories.filter((history) => history.metric === metric).flatMap((history) => history.entries);
  return (date === undefined ? entries[0] : entries.find((entry) => entry.date === date)) ?? null;
}

function unitOf({ metric }: MetricChange): { unit?: string } {
  const unit = MEASURES[metric]?.[1];
  return unit === undefined ? {} : { unit };
}

function notFound({ metric, date }: MetricChange, today: string): string {
  const when = date === undefined ? "" : ` de ${formatDate(date, today)}`;
  return `Não achei nenhum registro ${MEASURES[metric]?.[0] ?? ""}${when}. Nada foi mudado.`;
}

const debtsSchema = z.object({ debts: z.array(z.object({ name: z.string(), remaining_installments: z.number() })) });

/** "quitei o financiamento": pays all remaining instalments, whose number was looked up. */
const settleDebt: FollowUpRule = (reading, results, availableTools) => {
  const [wanted] = reading.clauses.flatMap((clause) => readDebtSettlement(clause, reading) ?? []);
  if (wanted === undefined) return null;
  const looked = results.filter(({ tool, output }) => tool === "get_debt_progress" && output.kind === "result");
  if (looked.length === 0 || !availableTools.has("pay_debt")) return null;
  if (results.some(({ tool }) => tool === "pay_debt")) return null;
  const debts = looked.flatMap(({ output }) => {
    const parsed = debtsSchema.safeParse(output.kind === "result" ? output.value : {});
    return parsed.success ? parsed.data.debts : [];
  });
  const [only] = debts;
  if (debts.length !== 1 || only === undefined || only.remaining_installments < 1) return null;
  return {
    calls: [{ tool: "pay_debt", args: { debt_name: only.name, installments: only.remaining_installments } }],
    lookedUp: looked,
  };
};

const accountsSchema = z.object({
  accounts: z.array(z.object({ name: z.string(), kind: z.string() })),
  purchases: z.array(z.unknown()),
});

/**
 * "paguei a fatura do nubank" pays the card if there is one that fits, and else a bill of that name. A question about accounts
 * that are not there is read as one about bills, debts or the month.
 */
const useAccounts: FollowUpRule = (reading, results, availableTools) => {
  const [looked] = results;
  if (looked?.tool !== "get_accounts" || results.length > 1) return null;
  const found = accountsSchema.safeParse(looked.output.kind === "result" ? looked.output.value : {});
  const cards = found.success ? found.data.accounts.filter(({ kind }) => kind === "card") : [];
  const [payment] = reading.clauses.flatMap((clause) => readCardPayment(clause, reading) ?? []);
  const wanted = payment === undefined ? "" : fold(String(payment.args.to_account)).replace(/^cartao ?/, "");
  if (payment !== undefined && cards.some(({ name }) => wanted === "" || fold(name).includes(wanted))) {
    return { calls: [{ tool: "transfer_money", args: payment.args }], lookedUp: [looked] };
  }
  if (payment === undefined && found.success) {
    const { accounts, purchases } = found.data;
    if ((looked.args.purchase === undefined ? accounts : purchases).length > 0) return null;
  }
  const { calls } = planCalls(reading, new Set([...availableTools].filter((tool) => tool !== "get_accounts")));
  return calls.length === 0 ? null : { calls, lookedUp: [looked] };
};

const FOLLOW_UPS: readonly FollowUpRule[] = [changeEntry, settleDebt, useAccounts];

/** The second step of a message: changes an entry, pays off a debt or a card, or asks what accounts do not know. */
export function followUp(
  reading: Reading,
  results: readonly ToolResult[],
  availableTools: ReadonlySet<string>,
): FollowUp | null {
  const found = FOLLOW_UPS.map((rule) => rule(reading, results, availableTools)).filter((one) => one !== null);
  if (found.length === 0) return null;
  const say = found.flatMap((one) => one.say === undefined ? [] : [one.say]).join("\n\n");
  return {
    calls: found.flatMap(({ calls }) => calls),
    lookedUp: found.flatMap(({ lookedUp }) => lookedUp),
    ...(say === "" ? {} : { say }),
  };
}
