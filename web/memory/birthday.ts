/** A birthday as it is typed, "12/10" or "12/10/1958", from how it is stored. */
export function birthdayField(birthday: string | undefined): string {
  return birthday === undefined ? "" : birthday.split("-").reverse().filter((part) => part !== "").join("/");
}

/** The stored form of a typed birthday; null for a text that is none. */
export function readBirthday(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(text.replace(/\s/g, "")) ?? [];
  if (day === undefined || month === undefined) return null;
  const inYear = `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // A leap year, so that a birthday on 29/02 is one.
  const date = new Date(`${year ?? "2024"}-${inYear}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day) || date.getTime() > Date.now()) return null;
  return `${year ?? "-"}-${inYear}`;
}
