/** The first `max` characters of a text. By code points: half an emoji is no text that Postgres or a model takes. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // So many characters fill at most twice as many units: a long text is not taken apart whole.
  return [...text.slice(0, max * 2)].slice(0, max).join("");
}
