/** The areas of life a belief belongs to (domain §2). */
export const AREAS = [
  "health",
  "mental_health",
  "finance",
  "relationships",
  "career",
  "personal_growth",
  "leisure",
  "spirituality",
] as const;
