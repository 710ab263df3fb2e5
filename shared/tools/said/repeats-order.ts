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
  /** What its preparation found. */
  facts?: JsonObject;
}

/** Arguments that say what a record is called. */
const LABELS = /^(?:name|description|text|title|content|which|query|reminder|note|.*_name)$/;
/** Arguments that the model chooses: no words tell them. */
const CHOSEN = /^(?:category|metric|type|frequency|area|recurring|month|first_month|order|.*_id)$/;

/**
 * Whether a call carries out an order that other calls have carried out already: the same figures and days under no new name, or more
 * often than its figure was said, as a record of whatever kind. What the model chooses by itself, such as the category, makes no second
 * order.
 */
export function repeatsOrder(call: Call, before: readonly Call[], said: SaidWords): boolean {
  const alike = before.filter((other) => other.tool === call.tool && !differsInValues(call.args, other.args));
  const stems = stemsOf(call);
  if (alike.some((other) => stems.every((stem) => stemsOf(other).includes(stem)))) return true;
  const otherKinds = before.filter((other) => isOtherKind(call, other) && restsOnSameFigure(call, other));
  const resting = [...alike, ...otherKinds];
  return resting.length > 0 && resting.length + 1 > timesSaid(figureOf(call), said);
}

/** How often a figure was said, at least once; any number of times where the words are about several things. */
function timesSaid(number: number | undefined, { now, before, today }: SaidWords): number {
  const said = [now, ...before].join("\n");
  const folded = fold(said);
  if (number === undefined || mentionsSeveral(folded) || /\bcada\b/.test(folded)) return Infinity;
  const times = readFigures(said, today).filter(({ numbers, amounts, minutes, quantities }) =>
    [...numbers, ...amounts, ...quantities, ...minutes.map((one) => one / 60)].includes(number)
  );
  return Math.max(times.length, 1);
}

/** The figure of a record, unless it is the row's own: "marca a luz como paga" needs no amount. */
function figureOf({ args, facts = {} }: Call): number | undefined {
  const figure = args.amount ?? args.value;
  const isOfRow = Object.values(facts).includes(figure);
  return typeof figure === "number" && !isOfRow ? figure : undefined;
}

function isOtherKind(call: Call, other: Call): boolean {
  return call.tool !== other.tool || call.args.kind !== other.args.kind || call.args.metric !== other.args.metric;
}

function restsOnSameFigure(call: Call, other: Call): boolean {
  const figure = figureOf(call);
  return figure !== undefined && figure === figureOf(other);
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
