import { z } from "zod";
import { formatDecimal } from "../../writing/format-figures.ts";

/** What can be tracked, as Postgres names it. */
export const METRICS = [
  "weight",
  "water",
  "sleep",
  "exercise",
  "distance",
  "mood",
  "energy",
  "blood_pressure",
  "custom",
] as const;

type Metric = (typeof METRICS)[number];

/** pt-BR noun of each metric, without article; custom ones have the name the user gave them. */
export const METRIC_NOUNS: Record<Metric, string> = {
  weight: "peso",
  water: "água",
  sleep: "sono",
  exercise: "exercício",
  distance: "distância",
  mood: "humor",
  energy: "energia",
  blood_pressure: "pressão",
  custom: "medida",
};

/** pt-BR name of what is measured: "sono", or the user's own name of a custom metric. */
export function metricName(
  { metric, custom_name, person }: Pick<Measure, "metric" | "custom_name" | "person">,
): string {
  return `${custom_name ?? METRIC_NOUNS[metric]}${person ? ` (${person})` : ""}`;
}

/** A value in the metric's canonical unit (kg, ml, hours of sleep, minutes of exercise, km, 1–10, cmHg), as functions return it. */
export const measureSchema = z.object({
  metric: z.enum(METRICS),
  custom_name: z.string().nullish(),
  value: z.number(),
  /** The lower figure of a blood pressure. */
  value2: z.number().nullish(),
  unit: z.string().nullish(),
  note: z.string().nullish(),
  /** Whose it is; null for the user's own. */
  person: z.string().nullish(),
});

export type Measure = z.infer<typeof measureSchema>;

/** A stored tracking entry, as functions return it. */
export const entrySchema = measureSchema.extend({ id: z.string(), date: z.string() });

export type Entry = z.infer<typeof entrySchema>;

/** A measure as the object of a sentence: "seu peso de 81,4 kg", "peso de 54 kg (vó)", "2 litros de água", "98 mg/dL em “Glicemia”"; whose, if not the user's. */
export function describeMeasure(measure: Measure): string {
  return `${whatWasMeasured(measure)}${measure.person ? ` (${measure.person})` : ""}`;
}

function whatWasMeasured(measure: Measure): string {
  const value = formatMeasure(measure);
  const [your, yours] = measure.person ? ["", ""] : ["seu ", "sua "];
  switch (measure.metric) {
    case "weight":
      return `${your}peso de ${value}`;
    case "water":
      return `${value} de água`;
    case "sleep":
      return `${value} de sono`;
    case "exercise":
      return `${value} de exercício`;
    case "distance":
      return `${value} de distância`;
    case "mood":
      return `${your}humor em ${value}`;
    case "energy":
      return `${yours}energia em ${value}`;
    case "blood_pressure":
      return `${yours}pressão de ${value}`;
    case "custom":
      return `${value} em “${measure.custom_name ?? "medida"}”`;
  }
}

/** A canonical value as one says it: "81,4 kg", "2,5 litros", "7h30", "45 minutos", "7 de 10", "98 mg/dL", "12 por 8". */
export function formatMeasure({ metric, value, value2, unit }: Measure): string {
  switch (metric) {
    case "weight":
      return `${formatDecimal(value, 2)} kg`;
    case "water":
      return formatVolume(value);
    case "sleep":
      return formatMinutes(value * 60);
    case "exercise":
      return formatMinutes(value);
    case "distance":
      return `${formatDecimal(value, 2)} km`;
    case "mood":
    case "energy":
      return `${formatDecimal(value)} de 10`;
    case "blood_pressure":
      return typeof value2 === "number" ? `${formatDecimal(value)} por ${formatDecimal(value2)}` : formatDecimal(value);
    case "custom":
      return [formatDecimal(value, 2), unit].filter(Boolean).join(" ");
  }
}

function formatVolume(ml: number): string {
  if (ml < 1000) return `${formatDecimal(ml, 0)} ml`;
  // Portuguese counts in the singular up to, not including, two.
  return `${formatDecimal(ml / 1000, 2)} ${ml < 2000 ? "litro" : "litros"}`;
}

/** A length of time as one says it: "45 minutos", "7h30", "8h". */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return whole === 1 ? "1 minuto" : `${whole} minutos`;
  const rest = whole % 60;
  return `${Math.floor(whole / 60)}h${rest === 0 ? "" : String(rest).padStart(2, "0")}`;
}

/** A difference between two canonical values, signed and without judgement: "-1,2 kg", "+0h30" as "+30 minutos". */
export function formatChange(change: Measure): string {
  const size = { ...change, value: Math.abs(change.value) };
  const grade = change.metric === "mood" || change.metric === "energy";
  const text = grade ? `${formatDecimal(size.value)} ${size.value < 2 ? "ponto" : "pontos"}` : formatMeasure(size);
  return `${change.value < 0 ? "-" : "+"}${text}`;
}
