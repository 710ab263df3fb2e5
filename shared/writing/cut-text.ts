/** The first `max` characters of a text, counted in code points, since Postgres and models do not accept half an emoji. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  // `max` code points take at most `max * 2` UTF-16 units, so only that much of a long text is split.
  return [...text.slice(0, max * 2)].slice(0, max).join("");
}
