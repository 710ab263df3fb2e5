import { formatFrequency } from "../../tools/health/habit.ts";
import { formatMeasure, measureSchema, metricName } from "../../tools/health/measure.ts";
import type { ExportRow } from "../read-export.ts";
import type { EntryContext } from "./entry-context.ts";
import { formatMoment } from "./format-moment.ts";
import { listLine } from "./list-line.ts";
import { textOf } from "./text-of.ts";

const FREQUENCIES = ["daily", "weekdays", "weekends", "custom"] as const;

/** A line for each kind of health row. */
export const healthEntries: Record<string, (row: ExportRow, context: EntryContext) => string> = {
  tracking_entries: (row) => {
    const measure = measureSchema.parse({ ...row, unit: row.custom_unit });
    return listLine([
      formatMoment(textOf(row, "entry_date"), "UTC"),
      metricName(measure),
      formatMeasure(measure),
      textOf(row, "note"),
    ]);
  },
  habits: (row) => {
    const frequency = FREQUENCIES.find((name) => name === row.frequency);
    const days = Array.isArray(row.days) ? row.days.filter((day) => typeof day === "number") : [];
    return listLine([
      textOf(row, "name"),
      frequency && formatFrequency({ frequency, days }),
      row.active === false ? "parado" : "",
    ]);
  },
  habit_completions: (row, { names }) =>
    listLine([
      formatMoment(textOf(row, "completion_date"), "UTC"),
      names.get(textOf(row, "habit_id")),
      textOf(row, "note"),
    ]),
};
