import { formatDecimal } from "../../text/format-money.ts";
import { isBloodPressure } from "./blood-pressure.ts";
import { formatMinutes } from "./format-minutes.ts";
import type { Measure } from "./measure.ts";

/** A canonical value as one says it: "81,4 kg", "2,5 litros", "7h30", "45 minutos", "7 de 10", "98 mg/dL", "12 por 8". */
export function formatMeasure({ metric, value, unit, note }: Measure): string {
  switch (metric) {
    case "weight":
      return `${formatDecimal(value, 2)} kg`;
    case "water":
      return formatVolume(value);
    case "sleep":
      return formatMinutes(value * 60);
    case "exercise":
      return formatMinutes(value);
    case "mood":
    case "energy":
      return `${formatDecimal(value)} de 10`;
    case "custom":
      if (note && isBloodPressure(note)) return note;
      return [formatDecimal(value, 2), unit].filter(Boolean).join(" ");
  }
}

function formatVolume(ml: number): string {
  if (ml < 1000) return `${formatDecimal(ml, 0)} ml`;
  // Portuguese counts in the singular up to, not including, two.
  return `${formatDecimal(ml / 1000, 2)} ${ml < 2000 ? "litro" : "litros"}`;
}
