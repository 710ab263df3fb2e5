import { formatDecimal } from "../../shared/writing/format-figures.ts";
import { capitalize } from "../../shared/writing/join-words.ts";
import type { Entry } from "./health-data.ts";

/** What tells one metric from another. */
export type Metric = Pick<Entry, "metric" | "custom_name" | "person" | "unit">;

const NAMES: Record<string, string> = {
  weight: "peso",
  water: "água",
  sleep: "sono",
  exercise: "exercício",
  distance: "distância",
  mood: "humor",
  energy: "energia",
  blood_pressure: "pressão",
};

/** Metrics whose entries of one day are summed. */
export const ADDS_UP: ReadonlySet<string> = new Set(["water", "sleep", "exercise", "distance"]);

/** "Sono", "Café", "Peso (vó)". */
export function metricName({ metric, custom_name, person }: Metric): string {
  return `${capitalize(custom_name ?? NAMES[metric] ?? metric)}${person ? ` (${person})` : ""}`;
}

/** "81,4 kg", "2,5 litros", "7h30", "45 minutos", "7 de 10", "98 mg/dL", "12 por 8": as the chat says it. */
export function formatMeasure({ metric, unit }: Metric, value: number, value2?: number | null): string {
  switch (metric) {
    case "weight":
    case "distance":
      return `${formatDecimal(value, 2)} ${unit}`;
    case "water":
      return formatVolume(value);
    case "sleep":
      return formatMinutes(value * 60);
    case "exercise":
      return formatMinutes(value);
    case "mood":
    case "energy":
      return `${formatDecimal(value)} de 10`;
    case "blood_pressure":
      return typeof value2 === "number" ? `${formatDecimal(value)} por ${formatDecimal(value2)}` : formatDecimal(value);
    default:
      return [formatDecimal(value, 2), unit].filter(Boolean).join(" ");
  }
}

/** The size of a difference: "1,2 kg", "30 minutos", "1 ponto". */
export function formatDifference(metric: Metric, difference: number): string {
  const size = Math.abs(difference);
  const isGrade = metric.metric === "mood" || metric.metric === "energy";
  return isGrade
    ? `${formatDecimal(size)} ${size < 2 ? "ponto" : "pontos"}`
    : formatMeasure(metric, metric.metric === "weight" ? Math.round(size * 10) / 10 : size);
}

/** The label of the field that corrects a value: "Valor (kg)". Sleep is stored in hours. */
export function valueLabel({ metric, unit }: Metric): string {
  if (metric === "blood_pressure") return "Máxima";
  if (metric === "mood" || metric === "energy") return "Valor (1 a 10)";
  return unit ? `Valor (${unit})` : "Valor";
}

function formatVolume(ml: number): string {
  if (ml < 1000) return `${formatDecimal(ml, 0)} ml`;
  // Portuguese uses the singular below two: "1,5 litro".
  return `${formatDecimal(ml / 1000, 2)} ${ml < 2000 ? "litro" : "litros"}`;
}

function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return whole === 1 ? "1 minuto" : `${whole} minutos`;
  const rest = whole % 60;
  return `${Math.floor(whole / 60)}h${rest === 0 ? "" : String(rest).padStart(2, "0")}`;
}
