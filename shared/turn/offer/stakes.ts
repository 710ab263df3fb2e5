import type { JsonObject } from "../../tools/definition.ts";
import { hasHighStakes, isErasing } from "../../tools/said/orderable-tools.ts";
import type { Turn } from "../turn.ts";
import type { Proposal } from "./proposal.ts";
import { STANDING_YES_TOOL } from "./standing-yes.ts";

/**
 * Whether a proposal runs only after a button or a message that is nothing but an explicit yes.
 *
 * @param chosen the facts of the choice that the person made, if the proposal has choices
 */
export function needsExplicitYes(
  turn: Pick<Turn, "catalog">,
  { tool, facts }: Proposal,
  chosen?: JsonObject,
): boolean {
  const definition = turn.catalog.find(tool);
  return definition !== undefined && hasHighStakes(definition, chosen ?? facts);
}

/**
 * Whether words say yes to a proposal that was asked earlier only if they name it: it goes outside, if only to read there, or changes
 * what needs a yes from then on.
 */
export function mustBeNamed({ catalog }: Pick<Turn, "catalog">, { tool }: Proposal): boolean {
  return tool === STANDING_YES_TOOL || catalog.find(tool)?.kind !== "built-in";
}

/** Whether a call deletes or forgets something. */
export function erases({ catalog }: Pick<Turn, "catalog">, { tool, args }: Pick<Proposal, "tool" | "args">): boolean {
  const definition = catalog.find(tool);
  return definition !== undefined && isErasing(definition, args);
}
