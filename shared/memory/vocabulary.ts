import { z } from "zod";

/** Kinds of knowledge items. */
export const ITEM_TYPES = ["fact", "preference", "memory", "insight", "person"] as const;

/** The areas of life. Every knowledge item belongs to one. */
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

/** The Portuguese name of each area of life. */
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

/** Fields of the user memory that a consolidation may change. */
const MEMORY_FIELDS = [
  "name",
  "age",
  "location",
  "occupation",
  "family_context",
  "current_goals",
  "current_challenges",
  "top_of_mind",
  "values",
  "communication_style",
  "learned_patterns",
] as const;

/** A text that Postgres can hold, of at most `max` characters. */
export function storedText(max: number) {
  return z.string().trim().refine(
    (text) => text !== "" && text.length <= max && text.isWellFormed() && !text.includes("\0"),
    { error: `até ${max} caracteres, não vazio, sem caracteres inválidos` },
  );
}

/** A change of the user memory: `set` a text, `add` to or `remove` from a list. */
export const memoryChangeSchema = z.object({
  field: z.enum(MEMORY_FIELDS),
  op: z.enum(["set", "add", "remove"]),
  value: storedText(1000),
});

export type MemoryChange = z.infer<typeof memoryChangeSchema>;
