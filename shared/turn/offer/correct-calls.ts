import { opensWithYes, readCorrection, saysItWasWrong } from "../../language/commands/correction.ts";
import type { WholeMessage } from "../../language/commands/whole-message.ts";
import { readKeptItems } from "../../language/commands/selection.ts";
import { builtInCatalog, type Catalog } from "../../catalog/catalog.ts";
import { fold } from "../../language/fold.ts";
import { correctArguments } from "../../tools/correct-arguments.ts";
import { asBuiltIn, type JsonObject, type ToolContext } from "../../tools/definition.ts";
import { METRIC_NOUNS, METRICS } from "../../tools/health/measure.ts";
import type { OpenedTurn } from "../open-turn.ts";
import type { TrayAnswer } from "./answer-tray.ts";
import type { Proposal } from "./proposal.ts";
import type { RunnableCall } from "./run-calls.ts";

/** A call that a reply may be about. */
interface Correctable {
  tool: string;
  args: JsonObject;
}

/** What a bare reply makes of calls: those that it keeps, or the one that it changes. */
type CorrectedCalls<T> = { kept: T[] } | { changed: T; args: JsonObject };

/**
 * What a bare reply corrects ("na verdade 75,5", "sim, mas ontem", "o mercado foi 60", "menos o uber"), or null when it corrects
 * nothing, or may mean several of the calls.
 */
export function correctCalls<T extends Correctable>(
  calls: readonly T[],
  folded: string,
  { today }: Pick<ToolContext, "today">,
  catalog: Catalog = builtInCatalog,
): CorrectedCalls<T> | null {
  const kept = readKeptItems(folded, calls.map(textsOf));
  if (kept !== null) return { kept: kept.map((index) => calls[index]!) };
  const { named, rest } = takeName(calls, folded);
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

/** By what a call can be called: the texts of its arguments, and what is measured. */
function textsOf({ args }: Correctable): string {
  const metric = METRICS.find((known) => known === args.metric);
  const texts = Object.values(args).filter((value) => typeof value === "string");
  return [...texts, metric ? METRIC_NOUNS[metric] : ""].join(" ");
}

/** The one call that a reply names by a text of its arguments, and the reply without that name. */
function takeName<T extends Correctable>(calls: readonly T[], folded: string): { named?: T; rest: string } {
  const found = calls.flatMap((call) => {
    const names = Object.values(call.args).flatMap((value) =>
      typeof value === "string" && value.length > 2 ? [fold(value)] : []
    );
    const name = names.map((one) => new RegExp(`(?<!\\w)${RegExp.escape(one)}(?!\\w)`)).find((one) => one.test(folded));
    return name ? [{ named: call, rest: folded.replace(name, " ") }] : [];
  });
  return found.length === 1 ? found[0]! : { rest: folded };
}

/** A bare correction of what was just proposed. What is said is done; the others are meant where the reply begins with a yes. */
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

/** What a bare reply makes of the writes of the turn before: one of them is done otherwise, or some are taken back. */
export type SavedCorrection = { replacement: RunnableCall } | { takenBack: string[] };

/** The writes of the turn before, as the person's words correct them ("na verdade foi 35"), or null when they correct nothing. */
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
    return { takenBack: written.filter((call) => !corrected.kept.includes(call)).map(({ toolCallId }) => toolCallId) };
  }
  const { changed, args } = corrected;
  return {
    replacement: { toolCallId: crypto.randomUUID(), tool: changed.tool, args, replaces: [changed.toolCallId] },
  };
}

/** Writes of tools that need a yes, which another call may replace. What went out to a service is not taken back by us. */
export function correctableWrites<T extends { tool: string }>(writes: readonly T[], catalog: Catalog): T[] {
  return writes.filter(({ tool }) => asBuiltIn(catalog.find(tool))?.confirmation === "required");
}
