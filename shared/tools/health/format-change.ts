import { formatDecimal } from "../../text/format-money.ts";
import { formatMeasure } from "./format-measure.ts";
import type { Measure } from "./measure.ts";

/** A difference between two canonical values, signed and without judgement: "-1,2 kg", "+0h30" as "+30 minutos". */
export function formatChange(change: Measure): string {
  const size = { ...change, value: Math.abs(change.value) };
  const grade = change.metric === "mood" || change.metric === "energy";
  const text = grade ? `${formatDecimal(size.value)} ${size.value < 2 ? "ponto" : "pontos"}` : formatMeasure(size);
  return `${change.value < 0 ? "-" : "+"}${text}`;
}
