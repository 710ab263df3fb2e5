import { type JsonObject, type RecordKind, recordKindOf } from "../../tools/definition.ts";
import type { TurnRecord } from "../record.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { waitingPeriod } from "./proposal.ts";

/** After so many accepted proposals of a kind in a row, all unchanged, code offers once not to ask any more. */
const ACCEPTED_IN_A_ROW = 5;
export const STANDING_YES_TOOL = "set_standing_yes";

/**
 * Whether the person has agreed that records of this kind need no yes, also in this very message ("sim, pode. e tb 12 de estacionamento").
 *
 * @param calls the calls of this step: a kind that is to be asked for again needs a yes at once
 */
export function hasStandingYes(
  { opened: { context }, record }: Turn,
  kind: RecordKind | undefined,
  calls: readonly { tool: string; args: JsonObject }[] = [],
): boolean {
  if (kind === undefined) return false;
  const isSet = (is_on: boolean) => (one: { tool: string; args: JsonObject }) =>
    one.tool === STANDING_YES_TOOL && one.args.kind === kind && one.args.is_on === is_on;
  if ([...record.accepted, ...calls].some(isSet(false))) return false;
  return context.standing.includes(kind) || record.accepted.some(isSet(true));
}

/** Offers to record a kind without asking, once a kind, when the person has just accepted the fifth unchanged proposal in a row. */
export function offerStandingYes(turn: Turn, record: TurnRecord): TurnEvent[] {
  const { acceptedInARow, tray } = turn.opened.context;
  const tool = turn.catalog.find(STANDING_YES_TOOL);
  if (tool?.offer === undefined || record.proposed.length > 0 || tray.some((one) => one.tool === STANDING_YES_TOOL)) {
    return [];
  }
  const counts = new Map<RecordKind, number>();
  for (const proposal of record.accepted) {
    const kind = recordKindOf(turn.catalog.find(proposal.tool), proposal.args);
    // A kind for which this was offered before is not counted.
    if (kind !== undefined && acceptedInARow[kind] !== undefined) {
      counts.set(kind, (counts.get(kind) ?? acceptedInARow[kind]) + 1);
    }
  }
  const due = [...counts].find(([, count]) => count >= ACCEPTED_IN_A_ROW);
  if (due === undefined) return [];
  const args: JsonObject = { kind: due[0], is_on: true };
  const toolCallId = crypto.randomUUID();
  const offer = tool.offer(args, {}, turn.toolContext);
  return [
    { type: "call", toolCallId, tool: STANDING_YES_TOOL, args },
    {
      type: "proposed",
      proposal: {
        id: crypto.randomUUID(),
        kind: "proposal",
        toolCallId,
        tool: STANDING_YES_TOOL,
        args,
        replaces: [],
        offer,
        skills: [...record.skills],
        ...waitingPeriod(),
      },
    },
    { type: "say", text: offer },
  ];
}
