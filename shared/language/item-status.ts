/** How people tell that a film, a series or a book is still to come, begun or over. */
const SAID: Readonly<Record<string, RegExp>> = {
  wanted: /\b(?:quer\w*|ver|ler|assistir|depois|lista|fila|pendente)\b/,
  started: /\b(?:comec\w+|iniciei|vendo|lendo|assistindo|no meio|continu\w+)\b/,
  done: /\b(?:vi|vist[oa]s?|li|lid[oa]s?|assisti\w*|termin\w+|acab\w+|conclu\w+|finaliz\w+|zerei|maratonei)\b/,
};

/** Whether words say that a saved item has this status. @param folded what was said */
export function isStatusSaid(status: string, folded: string): boolean {
  return SAID[status]?.test(folded) ?? false;
}
