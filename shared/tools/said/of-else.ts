import { readRecurrence } from "../../reminders/recurrence.ts";
import { countsFromNow, countsInstalments, isShift } from "../../language/figures/figure-context.ts";
import { type Figure, isBare, readFigures } from "../../language/figures/figures.ts";
import { namesPartOfDay, type TimeEvidence, weekdaysIn } from "../../language/figures/said-time.ts";
import { clausesOfThing } from "../../language/orders/clauses-of-thing.ts";
import type { JsonObject } from "../definition.ts";

// Of two things in one message, each has the days, hours and numbers that are said of it. A value is said of something else where the
// clauses about the thing have another one of its kind.

/** Clauses that tell of one thing. */
export interface OwnClauses {
  folded: string;
  figures: readonly Figure[];
  /** The figures with what stands before and behind each in its clause. */
  places: readonly { figure: Figure; before: string; after: string }[];
}

/** The clauses of a message that tell of a thing: those that name it best, then all that have a word of it. */
export function readOwnClauses(message: string, label: string, today: string): OwnClauses[] {
  return clausesOfThing(message, label, today).map((clauses) => {
    const places = clauses.flatMap((clause) =>
      readFigures(clause, today).map((figure) => ({
        figure,
        before: clause.slice(0, figure.start),
        after: clause.slice(figure.end),
      }))
    );
    return { folded: clauses.join("\n"), figures: places.map(({ figure }) => figure), places };
  });
}

function hasDate({ dates }: Figure): boolean {
  return dates.length > 0;
}

function saysDay({ figures }: OwnClauses): boolean {
  return figures.some(hasDate);
}

function saysTime({ folded, places }: OwnClauses): boolean {
  return namesPartOfDay(folded) ||
    places.some(({ figure, before, after }) =>
      figure.times.length > 0 && !isShift(after) || figure.minutes.length > 0 && countsFromNow(before)
    );
}

/** What was said of days and hours, without what was said of another thing. What the row has needs no words. */
export function timeEvidenceOf<Evidence extends TimeEvidence & { ofRow: readonly Figure[] }>(
  own: readonly OwnClauses[],
  said: Evidence,
): Evidence {
  const [days, times] = [own.find(saysDay), own.find(saysTime)];
  if (days === undefined && times === undefined) return said;
  const figures = [
    ...(days ?? said).figures.filter(hasDate),
    ...(times ?? said).figures.filter((figure) => !hasDate(figure)),
    ...said.ofRow,
  ];
  const isTimed = times?.figures.some((figure) => figure.times.length > 0);
  // "de manhã" is said of this thing alone.
  const folded = isTimed === false ? times!.folded : said.folded;
  return { ...said, figures, folded, ...isTimed !== undefined && { isTimed } };
}

/** Whether today, which needs no words, is said of another thing: "50 no mercado ontem e 30 no uber hoje". */
export function isTodayOfElse(day: string, own: readonly OwnClauses[], said: TimeEvidence): boolean {
  const isNamed = ({ figures }: Pick<OwnClauses, "figures">) => figures.some(({ dates }) => dates.includes(day));
  const days = own.find(saysDay);
  return day === said.today && days !== undefined && !isNamed(days) && isNamed(said);
}

/** The weekdays that a message names of a thing, or of all. */
export function weekdaysOf(own: readonly OwnClauses[], folded: string): Set<number> {
  return weekdaysIn(own.find((clauses) => weekdaysIn(clauses.folded).size > 0)?.folded ?? folded);
}

/** Whether a rule has weekdays that are said of another thing. */
export function isRuleOfElse(recurrence: string, own: readonly OwnClauses[], folded: string): boolean {
  const read = readRecurrence(recurrence);
  if ("reason" in read) return false;
  const days = weekdaysOf(own, folded);
  return own.some((clauses) => weekdaysIn(clauses.folded).size > 0) &&
    read.rule.weekdays.some(({ day }) => !days.has(day));
}

/** Whether a day of the month or a count of instalments is said of another thing. */
export function isNumberOfElse(name: string, args: JsonObject, own: readonly OwnClauses[]): boolean {
  const isOfKind = KINDS[name];
  if (isOfKind === undefined) return false;
  const others = Object.entries(args).flatMap(([other, value]) => other === name ? [] : [value]);
  const clauses = own.find(({ places }) =>
    places.some((place) => isOfKind(place, (figure) => figure.numbers.some((number) => others.includes(number))))
  );
  const value = Number(args[name]);
  const isHere = ({ numbers, dates }: Figure) =>
    numbers.includes(value) || dates.some((date) => Number(date.slice(8)) === value) ||
    name === "current_installment" && numbers.includes(value - 1);
  return clauses !== undefined && !clauses.figures.some(isHere);
}

/** Whether a figure is one of a kind; `isUsed`: another argument of the call has its number. */
type IsOfKind = (place: OwnClauses["places"][number], isUsed: (figure: Figure) => boolean) => boolean;

const isSmallNumber: IsOfKind = ({ figure, after }, isUsed) =>
  isBare(figure) && !figure.isMoney && !countsInstalments(after) && !isUsed(figure) &&
  figure.numbers.some((number) => Number.isInteger(number) && number >= 1 && number <= 31);

const KINDS: Readonly<Record<string, IsOfKind>> = {
  due_day: (place, isUsed) => hasDate(place.figure) || isSmallNumber(place, isUsed),
  installments: ({ after }) => countsInstalments(after),
  current_installment: isSmallNumber,
};
