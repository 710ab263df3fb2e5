import type { ToolDefinition } from "./definition.ts";
import { createHabit } from "./health/create-habit.ts";
import { deleteHabit } from "./health/delete-habit.ts";
import { deleteMetric } from "./health/delete-metric.ts";
import { getHabits } from "./health/get-habits.ts";
import { getTrackingHistory } from "./health/get-tracking-history.ts";
import { getTrends } from "./health/get-trends.ts";
import { recordHabit } from "./health/record-habit.ts";
import { recordMetric } from "./health/record-metric.ts";
import { updateMetric } from "./health/update-metric.ts";

/** Tools of the health skill (domain §3). */
export const healthTools: ToolDefinition[] = [
  recordMetric,
  getTrackingHistory,
  updateMetric,
  deleteMetric,
  recordHabit,
  createHabit,
  deleteHabit,
  getHabits,
  getTrends,
];
