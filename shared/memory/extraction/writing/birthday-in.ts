const MONTHS = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(" ");
const WRITTEN = /(?:^|\D)(\d{1,2})º? de (\p{L}+)(?: de (\d{4}))?/u;
const FIGURES = /(?:^|\D)(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}))?(?:\D|$)/;

/** The day told in "Faz aniversário no dia 8 de março", `--03-08`, with the year where it is told; null when none is. */
export function birthdayIn(content: string): string | null {
  if (!/anivers|faz anos|nasce/i.test(content)) return null;
  const [, day, month, year] = WRITTEN.exec(content) ?? FIGURES.exec(content) ?? [];
  if (day === undefined || month === undefined) return null;
  const at = /\d/.test(month) ? Number(month) : MONTHS.findIndex((name) => same(name, month)) + 1;
  // 29 February is a birthday too.
  const days = new Date(Date.UTC(2000, at, 0)).getUTCDate();
  if (at < 1 || at > 12 || Number(day) < 1 || Number(day) > days) return null;
  return `${year ?? "-"}-${pad(at)}-${pad(Number(day))}`;
}

function same(name: string, written: string): boolean {
  return name.localeCompare(written, "pt", { sensitivity: "base" }) === 0;
}

function pad(figure: number): string {
  return String(figure).padStart(2, "0");
}
