import type { Clause } from "../reading/clause.ts";
import type { Reading } from "../reading/reading.ts";
import { birthdaySpan } from "./birthday-span.ts";
import type { Candidate } from "./candidate.ts";

/** "quem faz aniversário em setembro?", "aniversários dessa semana"; the people that matter most where there is no tool for it. */
export function getBirthdays(clause: Clause, reading: Reading): Candidate[] {
  const span = birthdaySpan(clause, reading);
  if (span === null) return [];
  const args = span.kind === "month" ? { month: span.month } : span.kind === "days" ? { days: span.to } : {};
  const people = { tool: "search_knowledge", args: { query: "", type: "person", limit: 10 }, score: 0.95 };
  return [{ tool: "get_birthdays", args, score: 0.95, instead: people }];
}
