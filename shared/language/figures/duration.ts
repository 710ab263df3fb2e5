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
    `(?:([0-5]\\d)(?!\\d|[.,]\\d)(?:${S}${MINUTE})?|${AND}(meia)\\b|(?:${AND})(${NUMBER})(?:${S}${MINUTE}|(?!${S}[a-z%])|(?=\\s(?:de|hoje|ontem|essa|nessa|na|no|por|e|mas)\\b)))?`,
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
// Sleep told by when one lay down and woke up.
const UP_TO_TWO_WORDS = "(?: [a-z]{1,10}){0,2}";
const LIE_DOWN = `\\b(?:dormi|deitei|dormir|deitar|apaguei|capotei)${UP_TO_TWO_WORDS}`;
const WAKE_UP = `\\b(?:acordei|levantei|despertei)${UP_TO_TWO_WORDS}`;
const AT = "(?:as|a|ao)";
const NOT_TIMES = "(?! (?:vezes|x))";
/** "dormi às 23h e acordei às 7". */
const SLEPT_AT = new RegExp(`${LIE_DOWN} ${AT} ${CLOCK}.{1,25}?${WAKE_UP} ${AT} ${CLOCK}`, "g");
/** Late hours are times of the clock without "às": "fui dormir meia noite e acordei 7". */
const SLEPT_LATE = new RegExp(
  `${LIE_DOWN} (meia[- ]noite|2[0-3](?:(?::|h)[0-5]\\d)?)(?: e (meia)\\b)?${S}(?:${HOUR})?(?: d[ae] (noite)\\b)?` +
    `.{1,15}?${WAKE_UP} ${CLOCK}${NOT_TIMES}`,
  "g",
);
/** So are the hours after verbs of going to bed: "fui deitar 1h e acordei 8h". */
const WENT_TO_BED = new RegExp(
  `\\b(?:deitei|deitar|fui dormir)${UP_TO_TWO_WORDS} ${CLOCK}.{1,15}?${WAKE_UP} ${CLOCK}${NOT_TIMES}`,
  "g",
);
/** Waking up told first: "acordei às 6, dormi às 22h30". */
const WOKE_AT = new RegExp(`${WAKE_UP} ${AT} ${CLOCK}.{1,15}?${LIE_DOWN} ${AT} ${CLOCK}`, "g");
/** Figures like "7:30" are a length only in a text about sleep, exercise or study. */
const LASTING = new RegExp(
  String.raw`\b(?:dorm|sono\b|cochil|treine|treino|corri|corrida|caminh|pedal|nade|malhe|` +
    String.raw`malha|medit|estud|exercici|academia|durou|horas de)`,
);
const CLOCK_BEFORE = /(?:^|[^a-z])(?:as|das|pelas|ate a|desde as|la pras|pras)\s{1,3}(?:umas? )?$/;

/** "em meia hora", "daqui a 2 horas": how long from now something is; `start` is where the words before it begin. */
export function readDelays(text: string): DurationMention[] {
  const folded = fold(text);
  return readDurations(text).flatMap((duration) => {
    const before = /(?<![a-z])(?:daqui a|daqui|dentro de|depois de|em)\s+$/.exec(folded.slice(0, duration.start));
    return before === null ? [] : [{ ...duration, start: before.index }];
  });
}

/**
 * Lengths of time in a pt-BR text, in order: "7h30", "45 min", "uma hora e meia", "meia hora", "das 23h às 7h". Times of
 * the clock ("às 7h30") are none; "7:30" and "7 e meia" are only where sleep or exercise is spoken of.
 */
export function readDurations(text: string): DurationMention[] {
  const folded = fold(text);
  const found: DurationMention[] = [];
  const claimed = new ClaimedSpans(folded.length);
  const lasting = LASTING.test(folded);
  const add = (match: RegExpExecArray, minutes: number | null, clock = false, lead = 0) => {
    const start = match.index + lead;
    const end = match.index + match[0].trimEnd().length;
    if (minutes === null || !(minutes > 0) || minutes > 100_000) return;
    if (!claimed.isFree(start, end)) return;
    if (!clock && CLOCK_BEFORE.test(folded.slice(Math.max(0, start - 20), start))) return;
    claimed.claim(start, end);
    found.push({ minutes: Math.round(minutes), start, end });
  };
  for (const match of folded.matchAll(RANGE)) {
    // "de 10 a 15" is any range; "das 10 às 15" and "de 10h a 15h" are times.
    if (/^d[ae]s |^da meia|\dh|:|hora/.test(match[0])) add(match, between(match), true);
  }
  for (const match of [SLEPT_AT, SLEPT_LATE, WENT_TO_BED].flatMap((range) => [...folded.matchAll(range)])) {
    // The verb that opens it says what lasted, and is not part of how long.
    add(match, between(match), true, match[0].indexOf(" ") + 1);
  }
  for (const match of folded.matchAll(WOKE_AT)) {
    const [, to, toHalf, toPart, from, fromHalf, fromPart] = match;
    add(match, betweenClocks([from!, fromHalf, fromPart], [to!, toHalf, toPart]), true, match[0].indexOf(" ") + 1);
  }
  for (const match of folded.matchAll(HOURS)) add(match, hoursOf(match));
  for (const match of folded.matchAll(HALVES)) {
    add(match, match[0].startsWith("meia") ? 30 : 60 + (match[1] ? value(match[1]) : 30));
  }
  for (const match of folded.matchAll(MINUTES)) add(match, value(match[1]!));
  if (lasting) {
    for (const match of folded.matchAll(COLON)) add(match, Number(match[1]) * 60 + Number(match[2]));
    for (const match of folded.matchAll(HALF_PAST)) add(match, value(match[1]!) * 60 + 30);
  }
  return found.sort((a, b) => a.start - b.start);
}

function value(text: string): number {
  return scanNumbers(tokenize(text))[0]?.value ?? NaN;
}

/** Minutes glued to the hour ("7h30") are minutes whatever follows; others only where no other noun claims them. */
function hoursOf([, hours, glued, half, minutes]: RegExpExecArray): number {
  const said = glued ?? minutes;
  const extra = half !== undefined ? 30 : said === undefined ? 0 : value(said);
  return value(hours!) * 60 + (extra < 60 ? extra : 0);
}

/** From one time of the clock to the next one, over midnight where need be. */
function between([, from, fromHalf, fromPart, to, toHalf, toPart]: RegExpExecArray): number | null {
  return betweenClocks([from!, fromHalf, fromPart], [to!, toHalf, toPart]);
}

/** A time of the clock as said: the hour, "e meia", the part of the day. */
type Clock = [string, string | undefined, string | undefined];

function betweenClocks(from: Clock, to: Clock): number | null {
  const start = clock(...from);
  const end = clock(...to);
  if (start === null || end === null) return null;
  const length = (end - start + 24 * 60) % (24 * 60);
  // "das 11 às 7" of a night starts at 23.
  return length > 16 * 60 && start > 0 && start < 12 * 60 ? length - 12 * 60 : length;
}

function clock(text: string, half: string | undefined, part: string | undefined): number | null {
  if (text.startsWith("meia")) return 0;
  if (text.startsWith("meio")) return 12 * 60;
  const [hours = "", minutes = "0"] = text.split(/[:h]/);
  const said = value(hours);
  if (!(said <= 24)) return null;
  const hour = said < 12 && (part === "noite" || part === "tarde") ? said + 12 : said;
  return hour * 60 + (half === undefined ? Number(minutes) : 30);
}
