import { MONTH_NAMES } from "../figures/calendar-day.ts";
import { otherReadings, readDates } from "../figures/date.ts";
import { readDurations } from "../figures/duration.ts";
import { fold } from "../fold.ts";
import { GIVEN_NAMES } from "../given-names.ts";
import { readMoney } from "../figures/money.ts";
import { scanNumbers } from "../figures/number.ts";
import { readTimes } from "../figures/time-of-day.ts";
import { ClaimedSpans, tokenize } from "../tokenize.ts";

/** The words and numbers of some texts, in which names and numbers of other texts are looked up. */
export interface SaidTokens {
  /** Folded. */
  words: ReadonlySet<string>;
  /** Numbers in digits or words, amounts, hours and minutes, and the day, month and year of every date. */
  values: ReadonlySet<number>;
  /** All digits of each text in one run: a telephone number is written with any spaces and marks. */
  digits: readonly string[];
}

/** Amounts and days are read only in so many characters of a text. A longer one is pasted, and reading 8,000 takes 80 ms. */
const LONGEST_READ = 2000;

/** Ordinals from the first on, without the forms that are also days of the week ("segunda"). */
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

/**
 * The words and numbers of some texts.
 *
 * @param day when they were said, `YYYY-MM-DD`. Without it no dates are read. "amanhã" is counted from it, and a date without a year may be
 * of the year before, of the same or of the next
 */
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
    const start = plain.slice(0, LONGEST_READ);
    const dateParts = day === undefined ? [] : datePartsOf(start, day);
    for (const value of [...numbers.map(({ value }) => value), ...digits, ...spokenAmounts(start), ...dateParts]) {
      values.add(value);
    }
  }
  return { words, values, digits: texts.map((text) => plainOf(text).replace(/\D/g, "")) };
}

/** "vintão" is 20, "meia hora" 30 minutes, "5 e meia" 5 and 30. */
function spokenAmounts(plain: string): number[] {
  return [
    ...readMoney(plain).map(({ amount }) => amount),
    ...readDurations(plain).flatMap(({ minutes }) => [minutes, minutes / 60]),
    ...readTimes(plain).flatMap(({ time }) => time.split(":").map(Number)),
  ];
}

const MONTH = new RegExp(`\\b(?:${MONTH_NAMES.join("|")})\\b`);
const YEARS =
  /\b(\d{1,3}) anos?\b|\b(?:faz|fez|fara|completa|completou|vai fazer) (\d{1,3})(?=$|[,.;!?]| (?:hoje|hj|ontem|amanha|agora|dia|em|n[oa]|e)\b)/g;
/** Feasts with a date of their own. */
const FEASTS: readonly [RegExp, day: number, month: number][] = [
  [/\bnatal\b/, 25, 12],
  [/\b(?:reveillon|virada)\b/, 31, 12],
  [/\bano[- ]novo\b/, 1, 1],
  [/\bsao joao\b/, 24, 6],
];

/**
 * Day, month and year of each date that is named. A month or day without a year may be of the year it was said in or of one beside it. A
 * number of years ("faz 5 anos", "tem 74 anos", "fez 9") started that many years ago, or one year earlier.
 */
function datePartsOf(plain: string, day: string): number[] {
  const [year, month] = day.split("-").map(Number) as [number, number];
  const named = [...readDates(plain, day, "past"), ...readDates(plain, day, "future")];
  const feasts = FEASTS.filter(([name]) => name.test(plain));
  return [
    year,
    ...feasts.flatMap(([, ...dayAndMonth]) => dayAndMonth),
    ...(/\banos?\b/.test(plain) || MONTH.test(plain) || feasts.length > 0 ? [year - 1, year + 1] : []),
    ...(/\bmes\b/.test(plain) ? [month, month % 12 + 1, (month + 10) % 12 + 1] : []),
    ...[...plain.matchAll(YEARS)].flatMap(([, years, age]) => {
      const since = year - Number(years ?? age);
      return [since, since - 1];
    }),
    ...named.flatMap(({ date, start, end }) =>
      [date, ...otherReadings(date, plain.slice(start, end))].flatMap((one) => one.split("-").map(Number))
    ),
  ];
}

/**
 * The names and numbers of a text that nobody said. A number is compared by its value, a year by two digits or four. A name is a word with
 * a capital that does not start a sentence, or one of the most common first names, in small letters too.
 *
 * @param heard what was said: a name or number has to be in one of these
 * @param isName the text is a name and no sentence: its first capital counts too
 */
export function unfoundedWords(text: string, heard: readonly SaidTokens[], { isName = false } = {}): string[] {
  return [...new Set([...unfoundedNames(text, heard, { isName }), ...unfoundedNumbers(text, heard)])];
}

/** The names of a text that nobody said, as in {@link unfoundedWords}. */
export function unfoundedNames(text: string, heard: readonly SaidTokens[], { isName = false } = {}): string[] {
  const isWordSaid = (word: string) => heard.some(({ words }) => words.has(word));
  return namesIn(text, isName).filter((name) => !foldedWordsOf(plainOf(name)).every(isWordSaid));
}

/** "as duas não se falam": those who were named, counted by nobody. "As duas filhas" counts them. */
function meansBoth(before: string, behind: string): boolean {
  return /\b(?:[oa]s|ess[ea]s|el[ea]s) (?:dois|duas)$/.test(before) &&
    /^(?:\s*(?:$|[,.;!?])| (?:nao|nunca|ja|ainda|se|sao|estao|foram|moram|vao|tem|juntos|juntas)\b)/.test(behind);
}

/** The numbers of a text that nobody said, as in {@link unfoundedWords}. */
export function unfoundedNumbers(text: string, heard: readonly SaidTokens[]): string[] {
  const isValueSaid = (value: number) =>
    heard.some(({ values, digits }) =>
      values.has(value) || (value > 1e7 && digits.some((run) => run.includes(`${value}`)))
    );
  const plain = plainOf(text);
  const { numbers, digits } = figuresOf(plain);
  const unsaid = numbers.filter(({ value, isArticle, end }) =>
    !isArticle && !isValueSaid(value) && !(value === 2 && meansBoth(plain.slice(0, end), plain.slice(end))) &&
    !(value >= 1900 && value < 2100 && isValueSaid(value % 100)) &&
    // "15h" and "15:30" may be said as three in the afternoon.
    !(value > 12 && value < 24 && /^\s?(?:h|:\d)/.test(plain.slice(end)) && isValueSaid(value - 12)) && value !== 0
  );
  return [
    ...new Set([
      ...unsaid.map(({ start, end }) => plain.slice(start, end)),
      ...digits.filter((value) => value !== 0 && !isValueSaid(value)).map(String),
    ]),
  ];
}

/** A text without special signs for numbers: "½" becomes 1/2, "Ⅷ" VIII, and a digit of another script one of 0 to 9. */
function withPlainNumbers(text: string): string {
  return text.normalize("NFC")
    .replace(/[\p{No}\p{Nl}]/gu, (sign) => ` ${sign.normalize("NFKC").replace("\u2044", "/")} `)
    .replace(/[^\P{Nd}0-9]/gu, digitOf)
    .normalize("NFKC");
}

function plainOf(text: string): string {
  return fold(withPlainNumbers(text));
}

/** The digits of a script have consecutive code points, from its zero on. */
function digitOf(character: string): string {
  const code = character.normalize("NFKC").codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

function foldedWordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Numbers, and digits that cannot be read as a number: "girassol42", "7h30", "1.2.3". */
function figuresOf(plain: string) {
  const numbers = scanNumbers(tokenize(plain));
  const read = new ClaimedSpans(plain.length);
  for (const { start, end } of numbers) read.claim(start, end);
  const digits = [...plain.matchAll(/\d+/g)].filter(({ index }) => read.isFree(index, index + 1)).map(([run]) =>
    Number(run)
  );
  return { numbers, digits };
}

/** A word with a capital that starts no sentence. */
const CAPITAL = /(?<=[^\s.!?…:][\s"“(]+|\p{L}[-/'’])\p{Lu}[\p{L}\p{N}]*(?![\p{L}\p{N}$])/gu;
const ANY_CAPITAL = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]*(?![\p{L}\p{N}$])/gu;
const NUMERAL = /\p{Nl}/gu;

/** The values of the numbers that a text has in digits. */
export function numbersIn(text: string): number[] {
  const plain = plainOf(text);
  const { numbers, digits } = figuresOf(plain);
  return [...numbers.filter(({ start }) => /\d/.test(plain[start]!)).map(({ value }) => value), ...digits];
}

/** The names of a text as they are written, each once. */
function namesIn(text: string, isName: boolean): string[] {
  const written = withPlainNumbers(text);
  const names = [
    ...[...written.matchAll(isName ? ANY_CAPITAL : CAPITAL)].map(([name]) => name),
    ...[...text.matchAll(NUMERAL)].map(([sign]) => withPlainNumbers(sign).trim()),
    ...foldedWordsOf(written).filter((word) => GIVEN_NAMES.has(fold(word))),
  ];
  return [...new Map(names.toReversed().map((name) => [fold(name), name])).values()].toReversed();
}

/** Whether any word of a text was said. */
export function isAnyWordSaid(text: string, heard: readonly SaidTokens[]): boolean {
  return foldedWordsOf(plainOf(text)).some((word) => word.length > 1 && heard.some(({ words }) => words.has(word)));
}

/** Letters at the start of a word that its inflections share. */
const BEGINNING = 3;

/** Whether any word of a text starts like one that was said. */
export function isAnyBeginningSaid(text: string, heard: readonly SaidTokens[]): boolean {
  const words = foldedWordsOf(plainOf(text));
  const longWords = words.filter(({ length }) => length >= BEGINNING);
  return (longWords.length > 0 ? longWords : words).some((word) => {
    // "ler" and "leio" share two letters.
    const beginning = word.slice(0, word.length > BEGINNING ? BEGINNING : BEGINNING - 1);
    return heard.some(({ words }) => [...words].some((said) => said.startsWith(beginning)));
  });
}
