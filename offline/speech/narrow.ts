import type { ToolContext } from "../../shared/tools/definition.ts";
import type { ToolResult } from "../conversation.ts";
import type { Reading } from "../reading/reading.ts";
import { askedPart } from "./asked-part.ts";
import { narrowBills } from "./narrow-bills.ts";
import { narrowBirthdays } from "./narrow-birthdays.ts";
import { narrowHabits } from "./narrow-habits.ts";
import { narrowHistory } from "./narrow-history.ts";
import { narrowKnowledge } from "./narrow-knowledge.ts";
import { narrowPerson } from "./narrow-person.ts";
import type { Narrow } from "./narrow-result.ts";
import { narrowSummary } from "./narrow-summary.ts";
import { narrowTrends } from "./narrow-trends.ts";

const NARROW: Record<string, Narrow> = {
  get_finance_summary: narrowSummary,
  get_pending_bills: narrowBills,
  get_tracking_history: narrowHistory,
  get_habits: narrowHabits,
  get_birthdays: narrowBirthdays,
  get_person: narrowPerson,
  get_trends: narrowTrends,
  search_knowledge: narrowKnowledge,
};

/** The part of a result that the message asks for, in words; null when it asks for all of it. */
export function narrow(
  tool: string,
  output: ToolResult["output"],
  reading: Reading,
  context: ToolContext,
): string | null {
  if (output.kind !== "result") return null;
  return NARROW[tool]?.(output.value, askedPart(reading), context) ?? null;
}
