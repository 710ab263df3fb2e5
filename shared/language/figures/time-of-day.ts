import { fold } from "../fold.ts";
import { numberWord } from "./number-word.ts";

/** A time of day named in a text: `time` is `HH:MM`; `start` and `end` index into `fold(text)`. */
export interface TimeMention {
  time: string;
  start: number;
  end: number;
}

const TIME = new RegExp(
  // Not behind words with which a number is a duration: "cada 8h", "daqui a 2h".
  String.raw`(?<!\b(?:cada|daqui|daqui a|em|por|durante|ha|faz|mais de|menos de)\s)\b` +
    String.raw`(?:(?:as|a(?= (?:1|uma|meia))|ao(?= meio)|pras|pelas|la pras|por volta das)\s{1,3}){0,2}` +
    String.raw`(?:(meio[- ]dia)|(meia[- ]noite)|` +
    String.raw`(\d{1,2}|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)` +
    String.raw`(?:(?::|\s?h\s?)([0-5]\d)|\s?h(?:s|rs?|oras?)?)?)` +
    String.raw`(?: e (meia))?(?: d[ae] (manha|tarde|noite))?(?![\w/:%]|[.,]\d)`,
  "g",
);
/** A number is a time only with one of these. */
const MARKED = /^(?:as|a|ao|pras|pelas|la|por) |[:hm]|d[ae] (?:manha|tarde|noite)$/;
/** A number word needs more, since "as duas" may be two things: "duas horas", "duas da tarde". */
const MARKED_WORD = /\bhoras?\b|d[ae] (?:manha|tarde|noite)$/;

/** The times of day in a Portuguese text: "às 9", "10h30", "8 da noite", "meio-dia", "às 7 e meia", "três da tarde". */
export function readTimes(text: string): TimeMention[] {
  return [...fold(text).matchAll(TIME)].flatMap((match) => {
    const [whole, noon, midnight, hourText, minutes, half, part] = match;
    const spelled = numberWord(hourText ?? "");
    if (!(spelled === null ? MARKED : MARKED_WORD).test(whole)) return [];
    const named = spelled ?? Number(hourText);
    const isAfternoon = part !== undefined && part !== "manha" && named < 12;
    const hour = noon ? 12 : midnight ? 0 : named + (isAfternoon ? 12 : 0);
    if (hour > 23) return [];
    const minute = half ? "30" : minutes ?? "00";
    return [{
      time: `${String(hour).padStart(2, "0")}:${minute}`,
      start: match.index,
      end: match.index + whole.length,
    }];
  });
}
