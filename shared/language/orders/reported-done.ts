import { fold } from "../fold.ts";

/** "tomei", "bebi", "dada", but not "vai", "pai" or "sei". */
const DONE =
  /\b(?:(?!sei\b)[a-z]+ei|[a-z]*[bcdfgjlmnprstvz]i|fui|fiz|[a-z]{2,}[ai]d[oa]s?|dad[oa]s?|feit[oa]s?|ok|pronto)\b|^\s*(?:sim\W+)?ja\b.{0,12}$/;

/** "esqueci de tomar", "parei com a losartana", "minha mãe tomou", "paguei a losartana": of the same thing, and not this. */
const OTHERWISE =
  /\b(?:esqueci|quase|deixei|parei|devia|nunca|perdi|joguei|comprei|busquei|paguei|falei|odiei|dei .* pr[ao]|ontem|errad[oa]|tomou|deu|fez|foi (?:el[ea]|a|o))\b/;

/** Whether a text tells that something is done. */
export function tellsDone(text: string): boolean {
  const folded = fold(text);
  return DONE.test(folded) && !OTHERWISE.test(folded);
}

/** Words with which something is still to come, or did not come about: "registra que vou pagar a luz", "anota que faltei". */
const NOT_DONE = new RegExp(
  String
    .raw`\b(?:vou|vai|vamos|tenho que|tem que|preciso pagar|falta(?:m|ndo)?|faltei|furei|ainda nao|nao (?:caiu|paguei|recebi|fui|fiz)|` +
    String
      .raw`pendente|devo|devendo|cobrou|atras[a-z]+|amanha|(?:mes|semana) que vem|na lista|na agenda|debito automatico)\b`,
);

/** Whether an order to write something down tells that it has not been done. */
export function tellsNotDone(text: string): boolean {
  return NOT_DONE.test(fold(text));
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
