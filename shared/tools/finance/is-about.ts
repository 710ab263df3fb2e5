/** Share of the amount that interest, a discount or rounding may make. */
const TOLERANCE = 0.25;

/** Whether an amount told may be the one expected: interest and discounts apart, they are the same. */
export function isAbout(told: number, expected: number): boolean {
  return Math.abs(told - expected) <= TOLERANCE * expected;
}
