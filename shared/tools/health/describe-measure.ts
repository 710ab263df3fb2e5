import { formatMeasure } from "./format-measure.ts";
import type { Measure } from "./measure.ts";

/** A measure as the object of a sentence: "seu peso de 81,4 kg", "2 litros de água", "98 mg/dL em “Glicemia”". */
export function describeMeasure(measure: Measure): string {
  const value = formatMeasure(measure);
  switch (measure.metric) {
    case "weight":
      return `seu peso de ${value}`;
    case "water":
      return `${value} de água`;
    case "sleep":
      return `${value} de sono`;
    case "exercise":
      return `${value} de exercício`;
    case "mood":
      return `seu humor em ${value}`;
    case "energy":
      return `sua energia em ${value}`;
    case "custom":
      return `${value} em “${measure.custom_name ?? "medida"}”`;
  }
}
