import { type JsonObject, type RecordKind, recordKindOf } from "../../tools/definition.ts";
import type { TurnRecord } from "../record.ts";
import type { TurnEvent } from "../reply.ts";
import type { Turn } from "../turn.ts";
import { waitingPeriod } from "./proposal.ts";

/** After so many proposals of a kind that were accepted unchanged, one after the other, it is offered once not to ask any more. */
const ACCEPTED_IN_A_ROW = 5;
export const STANDING_YES = "set_standing_yes";

/** Whether the person has said that this kind of record needs no yes of its own. */
export function hasStandingYes({ opened: { context } }: Turn, kind: RecordKind | undefined): boolean {
  return kind !== undefined && context.standing.includes(kind);
}

/** Offers, once a kind, to record without asking, where what the person has just accepted unchanged makes five in a row. */
export function offerStandingYes(turn: Turn, record: TurnRecord): TurnEvent[] {
  const { acceptedInARow, tray } = turn.opened.context;
  const tool = turn.catalog.find(STANDING_YES);
  if (tool?.offer === undefined || record.proposed.length > 0 || tray.some((one) => one.tool === STANDING_YES)) {
    return [];
  }
  const counts = new Map<RecordKind, number>();
  for (const proposal of record.accepted) {
    const kind = recordKindOf(turn.catalog.find(proposal.tool), proposal.args);
    // Kinds that were spoken of before are not counted.
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
    { type: "call", toolCallId, tool: STANDING_YES, args },
    {
      type: "proposed",
      proposal: {
        id: crypto.randomUUID(),
        kind: "proposal",
        toolCallId,
        tool: STANDING_YES,
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
