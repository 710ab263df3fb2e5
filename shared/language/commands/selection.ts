import { MONTH_NAMES } from "../figures/calendar-day.ts";
import { editDistance } from "../edit-distance.ts";
import { fold } from "../fold.ts";
import { readMoney } from "../figures/money.ts";
import { readTimes } from "../figures/time-of-day.ts";
import { numberWord } from "../figures/number-word.ts";
import { readReply } from "./confirmation.ts";
import { readPositions } from "./positions.ts";

const FILLER = new Set(
  ("a o as os um uma e eh de da do das dos d na no nas nos em pra pro para com que quero queria pode ser seria escolho escolhi prefiro fico vou acho " +
    "esse essa esses este esta isso mesmo mesma por favor pfv sim ok foi marca paga pagar registra conta contas opcao item dia mes ano vence vencimento " +
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
 * Index of the choice a reply picks: by position ("1", "o segundo", "a última"), year ("a de 2010"), time, amount, day or
 * month in the label, extreme ("a mais cara") or distinctive words ("a da claro"); null when none or several fit.
 */
export function readSelection(reply: string, choices: readonly { label: string }[]): number | null {
  const folded = reply.trim();
  if (folded === "" || folded.length > 120 || REFUSAL.test(folded) || choices.length === 0) return null;
  // "claro que sim" does not pick the bill of Claro; "claro" does.
  if (folded.includes(" ") && readReply(folded) !== "other") return null;
  const labels = choices.map(({ label }) => fold(label));
  return byPosition(folded, labels.length) ?? byExtreme(folded, labels) ?? byTime(folded, labels) ??
    byFeature(folded, labels) ?? byWords(folded, labels);
}

const EVERY = new RegExp(
  String.raw`^(?:(?:sim|quero|pode ser|pode|marca|paga|registra|salva|apaga)[ ,]+)?(?:todos|` +
    String.raw`todas|tudo|ambos|ambas)(?: eles| elas)?$`,
);
const AS_MANY = /^(?:(?:sim|quero|pode ser|pode)[ ,]+)?[oa]s (\w+)$/;
const OF_YEAR = /^[oa]s d[eo] ((?:19|20)\d\d)$/;

/**
 * Indices of the choices a reply picks, in the order in which it names them: one as {@link readSelection} reads it, or several:
 * "1 e 3", "os dois primeiros", "a luz e a internet", "os de 2010", "todos"; null when it picks none, or one that is not there.
 */
export function readSelections(reply: string, choices: readonly { label: string }[]): number[] | null {
  const folded = reply.trim().replace(/[\s.!]+$/, "").replace(/,? (?:por favor|pfv)$/, "");
  if (folded.length > 120 || choices.length === 0) return null;
  const named = byParts(folded, choices);
  if (named !== null) return named;
  const one = readSelection(reply, choices);
  if (one !== null) return [one];
  const asMany = AS_MANY.exec(folded)?.[1];
  if (EVERY.test(folded) || (asMany && (numberWord(asMany) ?? Number(asMany)) === choices.length)) {
    return [...choices.keys()];
  }
  const year = OF_YEAR.exec(folded)?.[1];
  const found = year === undefined
    ? byPositions(folded, choices.length)
    : choices.flatMap(({ label }, index) => new RegExp(`\\b${year}\\b`).test(label) ? [index] : []);
  return found !== null && found.length > 0 ? [...new Set(found)] : null;
}

/** "a luz e a internet": each part picks one, and no label is called "água e luz". */
function byParts(folded: string, choices: readonly { label: string }[]): number[] | null {
  const parts = folded.split(/ e |, ?/);
  if (parts.length < 2 || choices.some(({ label }) => / e /i.test(label))) return null;
  const picked = parts.map((part) => readSelection(part, choices));
  return picked.every((index) => index !== null) ? [...new Set(picked)] : null;
}

/** "1 e 3", "os dois primeiros"; "a do 10 e a do 15" may be days. */
function byPositions(folded: string, count: number): number[] | null {
  if (/\?|\b(?:nenhum[ao]?|nao)\b/.test(folded) || /\bd[eo] (?:dia )?\d+(?! (?:a|ao|ate) )/.test(folded)) return null;
  const indices = readPositions(folded)?.map((position) => position < 0 ? count + position : position - 1);
  return indices?.every((index) => index >= 0 && index < count) ? indices : null;
}

function byPosition(folded: string, count: number): number | null {
  if (/^(?:a|o)? ?d[eo] cima$/.test(folded)) return 0;
  if (/^(?:a|o)? ?d[eo] baixo$/.test(folded)) return count - 1;
  if (/^(?:a|o)? ?do meio$/.test(folded)) return count === 3 ? 1 : null;
  const positions = readPositions(folded);
  if (positions === null || positions.length !== 1) return null;
  // "a do 10" and "de 99" may be a day or an amount: a position is said without "de", except "de número".
  if (/\bd[eo] (?:dia )?\d/.test(folded)) return null;
  const index = positions[0]! < 0 ? count + positions[0]! : positions[0]! - 1;
  return index >= 0 && index < count ? index : null;
}

function byExtreme(folded: string, labels: readonly string[]): number | null {
  const extreme = EXTREMES.find(({ pattern }) => pattern.test(folded));
  if (extreme === undefined) return null;
  const values = labels.map((label) => (extreme.by === "amount" ? readMoney(label)[0]?.amount : dateRank(label)));
  if (values.some((value) => value === undefined)) return null;
  const ranked = (values as number[]).map((value) => value * extreme.sign);
  const best = Math.max(...ranked);
  return only(ranked.map((value) => value === best));
}

/** Orders the date or year of a label; undefined when it has none. */
function dateRank(label: string): number | undefined {
  const day = /\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\b/.exec(label);
  if (day) return Number(day[3] ?? 0) * 10_000 + Number(day[2]) * 100 + Number(day[1]);
  const year = /\b(?:19|20)\d\d\b/.exec(label);
  return year ? Number(year[0]) * 10_000 : undefined;
}

/** "o das 19h": by a time of the day that one label alone holds. */
function byTime(folded: string, labels: readonly string[]): number | null {
  const [said, another] = readTimes(folded);
  if (said === undefined || another !== undefined || folded.split(" ").length > 5) return null;
  return only(labels.map((label) => readTimes(label).some(({ time }) => time === said.time)));
}

const BARE_NUMBER = /^\d{1,2}$/;

/** By a figure that one label alone holds: year, amount, day, month. */
function byFeature(folded: string, labels: readonly string[]): number | null {
  const rest = tokensOf(folded).filter((word) => !/^\d+$/.test(word) && !MONTH_NAMES.includes(word));
  if (rest.length > 0) return null;
  const month = MONTH_NAMES.findIndex((name) => new RegExp(`\\b${name}\\b`).test(folded)) + 1;
  if (month > 0) {
    const inMonth = new RegExp(`\\b${MONTH_NAMES[month - 1]}\\b|\\b\\d{1,2}/0?${month}\\b`);
    return only(labels.map((label) => inMonth.test(label)));
  }
  const figure = /\d+(?:[.,]\d+)*(?:\/\d{1,2})?/.exec(folded)?.[0];
  if (figure === undefined) return null;
  const amount = figure.includes("/") ? undefined : readMoney(`r$ ${figure}`)[0]?.amount;
  const fits: ((label: string) => boolean)[] = [
    (label) =>
      new RegExp(`(?<![\\d.,/])${figure.replaceAll(".", "\\.")}(?![\\d]|[.,]\\d)`).test(label) &&
      !/^\d{1,2}$/.test(figure),
    (label) => amountsIn(label).includes(amount ?? NaN),
    (label) => new RegExp(`(?<![\\d/])0?${figure}/\\d{1,2}\\b`).test(label),
    (label) => amountsIn(label).some((other) => Math.trunc(other) === amount),
    // Not in the middle of another figure: 9 is not 1984. A number by itself is a place in the list, and no part of a title.
    (label) => !BARE_NUMBER.test(folded) && new RegExp(`(?<!\\d)${figure.replaceAll(".", "\\.")}(?!\\d)`).test(label),
  ];
  for (const fit of fits) {
    const found = only(labels.map(fit));
    if (found !== null) return found;
  }
  return null;
}

/** Labels write money as such: the 4 of a title is none. */
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
  // A figure that stands in no label is an amount or a day of something else.
  if (said.some((word) => /^\d+$/.test(word) && !labelWords.some((words) => words.some((other) => other === word)))) {
    return null;
  }
  // More foreign words than known ones: a message of its own, not a choice.
  if (best === 0 || said.length - matched > Math.max(matched - 1, 0) + (matched > 0 && said.length <= 3 ? 1 : 0)) {
    return null;
  }
  const exact = only(labels.map((label) => tokensOf(headOf(label)).join(" ") === said.join(" ")));
  return exact ?? only(scores.map((score) => score === best));
}

/** The name in a label, before its amount, date or year. */
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

/** Index of the single true, or null. */
function only(fits: readonly boolean[]): number | null {
  const first = fits.indexOf(true);
  return first >= 0 && fits.indexOf(true, first + 1) < 0 ? first : null;
}
