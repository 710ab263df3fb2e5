import { isBare, readFigures } from "../../language/figures/figures.ts";
import { isMoneySaid, isOwnWeight } from "../../language/figures/said-as.ts";
import { fold } from "../../language/fold.ts";
import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import { readSentences } from "../../language/sentences.ts";
import { WAY_OF_PAYING } from "../../language/way-of-money.ts";
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
  const { account: _account, ...withoutAccount } = args;
  // "fiz 45 em dinheiro": which of their accounts that is, the person need not say each time.
  const told = WAY_OF_PAYING.test(fold(said.now)) ? withoutAccount : args;
  return addsOneEntry(tool, args, facts) &&
    findUnsaidArguments(tool, told, facts, { ...said, before: [] }).length === 0 &&
    findUnsaidActs(write, args, said.now, sentencesWith(args.amount, said)).length === 0 &&
    (tool.name !== "record_metric" || isMetricSaid(args, said)) &&
    (tool.name !== "create_expense" || isMoneySaid(Number(args.amount), said.now, said.today));
}

/** The sentences of a message with this amount: "deu 190 no pix. paguei o Zé" tells two things. */
function sentencesWith(amount: unknown, { now, today }: WantedWrite["said"]): string {
  const told = readSentences(now).map(({ written }) => written)
    .filter((written) => readFigures(written, today).some(({ amounts }) => amounts.includes(Number(amount))));
  return told.length > 0 ? told.join(" ") : now;
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
