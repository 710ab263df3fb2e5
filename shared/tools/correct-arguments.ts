import type { Correction } from "../language/commands/correction.ts";
import { asBuiltIn, type CorrectableArgument, type JsonObject, type ToolDefinition } from "./definition.ts";
import { categoriesNamedBy } from "./finance/category.ts";
import { correctMeasure } from "./health/correct-measure.ts";

/** For each argument: the changes that a correction may mean for it. An empty list means none. */
const CHANGES_BY_ARGUMENT: Record<CorrectableArgument, (correction: Correction, args: JsonObject) => JsonObject[]> = {
  date: ({ day }) => day === undefined ? [] : [{ date: day }],
  paid_on: ({ day }) => day === undefined ? [] : [{ paid_on: day }],
  at: ({ time, day, comingDay = day }, { at, recurrence }) => {
    const [date, hour] = String(at).split("T");
    if (time !== undefined) return [{ at: `${date}T${time}` }];
    // The day of a repeated reminder belongs to its rule, which a correction does not change.
    return comingDay === undefined || recurrence !== undefined ? [] : [{ at: `${comingDay}T${hour}` }];
  },
  amount: ({ amount }) => amount === undefined ? [] : [{ amount }],
  received_on: ({ day }) => day === undefined ? [] : [{ received_on: day }],
  // If the call names no instalments, the number is an amount.
  installments: ({ number }, args) =>
    number === undefined || args.installments === undefined ? [] : [{ installments: number }],
  value: correctMeasure,
  category: ({ word }, args) =>
    word === undefined || args.category === undefined ? [] : categoriesNamedBy(word).map((category) => ({ category })),
};

/** The arguments of a call with a correction applied; null if the correction fits no argument, or changes nothing. */
export function correctArguments(tool: ToolDefinition, args: JsonObject, correction: Correction): JsonObject | null {
  const changes = (asBuiltIn(tool)?.correctable ?? []).flatMap((name) => CHANGES_BY_ARGUMENT[name](correction, args));
  const change = changes.find((change) => tool.inputSchema.safeParse({ ...args, ...change }).success);
  return change && Object.entries(change).some(([name, value]) => args[name] !== value) ? { ...args, ...change } : null;
}
