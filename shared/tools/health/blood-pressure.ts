/** A blood pressure as it is kept, in tens as people say it: the higher figure and the lower one. */
interface BloodPressure {
  value: number;
  value2: number;
}

/** "12 por 8" and "120 por 80" are the same pressure; null for figures that are none. */
export function bloodPressure(one: number, other: number): BloodPressure | null {
  const [value, value2] = [inTens(Math.max(one, other)), inTens(Math.min(one, other))];
  return value < 6 || value > 30 || value2 < 3 || value2 >= value ? null : { value, value2 };
}

function inTens(figure: number): number {
  return figure >= 30 ? Math.round(figure) / 10 : figure;
}
