import type { AREAS } from "./areas.ts";

/** What an area of life is called (domain §2). */
export const AREA_NAMES: Record<typeof AREAS[number], string> = {
  health: "saúde",
  mental_health: "saúde mental",
  finance: "finanças",
  relationships: "relacionamentos",
  career: "carreira",
  personal_growth: "crescimento pessoal",
  leisure: "lazer",
  spirituality: "espiritualidade",
};
