import { isRecurrenceSaid } from "../../reminders/is-recurrence-said.ts";
import { type SaidTokens, saidTokensIn, unfoundedWords } from "../../language/meaning/unfounded-words.ts";
import { type Figure, readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import { splitAtMarks } from "../../language/figures/figure-context.ts";
import { isMonthAmong, monthsIn } from "../../language/figures/said-month.ts";
import { asBuiltIn, type JsonObject, type ToolDefinition } from "../definition.ts";
import { categoryName } from "../finance/category.ts";
import { METRIC_NOUNS, METRICS } from "../../writing/format-measure.ts";
import { isStatusSaid } from "../../language/choice-words.ts";
import { isUrlWritten } from "../../language/figures/url.ts";
import { isAmountSaid, isMeasureSaid } from "./said-value.ts";
import { isTimesAWeekSaid } from "./said-times-a-week.ts";
import { addedLines, findUnsaidLines } from "./unsaid-lines.ts";
import { findUnsaidTexts } from "./unsaid-texts.ts";
import { isDaySaid, isMomentSaid, type TimeEvidence } from "../../language/figures/said-time.ts";
import { isAccountOfElse } from "../../language/orders/clauses-of-thing.ts";
import {
  isNumberOfElse,
  isRuleOfElse,
  isTodayOfElse,
  type OwnClauses,
  readOwnClauses,
  timeEvidenceOf,
  weekdaysOf,
} from "./of-else.ts";

/** The words in which the arguments of a write are looked up. */
export interface SaidWords {
  /** This message. */
  now: string;
  /** The person's message before it, and the texts and arguments of the proposals that it answers. */
  before: readonly string[];
  /** The profile, the names of people, and those of the person's own measures, habits, bills and debts. Only names may come from here. */
  known: readonly string[];
  /** `YYYY-MM-DD` in the person's time zone. */
  today: string;
  /** `YYYY-MM-DDTHH:MM` */
  nowLocal: string;
}

/** Arguments that the person need not have said: values chosen from a list, ids, and the quotes. */
const NEEDS_NO_WORDS =
  /^(?:kind|category|metric|type|frequency|area|slot|order|quote|.*_id|id|forever|recurring|month|action)$/;
/** Arguments that name a row: at least half of their words have to be said. */
const NAMES_ROW = /^(?:name|title|content|reminder|query|.*_name|.*title)$/;
/** Texts of a row: at least a third, as of what is kept in memory. Of other arguments, one word. */
const TELLS_ROW = /^(?:text|description|(?:new_content|add)(?:\.\d+)?)$/;

/** Numbers that nobody has to say: one instalment, the first one as the next to be paid, a quantity of one. */
const DEFAULT_NUMBERS: Readonly<Record<string, number>> = { installments: 1, current_installment: 1, quantity: 1 };

/** What was said, as it is read once for all arguments of a call. */
interface ReadWords extends TimeEvidence {
  words: SaidWords;
  /** What the row that the call is about is called, folded; empty for a new row. */
  rowNames: ReadonlySet<string>;
  /** What the thing is called that the call is about. */
  label: string;
  /** The day and the hour that the row has. */
  ofRow: readonly Figure[];
  /** The clauses of this message about it. */
  own: readonly OwnClauses[];
  heard: SaidTokens[];
  stems: ReadonlySet<string>;
}

/**
 * The amounts, quantities, days, times and names of a call that the person did not say, each as it stands in the call. Some defaults need
 * no words: today as the day, nine in the morning where no time was said, and the next such hour where no day was.
 *
 * @param facts what the preparation found: the name of the row that an id points to has to be said
 */
export function findUnsaidArguments(
  tool: ToolDefinition,
  args: JsonObject,
  facts: JsonObject,
  words: SaidWords,
): string[] {
  const texts = textsOf(words);
  // "passa pra quinta": the time of the row stays.
  const timeOfRow = !createsRow(tool) && typeof facts.at === "string" ? [facts.at] : [];
  const ofRow = timeOfRow.flatMap((text) => readFigures(text, words.today));
  const figures = [...texts.flatMap((text) => readFigures(text, words.today)), ...ofRow];
  const rowNames = createsRow(tool) ? [] : namesOfRow(facts);
  const label = labelOf(args, facts, rowNames);
  const said: ReadWords = {
    words,
    label,
    ofRow,
    own: readOwnClauses(words.now, label, words.today),
    rowNames: new Set(rowNames.map(fold)),
    figures,
    folded: fold(texts.join("\n")),
    today: words.today,
    nowLocal: words.nowLocal,
    // A new text may keep the names that the row has.
    heard: [saidTokensIn(texts, words.today), saidTokensIn([...words.known, ...rowNames])],
    stems: new Set(meaningStems([...texts, ...words.known].join(" "))),
  };
  const values = Object.fromEntries(
    Object.entries({ ...args, ...addedLines(args, facts) })
      .filter(([name, value]) => !isValueOfRow(tool, name, value, facts)),
  );
  return [
    ...new Set([
      ...unsaidValues(values, facts, said),
      ...unsaidRowNames(tool, args, facts, said),
      ...findUnsaidTexts(tool, args, facts, words),
      ...findUnsaidLines(args, facts, words),
    ]),
  ];
}

function textsOf({ now, before }: SaidWords): string[] {
  return [now, ...before];
}

/** Whether an argument only repeats what the row has: "paguei o aluguel", called with the rent's own amount. */
function isValueOfRow(tool: ToolDefinition, name: string, value: unknown, facts: JsonObject): boolean {
  const fact = asBuiltIn(tool)?.valuesOfRow?.[name];
  return fact !== undefined && value === facts[fact];
}

function unsaidValues(args: JsonObject, facts: JsonObject, said: ReadWords): string[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (value === null || value === undefined || typeof value === "boolean") return [];
    if (name === "days" && Array.isArray(value)) {
      const days = weekdaysOf(said.own, said.folded);
      return value.filter((day) => !days.has(Number(day))).map((day) => `days ${day}`);
    }
    if (Array.isArray(value)) {
      return value.flatMap((one, index) => unsaidValues({ [`${name}.${index}`]: one }, facts, said));
    }
    if (typeof value === "object") return unsaidValues(value as JsonObject, facts, said);
    if (typeof value === "number") return isNumberSaid(name, value, args, facts, said) ? [] : [String(value)];
    if (name === "at" && isSameDay(value, facts.at) && isHourSaid(String(value).slice(11), said)) return [];
    // Postgres has found which of the habit's times is meant.
    if (name === "time" && value === facts.time) return [];
    return unsaidText(name, String(value), args, said);
  });
}

function unsaidText(name: string, text: string, args: JsonObject, said: ReadWords): string[] {
  if (text.trim() === "") return [];
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return isMomentOfCallSaid(text, args, said) ? [] : [text];
  if (/^(?:\d{4}|-)-\d{2}-\d{2}$/.test(text)) return isDayOfCallSaid(text, said) ? [] : [text];
  if (/^\d{2}:\d{2}$/.test(text)) return isHourSaid(text, said) ? [] : [text];
  if (name === "recurrence") {
    return isRecurrenceSaid(text, said) && !isRuleOfElse(text, said.own, said.folded) ? [] : [text];
  }
  if (name === "account" && isAccountOfElse(text, said.words.now, said.label, said.today)) return [text];
  if (name === "url") return isUrlWritten(text, [said.words.now, ...said.words.before]) ? [] : [text];
  // The month from which on a bill or an income changes, or a budget holds; of a card's bill it only says which.
  if (name === "first_month" || name === "month" && /^(?:bill|income)$/.test(String(args.kind))) {
    return isMonthAmong(text, monthsIn(said.folded, said.today)) ? [] : [text];
  }
  // The category of a debt is free text.
  if (name === "category" && args.kind === "debt") return unsaidWords(name, text, said);
  if (name === "status") return isStatusSaid(text, said.folded) ? [] : [text];
  if (NEEDS_NO_WORDS.test(name)) return [];
  if (name === "unit") return unfoundedWords(text, said.heard);
  if (FINDS_ROW.test(name) && said.rowNames.has(fold(text)) && isRowNamed(text, said)) return [];
  // The model may choose the name of an income: "rodei 280 hoje, registra".
  if (name === "name" && args.kind === "income") return unfoundedWords(text, said.heard);
  // A budget has the name of its category.
  return fold(text) === fold(categoryName(String(args.category ?? ""))) ? [] : unsaidWords(name, text, said);
}

/** A reminder stays on its day: only the new hour has to be said. */
function isSameDay(moment: unknown, before: unknown): boolean {
  return typeof before === "string" && String(moment).slice(0, 11) === before.slice(0, 11);
}

/** "8h", "às 20", "8 e 20". */
function isHourSaid(time: string, said: ReadWords): boolean {
  const { figures } = timeEvidenceOf(said.own, said);
  const isWhole = time.endsWith(":00");
  return figures.some(({ dates, times, numbers }) =>
    times.includes(time) || (isWhole && dates.length === 0 && numbers.includes(Number(time.slice(0, 2))))
  );
}

function isDayOfCallSaid(day: string, said: ReadWords): boolean {
  return isDaySaid(day, timeEvidenceOf(said.own, said)) && !isTodayOfElse(day, said.own, said);
}

function isMomentOfCallSaid(moment: string, args: JsonObject, said: ReadWords): boolean {
  // An hourly reminder of today starts with the next hour.
  if (String(args.recurrence ?? "").startsWith("FREQ=HOURLY") && moment.startsWith(said.today)) return true;
  const figures = figuresBesideName({ text: args.text }, said) ?? said.figures;
  const isTimed = figures.some(({ times }) => times.length > 0);
  const repeats = args.recurrence != null;
  return isMomentSaid(moment, timeEvidenceOf(said.own, { ...said, isTimed }), repeats) &&
    (repeats || !isTodayOfElse(moment.slice(0, 10), said.own, said));
}

/** Arguments by which the tool looks up a row. */
export const FINDS_ROW = /^(?:reminder|which|query|name|(?!new_|custom_).*_name)$/;

/**
 * Whether half of a row's name was said. Its figures and the names of people in it need no words: "o remédio da vó" for "Remédio da vó:
 * losartana 100mg", "a consulta do cardiologista" for "Cardiologista da dona Nazaré".
 */
function isRowNamed(text: string, said: ReadWords): boolean {
  const withoutNames = text.replace(/(?<=\S )(?:(?:dona|seu|dra?\.?) )?\p{Lu}\p{L}+/gu, "");
  const stems = meaningStems(withoutNames);
  return stems.length > 0 && stems.filter((stem) => isStemSaid(stem, said.stems)).length * 2 >= stems.length;
}

/** The names and numbers of a text that nobody said; the whole text where too few of its words were said. */
function unsaidWords(name: string, text: string, said: ReadWords): string[] {
  const unfounded = unfoundedWords(text, said.heard);
  // A note may be in other words.
  if (unfounded.length > 0 || name === "note") return unfounded;
  const stems = meaningStems(text);
  if (stems.length === 0) return [];
  const saidCount = stems.filter((stem) => isStemSaid(stem, said.stems)).length;
  const needed = NAMES_ROW.test(name) ? stems.length / 2 : TELLS_ROW.test(name) ? stems.length / 3 : 1;
  const isEnough = saidCount > 0 && saidCount >= needed;
  return isEnough ? [] : [text];
}

function isNumberSaid(name: string, value: number, args: JsonObject, facts: JsonObject, said: ReadWords): boolean {
  if (DEFAULT_NUMBERS[name] === value) return true;
  const figures = priceFiguresOf(args, said) ?? said.figures;
  if (name === "value") return isMeasureSaid(value, args, facts, figures);
  if (name === "times_a_week") return isTimesAWeekSaid(value, said.own, textsOf(said.words), said.today);
  if (name === "amount") return isAmountSaid(value, args, figures, said.folded);
  const daysOf = ({ dates }: Figure) => dates.map((date) => Number(date.slice(8)));
  if (isNumberOfElse(name, args, said.own)) return false;
  const numbers = said.figures.flatMap((figure) => [...figure.numbers, ...daysOf(figure)]);
  // "já paguei 22": the next one is the 23rd.
  return numbers.includes(value) || (name === "current_installment" && numbers.includes(value - 1));
}

/**
 * The figures that may be the amount or the value of a call: those beside its name, so that in "50 no mercado e 30 de uber" the market
 * gets 50. Null where no figure stands beside its name.
 */
function priceFiguresOf(args: JsonObject, said: ReadWords): Figure[] | null {
  const labels = Object.fromEntries(Object.entries(args).filter(([name]) => LABELS.test(name)));
  const found = figuresBesideName(labels, said)?.filter(({ dates, times }) => dates.length + times.length === 0) ?? [];
  // "2 pizzas, 80 reais": a clause that only counts gives no price.
  const isPriced = typeof args.amount !== "number" || found.some(({ amounts }) => amounts.length > 0);
  if (found.length === 0 || !isPriced) return null;
  // "a sertralina foi pra 75, comprei, 38 reais": an amount of money in a clause of its own is the price.
  return found.some(({ isMoney }) => isMoney) ? found : [...found, ...moneyInOwnClause(said)];
}

/** The figures in those clauses of this message that name the thing; null where no clause names it. */
function figuresBesideName(labels: JsonObject, { words: { now, today } }: ReadWords): Figure[] | null {
  const stems = new Set(meaningStems(Object.values(labels).filter((value) => typeof value === "string").join(" ")));
  const found = splitAtMarks(now, today).filter(({ folded }) =>
    meaningStems(folded).some((stem) => isStemSaid(stem, stems))
  );
  return found.length > 0 ? found.flatMap(({ figures }) => figures) : null;
}

/** "38 reais", "deu R$ 38": amounts in clauses that name nothing. */
function moneyInOwnClause({ words: { now, today } }: ReadWords): Figure[] {
  return splitAtMarks(now, today).filter(({ folded }) => meaningStems(folded).length === 0)
    .flatMap(({ figures }) => figures.filter(({ isMoney }) => isMoney));
}

/** Arguments that say what a record is. */
const LABELS = /^(?:name|description|custom_name|title)$/;

function createsRow({ name }: ToolDefinition): boolean {
  return /^(?:create_|save_|record_metric)/.test(name);
}

/** What a call says that its thing is called. */
function labelOf(args: JsonObject, facts: JsonObject, rowNames: readonly string[]): string {
  const named = Object.entries(args).filter(([name]) => LABELS.test(name) || name === "text" || FINDS_ROW.test(name));
  const metric = METRICS.find((known) => known !== "custom" && (known === args.metric || known === facts.metric));
  const noun = metric === undefined ? [] : [METRIC_NOUNS[metric]];
  return [...named.map(([, value]) => value), ...rowNames, ...noun].filter((value) => typeof value === "string").join(
    " ",
  );
}

function namesOfRow(facts: JsonObject): string[] {
  return ["name", "title", "text", "custom_name", "habit_name", "metric"].flatMap((key) => {
    const name = facts[key];
    return typeof name === "string" && name !== "" ? [name] : [];
  });
}

/** The names of the row that an id points to, where no argument names it and nobody said them. */
function unsaidRowNames(tool: ToolDefinition, args: JsonObject, facts: JsonObject, said: ReadWords): string[] {
  if (createsRow(tool)) return [];
  const isNamed = Object.entries(args).some(([name, value]) =>
    NAMES_ROW.test(name) && typeof value === "string" && value !== ""
  );
  if (isNamed) return [];
  return namesOfRow(facts).filter((name) => {
    if (name === "custom" || METRICS.some((metric) => metric === name)) return false;
    const stems = meaningStems(name);
    return stems.length > 0 && !stems.some((stem) => isStemSaid(stem, said.stems));
  });
}
