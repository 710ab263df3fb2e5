import { readDates } from "../../text/date.ts";
import { fold } from "../../text/fold.ts";
import { readMoney } from "../../text/money.ts";
import { withoutSpans } from "./without-spans.ts";

/**
 * The amount that a correction puts in place of `current`. Of several, the last one that differs from it: both "não 50,
 * 60" and "60, não 50" mean 60.
 */
export function readNewAmount(text: string, today: string, current: number | undefined): number | undefined {
  const timeless = withoutSpans(fold(text), readDates(text, today));
  return readMoney(timeless).map(({ amount }) => amount).filter((amount) => amount > 0 && amount !== current).at(-1);
}
