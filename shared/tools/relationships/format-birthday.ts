/** "12/03", or "12/03/1990" when the year is known, from `--03-12` and `1990-03-12`. */
export function formatBirthday(birthday: string): string {
  const [, year, month, day] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  if (!month || !day) return birthday;
  return year === "-" ? `${day}/${month}` : `${day}/${month}/${year}`;
}
