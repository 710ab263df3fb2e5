import { z } from "zod";
import type { ToolDefinition } from "../definition.ts";
import { historySchema } from "./history.ts";
import { metricName } from "./metric-name.ts";
import { METRICS } from "./metric.ts";
import { summarizeHistory } from "./summarize-history.ts";
import { summarizeMetric } from "./summarize-metric.ts";

const resultSchema = z.union([
  z.object({ days: z.number(), metrics: z.array(historySchema), metric: z.string().nullish() }),
  historySchema.extend({ days: z.number() }),
]);

/** What was recorded lately, with a summary a metric. */
export const getTrackingHistory: ToolDefinition = {
  name: "get_tracking_history",
  description: "Medidas registradas: id de cada registro, último, média, mínimo, máximo e variação. Sem metric, todas.",
  inputSchema: z.object({
    metric: z.enum(METRICS).optional(),
    days: z.int().min(1).max(365).optional().describe("padrão 30"),
  }),
  confirmation: "none",
  answer(result, { today }) {
    const parsed = resultSchema.parse(result);
    const period = parsed.days === 1 ? "hoje" : `nos últimos ${parsed.days} dias`;
    if (!("metrics" in parsed)) {
      return parsed.count === 0
        ? `Ainda não há registros de ${metricName(parsed)} ${period}. Quando quiser, é só me contar que eu anoto.`
        : summarizeMetric(parsed, period, today);
    }
    return parsed.metrics.length === 0
      ? `Ainda não há medidas registradas ${period}. Quando quiser, é só me contar que eu anoto.`
      : [`O que você registrou ${period}:`, ...parsed.metrics.map((one) => `- ${summarizeHistory(one, today)}`)].join(
        "\n",
      );
  },
};
