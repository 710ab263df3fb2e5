import type { JsonObject } from "../../tools/definition.ts";
import { hasHighStakes } from "../../tools/said/orderable-tools.ts";
import type { Turn } from "../turn.ts";
import type { Proposal } from "./proposal.ts";

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
