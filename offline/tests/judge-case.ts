import type { Decision } from "../decision/plan-calls.ts";
import { decide } from "../decision/decide.ts";
import type { PastTurn } from "../conversation.ts";
import { readMessage } from "../reading/read-message.ts";
import { fold } from "../../shared/language/fold.ts";
import { urgentAnswer } from "../urgent/urgent-answer.ts";
import type { LabelledCase } from "./labelled-case.ts";

const TOOLS = {
  base: ["search_knowledge", "add_knowledge", "analyze_context", "create_reminder", "list_reminders"],
  finance: [
    "get_finance_summary",
    "get_pending_bills",
    "mark_bill_paid",
    "create_expense",
    "get_debt_progress",
    "create_finance_item",
    "pay_debt",
    "delete_finance_item",
    "get_accounts",
    "transfer_money",
    "update_expense",
  ],
  health: [
    "record_metric",
    "get_tracking_history",
    "update_metric",
    "delete_metric",
    "record_habit",
    "create_habit",
    "delete_habit",
    "get_habits",
    "get_trends",
  ],
  relationships: ["get_person", "update_person"],
  library: ["create_automatic_note"],
};

/** The day of the labelled sentences, a Friday. */
export const TODAY = "2026-11-20";

/** The decision about a labelled sentence, and what is wrong with it. Null: nothing. */
export function judgeCase(one: LabelledCase): { decision: Decision; wrong: string | null } {
  const availableTools = new Set([...TOOLS.base, ...(one.domains ? TOOLS[one.domains] : Object.values(TOOLS).flat())]);
  const past = pastOf(one);
  const decision = decide(readMessage(one.text, TODAY), past, availableTools);
  const urgent = urgentAnswer(one.text, past) !== null;
  return { decision, wrong: urgent || one.topic === "crisis" ? compareUrgent(one, urgent) : compare(one, decision) };
}

function pastOf({ history = [] }: LabelledCase): PastTurn[] {
  const past: PastTurn[] = [];
  for (const { role, text } of history) {
    if (role === "user") past.push({ user: text, assistant: "", calls: [] });
    else past.at(-1)!.assistant = text;
  }
  return past;
}

/** Checks an urgent answer, which comes before any decision. It is also right for a sentence that is labelled as a feeling. */
function compareUrgent({ expect, topic }: LabelledCase, urgent: boolean): string | null {
  if (!urgent) return "not urgent";
  return expect === "any" || topic === "crisis" || topic === "feeling" ? null : "urgent";
}

function compare({ expect, topic }: LabelledCase, decision: Decision): string | null {
  if (expect === "any") return null;
  if (expect === "talk") {
    if (decision.kind === "calls") return "called";
    if (topic === undefined) return null;
    const found = decision.kind === "ask" ? "ask" : decision.topic.name;
    return SAME[topic]?.includes(found) ?? found === topic ? null : `topic ${found}`;
  }
  if (decision.kind !== "calls") return `no call (${decision.kind})`;
  const left = [...decision.calls];
  for (const { tool, args } of expect) {
    const at = left.findIndex((call) =>
      call.tool === tool && Object.entries(args).every(([key, value]) => fits(value, call.args[key]))
    );
    if (at < 0) return `missing ${tool}`;
    left.splice(at, 1);
  }
  return left.length === 0 ? null : `extra ${left.map(({ tool }) => tool).join(", ")}`;
}

const SAME: Record<string, string[]> = {
  joke: ["world", "unclear"],
  feeling: ["feeling"],
  work: ["work", "feeling"],
};

function fits(wanted: unknown, found: unknown): boolean {
  if (wanted === null) return found === undefined;
  if (typeof wanted === "string") {
    if (typeof found !== "string") return false;
    return wanted.startsWith("~") ? fold(found).includes(fold(wanted.slice(1))) : fold(found) === fold(wanted);
  }
  if (typeof wanted === "number") return typeof found === "number" && Math.abs(found - wanted) < 0.011;
  if (!Array.isArray(wanted)) return wanted === found;
  return Array.isArray(found) && wanted.length === found.length &&
    wanted.every((one) => found.some((other) => fits(one, other)));
}
