import { CATEGORY_WORDS } from "../../language/category-words.ts";
import { AT_ONCE, BILL, MONTHLY, ONCE, PART_OF_IT, SHORTENS, TAKES_AWAY } from "../../language/choice-words.ts";
import { CalendarDay } from "../../language/figures/calendar-day.ts";
import { FREQUENCY_WORDS, TIMES_A_WEEK, WEEKEND, WORKING_DAYS } from "../../language/figures/recurrence-words.ts";
import { isMonthAmong, monthsIn } from "../../language/figures/said-month.ts";
import { fold } from "../../language/fold.ts";
import { METRIC_NOUNS } from "../../writing/format-measure.ts";
import { isJsonObject, type JsonObject } from "../definition.ts";
import type { WantedWrite } from "./wanted-write.ts";

/**
 * The arguments that choose something without a figure or a name, and that nobody chose: that money comes every month, that a purchase is
 * paid at once, that an account is taken away. A default needs words where it changes what was offered, or what stands.
 *
 * @param args those to look at: of a changed proposal, what is changed
 * @param text where it has to be said
 */
export function findUnsaidChoices(write: WantedWrite, args: JsonObject, text: string): string[] {
  const folded = fold(text);
  return Object.entries(args)
    .filter(([name, value]) => isChange(write, name, value) && !isChosen({ name, value, folded, write }))
    .map(([name]) => name);
}

interface Choice {
  name: string;
  value: unknown;
  folded: string;
  write: WantedWrite;
}

/** Whether an argument sets something else than what was offered or stands; a new record has nothing before it. */
function isChange({ tool, facts, proposal }: WantedWrite, name: string, value: unknown): boolean {
  if (value === undefined || value === null) return false;
  if (proposal !== undefined) return JSON.stringify(value) !== JSON.stringify(proposal.args[name]);
  if (!tool.name.startsWith("update_")) return true;
  const { before, after } = facts;
  // The preparation lists the values that differ.
  const isListed = isJsonObject(before) && isJsonObject(after);
  if (isListed && LISTED.test(name)) return name in before || name in after;
  return true;
}

const LISTED = /^(?:account|category|installments|month)$/;

function isChosen({ name, value, folded, write }: Choice): boolean {
  const { tool, args, proposal } = write;
  const was = proposal?.args[name];
  const changes = proposal !== undefined || tool.name.startsWith("update_");
  const isEmpty = value === "" || Array.isArray(value) && value.length === 0;
  if (isEmpty) return !changes || isEmptyBefore(write, name) || TAKES_AWAY.test(folded);
  // A list that loses members.
  if (Array.isArray(value) && Array.isArray(was)) {
    return was.every((one) => value.includes(one)) || TAKES_AWAY.test(folded) || SHORTENS.test(folded);
  }
  switch (name) {
    case "recurring":
      return isRhythmChosen(value, folded, write);
    case "part":
      return value !== true || PART_OF_IT.test(folded);
    case "installments":
    case "current_installment":
      return value !== 1 || !changes || was === undefined && tool.name.startsWith("create_") || AT_ONCE.test(folded);
    case "month":
      return isMonthChosen(String(value), folded, write);
    case "frequency":
      // "inglês 3x na semana" is no order for every day.
      return !changes && !TIMES_A_WEEK.test(folded) || isFrequencySaid(String(value), folded);
    case "kind":
      return proposal === undefined || value !== "bill" || BILL.test(folded);
    case "metric":
      return proposal === undefined || folded.includes(fold(METRIC_NOUNS[value as keyof typeof METRIC_NOUNS] ?? ""));
    case "category":
      return !changes || args.kind === "debt" || isCategorySaid(String(value), folded);
    default:
      return value !== false || was !== true || TAKES_AWAY.test(folded) || SHORTENS.test(folded);
  }
}

/** Whether the row has nothing there that could be taken away. */
function isEmptyBefore({ facts, proposal }: WantedWrite, name: string): boolean {
  if (proposal !== undefined) return false;
  return name in facts && (facts[name] === null || facts[name] === "");
}

/** An income is of one time, a bill of every month where it has no day of its own, and a budget of every month. */
function isRhythmChosen(value: unknown, folded: string, { args, proposal }: WantedWrite): boolean {
  if (proposal !== undefined) return (value === true ? MONTHLY : ONCE).test(folded);
  if (value === true) {
    return args.kind === "budget" || args.kind === "bill" && args.date === undefined || MONTHLY.test(folded);
  }
  return args.kind !== "budget" || ONCE.test(folded);
}

/** Whether the month was said, or is the one that is meant without a word. Bills and incomes are looked at with the other values. */
function isMonthChosen(month: string, folded: string, { tool, args, said: { today } }: WantedWrite): boolean {
  if (/^(?:bill|income)$/.test(String(args.kind))) return true;
  const next = CalendarDay.parse(today)!.startOfMonth().plusMonths(1).toString().slice(0, 7);
  return month === today.slice(0, 7) || month === next && tool.name !== "receive_income" ||
    isMonthAmong(month, monthsIn(folded, today));
}

function isFrequencySaid(frequency: string, folded: string): boolean {
  if (frequency === "daily") return FREQUENCY_WORDS.DAILY!.test(folded);
  if (frequency === "weekdays") return WORKING_DAYS.test(folded);
  // The days and the times a week are looked at with the other values.
  return frequency !== "weekends" || WEEKEND.test(folded);
}

function isCategorySaid(category: string, folded: string): boolean {
  return CATEGORY_WORDS[category]?.test(folded) ?? true;
}
