import { fold } from "../fold.ts";
import { type Figure, isBare, readFigures } from "./figures.ts";

// What the words around a figure say about it. `before` and `after` are the folded text before and behind the figure.

/** "a água ainda não bebi os 2 litros": a clause about something that is left out. */
const LEFT_OUT = new RegExp(
  String.raw`(?:^|[,;] ?|\bmas |\be |\bso que )(?:o|a|os|as|esse|essa) (?:[a-z]+ ){1,3}?(?:ainda )?` +
    String.raw`(?:nao|n) (?:precisa|quero|[a-z]+(?:ei|[bdrtz]i))\b[^,.;]*`,
  "g",
);
/** "e não 85": the words before a negated figure. */
const NEGATION = /\bn(?:ao)? (?:(?:foi|e|era|o|a|os|as|de|da|do|por|com|na|no|r\$) ?)*$/;

/** The places of the clauses that say that something is left out. */
export function findLeftOutClauses(folded: string): [start: number, end: number][] {
  return [...folded.matchAll(LEFT_OUT)].map(({ index, 0: clause }) => [index, index + clause.length]);
}

/** Whether the words before a figure negate it: "e não 85". */
export function isNegated(before: string): boolean {
  return NEGATION.test(before);
}

/** "daqui a 2 horas": the figure says how long from now something is. */
export function countsFromNow(before: string): boolean {
  return /\b(?:daqui a|daqui|dentro de|em) $/.test(before);
}

/** "já falei 3 vezes", "metformina 2x no dia": the figure says how often something is said or done. */
export function countsRepetitions(before: string, after: string): boolean {
  return /^ (?:vez|vezes|x)\b/.test(after) && /\b(?:disse|falei|pedi) $/.test(before) ||
    /^ ?(?:x|vez(?:es)?) (?:n[oa]|por|ao|a) (?:dia|semana|mes)\b/.test(after);
}

/** "3x na semana", "3 vezes", "4 dias por semana": the figure says how often in a week. @param after what stands behind it */
export function countsTimesAWeek(after: string): boolean {
  return /^ ?(?:(?:x|vez(?:es)?)\b(?! (?:n[oa]|por|ao|a) (?:dia|mes|ano)\b)|dias (?:n[oa]|por|da) semana\b)/.test(
    after,
  );
}

/** "uma vez por semana": that word alone is no figure. For folded text. */
export const ONCE_A_WEEK = /\buma (?:unica )?vez (?:n[oa]|por|a|da|cada) semana\b/;

/** "1h antes": the figure says how far from a moment something is. @param after what stands behind it */
export function isShift(after: string): boolean {
  return /^ (?:antes|depois)\b/.test(after);
}

/** "em 10x", "5 vezes", "12 parcelas": the figure says in how many instalments something is paid. @param after what stands behind it */
export function countsInstalments(after: string): boolean {
  return /^ ?(?:x|vez(?:es)?|parcelas?|prestac\w+)\b/.test(after);
}

const MOST_ITEMS = 20;

/**
 * Whether a figure says how many items are meant: "sim aos 4", "sim os dois", "as 3", "foram dois gastos: 30 e 20". Not when it is
 * a time: "às 10".
 *
 * @param text the text with the figure as it was typed, whose accents tell "às" from "as"
 * @param items how many items there are
 */
export function isCountOfItems(figure: Figure, text: string, before: string, after: string, items: number): boolean {
  const [number] = figure.numbers;
  if (number === undefined || figure.isMoney || figure.dates.length > 0 || number < 2 || number > MOST_ITEMS) {
    return false;
  }
  if (/^ [a-z]+s ?: ?(?:r\$ ?)?\d/.test(after)) return true;
  const [, articleBefore = ""] =
    /(?:^|\s)(?:(os|as|aos|pros|pras|pelos|esses|essas|estes|estas|todos|todas|dos|das)\s)?$/.exec(before) ??
      [];
  const article = articleBefore || (/^(as|aos|os)\s/.exec(figure.text)?.[1] ?? "");
  if (article === "") return /^ (?:coisas|itens|registros|propostas|primeir[ao]s|ultim[ao]s)\b/.test(after);
  if (article === "as" && figure.times.length > 0) {
    const isClock = /\d\s*(?:h|:)/.test(figure.text) || /[àÀ]s\s+\S{0,8}$/.test(text.slice(0, figure.end));
    return !isClock && number <= items;
  }
  return figure.quantities.length + figure.minutes.length === 0 &&
    !/^ ?(?:reais|conto|pila|mil|por cento|%)/.test(after);
}

/** Whether a figure is a position in the list of items: "o 2", "a 1", "item 3", "a segunda". */
export function isPositionInList(figure: Figure, before: string, after: string, items: number): boolean {
  const [number] = figure.numbers;
  if (number !== undefined && isBare(figure) && !figure.isMoney && Number.isInteger(number)) {
    return number >= 1 && number <= items &&
      /(?:^|\s)(?:o|a|do|da|pro|pra|ao|item|numero|opcao|proposta) $/.test(before) &&
      !/^ ?(?:reais|conto|mil|h\b|%)/.test(after);
  }
  const ordinal = ["segunda", "terca", "quarta", "quinta", "sexta"].indexOf(figure.text) + 2;
  return ordinal >= 2 && ordinal <= items && /(?:^|\s)(?:a|da|na|pra) $/.test(before) &&
    /^(?:\s*$|,| (?:sim|nao|e a|pode))/.test(after);
}

/** Whether a figure names an item that is left out: "o de 50 não", "menos a de 50". */
export function namesException({ dates, times }: Figure, before: string, after: string): boolean {
  if (/\b(?:menos|exceto|tirando) (?:(?:o|a|os|as|de|do|da|r\$) ?)*$/.test(before)) return true;
  return (dates.length + times.length > 0 ||
    /\b(?:o|a|os|as|esse|essa|aquele|aquela) (?:de|do|da) (?:r\$ ?)?$/.test(before)) &&
    /^(?: reais)? nao\b/.test(after);
}

/** The places of remarks in brackets that describe a thing: "(é 89, minha veia de guerra)". "(na verdade 35)" is a correction. */
export function findAsides(folded: string): [start: number, end: number][] {
  return [...folded.matchAll(/\(\s*(?:e|eh|tem|faz|fica)\b[^()]*\)/g)]
    .map(({ index, 0: aside }) => [index, index + aside.length]);
}

/** A part of a message between two marks. */
interface MessagePart {
  folded: string;
  figures: Figure[];
  /** For each figure, the rest of the part behind it. */
  after: string[];
}

/** Splits a message at punctuation marks, "e" and "mas". A figure is never split. */
export function splitAtMarks(text: string, today: string): MessagePart[] {
  const figures = readFigures(text, today);
  const folded = fold(text);
  const ends = [...folded.matchAll(/[,;.!?\n]|\be\b|\bmas\b/g)].map(({ index }) => index)
    .filter((at) => !figures.some(({ start, end }) => at >= start && at < end));
  return [...ends, folded.length].map((end, index) => {
    const start = ends[index - 1] ?? 0;
    const inside = figures.filter((figure) => figure.start >= start && figure.end <= end);
    return {
      folded: folded.slice(start, end),
      figures: inside,
      after: inside.map((figure) => folded.slice(figure.end, end)),
    };
  });
}

/** Whether a text names the price of each of several things: "4 potes, 35 cada". */
export function namesPriceOfEach(folded: string): boolean {
  return /\bcada\b/.test(folded);
}

/** Whether a value is the product of a count and a price among figures: 140 of "4 potes, 35 cada". */
export function isCountTimesPrice(value: number, figures: readonly Figure[]): boolean {
  const numbers = figures.flatMap((figure) => [...figure.amounts, ...figure.numbers]);
  return numbers.some((count, at) =>
    numbers.some((price, other) => at !== other && Math.abs(count * price - value) < 0.005)
  );
}
