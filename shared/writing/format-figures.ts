/**
 * Reais as Brazilians write them. The space after `R$` is a plain one, so that texts are compared and wrapped the same everywhere.
 *
 * @example
 * formatMoney(1234.5); // "R$ 1.234,50"
 */
export function formatMoney(amount: number): string {
  if (!Number.isFinite(amount)) return "R$ –";
  const [whole = "0", cents = "00"] = Math.abs(amount).toFixed(2).split(".");
  const sign = amount < 0 && Number(`${whole}.${cents}`) !== 0 ? "-" : "";
  return `${sign}R$ ${whole.replace(/\B(?=(?:\d{3})+$)/g, ".")},${cents}`;
}

const formats = new Map<number, Intl.NumberFormat>();

/** A number with comma and at most `digits` decimals: "81,4", "1.500". */
export function formatDecimal(value: number, digits = 1): string {
  let format = formats.get(digits);
  if (format === undefined) {
    format = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: digits });
    formats.set(digits, format);
  }
  return format.format(value);
}

/** "83%", "8,5%": with one decimal below ten, unless it is zero. */
export function formatPercent(percent: number): string {
  const rounded = Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  return `${String(rounded).replace(".", ",")}%`;
}

/** "1 conta", "3 contas". */
export function countOf(count: number, singular: string, plural: string): string {
  return `${count} ${count === 1 ? singular : plural}`;
}
