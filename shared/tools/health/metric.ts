/** What can be tracked, as Postgres names it (domain §3). */
export const METRICS = ["weight", "water", "sleep", "exercise", "mood", "energy", "custom"] as const;

export type Metric = (typeof METRICS)[number];

/** pt-BR noun of each metric, without article; custom ones have the name the user gave them. */
export const METRIC_NOUNS: Record<Metric, string> = {
  weight: "peso",
  water: "água",
  sleep: "sono",
  exercise: "exercício",
  mood: "humor",
  energy: "energia",
  custom: "medida",
};
