import { MONTH_NAMES } from "../figures/calendar-day.ts";
import { otherReadings, readDates } from "../figures/date.ts";
import { readDurations } from "../figures/duration.ts";
import { fold } from "../fold.ts";
import { GIVEN_NAMES } from "../given-names.ts";
import { readMoney } from "../figures/money.ts";
import { scanNumbers } from "../figures/number.ts";
import { ClaimedSpans, tokenize } from "../tokenize.ts";

/** What was said in some texts, as names and numbers are looked up in it. */
export interface SaidTokens {
  /** Folded. */
  words: ReadonlySet<string>;
  /** Numbers in digits or words, amounts, hours and minutes, and the parts of every day that is named. */
  values: ReadonlySet<number>;
  /** The digits of each text, one after the other: a telephone number is written in many ways. */
  digits: readonly string[];
}

/** Amounts and days are read in no more of a text: what is longer is pasted, and reading 8,000 characters takes 80 ms. */
const LONGEST_TOLD = 2000;

/** Without the forms that are days of the week. */
const ORDINALS = [
  ["primeiro", "primeira"],
  ["segundo"],
  ["terceiro", "terceira"],
  ["quarto"],
  ["quinto"],
  ["sexto"],
  ["setimo", "setima"],
  ["oitavo", "oitava"],
  ["nono", "nona"],
  ["decimo", "decima"],
];

/** @param day when it was said, `YYYY-MM-DD`: "amanhã" is a day of then, and a day without a year one of the years around */
export function saidTokensIn(texts: readonly string[], day?: string): SaidTokens {
  const words = new Set<string>();
  const values = new Set<number>();
  for (const text of texts) {
    const plain = plainOf(text);
    for (const word of foldedWordsOf(plain)) {
      words.add(word);
      const places = [MONTH_NAMES.indexOf(word), ORDINALS.findIndex((forms) => forms.includes(word))];
      for (const place of places) if (place >= 0) values.add(place + 1);
    }
    const { numbers, digits } = figuresOf(plain);
    const told = plain.slice(0, LONGEST_TOLD);
    for (const value of [...numbers.map(({ value }) => value), ...digits, ...spokenAmounts(told)]) values.add(value);
    if (day !== undefined) { for (const value of daysOf(told, day)) values.add(value); }
  }
  return { words, values, digits: texts.map((text) => plainOf(text).replace(/\D/g, "")) };
}

/** "vintão" is 20, "meia hora" 30 minutes. */
function spokenAmounts(plain: string): number[] {
  return [
    ...readMoney(plain).map(({ amount }) => amount),
    ...readDurations(plain).flatMap(({ minutes }) => [minutes, minutes / 60]),
  ];
}

const MONTH = new RegExp(`\\b(?:${MONTH_NAMES.join("|")})\\b`);
const YEARS = /\b(\d{1,3}) anos?\b/g;

/**
 * Day, month and year of each day that is named; a month or day without a year may be of the years around the one it was said
 * in, a number of years ("faz 5 anos", "tem 74 anos") began in the year that many years ago.
 */
function daysOf(plain: string, day: string): number[] {
  const [year, month] = day.split("-").map(Number) as [number, number];
  const named = [...readDates(plain, day, "past"), ...readDates(plain, day, "future")];
  return [
    year,
    ...(/\banos?\b/.test(plain) || MONTH.test(plain) ? [year - 1, year + 1] : []),
    ...(/\bmes\b/.test(plain) ? [month, month % 12 + 1, (month + 10) % 12 + 1] : []),
    ...[...plain.matchAll(YEARS)].flatMap(([, years]) => [year - Number(years), year - Number(years) - 1]),
    ...named.flatMap(({ date, start, end }) =>
      [date, ...otherReadings(date, plain.slice(start, end))].flatMap((one) => one.split("-").map(Number))
    ),
  ];
}

/**
 * Names and numbers of a text that are in nothing of what was heard: what nobody said. A number counts by its value, a
 * year in two digits or four. A name is a word with a capital that no beginning of a sentence explains, or one of the
 * commonest names of people, however and wherever it is written.
 *
 * @param isName the text is no sentence but a name: its first capital counts too
 */
export function unfoundedWords(text: string, heard: readonly SaidTokens[], { isName = false } = {}): string[] {
  return [...new Set([...unfoundedNames(text, heard, { isName }), ...unfoundedNumbers(text, heard)])];
}

/** The names alone. */
export function unfoundedNames(text: string, heard: readonly SaidTokens[], { isName = false } = {}): string[] {
  const isWordSaid = (word: string) => heard.some(({ words }) => words.has(word));
  return namesIn(text, isName).filter((name) => !foldedWordsOf(plainOf(name)).every(isWordSaid));
}

/** The numbers alone. */
export function unfoundedNumbers(text: string, heard: readonly SaidTokens[]): string[] {
  const isValueSaid = (value: number) =>
    heard.some(({ values, digits }) =>
      values.has(value) || (value > 1e7 && digits.some((run) => run.includes(`${value}`)))
    );
  const plain = plainOf(text);
  const { numbers, digits } = figuresOf(plain);
  const unsaid = numbers.filter(({ value, isArticle, end }) =>
    !isArticle && !isValueSaid(value) &&
    !(value >= 1900 && value < 2100 && isValueSaid(value % 100)) &&
    // "15h" and "15:30" are three in the afternoon.
    !(value > 12 && value < 24 && /^\s?(?:h|:\d)/.test(plain.slice(end)) && isValueSaid(value - 12)) && value !== 0
  );
  return [
    ...new Set([
      ...unsaid.map(({ start, end }) => plain.slice(start, end)),
      ...digits.filter((value) => value !== 0 && !isValueSaid(value)).map(String),
    ]),
  ];
}

/** In compatible forms: "½" is 1/2, "Ⅷ" VIII, and a digit of any script one of ours. */
function spelled(text: string): string {
  return text.normalize("NFC")
    .replace(/[\p{No}\p{Nl}]/gu, (sign) => ` ${sign.normalize("NFKC").replace("\u2044", "/")} `)
    .replace(/[^\P{Nd}0-9]/gu, digitOf)
    .normalize("NFKC");
}

function plainOf(text: string): string {
  return fold(spelled(text));
}

/** Digits of a script stand one after the other, from its zero on. */
function digitOf(character: string): string {
  const code = character.normalize("NFKC").codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

function foldedWordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Numbers that can be read as such, and digits that cannot: of "girassol42", "7h30", "1.2.3". */
function figuresOf(plain: string) {
  const numbers = scanNumbers(tokenize(plain));
  const read = new ClaimedSpans(plain.length);
  for (const { start, end } of numbers) read.claim(start, end);
  const digits = [...plain.matchAll(/\d+/g)].filter(({ index }) => read.isFree(index, index + 1)).map(([run]) =>
    Number(run)
  );
  return { numbers, digits };
}

const CAPITAL = /(?<=[^\s.!?…:][\s"“(]+|\p{L}[-/'’])\p{Lu}[\p{L}\p{N}]*(?![\p{L}\p{N}$])/gu;
const ANY_CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?![\p{L}\p{N}$])/gu;
const NUMERAL = /\p{Nl}/gu;

/** The values of a text's numbers, in digits; what is written beside them is left out. */
export function numbersIn(text: string): number[] {
  const plain = plainOf(text);
  const { numbers, digits } = figuresOf(plain);
  return [...numbers.filter(({ start }) => /\d/.test(plain[start]!)).map(({ value }) => value), ...digits];
}

/** As they are written, each once. */
function namesIn(text: string, isName: boolean): string[] {
  const written = spelled(text);
  const names = [
    ...[...written.matchAll(isName ? ANY_CAPITAL : CAPITAL)].map(([name]) => name),
    ...[...text.matchAll(NUMERAL)].map(([sign]) => spelled(sign).trim()),
    ...foldedWordsOf(written).filter((word) => GIVEN_NAMES.has(fold(word))),
  ];
  return [...new Map(names.toReversed().map((name) => [fold(name), name])).values()].toReversed();
}

/** Whether a word of a text was said. */
export function hasWordOf(text: string, heard: readonly SaidTokens[]): boolean {
  return foldedWordsOf(plainOf(text)).some((word) => word.length > 1 && heard.some(({ words }) => words.has(word)));
}

/** As much of a word as its inflections share. */
const BEGINNING = 3;

/** Whether a word of a text begins as one that was said. */
export function isAkin(text: string, heard: readonly SaidTokens[]): boolean {
  const words = foldedWordsOf(plainOf(text));
  const telling = words.filter(({ length }) => length >= BEGINNING);
  return (telling.length > 0 ? telling : words).some((word) => {
    // "ler" and "leio"
    const beginning = word.slice(0, word.length > BEGINNING ? BEGINNING : BEGINNING - 1);
    return heard.some(({ words }) => [...words].some((said) => said.startsWith(beginning)));
  });
}
