import { orderScope } from "../language/orders/order.ts";
import { type Figure, isBare, readFigures } from "../language/figures/figures.ts";
import { fold } from "../language/fold.ts";
import type { JsonObject } from "./definition.ts";
import { isProductSaid, meaningStems, partsOf } from "./said-arguments.ts";

/** A write that runs on a message, with what its preparation found. */
export interface RunningCall {
  tool: string;
  args: JsonObject;
  facts: JsonObject;
}

/**
 * Figures and days of the sentences that hold an order or a yes which stand in no call that runs on them: "pode
 * registrar, mas 50" over 500 gives "50". How many things are meant ("sim aos 4"), and which of the list ("o 2",
 * "a de 46,90 sim"), is met.
 *
 * @param calls the one that is asked about first
 * @param alsoAnswered texts and arguments of what the message answers besides: no to it, or a yes to another
 * @param whole the message of which `message` is a clause: "4 potes, 35 cada" stands in two
 */
export function unmetIn(
  message: string,
  calls: readonly RunningCall[],
  today: string,
  alsoAnswered: readonly string[],
  whole = message,
): string[] {
  const scopes = [...new Set(orderScope(message))];
  const running = calls.map((call) => valuesOf(call, today));
  const besides = textValues(alsoAnswered.join("\n"), today);
  const items = calls.length + alsoAnswered.length;
  const said = readFigures(whole, today);
  const unmet = (scopes.length > 0 ? scopes : [message]).flatMap((scope) => {
    const folded = fold(scope);
    const leftOut = [...folded.matchAll(LEFT_OUT)].map(({ index, 0: text }) => [index, index + text.length] as const);
    const figures = readFigures(scope, today);
    const isMet = (figure: Figure) => running.some((values) => isIn(figure, values, today));
    return figures.filter((figure) => {
      // "100 de gasolina no uno 2011": a year behind a name.
      if (/^(?:19|20)\d\d$/.test(figure.text) && figures.some((other) => other !== figure && isMet(other))) {
        return false;
      }
      if (leftOut.some(([start, end]) => figure.start >= start && figure.end <= end)) return false;
      if (isAside(figure, said, whole)) return false;
      const lead = folded.slice(0, figure.start);
      const behind = folded.slice(figure.end);
      // "e não 85": the one figure that must not stand there.
      if (DENIED.test(lead)) return isIn(figure, valuesOf({ args: calls[0]?.args ?? {}, facts: {} }, today), today);
      return !(isMet(figure) || isPartOfProduct(figure, said, calls, whole) || isIn(figure, besides, today) ||
        isCount(figure, scope, lead, behind, items) || isPlaceInList(figure, lead, behind, items) ||
        namesException(figure, lead, behind) || isIdleTime(figure, calls[0]) ||
        isBeforePrice(figure, said, calls[0]) ||
        isAhead(figure, calls[0], today) ||
        isOtherTime(figure, whole, today, running[0]) ||
        // "daqui a 2 horas": the moment it comes to was checked by the clock.
        (figure.minutes.length > 0 && /\b(?:daqui a|daqui|dentro de|em) $/.test(lead) &&
          running.some(({ times }) => times.size > 0)) ||
        /^ (?:vez|vezes|x)\b/.test(behind) && /\b(?:disse|falei|pedi) $/.test(lead));
    });
  });
  return [...new Set(unmet.map(({ text }) => text))];
}

/** "120 de gasolina na F1000 (é 89)": a bare figure in brackets tells of the thing. */
function isAside(figure: Figure, figures: readonly Figure[], message: string): boolean {
  const asides = [...fold(message).matchAll(/\([^()]*\)/g)];
  const same = figures.filter(({ text }) => text === figure.text);
  return isBare(figure) && same.length > 0 &&
    same.every(({ start, end }) => asides.some(({ index, 0: aside }) => start > index && end < index + aside.length));
}

/** "a sertralina foi pra 75, comprei, 38 reais": a bare figure before the price is something else. */
function isBeforePrice(figure: Figure, figures: readonly Figure[], call: RunningCall | undefined): boolean {
  const isBare = !figure.isMoney && figure.dates.length === 0;
  const amount = call?.args.amount;
  const place = figures.findIndex(({ text }) => text === figure.text);
  return isBare && typeof amount === "number" &&
    figures.some(({ isMoney, amounts }, at) => at > place && isMoney && amounts.includes(amount));
}

/** "carne pro churrasco de amanhã, 96": what was done is of no day ahead. */
function isAhead({ dates }: Figure, call: RunningCall | undefined, today: string): boolean {
  return dates.length > 0 && dates.every((date) => date > today) &&
    /^(?:(?:create|update)_expense|record_\w+|pay_debt|mark_bill_paid|receive_income)$/.test(call?.tool ?? "");
}

/** "almocei 12h30 no quilo, 26": what has no hour needs none, what has a value no hour that is no length. */
function isIdleTime({ times, minutes, isMoney }: Figure, call: RunningCall | undefined): boolean {
  if (call === undefined || isMoney || times.length + minutes.length === 0) return false;
  if (["at", "note", "recurrence"].some((name) => name in call.args)) return false;
  return "value" in call.args ? minutes.length === 0 : true;
}

/** "amanhã 20h me lembra da joelheira, tipo 19h15": a reminder rings at one of the times that were said, unless it is another's. */
function isOtherTime(figure: Figure, message: string, today: string, own: CallValues | undefined): boolean {
  if (own === undefined || figure.times.length === 0 || figure.dates.length > 0) return false;
  return partsOf(message, today).some(({ figures, behind }) =>
    figures.some(({ times }, at) =>
      meaningStems(behind[at]!).length === 0 &&
      times.some((time) => own.times.has(time) || own.times.has(twelveLater(time)))
    )
  );
}

/** "4 potes, 35 cada" of 140, "foi 20, ele pagou metade" of 10. */
function isPartOfProduct(
  figure: Figure,
  figures: readonly Figure[],
  calls: readonly RunningCall[],
  message: string,
): boolean {
  return calls.some(({ args: { amount } }) =>
    typeof amount === "number" &&
    (/\bmetade\b/.test(fold(message)) && figure.numbers.includes(amount * 2) ||
      figures.some((other) => other.text !== figure.text && isProductSaid(amount, fold(message), [figure, other])))
  );
}

/** "a água ainda não bebi os 2 litros": what is said of what is left out. */
const LEFT_OUT = new RegExp(
  String.raw`(?:^|[,;] ?|\bmas |\be |\bso que )(?:o|a|os|as|esse|essa) (?:[a-z]+ ){1,3}?(?:ainda )?` +
    String.raw`(?:nao|n) (?:precisa|quero|[a-z]+(?:ei|[bdrtz]i))\b[^,.;]*`,
  "g",
);
const DENIED = /\bn(?:ao)? (?:(?:foi|e|era|o|a|os|as|de|da|do|por|com|na|no|r\$) ?)*$/;

/** What stands in a call, in every sense that a figure may have. */
interface CallValues {
  numbers: Set<number>;
  dates: Set<string>;
  times: Set<string>;
  /** Weekdays and days of months of a rule: any such day is met. */
  recurs: boolean;
  /** A record without a day is of today. */
  isOfToday: boolean;
  /** It has no day at all: "emprestei 150 ontem, registra". */
  isDateless: boolean;
}

const DATELESS = /^(?:debt|loan_given|budget|investment)$/;

function valuesOf({ args, facts }: Omit<RunningCall, "tool">, today: string): CallValues {
  const values = textValues("", today);
  const add = (value: unknown, name: string): void => {
    if (typeof value === "number") values.numbers.add(value);
    else if (Array.isArray(value)) value.forEach((one) => add(one, name));
    else if (typeof value === "object" && value !== null) {
      for (const [key, one] of Object.entries(value)) add(one, key);
    } else if (typeof value === "string" && !/_id$|^id$/.test(name)) {
      const [day = "", time = ""] = value.split("T");
      if (/^\d{4}-\d{2}-\d{2}$/.test(day)) values.dates.add(day);
      if (/^\d{2}:\d{2}/.test(time)) values.times.add(time.slice(0, 5));
      if (name === "recurrence") {
        for (const [number] of value.matchAll(/\d+/g)) values.numbers.add(Number(number));
        values.recurs = true;
      } else mergeInto(values, textValues(value, today));
    }
  };
  for (const [name, value] of [...Object.entries(facts), ...Object.entries(args)]) add(value, name);
  const { amount, installments, current_installment: next } = args;
  // "390 em 6x", "já paguei 22": what an instalment and the next one were made of.
  if (typeof amount === "number" && typeof installments === "number") {
    values.numbers.add(amount * installments).add(Math.round(amount * installments));
  }
  if (typeof next === "number") values.numbers.add(next - 1);
  values.recurs ||= Array.isArray(args.days);
  values.isDateless = DATELESS.test(String(args.kind));
  values.isOfToday = !["date", "paid_on", "at"].some((name) => typeof args[name] === "string");
  return values;
}

function textValues(text: string, today: string): CallValues {
  const values: CallValues = {
    numbers: new Set(),
    dates: new Set(),
    times: new Set(),
    recurs: false,
    isOfToday: false,
    isDateless: false,
  };
  for (const figure of readFigures(text, today)) {
    for (const number of [...figure.numbers, ...figure.amounts, ...figure.minutes, ...figure.quantities]) {
      values.numbers.add(number);
    }
    for (const date of figure.dates) values.dates.add(date);
    for (const time of figure.times) values.times.add(time);
  }
  return values;
}

function mergeInto(values: CallValues, more: CallValues): void {
  for (const number of more.numbers) values.numbers.add(number);
  for (const date of more.dates) values.dates.add(date);
  for (const time of more.times) values.times.add(time);
}

/** Whether a figure stands in a call in one of its senses: "2 litros" as 2000, "7h30" as 7.5, "ontem" as a day. */
function isIn(figure: Figure, values: CallValues, today: string): boolean {
  const { dates, times, amounts, minutes, quantities, numbers } = figure;
  const has = (wanted: number) => [...values.numbers].some((number) => Math.abs(number - wanted) < 0.005);
  if (dates.length > 0) {
    return values.isDateless || dates.some((date) => values.dates.has(date)) ||
      (values.isOfToday && dates.includes(today)) ||
      // "dia 5" of a bill or of a rule
      (numbers.length > 0 && numbers.some(has)) || values.recurs;
  }
  if (times.some((time) => values.times.has(time) || values.times.has(twelveLater(time)))) return true;
  if (
    times.length === 0 && isBare(figure) &&
    numbers.some((hour) => values.times.has(`${String(hour).padStart(2, "0")}:00`))
  ) {
    return true;
  }
  return amounts.some(has) || numbers.some(has) || quantities.some((one) => has(one) || has(one / 1000)) ||
    minutes.some((one) => has(one) || has(one / 60) || values.times.has(clockOf(one)));
}

function twelveLater(time: string): string {
  const hour = Number(time.slice(0, 2)) + 12;
  return hour < 24 ? `${hour}${time.slice(2)}` : time;
}

function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

const MOST_ITEMS = 20;

/** "sim aos 4", "sim os dois", "as 3", "foram dois gastos: 30 e 20": how many; "às 10" is a time. */
function isCount(figure: Figure, scope: string, lead: string, behind: string, items: number): boolean {
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
function isPlaceInList(figure: Figure, lead: string, behind: string, items: number): boolean {
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
function namesException({ dates, times }: Figure, lead: string, behind: string): boolean {
  if (/\b(?:menos|exceto|tirando) (?:(?:o|a|os|as|de|do|da|r\$) ?)*$/.test(lead)) return true;
  return (dates.length + times.length > 0 ||
    /\b(?:o|a|os|as|esse|essa|aquele|aquela) (?:de|do|da) (?:r\$ ?)?$/.test(lead)) &&
    /^(?: reais)? nao\b/.test(behind);
}
