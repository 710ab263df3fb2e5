/** The text with the spans blanked, its length kept. */
export function withoutSpans(text: string, spans: readonly { start: number; end: number }[]): string {
  return spans.reduce((rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end), text);
}
