/** A day of the month as it was typed, 1 to 31; null for anything else. */
export function dayOfMonth(typed: FormDataEntryValue | null): number | null {
  const day = Number(typed);
  return Number.isInteger(day) && day >= 1 && day <= 31 ? day : null;
}
