import { ClaimedSpans } from "./claimed-spans.ts";
import { readDurations } from "./duration.ts";
import { fold } from "./fold.ts";
import { isBareAmount } from "./bare-amount.ts";
import { type ScannedNumber, scanNumbers } from "./scan-numbers.ts";
import { slangAmount } from "./slang-amount.ts";
import { type Token, tokenize } from "./tokenize.ts";

/** An amount of reais; `explicit` when money is named ("R$", "reais", "conto"), false for a bare number. */
export interface MoneyMention {
  amount: number;
  start: number;
  end: number;
  explicit: boolean;
}

const PREFIX = /^(?:r\$|rs|\$|brl)$/;
const WORD =
  /^(?:rea(?:l|is|u|us|ls)|riais|raeis|reias|reasi|reis|reai|rs|r\$|brl|contos?|pilas?|mangos?|paus?|pratas?|dinheiros|dilmas?|temers?|bozos?)$/;
const CENT = /^(?:centavos?|centavinhos?|cents?|ctvs?)$/;
const NICKNAME = /^(?:t?ao|zao|[tz]?inh[oa]s?)$/;
const MAX = 1e12;

/**
 * Amounts of money in a pt-BR text, in order: "R$ 1.234,56", "50 conto", "dez reais e cinquenta", "2k", "vintão",
 * "99,90". A bare number is left out where it counts, measures, dates or numbers something else ("2 litros", "7h30",
 * "dia 10", "12x", "parcela 3", "em 2010", "3 pães").
 */
export function readMoney(text: string): MoneyMention[] {
  const folded = fold(text);
  const tokens = tokenize(folded);
  const found = slangMentions(tokens);
  const claimed = new ClaimedSpans(folded.length);
  // "caminhei 1 hora e 10": the 10 are minutes.
  for (const { start, end } of [...found, ...readDurations(folded)]) claimed.claim(start, end);
  const numbers = scanNumbers(tokens).filter(({ start, end }) => claimed.isFree(start, end));
  let consumed = -1;
  numbers.forEach((number, index) => {
    if (number.first <= consumed) return;
    const read = readExplicit(tokens, numbers, index) ?? readBare(folded, tokens, numbers, index);
    if (read === null || read.mention.amount > MAX) return;
    consumed = read.last;
    found.push(read.mention);
  });
  return found.sort((a, b) => a.start - b.start);
}

interface ReadAmount {
  mention: MoneyMention;
  /** Index of the last token used. */
  last: number;
}

function slangMentions(tokens: readonly Token[]): MoneyMention[] {
  return tokens.flatMap(({ text, start, end }) => {
    const amount = slangAmount(text);
    return amount === null ? [] : [{ amount, start, end, explicit: true }];
  });
}

function readExplicit(tokens: readonly Token[], numbers: readonly ScannedNumber[], index: number): ReadAmount | null {
  const number = numbers[index]!;
  const before = tokens[number.first - 1];
  const prefixed = before !== undefined && PREFIX.test(before.text);
  // "2 milhões de reais"
  const of = tokens[number.last + 1]?.text === "de" && number.value >= 1000 ? 1 : 0;
  const after = tokens[number.last + 1 + of];
  if (after !== undefined && CENT.test(after.text)) {
    return amountOf(tokens, number.value / 100, number.first, number.last + 1);
  }
  // "50tão", "20zinho"
  if (after?.start === number.end && NICKNAME.test(after.text)) {
    return amountOf(tokens, number.value, number.first, number.last + 1);
  }
  // A sign between two numbers belongs to the second: "15/08 R$ 50".
  const signOfNext = after !== undefined && PREFIX.test(after.text) &&
    numbers[index + 1]?.first === number.last + 2 + of;
  const named = after !== undefined && WORD.test(after.text) && !signOfNext &&
    !isIdiom(tokens, number, number.last + 1 + of);
  if (!prefixed && !named) return null;
  const first = prefixed ? number.first - 1 : number.first;
  const last = named ? number.last + 1 + of : number.last;
  return withCents(tokens, numbers, index, { amount: number.value, first, last });
}

/** "um conto de fadas", "paguei um pau". */
function isIdiom(tokens: readonly Token[], number: ScannedNumber, at: number): boolean {
  const word = tokens[at]!.text;
  const next = tokens[at + 1]?.text;
  if (word.startsWith("pau")) return number.article || (next === "de" && number.value === 1);
  return word.startsWith("conto") && next === "de" && tokens[at + 2]?.text.startsWith("fada") === true;
}

/** "dez reais e cinquenta", "1 real e 50 centavos", "3 reais e meio". */
function withCents(
  tokens: readonly Token[],
  numbers: readonly ScannedNumber[],
  index: number,
  { amount, first, last }: { amount: number; first: number; last: number },
): ReadAmount {
  const named = last > numbers[index]!.last;
  const link = tokens[last + 1]?.text;
  if (!Number.isInteger(amount) || (link !== "e" && link !== "com")) return amountOf(tokens, amount, first, last);
  if (named && link === "e" && tokens[last + 2]?.text === "meio") {
    return amountOf(tokens, amount + 0.5, first, last + 2);
  }
  const cents = numbers[index + 1];
  if (cents === undefined || cents.first !== last + 2 || cents.value >= 100 || !Number.isInteger(cents.value)) {
    return amountOf(tokens, amount, first, last);
  }
  const after = tokens[cents.last + 1]?.text ?? "";
  if (CENT.test(after)) return amountOf(tokens, amount + cents.value / 100, first, cents.last + 1);
  if (!named || link !== "e" || WORD.test(after) || cents.value < 5 || !isBareAmount(tokens, cents, "cents")) {
    return amountOf(tokens, amount, first, last);
  }
  return amountOf(tokens, amount + cents.value / 100, first, cents.last);
}

function readBare(
  folded: string,
  tokens: readonly Token[],
  numbers: readonly ScannedNumber[],
  index: number,
): ReadAmount | null {
  const number = numbers[index]!;
  const cents = numbers[index + 1];
  if (cents !== undefined && isSpokenPrice(tokens, number, cents)) {
    return amountOf(tokens, number.value + cents.value / 100, number.first, cents.last, false);
  }
  if (number.article || !isBareAmount(tokens, number, folded)) return null;
  return amountOf(tokens, number.value, number.first, number.last, false);
}

/** "doze e noventa", "3 e 50": a price said without its unit. */
function isSpokenPrice(tokens: readonly Token[], whole: ScannedNumber, cents: ScannedNumber): boolean {
  if (tokens[whole.last + 1]?.text !== "e" || cents.first !== whole.last + 2) return false;
  if (!Number.isInteger(whole.value) || whole.value < 1 || whole.value >= 1000 || whole.value === cents.value) {
    return false;
  }
  if (cents.value < 10 || cents.value >= 100 || (cents.value % 5 !== 0 && cents.value % 10 !== 9)) return false;
  const before = tokens[whole.first - 1]?.text ?? "";
  // "50, 30 e 20" is a list.
  if (before === "," && /^\d/.test(tokens[whole.first - 2]?.text ?? "")) return false;
  if (before === "entre" || before === "dias" || tokens[whole.first]!.text === "mil") return false;
  return isBareAmount(tokens, { ...cents, first: whole.first }, "price");
}

function amountOf(tokens: readonly Token[], amount: number, first: number, last: number, explicit = true): ReadAmount {
  const mention = {
    amount: Math.round(amount * 100) / 100,
    start: tokens[first]!.start,
    end: tokens[last]!.end,
    explicit,
  };
  return { mention, last };
}
