import { isBare, readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import { METRIC_NOUNS, METRICS } from "../../writing/format-measure.ts";
import type { JsonObject, ToolDefinition } from "../definition.ts";
import { findUnsaidActs } from "./unsaid-acts.ts";
import { findUnsaidArguments } from "./unsaid-arguments.ts";
import type { WantedWrite } from "./wanted-write.ts";

/**
 * Whether a standing yes covers a write: it adds one entry of its kind, and all of it was said in this message. What changes or ends
 * something that stands, or goes on by itself, is no such entry.
 */
export function isToldForStandingYes(write: WantedWrite): boolean {
  const { tool, args, facts, said } = write;
  return addsOneEntry(tool, args, facts) &&
    findUnsaidArguments(tool, args, facts, { ...said, before: [] }).length === 0 &&
    findUnsaidActs(write, args, said.now).length === 0 &&
    (tool.name !== "record_metric" || isMetricSaid(args, said)) &&
    (tool.name !== "create_expense" || isMoneySaid(args, said));
}

function addsOneEntry({ name }: ToolDefinition, args: JsonObject, facts: JsonObject): boolean {
  return !/^(?:update|snooze|cancel|delete)_/.test(name) && args.forever !== true && args.recurring !== true &&
    facts.replaced_amount === undefined;
}

/** Whether a measure was named, or a figure has a unit: "gastei 50 no mercado" tells no weight. */
function isMetricSaid({ metric }: JsonObject, { now, today }: WantedWrite["said"]): boolean {
  const known = METRICS.find((one) => one === metric);
  if (known === undefined || metric === "custom") return true;
  if (known === "weight") return isOwnWeight(fold(now));
  const said = new Set(meaningStems(now));
  return meaningStems(METRIC_NOUNS[known]).some((stem) => isStemSaid(stem, said)) ||
    readFigures(now, today).some((figure) => !isBare(figure) && !figure.isMoney && figure.dates.length === 0);
}

/** "andei 50 km até o mercado" */
const UNIT =
  /^ ?(?:km|[kq]uilometros?|metros?|m|kgs?|[kq]uilos?|g|gramas?|min|minutos?|h|hrs?|horas?|l|litros?|ml|x|vezes|%)(?![a-z])/;

/** Whether the amount was said as money, or as a bare figure. */
function isMoneySaid({ amount }: JsonObject, { now, today }: WantedWrite["said"]): boolean {
  const folded = fold(now);
  return readFigures(now, today).some((figure) =>
    [...figure.amounts, ...figure.numbers].includes(Number(amount)) && !UNIT.test(folded.slice(figure.end)) &&
    (figure.isMoney || isBare(figure))
  );
}

/** Whether a message tells the person's own weight: "pesei 82", not "comprei 82 kg de cimento" or "o peso do cachorro". */
function isOwnWeight(folded: string): boolean {
  return /\b(?:peso|pesei|pesando|balanca)\b/.test(folded) &&
    !/\d ?(?:kgs?|[kq]uilos?) de \b|\bpeso d[aoe]s? (?!hoje\b|agora\b)|\bmeu (?!peso\b)[a-z]+ (?:esta |ta )?(?:pes|com)/
      .test(folded);
}
