import type { ToolResult } from "../conversation.ts";
import type { Reading } from "../reading/reading.ts";
import type { PlannedCall } from "./decision.ts";

/** What a result leads to: further calls, or something to say instead of the result. */
export interface FollowUp {
  calls: PlannedCall[];
  say?: string;
  /** Results that were only looked up, and are not told. */
  lookedUp: ToolResult[];
}

/** Finds what a result leads to, for a message that needs more than one step; null when it does not. */
export type FollowUpRule = (
  reading: Reading,
  results: readonly ToolResult[],
  given: ReadonlySet<string>,
) => FollowUp | null;
