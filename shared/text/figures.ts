/** The month of a day, `YYYY-MM-DD`: "novembro", or "outubro de 2025" when it is not of this year. */
export function formatMonth(date: string, today: string): string {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  const name = first.toLocaleDateString("pt-BR", { month: "long", timeZone: "UTC" });
  return date.slice(0, 4) === today.slice(0, 4) ? name : `${name} de ${date.slice(0, 4)}`;
}

/** "83%", "8,5%": one decimal below ten, where it tells. */
export function formatPercent(percent: number): string {
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  return `${String(rounded).replace(".", ",")}%`;
}

/** "1 conta", "3 contas". */
export function countOf(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
