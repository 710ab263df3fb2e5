import { fold } from "../fold.ts";
import { scanNumbers } from "./number.ts";
import { ClaimedSpans, tokenize } from "../tokenize.ts";

/** A length of time; `start` and `end` index into `fold(text)`. */
export interface DurationMention {
  minutes: number;
  start: number;
  end: number;
}

const S = "\\s{0,3}";
const AND = "(?:\\s{1,3}e)?\\s{0,3}";
const WORD_NUMBER = "(?:vinte|trinta|quarenta|cinquenta)(?: e (?:um|dois|tres|quatro|cinco|seis|sete|oito|nove))?|" +
  "quatorze|catorze|dezesseis|dezessete|dezoito|dezenove|quinze|sessenta|noventa|" +
  "onze|doze|treze|dez|uma?|duas|dois|tres|quatro|cinco|seis|sete|oito|nove";
const NUMBER = `(?<!\\d)(?:\\d{1,4}(?:[.,]\\d{1,2})?(?!\\d)|\\b(?:${WORD_NUMBER})\\b)`;
const HOUR = "(?:h|hs|hr|hrs|hora|horas|horinha|horinhas)(?![a-z])";
const MINUTE = "(?:min|mins|minuto|minutos|minutinho|minutinhos|mim|m|')(?![a-z])";

const HOURS = new RegExp(
  `(${NUMBER})${S}(?:h|hs|hr|hrs|horas?|horinhas?)(?:(?=\\d)|(?![a-z]))` +
    `(?:([0-5]\\d)(?!\\d|[.,]\\d)(?:${S}${MINUTE})?|${AND}(meia)\\b|(?:${AND})(${NUMBER})(?:${S}${MINUTE}|` +
    `(?!${S}[a-z%])|(?=\\s(?:de|hoje|ontem|essa|nessa|na|no|por|e|mas)\\b)))?`,
  "g",
);
const MINUTES = new RegExp(`(${NUMBER})${S}(?:min|mins|minuto|minutos|minutinhos?|')(?![a-z])`, "g");
const HALVES = new RegExp(
  `\\bmeia (?:hora|horinha)\\b|\\b(?:hora|horinha) e (?:meia|(${NUMBER})(?:${S}${MINUTE})?)`,
  "g",
);
const COLON = new RegExp(`(?<![\\d:])(\\d{1,2}):([0-5]\\d)(?![\\d:])${S}(?:${HOUR})?`, "g");
const HALF_PAST = new RegExp(`(${NUMBER}) e meia\\b(?! (?:duzia|dia))`, "g");
const CLOCK = "(meia[- ]noite|meio[- ]dia|\\d{1,2}(?:(?::|h)[0-5]\\d)?|" + `(?:${WORD_NUMBER})` + ")(?: e (meia)\\b)?" +
  `${S}(?:${HOUR})?(?: d[ae] (manha|tarde|noite|madrugada)\\b)?`;
const RANGE = new RegExp(`\\bd[ae]s? ${CLOCK} (?:ate )?(?:as|a|ao|ate) (?:as )?${CLOCK}`, "g");
// Sleep, told by the times of lying down and waking up.
const UP_TO_TWO_WORDS = "(?: [a-z]{1,10}){0,2}";
const LIE_DOWN = `\\b(?:dormi|deitei|dormir|deitar|apaguei|capotei)${UP_TO_TWO_WORDS}`;
const WAKE_UP = `\\b(?:acordei|levantei|despertei)${UP_TO_TWO_WORDS}`;
const AT = "(?:as|a|ao)";
const NOT_TIMES = "(?! (?:vezes|x))";
/** "dormi às 23h e acordei às 7". */
const SLEPT_AT = new RegExp(`${LIE_DOWN} ${AT} ${CLOCK}.{1,25}?${WAKE_UP} ${AT} ${CLOCK}`, "g");
/** Late hours are clock times even without "às": "fui dormir meia noite e acordei 7". */
const SLEPT_LATE = new RegExp(
  `${LIE_DOWN} (meia[- ]noite|2[0-3](?:(?::|h)[0-5]\\d)?)(?: e (meia)\\b)?${S}(?:${HOUR})?(?: d[ae] (noite)\\b)?` +
    `.{1,15}?${WAKE_UP} ${CLOCK}${NOT_TIMES}`,
  "g",
);
/** So are the hours after verbs for going to bed: "fui deitar 1h e acordei 8h". */
const WENT_TO_BED = new RegExp(
  `\\b(?:deitei|deitar|fui dormir)${UP_TO_TWO_WORDS} ${CLOCK}.{1,15}?${WAKE_UP} ${CLOCK}${NOT_TIMES}`,
  "g",
);
/** The time of waking up told first: "acordei às 6, dormi às 22h30". */
const WOKE_AT = new RegExp(`${WAKE_UP} ${AT} ${CLOCK}.{1,15}?${LIE_DOWN} ${AT} ${CLOCK}`, "g");
/** "7:30" is a duration only in a text about sleep, exercise or study. */
const ABOUT_DURATION = new RegExp(
  String.raw`\b(?:dorm|sono\b|cochil|treine|treino|corri|corrida|caminh|pedal|nade|malhe|` +
    String.raw`malha|medit|estud|exercici|academia|durou|horas de)`,
);
const CLOCK_BEFORE = /(?:^|[^a-z])(?:as|das|pelas|ate a|desde as|la pras|pras)\s{1,3}(?:umas? )?$/;

/** How long from now something is: "em meia hora", "daqui a 2 horas". `start` is where "em" or "daqui a" begins. */
export function readDelays(text: string): DurationMention[] {
  const folded = fold(text);
  return readDurations(text).flatMap((duration) => {
    const before = /(?<![a-z])(?:daqui a|daqui|dentro de|depois de|em)\s+$/.exec(folded.slice(0, duration.start));
    return before === null ? [] : [{ ...duration, start: before.index }];
  });
}

/**
 * The durations in a Portuguese text, in order: "7h30", "45 min", "uma hora e meia", "meia hora", "das 23h às 7h". Clock times
 * ("às 7h30") are none. "7:30" and "7 e meia" are durations only in a text about sleep, exercise or study.
 */
export function readDurations(text: string): DurationMention[] {
  const folded = fold(text);
  const found: DurationMention[] = [];
  const claimed = new ClaimedSpans(folded.length);
  const add = (match: RegExpExecArray, minutes: number | null, { isRange = false, skipped = 0 } = {}) => {
    const start = match.index + skipped;
    const end = match.index + match[0].trimEnd().length;
    if (minutes === null || !(minutes > 0) || minutes > 100_000) return;
    if (!claimed.isFree(start, end)) return;
    if (!isRange && CLOCK_BEFORE.test(folded.slice(Math.max(0, start - 20), start))) return;
    claimed.claim(start, end);
    found.push({ minutes: Math.round(minutes), start, end });
  };
  for (const match of folded.matchAll(RANGE)) {
    // "de 10 a 15" may be any range. "das 10 às 15" and "de 10h a 15h" are times.
    if (/^d[ae]s |^da meia|\dh|:|hora/.test(match[0])) add(match, minutesBetween(match), { isRange: true });
  }
  for (const match of [SLEPT_AT, SLEPT_LATE, WENT_TO_BED].flatMap((range) => [...folded.matchAll(range)])) {
    // The first word is the verb, which is not part of the duration.
    add(match, minutesBetween(match), { isRange: true, skipped: match[0].indexOf(" ") + 1 });
  }
  for (const match of folded.matchAll(WOKE_AT)) {
    const [, to, toHalf, toPart, from, fromHalf, fromPart] = match;
    const minutes = minutesBetweenClocks([from!, fromHalf, fromPart], [to!, toHalf, toPart]);
    add(match, minutes, { isRange: true, skipped: match[0].indexOf(" ") + 1 });
  }
  for (const match of folded.matchAll(HOURS)) add(match, minutesOfHours(match));
  for (const match of folded.matchAll(HALVES)) {
    add(match, match[0].startsWith("meia") ? 30 : 60 + (match[1] ? numberOf(match[1]) : 30));
  }
  for (const match of folded.matchAll(MINUTES)) add(match, numberOf(match[1]!));
  if (ABOUT_DURATION.test(folded)) {
    for (const match of folded.matchAll(COLON)) add(match, Number(match[1]) * 60 + Number(match[2]));
    for (const match of folded.matchAll(HALF_PAST)) add(match, numberOf(match[1]!) * 60 + 30);
  }
  return found.sort((a, b) => a.start - b.start);
}

function numberOf(text: string): number {
  return scanNumbers(tokenize(text))[0]?.value ?? NaN;
}

/** The minutes of a match of HOURS: "7h30", "2 horas e meia", "1 hora e 10". */
function minutesOfHours([, hours, attached, half, separate]: RegExpExecArray): number {
  const minutes = attached ?? separate;
  const extra = half !== undefined ? 30 : minutes === undefined ? 0 : numberOf(minutes);
  return numberOf(hours!) * 60 + (extra < 60 ? extra : 0);
}

/** The minutes from the first clock time of a match to its second one. */
function minutesBetween([, from, fromHalf, fromPart, to, toHalf, toPart]: RegExpExecArray): number | null {
  return minutesBetweenClocks([from!, fromHalf, fromPart], [to!, toHalf, toPart]);
}

/** The words of a clock time: the hour, "meia" for half past, the part of the day. */
type Clock = [string, string | undefined, string | undefined];

/** The minutes from one clock time to the next occurrence of another, past midnight if necessary. */
function minutesBetweenClocks(from: Clock, to: Clock): number | null {
  const start = minutesSinceMidnight(...from);
  const end = minutesSinceMidnight(...to);
  if (start === null || end === null) return null;
  const length = (end - start + 24 * 60) % (24 * 60);
  // "das 11 às 7" of a night begins at 23:00.
  return length > 16 * 60 && start > 0 && start < 12 * 60 ? length - 12 * 60 : length;
}

function minutesSinceMidnight(text: string, half: string | undefined, part: string | undefined): number | null {
  if (text.startsWith("meia")) return 0;
  if (text.startsWith("meio")) return 12 * 60;
  const [hours = "", minutes = "0"] = text.split(/[:h]/);
  const named = numberOf(hours);
  if (!(named <= 24)) return null;
  const hour = named < 12 && (part === "noite" || part === "tarde") ? named + 12 : named;
  return hour * 60 + (half === undefined ? Number(minutes) : 30);
}
