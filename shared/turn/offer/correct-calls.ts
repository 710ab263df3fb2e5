import { opensWithYes, readCorrection, saysItWasWrong } from "../../language/commands/correction.ts";
import type { WholeMessage } from "../../language/commands/whole-message.ts";
import { readKeptItems } from "../../language/commands/selection.ts";
import { builtInCatalog, type Catalog } from "../../catalog/catalog.ts";
import { fold } from "../../language/fold.ts";
import { correctArguments } from "../../tools/correct-arguments.ts";
import { asBuiltIn, type JsonObject, type ToolContext } from "../../tools/definition.ts";
import { METRIC_NOUNS, METRICS } from "../../writing/format-measure.ts";
import type { OpenedTurn } from "../open-turn.ts";
import type { TrayAnswer } from "./answer-tray.ts";
import type { Proposal } from "./proposal.ts";
import type { RunnableCall } from "./run-calls.ts";
import { erases } from "./stakes.ts";

/** A call that a reply may correct. */
interface Correctable {
  tool: string;
  args: JsonObject;
}

/** What a reply changes in a list of calls: it keeps only some of them, or gives one of them other arguments. */
type CorrectedCalls<T> = { kept: T[] } | { changed: T; args: JsonObject };

/**
 * Reads a reply that is a correction and nothing else ("na verdade 75,5", "sim, mas ontem", "o mercado foi 60", "menos o uber"). Null if it
 * corrects nothing, or may be about several of the calls.
 */
export function correctCalls<T extends Correctable>(
  calls: readonly T[],
  folded: string,
  { today }: Pick<ToolContext, "today">,
  catalog: Catalog = builtInCatalog,
): CorrectedCalls<T> | null {
  const kept = readKeptItems(folded, calls.map(namingTextOf));
  if (kept !== null) {
    const rest = kept.map((index) => calls[index]!);
    // A no to one is a yes to the others, but not to erasing something.
    return rest.some((call) => erases({ catalog }, call)) ? null : { kept: rest };
  }
  const { named, rest } = splitName(calls, folded);
  const correction = readCorrection(rest, today);
  if (correction === null) return null;
  const corrected = (named ? [named] : calls).flatMap((call) => {
    const tool = catalog.find(call.tool);
    const args = tool ? correctArguments(tool, call.args, correction) : null;
    return args ? [{ changed: call, args }] : [];
  });
  const [meant, other] = corrected;
  return meant && !other ? meant : null;
}

/** The words that may name a call: the texts of its arguments, and the name of what is measured. */
function namingTextOf({ args }: Correctable): string {
  const metric = METRICS.find((known) => known === args.metric);
  const texts = Object.values(args).filter((value) => typeof value === "string");
  return [...texts, metric ? METRIC_NOUNS[metric] : ""].join(" ");
}

/** The one call that the reply names by a text of its arguments, and the rest of the reply without that name. */
function splitName<T extends Correctable>(calls: readonly T[], folded: string): { named?: T; rest: string } {
  const found = calls.flatMap((call) => {
    const names = Object.values(call.args).flatMap((value) =>
      typeof value === "string" && value.length > 2 ? [fold(value)] : []
    );
    const name = names.map((one) => new RegExp(`(?<!\\w)${RegExp.escape(one)}(?!\\w)`)).find((one) => one.test(folded));
    return name ? [{ named: call, rest: folded.replace(name, " ") }] : [];
  });
  return found.length === 1 ? found[0]! : { rest: folded };
}

/**
 * Reads a reply that corrects what was asked last. The corrected proposal runs as the reply says; the others run only if it begins with
 * a yes.
 */
export function correctProposals(
  proposals: readonly Proposal[],
  { folded }: WholeMessage,
  context: Pick<ToolContext, "today">,
  catalog: Catalog,
): TrayAnswer[] | null {
  const corrected = correctCalls(proposals, folded, context, catalog);
  if (corrected === null) return null;
  if ("kept" in corrected) {
    return proposals.map((proposal) => ({ proposal, decision: corrected.kept.includes(proposal) ? "yes" : "no" }));
  }
  const others = opensWithYes(folded) ? proposals.filter((proposal) => proposal !== corrected.changed) : [];
  return [
    { proposal: corrected.changed, decision: "change", args: corrected.args, mayRun: true },
    ...others.map((proposal): TrayAnswer => ({ proposal, decision: "yes" })),
  ];
}

/** A correction of the last turn's writes: a call that replaces one of them, or the ids of the calls to undo. */
export type SavedCorrection = { replacement: RunnableCall } | { undone: string[] };

/** Reads a reply that corrects the last turn's writes ("na verdade foi 35"). Null if it corrects nothing. */
export function correctSaved(
  writes: OpenedTurn["context"]["writes"],
  { folded }: WholeMessage,
  context: Pick<ToolContext, "today">,
  catalog: Catalog,
): SavedCorrection | null {
  if (!saysItWasWrong(folded)) return null;
  const written = correctableWrites(writes, catalog).filter(({ isLast }) => isLast);
  const corrected = written.length > 0 ? correctCalls(written, folded, context, catalog) : null;
  if (corrected === null) return null;
  if ("kept" in corrected) {
    return { undone: written.filter((call) => !corrected.kept.includes(call)).map(({ toolCallId }) => toolCallId) };
  }
  const { changed, args } = corrected;
  return {
    replacement: { toolCallId: crypto.randomUUID(), tool: changed.tool, args, replaces: [changed.toolCallId] },
  };
}

/** The writes that another call may replace: those of built-in tools that need a yes. What a service has received cannot be undone here. */
export function correctableWrites<T extends { tool: string }>(writes: readonly T[], catalog: Catalog): T[] {
  return writes.filter(({ tool }) => asBuiltIn(catalog.find(tool))?.confirmation === "required");
}
