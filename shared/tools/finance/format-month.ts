/** The month of a day, `YYYY-MM-DD`: "novembro", or "outubro de 2025" when it is not of this year. */
export function formatMonth(date: string, today: string): string {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  const name = first.toLocaleDateString("pt-BR", { month: "long", timeZone: "UTC" });
  return date.slice(0, 4) === today.slice(0, 4) ? name : `${name} de ${date.slice(0, 4)}`;
}
