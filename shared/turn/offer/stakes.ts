import type { JsonObject } from "../../tools/definition.ts";
import { hasHighStakes } from "../../tools/with-order.ts";
import type { Turn } from "../turn.ts";
import { toolOf } from "./look-up.ts";
import type { OpenPendingAction } from "./pending-action.ts";

/** Whether a proposal is carried out only by an explicit yes as the whole message, or a button; of several, what `chosen` found. */
export function needsExplicitYes(
  turn: Pick<Turn, "packs">,
  { tool, facts }: OpenPendingAction,
  chosen?: JsonObject,
): boolean {
  const definition = toolOf(turn, tool);
  return definition !== undefined && hasHighStakes(definition, chosen ?? facts);
}
