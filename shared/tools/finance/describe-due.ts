import { onDay } from "../../text/format-date.ts";

/** "vence amanhã", "venceu em 10/11/2026": a due date as seen from today. */
export function describeDue(dueOn: string, today: string): string {
  return `${dueOn < today ? "venceu" : "vence"} ${onDay(dueOn, today)}`;
}
