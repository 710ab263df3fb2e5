import { z } from "zod";

const seriesSchema = z.object({ kind: z.enum(["metric", "custom", "habit"]), name: z.string() });

/** One series over days; slope is a day. Without enough days there are no figures. */
const trendSchema = z.discriminatedUnion("status", [
  seriesSchema.extend({ status: z.literal("not_enough_data"), n: z.number() }),
  seriesSchema.extend({
    status: z.literal("ok"),
    n: z.number(),
    unit: z.string().nullish(),
    slope: z.number(),
    mean: z.number(),
  }),
]);

const correlationSchema = z.object({
  a: seriesSchema,
  b: seriesSchema,
  n: z.number(),
  status: z.enum(["ok", "not_enough_data", "no_variation"]),
  r: z.number().optional(),
});

/** What get_trends returns. */
export const trendsSchema = z.object({
  days: z.number(),
  minimum_days: z.number(),
  trends: z.array(trendSchema),
  correlations: z.array(correlationSchema),
});

export type Trends = z.infer<typeof trendsSchema>;
export type Series = z.infer<typeof seriesSchema>;
export type Trend = z.infer<typeof trendSchema>;
export type Correlation = z.infer<typeof correlationSchema>;
