import { fold } from "../fold.ts";

/** "tomei", "bebi", "dada", but not "vai", "pai" or "sei". */
const DONE =
  /\b(?:(?!sei\b)[a-z]+ei|[a-z]*[bcdfgjlmnprstvz]i|fui|fiz|[a-z]{2,}[ai]d[oa]s?|dad[oa]s?|feit[oa]s?|ja|ok|pronto)\b/;

/** Whether words tell that something is done. */
export function tellsDone(text: string): boolean {
  return DONE.test(fold(text));
}

/** By how they begin: "tomei", "tomado" and "tomar" are one word. */
export function sharesWord(one: string, other: string): boolean {
  const beginnings = (text: string) =>
    (fold(text).match(/[a-z]{3,}/g) ?? []).flatMap((word) => {
      const irregular = IRREGULAR.find(([pattern]) => pattern.test(word));
      return irregular ? [irregular[1]] : word.length > 3 ? [word.slice(0, 3)] : [];
    });
  const known = new Set(beginnings(other));
  return beginnings(one).some((beginning) => known.has(beginning));
}

const IRREGULAR: readonly [RegExp, string][] = [
  [/^(?:dei|dar|dad[oa]s?|dando)$/, "dar"],
  [/^(?:fiz|faz\w*|feit[oa]s?)$/, "fazer"],
  [/^(?:fui|ido|indo)$/, "ir"],
];

/** "o das 6" rang at six, in the morning or in the evening. */
export function sharesHour(one: string, at: string): boolean {
  const hours = [...fold(one).matchAll(/\bd?as (\d{1,2})\b|\b(\d{1,2}) ?h\b/g)].map(([, hour, other]) =>
    Number(hour ?? other)
  );
  return hours.some((hour) => (Number(at.slice(11, 13)) - hour) % 12 === 0);
}
