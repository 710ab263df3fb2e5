import { CalendarDay, MONTH_NAMES } from "./calendar-day.ts";
import { fold } from "../fold.ts";
import { scanNumbers } from "./number.ts";
import { ClaimedSpans, tokenize } from "../tokenize.ts";

/** In which direction to look for a day without a month ("dia 5") or a weekday without a week ("quarta"). */
export type DateDirection = "past" | "future";

/** What a rule may use in addition to its match. */
interface DateContext {
  today: CalendarDay;
  direction: DateDirection;
  folded: string;
}

/** A way to name a day. `read` gives null when the match turns out to be no date. */
interface DateRule {
  pattern: RegExp;
  read(match: RegExpExecArray, context: DateContext): CalendarDay | null;
}

/** A day named in a text: `date` is `YYYY-MM-DD`; `start` and `end` index into `fold(text)`. */
export interface DateMention {
  date: string;
  start: number;
  end: number;
}

/**
 * The days named in a Portuguese text, in order: "ontem", "sexta passada", "dia 5", "5 de março", "15/08", "há 3 dias", "daqui a
 * duas semanas", also with common typing slips ("onte", "otem").
 *
 * @param today `YYYY-MM-DD`; when it is no day, no date is read
 * @param direction where weekdays, days of the month and dates without a year lie when the text does not say it
 */
export function readDates(text: string, today: string, direction: DateDirection = "past"): DateMention[] {
  const reference = CalendarDay.parse(today);
  if (reference === null) return [];
  const context: DateContext = { today: reference, direction, folded: fold(text) };
  const found: DateMention[] = [];
  const claimed = new ClaimedSpans(context.folded.length);
  for (const { pattern, read } of DATE_RULES) {
    for (const match of context.folded.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      if (!claimed.isFree(start, end)) continue;
      const day = read(match, context);
      if (day === null) continue;
      claimed.claim(start, end);
      found.push({ date: day.toString(), start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

// Parts of the patterns. The number of blanks is bounded, so that every pattern takes linear time.
const S = "\\s{1,3}";
const UNITS = "uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove";
const TEENS = "dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove";
const NUMBER = `(?:\\d{1,3}|(?:vinte|trinta)(?:${S}e${S}(?:${UNITS}))?|${TEENS}|${UNITS})`;
const MONTHS = MONTH_NAMES.join("|");
const SHORT_MONTHS = MONTH_NAMES.map((name) => name.slice(0, 3)).join("|");
const YEAR = `(?:${S}(?:de|do|/)${S}(\\d{4}|\\d{2})\\b|/(\\d{4}|\\d{2})\\b)?`;
const SPAN = `(dias?|semanas?|mes|meses|anos?)`;

const WEEKDAY_NAMES: Record<string, number> = { dom: 0, seg: 1, ter: 2, qua: 3, qui: 4, sex: 5, sab: 6 };

function rule(source: string, read: DateRule["read"]): DateRule {
  return { pattern: new RegExp(source, "g"), read };
}

function numberOf(text: string): number {
  return scanNumbers(tokenize(text))[0]?.value ?? 0;
}

function monthNumber(name: string): number {
  return MONTH_NAMES.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;
}

function fullYear(text: string | undefined): number | null {
  if (text === undefined) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** The day and month in the given year, or without a year the nearest one in the direction (today included). */
function dayAndMonth(day: number, month: number, year: number | null, context: DateContext): CalendarDay | null {
  if (year !== null) return CalendarDay.of(year, month, day);
  const step = context.direction === "past" ? -1 : 1;
  // A 29 February comes at the latest after eight years.
  for (let offset = 0; offset <= 8; offset++) {
    const found = CalendarDay.of(context.today.year + offset * step, month, day);
    if (found !== null && found.since(context.today) * step >= 0) return found;
  }
  return null;
}

function dayOfMonth(day: number, context: DateContext): CalendarDay | null {
  const step = context.direction === "past" ? -1 : 1;
  for (let offset = 0; offset <= 2; offset++) {
    const month = context.today.startOfMonth().plusMonths(offset * step);
    const found = CalendarDay.of(month.year, month.month, day);
    if (found !== null && found.since(context.today) * step >= 0) return found;
  }
  return null;
}

function shiftBy(today: CalendarDay, amount: number, unit: string): CalendarDay | null {
  if (Math.abs(amount) > 400) return null;
  if (unit.startsWith("d")) return today.plusDays(amount);
  if (unit.startsWith("s")) return today.plusDays(amount * 7);
  return today.plusMonths(unit.startsWith("m") ? amount : amount * 12);
}

function readWeekday(match: RegExpExecArray, { today, direction, folded }: DateContext): CalendarDay | null {
  const [whole, before = "", name = "", suffix = ""] = match;
  if (/^(?:tod[ao]s?(?:\s+as?|\s+os?)?|cada)\s/.test(before)) return null;
  const rest = folded.slice(match.index + whole.length, match.index + whole.length + 24);
  // The end of a range: "sexta" in "de segunda a sexta".
  if (
    /(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:[- ]feira)? (?:a|ate) (?:[ao] )?$/.test(
      folded.slice(0, match.index).slice(-24),
    )
  ) {
    return null;
  }
  if (isRecurringOrOrdinal(name, before, suffix, rest)) return null;
  const wanted =
    WEEKDAY_NAMES[/^[2-6]/.test(name) ? ["seg", "ter", "qua", "qui", "sex"][Number(name[0]) - 2]! : name.slice(0, 3)];
  if (wanted === undefined) return null;
  const next = /proxim|que vem|q vem/.test(before + suffix);
  const last = /passad|ultim|retrasad/.test(before + suffix);
  if ((direction === "future" || next) && !last) return today.plusDays(((wanted - today.weekday + 6) % 7) + 1);
  const found = today.plusDays(-(((today.weekday - wanted + 6) % 7) + 1));
  return suffix.includes("retrasad") ? found.plusDays(-7) : found;
}

const ORDINAL_NOUN = new RegExp(
  "^\\s{1,3}(?:parcela|prestac|metade|vez\\b|vezes|opc|via\\b|temporada|parte|nota\\b|conta\\b|fatura|tentativa|dose|aula|" +
    "consulta|semana|edic|serie|fase|etapa|rodada|chance|divida|alternativa|pessoa|coisa|linha|pagina|mao\\b|guerra|" +
    "classe|marcha|categoria|gerac|casa\\b|filh|lei\\b|intenc|opniao|opiniao|maior|melhor|menor|pior|mais\\b|" +
    "serie|sessao|entrevista|viagem)",
);

/** "segunda parcela" is an ordinal, and "de segunda a sexta" is a range: neither names a day. */
function isRecurringOrOrdinal(name: string, before: string, suffix: string, rest: string): boolean {
  if (/^\s{1,3}(?:a|ate)\s{1,3}(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)\b/.test(rest)) return true;
  if (suffix !== "" || /^(?:dom|sab)/.test(name) || /ess[ae]|est[ae]|proxim|ultim/.test(before)) return false;
  return ORDINAL_NOUN.test(rest);
}

/** All ways to name a day, for folded text. Where two rules match the same place, the earlier one wins. */
const DATE_RULES: readonly DateRule[] = [
  rule("\\b(\\d{4})-(\\d{2})-(\\d{2})\\b", ([, y, m, d]) => CalendarDay.of(Number(y), Number(m), Number(d))),
  rule("\\b(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4}|\\d{2})\\b(?![/.,-]\\d)", ([, d, , m, y]) => {
    return CalendarDay.of(fullYear(y)!, Number(m), Number(d));
  }),
  rule("(?<![\\d/.,])(\\d{1,2})/(\\d{1,2})(?![\\d/]|[.,]\\d)", readSlashed),
  rule(`(?<![\\d/])(\\d{1,2})[/-](${SHORT_MONTHS})[a-z]{0,7}\\b${YEAR}`, (match, context) => {
    return dayAndMonth(Number(match[1]), monthNumber(match[2]!), fullYear(match[3] ?? match[4]), context);
  }),
  rule(
    `\\b(primeiro|${NUMBER})[ºo°]?${S}(?:de${S}|do${S})?(?:mes${S}de${S})?(${MONTHS}|(?<=de${S})(?:${SHORT_MONTHS}))\\b${YEAR}`,
    (match, context) => {
      // "na 25 de março" is a street in São Paulo.
      if (/\b(?:na|da|rua|avenida|av) $/.test(context.folded.slice(0, match.index).slice(-10))) return null;
      const day = match[1] === "primeiro" ? 1 : numberOf(match[1]!);
      return dayAndMonth(day, monthNumber(match[2]!), fullYear(match[3] ?? match[4]), context);
    },
  ),
  rule(
    `(\\btod[oa]s?${S}(?:os?${S})?|\\bcada${S})?\\bdia${S}(primeiro|${NUMBER})(?![\\d/]|[.,]\\d|${S}de${S}(?:cada|${MONTHS})\\b)[ºo°]?` +
      `(?:${S}(d?ess?[et]|d?est[et]|do|desse|deste)${S}mes(?:${S}(passado|retrasado|que vem|q vem))?|${S}do${S}(?:mes${S})?(\\d{1,2})\\b)?`,
    readDayOfMonth,
  ),
  rule(
    "\\b(?:antes de ontem|ant[ei]?-?ontem|anteont[a-z]{1,2}|ante?ote?m|antiontem|anti ontem)\\b",
    (_, { today }) => today.plusDays(-2),
  ),
  rule(
    "\\b(?:ontem|onten|onte|otem|ontm|ontme|otnem|onetm|ntem|ontemm+|ontei|onti|onntem|ontemp)\\b",
    (_, { today }) => today.plusDays(-1),
  ),
  rule("\\b(?:noite|madrugada) passada\\b", (_, { today }) => today.plusDays(-1)),
  rule("\\bdepois de (?:amanha|amanh|amnha)\\b", (_, { today }) => today.plusDays(2)),
  rule("\\b(?:amanha|amanh|amnha|amanhan|amanhaa+|amnh)\\b", (_, { today }) => today.plusDays(1)),
  rule("\\b(?:hoje|hj|hoj|hojee+|hoke|oje|hjoe|hje)\\b", (_, { today }) => today),
  rule("\\bn?(?:esta|essa) (?:manha|tarde|noite|madrugada)\\b", (_, { today }) => today),
  // "faz 3 anos" and "tem 3 anos" are ages, unless "que" or "atrás" follows.
  rule(
    `\\b(ha|faz|fazem|tem)${S}(?:(?:uns|umas|mais ou menos|quase|cerca de)${S})?(${NUMBER})${S}${SPAN}\\b(${S}(?:atras|que|q)\\b)?`,
    ([, verb, number, unit, tail], { today }) => {
      if (tail === undefined && (verb === "tem" || (verb !== "ha" && unit!.startsWith("ano")))) return null;
      return shiftBy(today, -numberOf(number!), unit!);
    },
  ),
  rule(`\\b(?:(?:uns|umas)${S})?(${NUMBER})${S}${SPAN}${S}(?:atras|antes de hoje)\\b`, (m, { today }) => {
    return shiftBy(today, -numberOf(m[1]!), m[2]!);
  }),
  rule(`\\b(?:daqui|daki|dentro)${S}(?:(?:a|ha|de|uns|umas)${S}){0,2}(${NUMBER})${S}${SPAN}\\b`, (m, { today }) => {
    return shiftBy(today, numberOf(m[1]!), m[2]!);
  }),
  rule("\\bsemana (passada|retrasada|que vem|q vem)\\b|\\bproxima semana\\b", (match, { today }) => {
    const weeks = match[1] === "passada" ? -1 : match[1] === "retrasada" ? -2 : 1;
    return today.plusDays(weeks * 7);
  }),
  rule(
    "\\b(?:(?:fim|final) de semana|fds|findi)(?: (passado|retrasado|que vem|q vem))?\\b",
    (match, { today, direction }) => {
      if (match[1]?.endsWith("vem") || (direction === "future" && match[1] === undefined)) {
        return today.plusDays((6 - today.weekday + 7) % 7);
      }
      const saturday = today.plusDays(-((today.weekday + 1) % 7));
      return match[1] === "retrasado" ? saturday.plusDays(-7) : saturday;
    },
  ),
  rule(
    `((?:\\b(?:tod[ao]s?|cada|ultim[ao]|proxim[ao]|n?ess[ae]|n?est[ae])${S}(?:[ao]s?${S})?)?)` +
      `(?<![a-z])(segunda|terca|quarta|quinta|sexta|sabado|domingo|sabadao|domingao|sabdo|domigo|[2-6][aª][- ]?(?=feira))` +
      `((?:[- ]?feira)?(?:${S}(?:passad[ao]|retrasad[ao]|que vem|q vem|agora))?)\\b`,
    readWeekday,
  ),
  rule(`()(?<=\\bn[ao]${S})(seg|ter|qua|qui|sex|sab|dom)((?:${S}passad[ao])?)\\b`, readWeekday),
  // "qua 9h", "sex às 15"; "ter 8h de sono" is the verb.
  rule(`()\\b(seg|qua|qui|sex|sab|dom|ter(?=${S}as))()(?=${S}(?:as${S}\\d|\\d{1,2}(?:h|:\\d)))`, readWeekday),
];

function readSlashed(match: RegExpExecArray, context: DateContext): CalendarDay | null {
  const [whole, day, month] = match;
  const before = context.folded.slice(Math.max(0, match.index - 30), match.index);
  const after = context.folded.slice(match.index + whole.length, match.index + whole.length + 12);
  // Instalments, blood pressure, school marks and fractions look like dates.
  if (/(?:parcelas?|prestac(?:ao|oes)|pressao(?: [a-z]{1,10}){0,2}|nota|cap(?:itulo)?)\s{0,3}$/.test(before)) {
    return null;
  }
  if (
    whole === "24/7" ||
    (/^1\/[234]$|^[23]\/[34]$/.test(whole) && /^\s?(?:de |kg|quilo|litro|xicara|copo|hora|colher|l\b)/.test(after))
  ) {
    return null;
  }
  return dayAndMonth(Number(day), Number(month), null, context);
}

function readDayOfMonth(match: RegExpExecArray, context: DateContext): CalendarDay | null {
  const [, every, number, thisMonth, qualifier, month] = match;
  if (every !== undefined) return null;
  const day = number === "primeiro" ? 1 : numberOf(number!);
  if (month !== undefined) return dayAndMonth(day, Number(month), null, context);
  if (thisMonth === undefined) return dayOfMonth(day, context);
  const offset = qualifier === "passado" ? -1 : qualifier === "retrasado" ? -2 : qualifier?.endsWith("vem") ? 1 : 0;
  const start = context.today.startOfMonth().plusMonths(offset);
  return CalendarDay.of(start.year, start.month, day);
}

/**
 * The other days that the words of a date may mean. "Quinta que vem", said on a Wednesday, is tomorrow for some people and a week
 * later for others.
 */
export function otherReadings(date: string, folded: string): string[] {
  const later = /\b(?:que|q) vem\b|\bproxim/.test(folded) ? CalendarDay.parse(date)?.plusDays(7) : undefined;
  return later ? [later.toString()] : [];
}
