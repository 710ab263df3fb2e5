import { raiseTopic } from "./command/raise-topic.ts";
import { tellReminders } from "./command/tell-reminders.ts";
import { remindOfTray } from "./offer/remind-of-tray.ts";
import { offerStandingYes } from "./offer/standing-yes.ts";
import type { TurnMessage } from "./read-message.ts";
import type { TurnRecord } from "./record.ts";
import type { TurnEvent } from "./reply.ts";
import type { Turn } from "./turn.ts";

/**
 * What code adds under a reply, whoever replied: reminders that came due, and at most one of these: the offer of a standing yes, a
 * reminder of older proposals, a topic from memory. It adds nothing where the talk is grave.
 */
export function* afterReply(turn: Turn, record: TurnRecord, message: TurnMessage): Generator<TurnEvent> {
  yield* tellReminders(turn, record, message);
  if (record.outcome !== "completed" || message.isGrave || record.skills.includes("counselor")) return;
  const standing = offerStandingYes(turn, record);
  if (standing.length > 0) return yield* standing;
  const reminded = remindOfTray(turn, record);
  if (reminded.length > 0) return yield* reminded;
  yield* raiseTopic(turn, record, message);
}
