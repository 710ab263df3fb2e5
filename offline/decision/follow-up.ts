import type { ToolResult } from "../conversation.ts";
import type { Reading } from "../reading/reading.ts";
import { changeEntry } from "./change-entry.ts";
import { findMention } from "./find-mention.ts";
import type { FollowUp, FollowUpRule } from "./follow-up-rule.ts";
import { recordWorkout } from "./record-workout.ts";
import { settleDebt } from "./settle-debt.ts";

const FOLLOW_UPS: readonly FollowUpRule[] = [findMention, changeEntry, settleDebt, recordWorkout];

/** The second step of a message that needs one: an entry was looked up to be changed, a debt to be settled. */
export function followUp(
  reading: Reading,
  results: readonly ToolResult[],
  given: ReadonlySet<string>,
): FollowUp | null {
  const found = FOLLOW_UPS.map((rule) => rule(reading, results, given)).filter((one) => one !== null);
  if (found.length === 0) return null;
  const say = found.flatMap((one) => one.say === undefined ? [] : [one.say]).join("\n\n");
  return {
    calls: found.flatMap(({ calls }) => calls),
    lookedUp: found.flatMap(({ lookedUp }) => lookedUp),
    ...(say === "" ? {} : { say }),
  };
}
