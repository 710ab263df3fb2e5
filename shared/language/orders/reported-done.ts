import { fold } from "../fold.ts";

/** "tomei", "bebi", "dada", but not "vai", "pai" or "sei". */
const DONE =
  /\b(?:(?!sei\b)[a-z]+ei|[a-z]*[bcdfgjlmnprstvz]i|fui|fiz|[a-z]{2,}[ai]d[oa]s?|dad[oa]s?|feit[oa]s?|ja|ok|pronto)\b/;

/** "esqueci de tomar", "parei com a losartana", "tomei ontem": of the same thing, and not done. */
const NOT_THIS_TIME =
  /\b(?:esqueci|quase|deixei|parei|devia|nunca|perdi|joguei|odiei|dei .* pr[ao]|ontem|errad[oa]|por engano)\b/;
/** "paguei a losartana" is not taking it; of "pagar a luz", "paguei a luz" is. */
const OTHER_ACT = /\b(?:comprei|busquei|paguei|falei|troquei)\b/;

/** Whether a text tells that a thing to do is done. @param thing its words: "Tomar losartana" */
export function tellsDone(text: string, thing: string): boolean {
  const folded = fold(text);
  const [other] = OTHER_ACT.exec(folded) ?? [];
  return DONE.test(folded) && !NOT_THIS_TIME.test(folded) && (other === undefined || sharesWord(other, thing));
}

/** "vou pagar a luz", "faltei na academia": it is still to come, or did not come about. */
const NOT_DONE = new RegExp(
  String
    .raw`\b(?:vou|vai|vamos|tenho que|tem que|preciso pagar|falta(?:m|ndo)?|faltei|furei|devo|devendo|cobrou|atras[a-z]+|amanha|` +
    String.raw`(?:mes|semana) que vem)\b`,
);
/** "registra a luz, ainda não paguei" */
const STILL_OPEN = /\b(?:ainda nao|nao (?:caiu|paguei|recebi|fui|fiz)|pendente|na lista|na agenda|debito automatico)\b/;

/**
 * Whether an order to write something down tells that it has not been done.
 *
 * @param about the part of the order that names the thing
 */
export function tellsNotDone(order: string, about: string): boolean {
  return STILL_OPEN.test(fold(order)) || NOT_DONE.test(fold(about));
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
