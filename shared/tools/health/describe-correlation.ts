import { formatDecimal } from "../../text/format-money.ts";
import { seriesName } from "./series-name.ts";
import type { Correlation } from "./trends.ts";

/** Weaker than this is told as no clear relation. */
const CLEAR = 0.3;
const STRONG = 0.6;

/** How two series move together, in a line: "Quando “Meditar” aumenta, humor costuma subir também (r = 0,62, 19 dias)". */
export function describeCorrelation({ a, b, n, r }: Correlation): string {
  const [first, second] = [seriesName(a), seriesName(b)];
  if (r === undefined) return `Entre ${first} e ${second} não dá para comparar: um deles não variou (${n} dias)`;
  const figures = `(r = ${formatDecimal(r, 2)}, ${n} dias)`;
  if (Math.abs(r) < CLEAR) return `Entre ${first} e ${second} não aparece relação clara ${figures}`;
  const strength = Math.abs(r) >= STRONG ? "uma relação forte" : "alguma relação";
  const way = r > 0 ? "sobem e descem juntos" : "quando um sobe, o outro costuma cair";
  return `Entre ${first} e ${second} há ${strength}: ${way} ${figures}`;
}
