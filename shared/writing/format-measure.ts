import { formatDecimal } from "./format-figures.ts";

/** The metrics that can be tracked, as Postgres names them. */
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

export type Metric = (typeof METRICS)[number];

/** The Portuguese noun of each metric, without an article. A custom metric has the name that the person gave it. */
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

/** The Portuguese name of a metric: "sono", or the person's own name of a custom metric; "peso (vó)" if it is somebody else's. */
export function metricName(
  { metric, custom_name, person }: Pick<Measure, "metric" | "custom_name" | "person">,
): string {
  return `${custom_name ?? METRIC_NOUNS[metric]}${person ? ` (${person})` : ""}`;
}

/**
 * A measured value in the usual unit of its metric: kg, ml, hours of sleep, minutes of exercise, km, 1 to 10, cmHg.
 */
export interface Measure {
  metric: Metric;
  /** The person's own name of a custom metric. */
  custom_name?: string | null;
  value: number;
  /** For a blood pressure: its lower figure. */
  value2?: number | null;
  unit?: string | null;
  /** Who was measured; null if it is the person. */
  person?: string | null;
}

/** A measure inside a sentence: "seu peso de 81,4 kg", "peso de 54 kg (vó)", "2 litros de água", "98 mg/dL em “Glicemia”". */
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

/** A value in words: "81,4 kg", "2,5 litros", "7h30", "45 minutos", "7 de 10", "98 mg/dL", "12 por 8". */
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
      return [formatDecimal(value, 2), unit && unitFor(value, unit)].filter(Boolean).join(" ");
  }
}

/** The person's own unit for a value: "1 xícara" of "xícaras", "1,5 colher" of "colheres". "mg/dL" and "bpm" have one form. */
function unitFor(value: number, unit: string): string {
  if (Math.abs(value) >= 2 || value === 0) return unit;
  return unit.replace(
    /^\p{L}{4,}/u,
    (word) =>
      word.replace(/ões$/, "ão").replace(/([rz])es$/, "$1").replace(/^meses$/, "mês").replace(/([aeou])s$/, "$1"),
  );
}

function formatVolume(ml: number): string {
  if (ml < 1000) return `${formatDecimal(ml, 0)} ml`;
  // Portuguese uses the singular below two: "1,5 litro".
  return `${formatDecimal(ml / 1000, 2)} ${ml < 2000 ? "litro" : "litros"}`;
}

/** A duration in words: "45 minutos", "7h30", "8h". */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 60) return whole === 1 ? "1 minuto" : `${whole} minutos`;
  const rest = whole % 60;
  return `${Math.floor(whole / 60)}h${rest === 0 ? "" : String(rest).padStart(2, "0")}`;
}

/** A difference between two values, with its sign: "-1,2 kg", "+30 minutos", "-1 ponto". */
export function formatChange(change: Measure): string {
  const size = { ...change, value: Math.abs(change.value) };
  const isGrade = change.metric === "mood" || change.metric === "energy";
  const text = isGrade ? `${formatDecimal(size.value)} ${size.value < 2 ? "ponto" : "pontos"}` : formatMeasure(size);
  return `${change.value < 0 ? "-" : "+"}${text}`;
}

/** The size of a difference without its sign: "1,2 kg", "30 minutos", "1 ponto". */
export function formatDifference(change: Measure): string {
  return formatChange(change).slice(1);
}
