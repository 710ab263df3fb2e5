import { fold } from "../fold.ts";

/** "tomei", "bebi", "dada", but not "vai", "pai" or "sei". */
const DONE =
  /\b(?:(?!sei\b)[a-z]+ei|[a-z]*[bcdfgjlmnprstvz]i|fui|fiz|[a-z]{2,}[ai]d[oa]s?|dad[oa]s?|feit[oa]s?|ja|ok|pronto)\b/;

/** Whether a text tells that something is done. */
export function tellsDone(text: string): boolean {
  return DONE.test(fold(text));
}

/** Whether two texts have a word in common. The first three letters decide: "tomei", "tomado" and "tomar" are one word. */
export function sharesWord(one: string, other: string): boolean {
  const known = new Set(beginningsOf(other));
  return beginningsOf(one).some((beginning) => known.has(beginning));
}

function beginningsOf(text: string): string[] {
  return (fold(text).match(/[a-z]{3,}/g) ?? []).flatMap((word) => {
    const irregular = IRREGULAR.find(([pattern]) => pattern.test(word));
    if (irregular) return [irregular[1]];
    return word.length > 3 ? [word.slice(0, 3)] : [];
  });
}

/** Common verbs whose forms do not start alike. */
const IRREGULAR: readonly [RegExp, string][] = [
  [/^(?:dei|dar|dad[oa]s?|dando)$/, "dar"],
  [/^(?:fiz|faz\w*|feit[oa]s?)$/, "fazer"],
  [/^(?:fui|ido|indo)$/, "ir"],
];

/** Whether a text names the hour of a moment: "o das 6" is the reminder of six, in the morning or in the evening. */
export function sharesHour(text: string, at: string): boolean {
  const hours = [...fold(text).matchAll(/\bd?as (\d{1,2})\b|\b(\d{1,2}) ?h\b/g)].map(([, hour, other]) =>
    Number(hour ?? other)
  );
  return hours.some((hour) => (Number(at.slice(11, 13)) - hour) % 12 === 0);
}
