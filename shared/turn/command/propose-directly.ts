import type { PreparedStep } from "../offer/prepare-calls.ts";
import { propose, tellOffers } from "../offer/propose.ts";
import type { Reply } from "../reply.ts";
import type { Turn } from "../turn.ts";

/** A reply without the model that proposes writes, and tells why the others cannot be proposed. */
export function proposeDirectly(
  turn: Turn,
  step: PreparedStep,
  skills: string[],
  route: "direct" | "corrected" = "direct",
): Reply {
  const { events, offers, refusals } = propose(turn, step, { skills, tray: turn.opened.context.tray });
  const sentences = [...new Set(refusals.map(({ sentence }) => sentence))];
  return [
    { type: "route", route },
    { type: "skills", skills },
    { type: "step" },
    ...step.calls.map(({ call: { toolCallId, tool, args } }) => ({ type: "call" as const, toolCallId, tool, args })),
    ...events,
    ...[...sentences, ...(offers.length > 0 ? [tellOffers(offers)] : [])].map((text) => ({
      type: "say" as const,
      text,
    })),
  ];
}
