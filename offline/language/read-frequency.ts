import { numberWord } from "../../shared/language/figures/number-word.ts";
import { TIMES_A_WEEK } from "../../shared/language/figures/recurrence-words.ts";
import { fold } from "../../shared/language/fold.ts";
import { type Frequency } from "../../shared/writing/format-habit.ts";

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
const WORK_DAYS = [1, 2, 3, 4, 5];
const WEEKEND = [0, 6];
const STEMS = ["dom", "seg", "ter", "qua", "qui", "sex", "sab"];

const NAME = "(dom|seg|ter|qua|qui|sex|sab)(?:ingo|unda|ca|rta|nta|ta|ado)?s?(?:[- ]feiras?)?";
const DAY = new RegExp(`\\b${NAME}\\b`, "g");
const RANGE = new RegExp(`\\b${NAME} (?:a|ate)(?: o)? ${NAME}\\b`, "g");
const DAILY =
  /\b(?:todos? (?:os )?(?:santos? )?dias?|tds? (?:os )?dias?|diari[ao](?:mente)?|cada dia|dia sim e outro tambem)\b/;
const WORKDAYS =
  /\bdias? (?:uteis|util|de semana)\b|\bdurante a semana\b|(?<!\bf(?:im|ins|inal|inais) )(?<!(?:x|vez|vezes|dias) )\b(?:de|na) semana$/;
const WEEKENDS = /\b(?:fi(?:m|ns)|fina(?:l|is)) de semana\b|\bfds\b|\bfindi\b/;
const EXCEPT = /\b(?:menos|exceto|fora|tirando|salvo|sem ser)\b/;

/**
 * The days of the week named in a pt-BR text ("todo dia", "de segunda a sexta", "terças e quintas", "todo dia menos
 * domingo"), or else on how many of them ("3x na semana"); null when it tells neither.
 */
export function readFrequency(text: string): Frequency | null {
  const folded = fold(text);
  const except = EXCEPT.exec(folded);
  const named = readDays(except === null ? folded : folded.slice(0, except.index));
  const left = except === null ? [] : readDays(folded.slice(except.index));
  const base = named.length === 0 && left.length > 0 ? EVERY_DAY : named;
  const days = base.filter((day) => !left.includes(day));
  return days.length === 0 ? readTimesAWeek(folded) : name(days);
}

function readTimesAWeek(folded: string): Frequency | null {
  const [, count] = TIMES_A_WEEK.exec(folded) ?? [];
  const times_a_week = count === undefined ? 0 : /\d/.test(count) ? Number(count) : numberWord(count) ?? 0;
  return times_a_week < 1 || times_a_week > 7 ? null : { frequency: "weekly", times_a_week };
}

function readDays(folded: string): number[] {
  const days = new Set<number>();
  if (DAILY.test(folded)) EVERY_DAY.forEach((day) => days.add(day));
  if (WORKDAYS.test(folded)) WORK_DAYS.forEach((day) => days.add(day));
  if (WEEKENDS.test(folded)) WEEKEND.forEach((day) => days.add(day));
  for (const [, from = "", to = ""] of folded.matchAll(RANGE)) {
    const first = STEMS.indexOf(from);
    const length = (STEMS.indexOf(to) - first + 7) % 7;
    for (let step = 0; step <= length; step++) days.add((first + step) % 7);
  }
  for (const [, stem = ""] of folded.matchAll(DAY)) days.add(STEMS.indexOf(stem));
  return [...days].sort();
}

function name(days: number[]): Frequency {
  const key = days.join();
  if (key === EVERY_DAY.join()) return { frequency: "daily" };
  if (key === WORK_DAYS.join()) return { frequency: "weekdays" };
  if (key === WEEKEND.join()) return { frequency: "weekends" };
  return { frequency: "custom", days };
}
