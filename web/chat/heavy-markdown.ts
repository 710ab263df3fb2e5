/** More than an honest text has. Reading what is below takes less than a second; some texts of 8,000 characters take half a minute. */
const MOST = { characters: 20_000, marks: 1_500 };
const MARKS = /\*{1,2}|-+|=+|`+|\n+|[_~|>#[\]!<&@\\]/g;
/** Quotes and lists within each other, and a table of more than twelve columns. */
const SHAPES = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])[ \t])){20}|(?:\|[^|\n]*){14}/m;

/** Whether a text is shown as it is, since reading it as Markdown could stop the page. */
export function isHeavyMarkdown(text: string): boolean {
  return text.length > MOST.characters || (text.match(MARKS)?.length ?? 0) > MOST.marks || SHAPES.test(text);
}
