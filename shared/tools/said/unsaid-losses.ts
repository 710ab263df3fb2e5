import { ADDS, CHANGES_BY, MORE_OR_LESS, ONCE, ONE_TIME, SHORTENS, TAKES_AWAY } from "../../language/choice-words.ts";
import { hasDenial } from "../../language/denied-alike.ts";
import { type Figure, readFigures } from "../../language/figures/figures.ts";
import { weekdaysIn } from "../../language/figures/said-time.ts";
import { fold } from "../../language/fold.ts";
import { isStemSaid, meaningStems } from "../../language/meaning-stems.ts";
import { isJsonObject, type JsonObject } from "../definition.ts";

/**
 * What a changed text or list no longer has of what stood or was offered, where the person did not say that it goes: the dose of a
 * reminder, a day of a habit.
 *
 * @param was the values of the row, or those that were offered
 */
export function findUnsaidLosses(args: JsonObject, was: JsonObject, now: string, today: string): string[] {
  const lost: string[] = [];
  // "muda a losartana só amanhã pra 10h": the days after it stay.
  if (typeof was.recurrence === "string" && args.recurrence === undefined && ONE_TIME.test(fold(now))) {
    lost.push("todos os dias");
  }
  lost.push(...takenBackwards(args, now, today), ...takenAsWhole(args, was, now, today));
  for (const name of ["text", "note"]) {
    const [before, after] = [was[name], args[name]];
    if (typeof before === "string" && typeof after === "string" && after !== "") {
      lost.push(...lostWords(before, after, now).map((word) => `que sai “${word}”`));
    }
  }
  for (const name of ["days", "times"]) {
    const [before, after] = [was[name], args[name]];
    if (Array.isArray(before) && Array.isArray(after)) lost.push(...lostMembers(name, before, after, now, today));
  }
  return lost;
}

/** "muda de 9h pra 8h", where the call has the 9:00. */
function takenBackwards(args: JsonObject, now: string, today: string): string[] {
  const folded = fold(now);
  const figures = readFigures(now, today);
  const values = Object.values(args);
  const isIn = ({ numbers, amounts, times }: Figure) =>
    values.some((value) =>
      typeof value === "number"
        ? [...numbers, ...amounts].includes(value)
        : typeof value === "string" && times.some((time) => value === time || value.endsWith(`T${time}`))
    );
  return figures.flatMap((from, index) => {
    const to = figures[index + 1];
    const isChange = to !== undefined && /\bde (?:as )?$/.test(folded.slice(0, from.start)) &&
      /^ (?:pra|para|por|p) (?:as )?$/.test(folded.slice(from.end, to.start));
    return isChange && isIn(from) && !isIn(to) ? [`que fica em ${from.text}`] : [];
  });
}

/** "tira 60 do mercado", where the call sets 60: the amount by which something changes is not what it becomes. */
function takenAsWhole(args: JsonObject, was: JsonObject, now: string, today: string): string[] {
  const folded = fold(now);
  const figures = readFigures(now, today);
  const before = isJsonObject(was.before) ? was.before : was;
  return Object.entries(args).flatMap(([name, value]) => {
    if (typeof value !== "number" || typeof before[name] !== "number") return [];
    const named = figures.filter(({ numbers, amounts }) => [...numbers, ...amounts].includes(value));
    const isChange = named.length > 0 &&
      named.every(({ start, end }) => CHANGES_BY.test(folded.slice(0, start)) || MORE_OR_LESS.test(folded.slice(end)));
    return isChange ? [`que fica em ${value}`] : [];
  });
}

/** Whether an offer to repeat something becomes one of a single time, and nobody said so. */
export function isRepetitionLost(args: JsonObject, was: JsonObject, now: string): boolean {
  const folded = fold(now);
  return typeof was.recurrence === "string" && typeof args.recurrence !== "string" &&
    ![ONCE, SHORTENS, TAKES_AWAY].some((words) => words.test(folded));
}

/** The members of a list that go, unless they are named, or the whole new list is: "muda pra terça e quinta". */
function lostMembers(
  name: string,
  before: readonly unknown[],
  after: readonly unknown[],
  now: string,
  today: string,
): string[] {
  const folded = fold(now);
  const days = weekdaysIn(folded);
  const figures = readFigures(now, today);
  const isSaid = (member: unknown) =>
    name === "days"
      ? days.has(Number(member))
      : figures.some(({ times, numbers }) =>
        times.includes(String(member)) || numbers.includes(Number(String(member).replace(/:00$/, "")))
      );
  const isWholeSaid = after.length > 0 && after.every(isSaid) && !ADDS.test(folded);
  if (isWholeSaid) return [];
  return before.filter((member) => !after.includes(member) && !isSaid(member)).map((member) =>
    `que sai ${name} ${member}`
  );
}

/** A stretch in which two texts differ. */
interface Difference {
  goes: string[];
  comes: string[];
}

/** The words of a text that go, unless they are named, or as many said words come in their place. */
function lostWords(before: string, after: string, now: string): string[] {
  const written = new Set(wordsOf(fold(now)));
  const stems = new Set(meaningStems(now));
  const isSaid = (word: string) =>
    written.has(word) || !/\d/.test(word) && meaningStems(word).length > 0 &&
      meaningStems(word).every((stem) => isStemSaid(stem, stems));
  const isReplaced = ({ goes, comes }: Difference) =>
    comes.length >= goes.length && comes.every(isSaid) && !goes.some((word) => hasDenial(word)) &&
    goes.filter((word) => /\d/.test(word)).every((word) =>
      comes.some((one) => /\d/.test(one) && unitOf(one) === unitOf(word))
    );
  return differences(tokensOf(before), tokensOf(after))
    .filter((difference) => !isReplaced(difference)).flatMap(({ goes }) => goes.filter((word) => !isSaid(word)));
}

/** "mg" of "50mg". */
function unitOf(figure: string): string {
  return figure.replace(/\d+/g, "");
}

/** The words of a text that mean something: figures, denials, names, and what it is about. */
function tokensOf(text: string): string[] {
  return wordsOf(text).filter((word, index) =>
    /\d/.test(word) || hasDenial(word) || index > 0 && /^\p{Lu}/u.test(word) || meaningStems(word).length > 0
  ).map(fold);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Pairs of words. Longer texts are compared without regard to the order of their words, which takes time in proportion to them. */
const MOST_COMPARED = 200_000;

/** Where two lists of words differ, along the longest list that they share in order. */
function differences(before: readonly string[], after: readonly string[]): Difference[] {
  if (before.length * after.length > MOST_COMPARED) {
    const [had, has] = [new Set(before), new Set(after)];
    return [{ goes: [...had.difference(has)], comes: [...has.difference(had)] }];
  }
  const shared = before.map(() => after.map(() => 0));
  const sharedFrom = (at: number, other: number) => shared[at]?.[other] ?? 0;
  for (let at = before.length - 1; at >= 0; at--) {
    for (let other = after.length - 1; other >= 0; other--) {
      shared[at]![other] = before[at] === after[other]
        ? 1 + sharedFrom(at + 1, other + 1)
        : Math.max(sharedFrom(at + 1, other), sharedFrom(at, other + 1));
    }
  }
  const found: Difference[] = [{ goes: [], comes: [] }];
  for (let at = 0, other = 0; at < before.length || other < after.length;) {
    if (at < before.length && other < after.length && before[at] === after[other]) {
      found.push({ goes: [], comes: [] });
      at++;
      other++;
    } else if (at < before.length && sharedFrom(at + 1, other) >= sharedFrom(at, other + 1)) {
      found.at(-1)!.goes.push(before[at++]!);
    } else if (other < after.length) found.at(-1)!.comes.push(after[other++]!);
    else found.at(-1)!.goes.push(before[at++]!);
  }
  return found.filter(({ goes }) => goes.length > 0);
}
