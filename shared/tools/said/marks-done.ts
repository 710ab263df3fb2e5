import { CalendarDay } from "../../language/figures/calendar-day.ts";
import { fold } from "../../language/fold.ts";
import { meaningStems } from "../../language/meaning-stems.ts";
import { splitIntoClauses } from "../../language/orders/answer-clauses.ts";
import { readAnswer } from "../../language/orders/order.ts";
import { NAMELESS_STEMS, withoutOrderVerbs } from "../../language/orders/order-object.ts";
import { namesReminderToEnd } from "../../language/orders/reminder-to-end.ts";
import {
  deniesDone,
  type DoneMark,
  sharesHour,
  sharesWord,
  tellsDone,
  tellsNotDone,
  tellsReminderDone,
  ticksOff,
} from "../../language/orders/reported-done.ts";
import { asBuiltIn, type ToolDefinition } from "../definition.ts";
import type { FoundReading } from "./is-about.ts";
import type { CallWords, WantedWrite } from "./wanted-write.ts";

/** Whether the person tells that what a due reminder asked for is done: "tomei a losartana", "já dei o remédio das 6". */
export function isReminderReportedDone({ tool, args, facts, quote, said, proposal }: WantedWrite): boolean {
  if (proposal !== undefined || !asBuiltIn(tool)?.isOrderedByReport) return false;
  const isDue = typeof facts.at === "string" && facts.at.slice(0, 16) <= said.nowLocal.slice(0, 16);
  const isNamed = sharesWord(quote, String(facts.text ?? "")) || sharesHour(quote, String(facts.at));
  // "tomei ontem" is not today's dose, but what was due yesterday was done.
  const wasDueYesterday = String(facts.at).slice(0, 10) === CalendarDay.parse(said.today)!.plusDays(-1).toString();
  if (!wasDueYesterday && /\bontem\b/i.test(quote)) return false;
  const isOfItsHour = (clause: string) => sharesHour(clause, String(facts.at));
  return isDue && isNamed && args.forever !== true &&
    tellsReminderDone(quote, String(facts.text ?? ""), isOfItsHour) && readAnswer(said.now, quote).found;
}

/** Whether a tool writes that something was done: paid, received, practised. */
export function recordsDone({ name }: ToolDefinition): boolean {
  return /^(?:mark_bill_paid|pay_debt|receive_income|record_habit)$/.test(name);
}

/** Whether the order for a new record tells that what it would record has not been done. */
export function isToldUndone(scope: string, words: CallWords, { tool, args }: WantedWrite): boolean {
  const about = clausesOn(scope, words);
  if (recordsDone(tool)) return tellsNotDone(scope, about);
  const isDeed = tool.name === "create_expense" || tool.name === "transfer_money" || args.kind === "income";
  return isDeed && deniesDone(about);
}

/** "tira o remédio da bolsa": it ends no reminder, and tells of nothing done. */
export function endsOther(scope: string, { facts }: WantedWrite): boolean {
  const text = String(facts.text ?? "");
  return !namesReminderToEnd(scope, text) &&
    !tellsReminderDone(scope, text, (clause) => sharesHour(clause, String(facts.at)));
}

const MARKS: Readonly<Record<string, DoneMark>> = {
  mark_bill_paid: "paid",
  pay_debt: "paid",
  receive_income: "received",
  record_habit: "done",
  complete_reminder: "done",
};

/** Whether an order for a mark of something as done tells that it is done, or ticks it off: "muda a luz pra 95" pays no bill. */
export function marksAsTold(reading: FoundReading, words: CallWords, { tool, facts, said }: WantedWrite): boolean {
  const mark = MARKS[tool.name];
  // An order to end a reminder has been read as such.
  if (mark === undefined || reading.act === "erase") return true;
  const thing = String(facts.text ?? facts.name ?? facts.habit_name ?? "");
  const told = [reading.scope, clausesOn(said.now, words), ...reading.kind === "yes" ? said.before : []].join(". ");
  const isTold = tool.name === "complete_reminder"
    ? tellsReminderDone(told, thing, (clause) => sharesHour(clause, String(facts.at)))
    : tellsDone(told, thing, mark);
  if (isTold) return true;
  const toolStems = new Set(meaningStems(tool.description));
  // "anota: o remédio acabou": what is told of it may stand behind the order's own clause.
  const named = clausesOn(reading.scope, words);
  const about = named === reading.scope ? reading.clause : `${reading.clause}. ${named}`;
  const rest = meaningStems(withoutOrderVerbs(about)).filter((stem) =>
    !NAMELESS_STEMS.has(stem) && !words.stems.has(stem) && !toolStems.has(stem)
  );
  return rest.length === 0 && ticksOff(reading.clause);
}

/** The clauses of an order that name the call; all of it where none does. */
export function clausesOn(scope: string, { stems }: CallWords): string {
  const named = splitIntoClauses(fold(scope)).filter((clause) => meaningStems(clause).some((stem) => stems.has(stem)));
  return named.length > 0 ? named.join(". ") : scope;
}
