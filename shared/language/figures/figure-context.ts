import { type Figure, isBare } from "./figures.ts";

/** "a água ainda não bebi os 2 litros": what is said of what is left out. */
const LEFT_OUT = new RegExp(
  String.raw`(?:^|[,;] ?|\bmas |\be |\bso que )(?:o|a|os|as|esse|essa) (?:[a-z]+ ){1,3}?(?:ainda )?` +
    String.raw`(?:nao|n) (?:precisa|quero|[a-z]+(?:ei|[bdrtz]i))\b[^,.;]*`,
  "g",
);
/** "e não 85": what stands before a figure that is denied. */
const DENIED = /\bn(?:ao)? (?:(?:foi|e|era|o|a|os|as|de|da|do|por|com|na|no|r\$) ?)*$/;

/** Where in a folded text something is told of what is left out. */
export function leftOutIn(folded: string): [start: number, end: number][] {
  return [...folded.matchAll(LEFT_OUT)].map(({ index, 0: text }) => [index, index + text.length]);
}

/** Whether what stands before a figure denies it. */
export function isDeniedBy(lead: string): boolean {
  return DENIED.test(lead);
}

/** "daqui a 2 horas" */
export function countsFromNow(lead: string): boolean {
  return /\b(?:daqui a|daqui|dentro de|em) $/.test(lead);
}

/** "já falei 3 vezes" */
export function countsSaying(lead: string, behind: string): boolean {
  return /^ (?:vez|vezes|x)\b/.test(behind) && /\b(?:disse|falei|pedi) $/.test(lead);
}

const MOST_ITEMS = 20;

/** "sim aos 4", "sim os dois", "as 3", "foram dois gastos: 30 e 20": how many; "às 10" is a time. */
export function isCount(figure: Figure, scope: string, lead: string, behind: string, items: number): boolean {
  const [number] = figure.numbers;
  if (number === undefined || figure.isMoney || figure.dates.length > 0 || number < 2 || number > MOST_ITEMS) {
    return false;
  }
  if (/^ [a-z]+s ?: ?(?:r\$ ?)?\d/.test(behind)) return true;
  const [, before = "", own = ""] =
    /(?:^|\s)(?:(os|as|aos|pros|pras|pelos|esses|essas|estes|estas|todos|todas|dos|das)\s)?$/.exec(lead) ??
      [];
  const withinText = /^(as|aos|os)\s/.exec(figure.text)?.[1] ?? own;
  const article = before || withinText;
  if (article === "") return /^ (?:coisas|itens|registros|propostas|primeir[ao]s|ultim[ao]s)\b/.test(behind);
  if (article === "as" && figure.times.length > 0) {
    const isClock = /\d\s*(?:h|:)/.test(figure.text) || /[àÀ]s\s+\S{0,8}$/.test(scope.slice(0, figure.end));
    return !isClock && number <= items;
  }
  return figure.quantities.length + figure.minutes.length === 0 &&
    !/^ ?(?:reais|conto|pila|mil|por cento|%)/.test(behind);
}

/** "o 2", "a 1", "item 3": which of the list. */
export function isPlaceInList(figure: Figure, lead: string, behind: string, items: number): boolean {
  const [number] = figure.numbers;
  if (number !== undefined && isBare(figure) && !figure.isMoney && Number.isInteger(number)) {
    return number >= 1 && number <= items &&
      /(?:^|\s)(?:o|a|do|da|pro|pra|ao|item|numero|opcao|proposta) $/.test(lead) &&
      !/^ ?(?:reais|conto|mil|h\b|%)/.test(behind);
  }
  const ordinal = ["segunda", "terca", "quarta", "quinta", "sexta"].indexOf(figure.text) + 2;
  return ordinal >= 2 && ordinal <= items && /(?:^|\s)(?:a|da|na|pra) $/.test(lead) &&
    /^(?:\s*$|,| (?:sim|nao|e a|pode))/.test(behind);
}

/** "o de 50 não", "menos a de 50": what is left out is called by its figure. */
export function namesException({ dates, times }: Figure, lead: string, behind: string): boolean {
  if (/\b(?:menos|exceto|tirando) (?:(?:o|a|os|as|de|do|da|r\$) ?)*$/.test(lead)) return true;
  return (dates.length + times.length > 0 ||
    /\b(?:o|a|os|as|esse|essa|aquele|aquela) (?:de|do|da) (?:r\$ ?)?$/.test(lead)) &&
    /^(?: reais)? nao\b/.test(behind);
}

/** Where a folded text says in brackets how a thing is: "(é 89, minha veia de guerra)"; "(na verdade 35)" corrects instead. */
export function asidesIn(folded: string): [start: number, end: number][] {
  return [...folded.matchAll(/\(\s*(?:e|eh|tem|faz|fica)\b[^()]*\)/g)]
    .map(({ index, 0: aside }) => [index, index + aside.length]);
}
