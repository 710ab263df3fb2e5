import { z } from "zod";
import { formatDate } from "../../shared/text/format-date.ts";
import { type MetricChange, readMetricChange } from "../rules/read-metric-change.ts";
import type { FollowUpRule } from "./follow-up-rule.ts";

const entrySchema = z.object({ id: z.string(), date: z.string(), value: z.number() });
const historySchema = z.object({ metric: z.string(), entries: z.array(entrySchema) });
const resultSchema = z.union([historySchema, z.object({ metrics: z.array(historySchema) })]);

const NOUNS: Record<string, string> = {
  weight: "de peso",
  water: "de água",
  sleep: "de sono",
  exercise: "de exercício",
  mood: "de humor",
  energy: "de energia",
  custom: "dessa medida",
};

/** "corrige meu peso de ontem pra 80": once the entries are there, changes the one that is meant. */
export const changeEntry: FollowUpRule = (reading, results, given) => {
  const changes = reading.clauses.flatMap((clause) => readMetricChange(clause) ?? []);
  const looked = results.filter(({ tool, output }) => tool === "get_tracking_history" && output.kind === "result");
  if (changes.length === 0 || looked.length === 0) return null;
  if (results.some(({ tool }) => tool === "update_metric" || tool === "delete_metric")) return null;
  const calls = [];
  const missing = [];
  for (const change of changes) {
    const tool = change.action === "delete" ? "delete_metric" : "update_metric";
    if (!given.has(tool)) continue;
    const entry = looked.map(({ output }) => output.kind === "result" ? find(output.value, change) : null).find((one) =>
      one !== null
    );
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

/** The entry of the day that is named, else the newest. */
function find(result: unknown, { metric, date }: MetricChange): z.infer<typeof entrySchema> | null {
  const parsed = resultSchema.safeParse(result);
  if (!parsed.success) return null;
  const histories = "metrics" in parsed.data ? parsed.data.metrics : [parsed.data];
  const entries = histories.filter((history) => history.metric === metric).flatMap((history) => history.entries);
  return (date === undefined ? entries[0] : entries.find((entry) => entry.date === date)) ?? null;
}

const UNITS: Record<string, string> = { weight: "kg", water: "ml", sleep: "h", exercise: "min" };

function unitOf({ metric }: MetricChange): { unit?: string } {
  const unit = UNITS[metric];
  return unit === undefined ? {} : { unit };
}

function notFound({ metric, date }: MetricChange, today: string): string {
  const when = date === undefined ? "" : ` de ${formatDate(date, today)}`;
  return `Não achei nenhum registro ${NOUNS[metric] ?? ""}${when}. Nada foi mudado.`;
}
