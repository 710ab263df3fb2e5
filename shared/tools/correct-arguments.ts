import type { Correction } from "../language/commands/correction.ts";
import { asBuiltIn, type CorrectableArgument, type JsonObject, type ToolDefinition } from "./definition.ts";
import { categoriesNamedBy } from "./finance/category.ts";
import { correctMeasure } from "./health/correct-measure.ts";

/** What a correction may mean in the place of an argument: the arguments it changes. */
const CHANGES_BY_ARGUMENT: Record<CorrectableArgument, (correction: Correction, args: JsonObject) => JsonObject[]> = {
  date: ({ day }) => day === undefined ? [] : [{ date: day }],
  paid_on: ({ day }) => day === undefined ? [] : [{ paid_on: day }],
  at: ({ time, day, comingDay = day }, { at, recurrence }) => {
    const [date, hour] = String(at).split("T");
    if (time !== undefined) return [{ at: `${date}T${time}` }];
    // Another day would be another rule.
    return comingDay === undefined || recurrence !== undefined ? [] : [{ at: `${comingDay}T${hour}` }];
  },
  amount: ({ amount }) => amount === undefined ? [] : [{ amount }],
  received_on: ({ day }) => day === undefined ? [] : [{ received_on: day }],
  // Where no instalments were named, a number is an amount.
  installments: ({ number }, args) =>
    number === undefined || args.installments === undefined ? [] : [{ installments: number }],
  value: correctMeasure,
  category: ({ word }, args) =>
    word === undefined || args.category === undefined ? [] : categoriesNamedBy(word).map((category) => ({ category })),
};

/** A call's arguments with a correction in its place; null when it has none there, or says what is there already. */
export function correctArguments(tool: ToolDefinition, args: JsonObject, correction: Correction): JsonObject | null {
  const changes = (asBuiltIn(tool)?.correctable ?? []).flatMap((name) => CHANGES_BY_ARGUMENT[name](correction, args));
  const change = changes.find((change) => tool.inputSchema.safeParse({ ...args, ...change }).success);
  return change && Object.entries(change).some(([name, value]) => args[name] !== value) ? { ...args, ...change } : null;
}
