/** A blood pressure as it is kept: the higher figure as the value, both in the note, in tens as people say them. */
interface BloodPressure {
  value: number;
  note: string;
}

/** "12 por 8" and "120 por 80" are the same pressure; null for figures that are none. */
export function bloodPressure(one: number, other: number): BloodPressure | null {
  const [high, low] = [inTens(Math.max(one, other)), inTens(Math.min(one, other))];
  if (high < 6 || high > 30 || low < 3 || low >= high) return null;
  return { value: high, note: `${say(high)} por ${say(low)}` };
}

/** Whether a note is the one of a blood pressure. */
export function isBloodPressure(note: string): boolean {
  return /^\d{1,2}(?:,\d)? por \d{1,2}(?:,\d)?$/.test(note);
}

function inTens(figure: number): number {
  return figure >= 30 ? Math.round(figure) / 10 : figure;
}

function say(figure: number): string {
  return String(figure).replace(".", ",");
}
