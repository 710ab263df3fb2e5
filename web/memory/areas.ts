import { Brain, Briefcase, DollarSign, Heart, type LucideIcon, Sparkles, Sun, Target, Users } from "lucide-react";

export type Area =
  | "health"
  | "mental_health"
  | "finance"
  | "relationships"
  | "career"
  | "personal_growth"
  | "leisure"
  | "spirituality";

/** The areas of life, each with its name, icon and colour. The shades are those that can be seen on light and on dark. */
export const AREAS: Record<Area, { name: string; Icon: LucideIcon; color: string }> = {
  health: { name: "Saúde", Icon: Heart, color: "text-red-500" },
  mental_health: { name: "Saúde mental", Icon: Brain, color: "text-teal-600" },
  finance: { name: "Finanças", Icon: DollarSign, color: "text-green-600" },
  relationships: { name: "Relacionamentos", Icon: Users, color: "text-pink-500" },
  career: { name: "Carreira", Icon: Briefcase, color: "text-blue-500" },
  personal_growth: { name: "Crescimento pessoal", Icon: Target, color: "text-purple-500" },
  leisure: { name: "Lazer", Icon: Sparkles, color: "text-yellow-600" },
  spirituality: { name: "Espiritualidade", Icon: Sun, color: "text-indigo-500" },
};

export const AREA_KEYS = Object.keys(AREAS) as Area[];
