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
