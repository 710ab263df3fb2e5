import { readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { mentionsSeveral } from "../../language/orders/exceptions.ts";
import { isDeepEqual } from "../../runtime/is-deep-equal.ts";
import type { JsonObject } from "../definition.ts";
import type { SaidWords } from "./unsaid-arguments.ts";

interface Call {
  tool: string;
  args: JsonObject;
}

/** Arguments that say what a record is called. */
const LABELS = /^(?:name|description|text|title|content|which|query|reminder|note|.*_name)$/;
/** Arguments that the model chooses: no words tell them. */
const CHOSEN = /^(?:category|metric|type|frequency|area|recurring|month|first_month|order|.*_id)$/;

/**
 * Whether a call carries out an order that other calls have carried out already: the same figures and days under no new name, or more
 * often than its figure was said. What the model chooses by itself, such as the category, makes no second order.
 */
export function repeatsOrder(
  call: Call,
  before: readonly Call[],
  { now, before: texts, today }: SaidWords,
): boolean {
  const alike = before.filter((other) => other.tool === call.tool && !differsInValues(call.args, other.args));
  if (alike.length === 0) return false;
  const stems = stemsOf(call);
  if (alike.some((other) => stems.every((stem) => stemsOf(other).includes(stem)))) return true;
  const number = call.args.amount ?? call.args.value;
  const said = [now, ...texts].join("\n");
  if (typeof number !== "number" || mentionsSeveral(fold(said)) || /\bcada\b/.test(fold(said))) return false;
  const times = readFigures(said, today).filter(({ numbers, amounts, minutes, quantities }) =>
    [...numbers, ...amounts, ...quantities, ...minutes.map((one) => one / 60)].includes(number)
  );
  return alike.length + 1 > Math.max(times.length, 1);
}

/** Whether two calls have another amount, day, time or kind. A day that only one of them has says nothing: it may be today. */
function differsInValues(args: JsonObject, others: JsonObject): boolean {
  return Object.entries(args).some(([name, value]) =>
    !LABELS.test(name) && !CHOSEN.test(name) && others[name] !== undefined && !isDeepEqual(others[name], value)
  );
}

function stemsOf({ args }: Call): string[] {
  const labels = Object.entries(args).filter(([name, value]) => LABELS.test(name) && typeof value === "string");
  return meaningStems(labels.map(([, value]) => value).join(" "));
}
