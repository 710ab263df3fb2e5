import { isRecurrenceSaid } from "../../reminders/is-recurrence-said.ts";
import { type SaidTokens, saidTokensIn, unfoundedWords } from "../../language/meaning/unfounded-words.ts";
import { type Figure, isBare, readFigures } from "../../language/figures/figures.ts";
import { fold } from "../../language/fold.ts";
import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import { isProductSaid, partsOf } from "../../language/figures/message-parts.ts";
import { normalizeUrl, readUrls } from "../../language/figures/url.ts";
import type { JsonObject, ToolDefinition } from "../definition.ts";
import { categoryName } from "../finance/category.ts";
import { METRIC_NOUNS, METRICS } from "../health/measure.ts";
import { isDaySaid, isMomentSaid, joinFolded, type SaidTimes, weekdaysIn } from "../../language/figures/said-time.ts";

/** Whose words a write may rest on. */
export interface SaidWords {
  /** This message. */
  now: string;
  /** The person's message before, and the texts and arguments of what this message answers. */
  before: readonly string[];
  /** The profile, names of people, and of the person's own measures, habits, bills and debts. */
  known: readonly string[];
  /** `YYYY-MM-DD` in the person's time zone. */
  today: string;
  /** `YYYY-MM-DDTHH:MM` */
  nowLocal: string;
}

/** What may be in arguments without a word of the person: chosen from lists, ids, yes-or-no, and the proof itself. */
const CHOSEN = /^(?:kind|category|metric|type|frequency|area|slot|order|quote|.*_id|id|forever|recurring)$/;
/** What a row is told apart by: of these at least half of the words are said, of notes, descriptions and what is to be reminded of one. */
const NAMING = /^(?:name|title|content|reminder|query|.*_name|.*title)$/;

/**
 * Defaults that nobody has to say: a day that is today or absent, nine in the morning where no time was said, one
 * instalment, the first one as the next to be paid, a quantity of one, and the next such hour where no day was
 * said.
 */
const DEFAULT_NUMBERS: Readonly<Record<string, number>> = { installments: 1, current_installment: 1, quantity: 1 };

interface SaidSources extends SaidTimes {
  words: SaidWords;
  /** What the row that a call is about is called, folded; of a new one nothing. */
  rowNames: ReadonlySet<string>;
  heard: SaidTokens[];
  stems: ReadonlySet<string>;
}

/**
 * Amounts, quantities, days, times and names of a call that are neither in the person's words nor read out of them
 * by code; each as it stands in the call. Empty when everything was said.
 *
 * @param facts what the preparation found: the name of a row that an id names has to be said
 */
export function unsaidIn(tool: ToolDefinition, args: JsonObject, facts: JsonObject, words: SaidWords): string[] {
  const texts = [words.now, ...words.before];
  // "passa pra quinta": the hour stays.
  const kept = !isOfNewRow(tool) && typeof facts.at === "string" ? [facts.at] : [];
  const figures = [...texts, ...kept].flatMap((text) => readFigures(text, words.today));
  const said: SaidSources = {
    words,
    rowNames: new Set(isOfNewRow(tool) ? [] : namesOfRow(facts).map(fold)),
    figures,
    text: joinFolded(texts),
    today: words.today,
    nowLocal: words.nowLocal,
    heard: [saidTokensIn(texts, words.today), saidTokensIn(words.known)],
    stems: new Set(meaningStems([...texts, ...words.known].join(" "))),
  };
  return [...new Set([...unsaidArguments(args, facts, said), ...unsaidRow(tool, args, facts, said)])];
}

function unsaidArguments(args: JsonObject, facts: JsonObject, said: SaidSources): string[] {
  return Object.entries(args).flatMap(([name, value]) => {
    if (value === null || value === undefined || typeof value === "boolean") return [];
    if (name === "days" && Array.isArray(value)) {
      const days = weekdaysIn(said.text);
      return value.filter((day) => !days.has(Number(day))).map((day) => `days ${day}`);
    }
    if (Array.isArray(value)) {
      return value.flatMap((one, index) => unsaidArguments({ [`${name}.${index}`]: one }, facts, said));
    }
    if (typeof value === "object") return unsaidArguments(value as JsonObject, facts, said);
    if (typeof value === "number") return isNumberSaid(name, value, args, facts, said) ? [] : [String(value)];
    return unsaidText(name, String(value), args, said);
  });
}

function unsaidText(name: string, text: string, args: JsonObject, said: SaidSources): string[] {
  if (text.trim() === "") return [];
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) {
    // Hours in between begin with the next one.
    const isHourly = String(args.recurrence ?? "").startsWith("FREQ=HOURLY") && text.startsWith(said.today);
    const isTimed = (figuresNaming({ text: args.text }, said) ?? said.figures).some(({ times }) => times.length > 0);
    return isHourly || isMomentSaid(text, { ...said, isTimed }, args.recurrence != null) ? [] : [text];
  }
  if (/^(?:\d{4}|-)-\d{2}-\d{2}$/.test(text)) return isDaySaid(text, said) ? [] : [text];
  if (name === "recurrence") return isRecurrenceSaid(text, said) ? [] : [text];
  if (name === "url") return isUrlSaid(text, said.words) ? [] : [text];
  if (CHOSEN.test(name)) return name === "category" && args.kind === "debt" ? unsaidWords(name, text, said) : [];
  if (name === "unit") return unfoundedWords(text, said.heard);
  if (FINDS_ROW.test(name) && said.rowNames.has(fold(text)) && isRowNamed(text, said)) return [];
  // Money that comes in has any name: "rodei 280 hoje, registra".
  if (name === "name" && args.kind === "income") return unfoundedWords(text, said.heard);
  // A budget is called as its category is.
  return fold(text) === fold(categoryName(String(args.category ?? ""))) ? [] : unsaidWords(name, text, said);
}

/** By which arguments a row is found. */
const FINDS_ROW = /^(?:reminder|which|query|name|(?!new_|custom_).*_name)$/;

/** A row is called by words of its name; the figures in it nobody repeats: "o remédio da vó" for "Remédio da vó: losartana 100mg". */
function isRowNamed(text: string, said: SaidSources): boolean {
  const stems = meaningStems(text);
  return stems.length > 0 && stems.filter((stem) => isStemSaid(stem, said.stems)).length * 2 >= stems.length;
}

/** Names and numbers of a text that nobody said; the text itself where none of its words was. */
function unsaidWords(name: string, text: string, said: SaidSources): string[] {
  const unfounded = unfoundedWords(text, said.heard);
  // A note may say it in other words.
  if (unfounded.length > 0 || name === "note") return unfounded;
  const stems = meaningStems(text);
  if (stems.length === 0) return [];
  const known = stems.filter((stem) => isStemSaid(stem, said.stems)).length;
  return known > 0 && (!NAMING.test(name) || known * 2 >= stems.length) ? [] : [text];
}

function isNumberSaid(name: string, value: number, args: JsonObject, facts: JsonObject, said: SaidSources): boolean {
  if (DEFAULT_NUMBERS[name] === value) return true;
  const figures = figuresBeside(args, said) ?? said.figures;
  if (name === "value") return isMeasureSaid(value, args, facts, figures);
  if (name === "amount") return isAmountSaid(value, args, figures, said.text);
  const numbers = said.figures.flatMap((
    figure,
  ) => [...figure.numbers, ...figure.dates.map((date) => Number(date.slice(8)))]);
  // "já paguei 22": the next one is the 23rd.
  return numbers.includes(value) || (name === "current_installment" && numbers.includes(value - 1));
}

/** Of {@link figuresNaming} those that may be its amount or value, so that of "50 no mercado e 30 de uber" the market gets 50. */
function figuresBeside(args: JsonObject, said: SaidSources): Figure[] | null {
  const labels = Object.fromEntries(Object.entries(args).filter(([name]) => LABELS.test(name)));
  const found = figuresNaming(labels, said)?.filter((figure) => !isDated(figure)) ?? [];
  // "2 pizzas, 80 reais": a clause that only counts gives no price.
  const isPriced = typeof args.amount !== "number" || found.some(({ amounts }) => amounts.length > 0);
  if (found.length === 0 || !isPriced) return null;
  // "a sertralina foi pra 75, comprei, 38 reais": money that stands for itself is the price.
  return found.some(({ isMoney }) => isMoney) ? found : [...found, ...moneyAlone(said)];
}

/** The figures of the clauses of this message that name what a call is about; null where none names it. */
function figuresNaming(labels: JsonObject, { words: { now, today } }: SaidSources): Figure[] | null {
  const stems = new Set(meaningStems(Object.values(labels).filter((value) => typeof value === "string").join(" ")));
  const found = partsOf(now, today).filter(({ text }) => meaningStems(text).some((stem) => isStemSaid(stem, stems)));
  return found.length > 0 ? found.flatMap(({ figures }) => figures) : null;
}

/** "38 reais", "deu R$ 38": amounts of parts that name nothing else. */
function moneyAlone({ words: { now, today } }: SaidSources): Figure[] {
  return partsOf(now, today).filter(({ text }) => meaningStems(text).length === 0)
    .flatMap(({ figures }) => figures.filter(({ isMoney }) => isMoney));
}

function isDated({ dates, times }: Figure): boolean {
  return dates.length + times.length > 0;
}

const LABELS = /^(?:name|description|custom_name|title)$/;

function isAmountSaid(value: number, { installments }: JsonObject, figures: readonly Figure[], text: string): boolean {
  const amounts = figures.flatMap((figure) => [...figure.amounts, ...isBare(figure) ? figure.numbers : []]);
  if (amounts.some((amount) => isSame(amount, value))) return true;
  if (isProductSaid(value, text, figures)) return true;
  // "o mercado deu 87, ela pagou metade"
  if (/\bmetade\b/.test(text) && amounts.some((amount) => isSame(amount, value * 2))) return true;
  // "390 em 6x": the instalment follows from both.
  const parts = Number(installments);
  return parts > 1 && amounts.some((amount) => Math.abs(amount - value * parts) < parts * 0.01 + 0.001);
}

const USUAL_UNITS: Readonly<Record<string, string>> = { weight: "kg", water: "ml", sleep: "h", exercise: "min" };
const HOURS = /^(?:h|hs|hrs?|horas?)$/;
const MINUTES = /^(?:min|mins|minutos?)$/;
const FACTORS: Readonly<Record<string, number>> = { ml: 1, l: 1000, litro: 1000, litros: 1000, kg: 1, g: 0.001 };

/** A measure in its unit: "7h30" is 7.5 h, "2 litros" 2000 ml; a bare figure is in whatever unit it is recorded. */
function isMeasureSaid(value: number, args: JsonObject, facts: JsonObject, figures: readonly Figure[]): boolean {
  const metric = String(args.metric ?? facts.metric ?? "");
  const unit = fold(String(args.unit ?? USUAL_UNITS[metric] ?? facts.unit ?? "")).trim();
  const isBareSaid = figures.some((figure) => isBare(figure) && figure.numbers.some((number) => isSame(number, value)));
  if (isBareSaid) return true;
  if (HOURS.test(unit) || MINUTES.test(unit)) {
    const minutes = HOURS.test(unit) ? value * 60 : value;
    return figures.some((figure) => figure.minutes.some((said) => Math.abs(said - minutes) < 0.6)) ||
      (HOURS.test(unit) && figures.some(({ times, numbers }) => times.length > 0 && numbers.includes(value)));
  }
  const factor = FACTORS[unit];
  if (factor !== undefined) {
    return figures.some((figure) =>
      figure.quantities.some((said) => isSame(said, value * factor)) ||
      (metric === "water" && isBare(figure) &&
        figure.numbers.some((litres) => litres <= 10 && litres * 1000 === value * factor))
    );
  }
  return figures.some((figure) =>
    figure.dates.length === 0 &&
    [...figure.numbers, ...figure.minutes, ...figure.minutes.map((minutes) => minutes / 60)]
      .some((said) => isSame(said, value))
  );
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.005;
}

function isUrlSaid(url: string, { now, before }: SaidWords): boolean {
  const meant = normalizeUrl(url);
  return [now, ...before].some((text) => readUrls(text).some((written) => normalizeUrl(written) === meant));
}

function isOfNewRow({ name }: ToolDefinition): boolean {
  return /^(?:create_|save_|record_metric)/.test(name);
}

function namesOfRow(facts: JsonObject): string[] {
  return ["name", "title", "text", "custom_name", "habit_name", "metric"].flatMap((key) => {
    const name = facts[key];
    return typeof name === "string" && name !== "" ? [name] : [];
  });
}

/** The name of the row that a preparation found, where the call itself does not name it by said words. */
function unsaidRow(tool: ToolDefinition, args: JsonObject, facts: JsonObject, said: SaidSources): string[] {
  if (isOfNewRow(tool)) return [];
  const isNamed = Object.entries(args).some(([name, value]) =>
    NAMING.test(name) && typeof value === "string" && value !== ""
  );
  if (isNamed) return [];
  return namesOfRow(facts).flatMap((name) => {
    if (name === "custom") return [];
    const metric = METRICS.find((known) => known === name);
    const stems = meaningStems(metric === undefined ? name : METRIC_NOUNS[metric]);
    return stems.length === 0 || stems.some((stem) => isStemSaid(stem, said.stems)) || metric !== undefined
      ? []
      : [name];
  });
}
