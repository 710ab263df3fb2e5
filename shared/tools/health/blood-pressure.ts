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

/** The two figures of a text: "12 por 8", "120x80", "13/9"; null when it has none. */
export function readBloodPressure(text: string): BloodPressure | null {
  const match = /(?<![\d/.,])(\d{1,3}(?:[.,]\d)?) ?(?:por|x|\/|a|-|sobre) ?(\d{1,3}(?:[.,]\d)?)(?![\d/])/i.exec(text);
  return match && bloodPressure(toNumber(match[1]!), toNumber(match[2]!));
}

/** Whether a note is the one of a blood pressure. */
export function isBloodPressure(note: string): boolean {
  return /^\d{1,2}(?:,\d)? por \d{1,2}(?:,\d)?$/.test(note);
}

function inTens(figure: number): number {
  return figure >= 30 ? Math.round(figure) / 10 : figure;
}

function toNumber(text: string): number {
  return Number(text.replace(",", "."));
}

function say(figure: number): string {
  return String(figure).replace(".", ",");
}
