import type { JsonObject } from "../../tools/definition.ts";
import { hasHighStakes } from "../../tools/said/with-order.ts";
import type { Turn } from "../turn.ts";
import type { Proposal } from "./proposal.ts";

/** Whether a proposal is carried out only by an explicit yes as the whole message, or a button; of several, what `chosen` found. */
export function needsExplicitYes(
  turn: Pick<Turn, "catalog">,
  { tool, facts }: Proposal,
  chosen?: JsonObject,
): boolean {
  const definition = turn.catalog.find(tool);
  return definition !== undefined && hasHighStakes(definition, chosen ?? facts);
}
