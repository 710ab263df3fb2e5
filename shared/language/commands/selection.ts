import { MONTH_NAMES } from "../figures/calendar-day.ts";
import { editDistance } from "../edit-distance.ts";
import { fold } from "../fold.ts";
import { readMoney } from "../figures/money.ts";
import { readTimes } from "../figures/time-of-day.ts";
import { numberWord } from "../figures/number-word.ts";
import { readReply } from "./confirmation.ts";
import { isOnlyFigures, readFigureChoice } from "./figure-choice.ts";
import { readPositions } from "./positions.ts";

/** Words that say nothing about which choice is meant. */
const FILLER = new Set(
  ("a o as os um uma e eh de da do das dos d na no nas nos em pra pro para com que quero queria pode ser seria " +
    "escolho escolhi prefiro fico vou acho " +
    "esse essa esses este esta isso mesmo mesma por favor pfv sim ok foi marca paga pagar registra conta " +
    "contas opcao item dia mes ano vence vencimento " +
    "vencendo valor reais real r rs eu ai la obrigada obrigado aquela aquele entao mais so era nome chama tem tudo bem ah")
    .split(" "),
);
const REFUSAL =
  /\?|\b(?:nenhum[ao]?|ambos|ambas|(?:as|os) (?:duas|dois|tres|quatro)|todos|todas|quant[oa]s?|quais|qual|quem|nao)\b/;
const EXTREMES: readonly { pattern: RegExp; by: "amount" | "date"; sign: 1 | -1 }[] = [
  { pattern: /\bmais car[ao]\b|\bmaior(?: valor| preco)?\b|\bmais alt[ao]\b|\bde maior\b/, by: "amount", sign: 1 },
  {
    pattern: /\bmais barat[ao]\b|\bmenor(?: valor| preco)?\b|\bmais baix[ao]\b|\bmais em conta\b/,
    by: "amount",
    sign: -1,
  },
  { pattern: /\bmais (?:nov[ao]|recente|atual)\b|\bvence por ultimo\b|\bvence depois\b/, by: "date", sign: 1 },
  {
    pattern: /\bmais (?:antig[ao]|velh[ao])\b|\bvence (?:antes|primeiro|logo)\b|\bmais proxim[ao]\b/,
    by: "date",
    sign: -1,
  },
];

/**
 * Index of the choice that a reply picks: by position ("1", "o segundo", "a última"), by an extreme ("a mais cara"), by a time,
 * year ("a de 2010"), amount, day or month in the label, or by words that only one label has ("a da claro"). Null when no choice
 * or several fit.
 */
export function readSelection(folded: string, choices: readonly { label: string }[]): number | null {
  const reply = folded.trim();
  if (reply === "" || reply.length > 120 || REFUSAL.test(reply) || choices.length === 0) return null;
  // "claro que sim" does not pick the bill of the company Claro; "claro" does.
  if (reply.includes(" ") && readReply(reply) !== "other") return null;
  const labels = choices.map(({ label }) => fold(label));
  return byPosition(reply, labels.length) ?? byExtreme(reply, labels) ?? byTime(reply, labels) ??
    byFigure(reply, labels) ?? byWords(reply, labels);
}

const EVERY = new RegExp(
  String.raw`^(?:(?:sim|quero|pode ser|pode|marca|paga|registra|salva|apaga)[ ,]+)?(?:todos|` +
    String.raw`todas|tudo|ambos|ambas)(?: eles| elas)?$`,
);
/** "os dois", of two choices. */
const HOW_MANY = /^(?:(?:sim|quero|pode ser|pode)[ ,]+)?[oa]s (\w+)$/;
const OF_YEAR = /^[oa]s d[eo] ((?:19|20)\d\d)$/;

/**
 * Indices of the choices that a reply picks, in the order in which it names them: a single one as {@link readSelection} reads it,
 * by its day ("a de terça"), or several ("1 e 3", "os dois primeiros", "a luz e a internet", "os de 2010", "todos"). Null when it picks
 * none, or a position that does not exist.
 *
 * @param today `YYYY-MM-DD`
 */
export function readSelections(
  folded: string,
  choices: readonly { label: string }[],
  today: string,
): number[] | null {
  const reply = folded.trim().replace(/[\s.!]+$/, "").replace(/,? (?:por favor|pfv)$/, "");
  if (reply.length > 120 || choices.length === 0) return null;
  const named = byParts(reply, choices);
  if (named !== null) return named;
  const single = readSelection(folded, choices);
  if (single !== null) return [single];
  const byFigures = REFUSAL.test(reply) || !isOnlyFigures(reply, today, (word) => FILLER.has(word))
    ? null
    : readFigureChoice(reply, choices.map(({ label }) => label), today);
  if (byFigures !== null) return [byFigures];
  const howMany = HOW_MANY.exec(reply)?.[1];
  if (EVERY.test(reply) || (howMany && (numberWord(howMany) ?? Number(howMany)) === choices.length)) {
    return [...choices.keys()];
  }
  const year = OF_YEAR.exec(reply)?.[1];
  const found = year === undefined
    ? byPositions(reply, choices.length)
    : choices.flatMap(({ label }, index) => new RegExp(`\\b${year}\\b`).test(label) ? [index] : []);
  return found !== null && found.length > 0 ? [...new Set(found)] : null;
}

/** "a luz e a internet": each part picks one choice. Not read when a label itself has " e " ("água e luz"). */
function byParts(folded: string, choices: readonly { label: string }[]): number[] | null {
  const parts = folded.split(/ e |, ?/);
  if (parts.length < 2 || choices.some(({ label }) => / e /i.test(label))) return null;
  const picked = parts.map((part) => readSelection(part, choices));
  return picked.every((index) => index !== null) ? [...new Set(picked)] : null;
}

/** "1 e 3", "os dois primeiros". Not "a do 10 e a do 15", which may be days. */
function byPositions(folded: string, count: number): number[] | null {
  if (/\?|\b(?:nenhum[ao]?|nao)\b/.test(folded) || /\bd[eo] (?:dia )?\d+(?! (?:a|ao|ate) )/.test(folded)) return null;
  return indicesOf(folded, count);
}

/** Indices of the positions that a text consists of; null when it says more, or when one of `count` choices does not exist. */
function indicesOf(folded: string, count: number): number[] | null {
  const indices = readPositions(folded)?.map((position) => position < 0 ? count + position : position - 1);
  return indices?.every((index) => index >= 0 && index < count) ? indices : null;
}

function byPosition(folded: string, count: number): number | null {
  if (/^(?:a|o)? ?d[eo] cima$/.test(folded)) return 0;
  if (/^(?:a|o)? ?d[eo] baixo$/.test(folded)) return count - 1;
  if (/^(?:a|o)? ?do meio$/.test(folded)) return count === 3 ? 1 : null;
  // "a do 10" and "de 99" may be a day or an amount. Positions are said without "de", except "de número".
  if (/\bd[eo] (?:dia )?\d/.test(folded)) return null;
  const indices = indicesOf(folded, count);
  return indices?.length === 1 ? indices[0]! : null;
}

function byExtreme(folded: string, labels: readonly string[]): number | null {
  const extreme = EXTREMES.find(({ pattern }) => pattern.test(folded));
  if (extreme === undefined) return null;
  const values = labels.map((label) => (extreme.by === "amount" ? readMoney(label)[0]?.amount : dateRank(label)));
  if (values.some((value) => value === undefined)) return null;
  const ranked = (values as number[]).map((value) => value * extreme.sign);
  const best = Math.max(...ranked);
  return indexOfOnly(ranked.map((value) => value === best));
}

/** A number that orders labels by their date or year; undefined for a label without either. */
function dateRank(label: string): number | undefined {
  const day = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/.exec(label);
  if (day) return Number(day[3] ?? 0) * 10_000 + Number(day[2]) * 100 + Number(day[1]);
  const year = /\b(?:19|20)\d\d\b/.exec(label);
  return year ? Number(year[0]) * 10_000 : undefined;
}

/** "o das 19h": by a time of day that only one label has. */
function byTime(folded: string, labels: readonly string[]): number | null {
  const [said, another] = readTimes(folded);
  if (said === undefined || another !== undefined || folded.split(" ").length > 5) return null;
  return indexOfOnly(labels.map((label) => readTimes(label).some(({ time }) => time === said.time)));
}

const BARE_NUMBER = /^\d{1,2}$/;

/** By a figure that only one label has: a year, an amount, a day or a month. */
function byFigure(folded: string, labels: readonly string[]): number | null {
  const rest = tokensOf(folded).filter((word) => !/^\d+$/.test(word) && !MONTH_NAMES.includes(word));
  if (rest.length > 0) return null;
  const month = MONTH_NAMES.findIndex((name) => new RegExp(`\\b${name}\\b`).test(folded)) + 1;
  if (month > 0) {
    const inMonth = new RegExp(`\\b${MONTH_NAMES[month - 1]}\\b|\\b\\d{1,2}/0?${month}\\b`);
    return indexOfOnly(labels.map((label) => inMonth.test(label)));
  }
  const figure = /\d+(?:[.,]\d+)*(?:\/\d{1,2})?/.exec(folded)?.[0];
  if (figure === undefined) return null;
  const amount = figure.includes("/") ? undefined : readMoney(`r$ ${figure}`)[0]?.amount;
  const tests: ((label: string) => boolean)[] = [
    (label) =>
      new RegExp(`(?<![\\d.,/])${figure.replaceAll(".", "\\.")}(?![\\d]|[.,]\\d)`).test(label) &&
      !/^\d{1,2}$/.test(figure),
    (label) => amountsIn(label).includes(amount ?? NaN),
    (label) => new RegExp(`(?<![\\d/])0?${figure}/\\d{1,2}\\b`).test(label),
    (label) => amountsIn(label).some((other) => Math.trunc(other) === amount),
    // The figure must not be part of a longer one: 9 does not pick 1984. A bare number is a position, never part of a title.
    (label) => !BARE_NUMBER.test(folded) && new RegExp(`(?<!\\d)${figure.replaceAll(".", "\\.")}(?!\\d)`).test(label),
  ];
  for (const test of tests) {
    const found = indexOfOnly(labels.map(test));
    if (found !== null) return found;
  }
  return null;
}

/** Labels mark money with "R$", so the 4 in a title is no amount. */
function amountsIn(label: string): number[] {
  return label.includes("r$") ? readMoney(label).map(({ amount }) => amount) : [];
}

function byWords(folded: string, labels: readonly string[]): number | null {
  const said = tokensOf(folded);
  if (said.length === 0 || said.length > 8 || BARE_NUMBER.test(folded)) return null;
  const labelWords = labels.map((label) => label.match(/[a-z0-9]+/g) ?? []);
  const scores = labelWords.map((words) => said.filter((word) => words.some((other) => sameWord(word, other))).length);
  const best = Math.max(...scores);
  const matched =
    said.filter((word) => labelWords.some((words) => words.some((other) => sameWord(word, other)))).length;
  // A number that no label has belongs to something else, as an amount or a day.
  if (said.some((word) => /^\d+$/.test(word) && !labelWords.some((words) => words.some((other) => other === word)))) {
    return null;
  }
  // With more unknown words than known ones, the message is about something else.
  if (best === 0 || said.length - matched > Math.max(matched - 1, 0) + (matched > 0 && said.length <= 3 ? 1 : 0)) {
    return null;
  }
  const exact = indexOfOnly(labels.map((label) => tokensOf(headOf(label)).join(" ") === said.join(" ")));
  return exact ?? indexOfOnly(scores.map((score) => score === best));
}

/** The name at the beginning of a label, without its amount, date or year. */
function headOf(label: string): string {
  return label.split(/ [–(-]|,/, 1)[0]!;
}

function tokensOf(folded: string): string[] {
  return (folded.match(/[a-z0-9]+/g) ?? []).filter((word) => !FILLER.has(word));
}

function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (/\d/.test(a + b) || Math.min(a.length, b.length) < 4) return false;
  return editDistance(a, b, 1) <= (Math.min(a.length, b.length) >= 5 ? 1 : 0) ||
    a.replace(/s$/, "") === b.replace(/s$/, "");
}

/** Index of the only `true`; null when there is none or more than one. */
function indexOfOnly(fits: readonly boolean[]): number | null {
  const first = fits.indexOf(true);
  return first >= 0 && fits.indexOf(true, first + 1) < 0 ? first : null;
}

/** Words before an exception that say nothing about it. */
const LEAD = "(?:(?:nao|sim|ok|pode|mas|e|ah|ops|opa|por favor|na verdade)[\\s,.!]+)*";
/** "só o primeiro", "registra só o segundo". */
const ONLY = new RegExp(`^${LEAD}(?:\\w+ )?(?:so|somente|apenas) (.+)$`);
/** "menos o segundo", "tira o uber". */
const EXCEPT = new RegExp(`^${LEAD}(?:tudo )?(?:menos|exceto|sem|tira|tire) (.+)$`);
/** "o segundo não", "o uber não precisa". */
const NOT_THIS = new RegExp(`^${LEAD}(.+?),? nao(?: (?:precisa|quero))?$`);

/**
 * Which of the offered items a reply says yes to, as indices: "só o primeiro", "menos o uber", "o último não". Null when the reply says
 * anything else, or names none of the items or all of them: the model reads these replies.
 *
 * @param items the words by which each item can be named
 */
export function readKeptItems(folded: string, items: readonly string[]): number[] | null {
  const reply = folded.replace(/[.!]+$/, "");
  if (reply.length > 60 || reply.includes("?")) return null;
  const only = ONLY.exec(reply)?.[1];
  const phrase = only ?? EXCEPT.exec(reply)?.[1] ?? NOT_THIS.exec(reply)?.[1];
  const named = phrase === undefined ? null : itemsByPosition(phrase, items.length) ?? itemsByName(phrase, items);
  if (named === null || named.size === items.length) return null;
  return [...items.keys()].filter((index) => named.has(index) === (only !== undefined));
}

/** "o primeiro", "o 2 e o 3". A number without an article may be a new amount. */
function itemsByPosition(phrase: string, count: number): Set<number> | null {
  if (/^\d|\bd[eo] (?:dia )?\d/.test(phrase)) return null;
  const indices = indicesOf(phrase, count);
  return indices === null ? null : new Set(indices);
}

/** "a água", "o uber e o mercado": each name must fit exactly one item. */
function itemsByName(phrase: string, items: readonly string[]): Set<number> | null {
  const wordsOfItems = items.map((item) => new Set(fold(item).split(/\W+/)));
  const indices = phrase.split(/ e |, ?/).map((name) => {
    const words = name.split(/\W+/).filter((word) => word !== "" && !/^(?:[oa]s?|d[eoa]s?)$/.test(word));
    const found = [...wordsOfItems.keys()].filter((index) => words.every((word) => wordsOfItems[index]!.has(word)));
    return words.length > 0 && found.length === 1 ? found[0]! : null;
  });
  return indices.every((index) => index !== null) ? new Set(indices) : null;
}
