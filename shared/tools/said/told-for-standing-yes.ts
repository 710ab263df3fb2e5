import { isBare, readFigures } from "../../language/figures/figures.ts";
import { isMoneySaid, isOwnWeight } from "../../language/figures/said-as.ts";
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
    (tool.name !== "create_expense" || isMoneySaid(Number(args.amount), said.now, said.today));
}

function addsOneEntry({ name }: ToolDefinition, args: JsonObject, facts: JsonObject): boolean {
  return !/^(?:update|snooze|cancel|delete)_/.test(name) && args.forever !== true && args.recurring !== true &&
    facts.replaced_amount === undefined;
}

/** Whether a measure was named, or a figure has a unit: "gastei 50 no mercado" tells no weight. */
function isMetricSaid({ metric }: JsonObject, { now, today }: WantedWrite["said"]): boolean {
  const known = METRICS.find((one) => one === metric);
  if (known === undefined || metric === "custom") return true;
  if (known === "weight") return isOwnWeight(now);
  const said = new Set(meaningStems(now));
  return meaningStems(METRIC_NOUNS[known]).some((stem) => isStemSaid(stem, said)) ||
    readFigures(now, today).some((figure) => !isBare(figure) && !figure.isMoney && figure.dates.length === 0);
}
